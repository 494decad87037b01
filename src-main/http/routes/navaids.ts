/** Navaids: lists, and one of them. */
import type { Navaid } from '#contract/navaids/navaid.ts';
import type { Slice } from '#core/paging.ts';
import { routeHeaders, withPlaceAlong } from '../answers/along-route.ts';
import { bodiesAs } from '../answers/formats.ts';
import { listAnswer, listQuery, pageOf, sliceOfExport, type Handlers } from '../handlers.ts';

export const navaidRoutes = {
  async listNavaids({ core, caller, query }) {
    const asked = listQuery({ core, caller, query });
    const listing = await core.navaids.listing(asked);
    const { format } = query;
    const headers = routeHeaders(core, asked);
    const withAlong = withPlaceAlong(core, asked);
    if (format && format !== 'json')
      return { rows: bodiesAs(format, 'listNavaids', core.navaids.bodies(asked, sliceOfExport(query), listing), { withAlong }), headers };
    if (!withAlong) return { ...listAnswer(query, (slice) => core.navaids.list(asked, slice, listing)), headers };
    const items = (slice: Slice) =>
      [...core.navaids.bodies(asked, slice, listing)].map((body) => withAlong(JSON.parse(body.toString()) as Navaid));
    return { ...listAnswer(query, (slice) => pageOf(listing.count, items(slice))), headers };
  },
  getNavaid: async ({ core, params, query }) => core.navaids.get(params.id, query),
} satisfies Partial<Handlers>;
