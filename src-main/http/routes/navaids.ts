/** Navaids: lists, and one of them. */
import { routeHeaders } from '../answers/along-route.ts';
import { bodiesAs } from '../answers/formats.ts';
import { listAnswer, listQuery, sliceOfExport, type Handlers } from '../handlers.ts';

export const navaidRoutes = {
  async listNavaids({ core, caller, query }) {
    const asked = listQuery({ core, caller, query });
    const listing = await core.navaids.listing(asked);
    const { format } = query;
    const headers = routeHeaders(core, asked);
    if (!format || format === 'json') return { ...listAnswer(query, (slice) => core.navaids.list(asked, slice, listing)), headers };
    return { rows: bodiesAs(format, 'listNavaids', core.navaids.bodies(asked, sliceOfExport(query), listing)), headers };
  },
  getNavaid: async ({ core, params, query }) => core.navaids.get(params.id, query),
} satisfies Partial<Handlers>;
