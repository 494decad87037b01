import { endpoints } from '#contract/endpoints.ts';
import { USUAL_STATIONS } from '#contract/weather/endpoints.ts';
import type { ListedWeather } from '#contract/weather/station.ts';
import type { Slice } from '#core/paging.ts';
import { routeHeaders, withPlaceAlong } from '../answers/along-route.ts';
import { weatherAs } from '../answers/formats.ts';
import { tableFor } from '../answers/spreadsheet.ts';
import { Refusal } from '#core/refusal.ts';
import { reason } from '#core/reasons/reason.ts';
import { bodyOr404, listAnswer, listQuery, pageOf, sliceOf, sliceOfExport, type Handlers } from '../handlers.ts';
import { whenUploaded } from '../uploaded-bytes.ts';
import { gathered } from '#core/platform/slices.ts';

export const weatherRoutes = {
  async decodeWeather({ core, caller, query, upload }) {
    const about = { by: caller ? 'user' : 'stranger', at: query.at } as const;
    return { body: await whenUploaded(upload, endpoints.decodeWeather.upload.maxBytes, (send) => core.weather.decode(send, about)) };
  },
  async importWeather({ core, query, upload }) {
    const about = { isDryRun: query.dryRun === 'true', at: query.at };
    return { body: await whenUploaded(upload, endpoints.importWeather.upload.maxBytes, (send) => core.weather.import([send], about)) };
  },
  async listWeather({ core, caller, query }) {
    const { format, limit = USUAL_STATIONS } = query;
    const list = listQuery({ core, caller, query });
    const listing = await core.weather.listing(list);
    const headers = routeHeaders(core, list);
    const withAlong = withPlaceAlong(core, list);
    const items = (slice: Slice): IteratorObject<ListedWeather> => {
      const stations = Iterator.from(core.weather.list(listing, slice));
      return withAlong ? stations.map(withAlong) : stations;
    };
    if (format && format !== 'json')
      return {
        rows: weatherAs(format, items(sliceOfExport(query)), {
          table: tableFor(query),
          isAlong: withAlong !== undefined,
          isAt: query.at !== undefined,
        }),
        headers,
      };
    const paged = { ...query, limit };
    const found = await gathered(items(sliceOf(paged)));
    return { ...listAnswer(paged, () => pageOf(listing.count, found)), headers };
  },
  deleteWeather: async ({ core }) => ({ body: { deleted: core.weather.clear() } }),
  getStationWeather: async ({ core, params }) => ofStation(params.station, core.weather.station(params.station)),
  getForecast: async ({ core, params, query }) => ofStation(params.station, core.weather.at(params.station, query)),
  getAirportMetar: async ({ core, params }) => bodyOr404(core.weather.ofAirport(params.id)),
} satisfies Partial<Handlers>;

function ofStation<T>(station: string, body: T | undefined): { body: T } {
  if (body === undefined) throw new Refusal('notFound', { reasons: [reason('stationUnknown', { station })] });
  return { body };
}
