/** Routes answer countries, navaids and airlines; and airspaces and reporting points, whose lists are still empty. */
import type { CountryQuery } from '#core/countries/countries.ts';
import { listAnswer, type Handlers, listQuery, pageOf, sliceOfExport, bodyOr404, sliceOf, type Answer } from '../handlers.ts';
import type { Navaid } from '#contract/navaids/navaid.ts';
import type { Slice, ListQuery } from '#core/paging.ts';
import { routeHeaders, withPlaceAlong } from '../answers/along-route.ts';
import { bodiesAs } from '../answers/formats.ts';
import { tableFor } from '../answers/spreadsheet.ts';
import { ANONYMOUS_AIRLINE_LIMIT } from '#contract/airlines.ts';
import { DEFAULT_LIMIT } from '#contract/schema/parameters.ts';
import { endpoints } from '#contract/endpoints.ts';
import { whenUploaded } from '../uploaded-bytes.ts';

export const referenceRoutes = {
  listCountries: async ({ core, query }) => listAnswer(query, (slice) => core.countries.list(query as CountryQuery, slice)),
  getCountry: async ({ core, params }) => core.countries.get(params.countryId),
  async listNavaids({ core, caller, query }) {
    const list = listQuery({ core, caller, query });
    const listing = await core.navaids.listing(list);
    const { format } = query;
    const headers = routeHeaders(core, list);
    const withAlong = withPlaceAlong(core, list);
    if (format && format !== 'json')
      return {
        rows: bodiesAs(format, 'listNavaids', core.navaids.bodies(listing, sliceOfExport(query)), {
          table: tableFor(query),
          withAlong,
        }),
        headers,
      };
    if (!withAlong) return { ...listAnswer(query, (slice) => core.navaids.list(listing, slice)), headers };
    const items = (slice: Slice) =>
      [...core.navaids.bodies(listing, slice)].map((body) => withAlong(JSON.parse(body.toString()) as Navaid));
    return { ...listAnswer(query, (slice) => pageOf(listing.count, items(slice))), headers };
  },
  getNavaid: async ({ core, params, query }) => core.navaids.get(params.id, query),
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
