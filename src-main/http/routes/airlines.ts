/** Airlines; and airspaces and reporting points, of which nothing is stored yet. */
import { ANONYMOUS_AIRLINE_LIMIT } from '#contract/airlines.ts';
import { DEFAULT_LIMIT } from '#contract/schema/parameters.ts';
import type { ListQuery } from '#core/paging.ts';
import { endpoints } from '#contract/endpoints.ts';
import { whenUploaded } from '../uploaded-bytes.ts';
import { bodyOr404, listAnswer, sliceOf, type Answer, type Handlers } from '../handlers.ts';

export const airlineRoutes = {
  listAirlines: async ({ core, caller, query }) =>
    listAnswer(caller ? query : { ...query, limit: Math.min(query.limit ?? DEFAULT_LIMIT, ANONYMOUS_AIRLINE_LIMIT) }, (slice) =>
      core.airlines.list(query as ListQuery, slice),
    ),
  getAirline: async ({ core, params }) => bodyOr404(core.airlines.get(params.airlineId)),
  async importAirlines({ core, query: { name = 'upload' }, upload }) {
    return {
      body: await whenUploaded(upload, endpoints.importAirlines.upload.maxBytes, async (send) => core.importAirlines(await send(), name)),
    };
  },
  listAirspaces: async ({ query }) => nothing(query),
  getAirspace: async () => undefined,
  listReportingPoints: async ({ query }) => nothing(query),
  getReportingPoint: async () => undefined,
} satisfies Partial<Handlers>;

const nothing = (query: Parameters<typeof sliceOf>[0]): Answer<{ count: number; totalCount: number; items: never[] }> => ({
  body: { count: 0, totalCount: 0, items: [] },
  list: { ...sliceOf(query), totalCount: 0 },
});
