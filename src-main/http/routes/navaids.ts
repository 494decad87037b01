/** Navaids: lists, and one of them. */
import { routeHeaders } from '../answers/along-route.ts';
import { bodiesAs } from '../answers/formats.ts';
import { after, listAnswer, listQuery, sliceOfExport, type Handlers } from '../handlers.ts';

export const navaidRoutes = {
  listNavaids({ core, caller, query }) {
    const asked = listQuery({ core, caller, query });
    const { format } = query;
    return after(core.navaids.listing(asked), (listing) =>
      format && format !== 'json'
        ? {
            rows: bodiesAs(format, 'listNavaids', core.navaids.bodies(asked, sliceOfExport(query), listing)),
            headers: routeHeaders(core, asked),
          }
        : { ...listAnswer(query, (slice) => core.navaids.list(asked, slice, listing)), headers: routeHeaders(core, asked) },
    );
  },
  getNavaid: ({ core, params, query }) => core.navaids.get(params.id, query),
} satisfies Partial<Handlers>;
