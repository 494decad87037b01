/** METAR and TAF. */
import { endpoints } from '#contract/endpoints.ts';
import { weatherAs } from '../answers/formats.ts';
import { bodyOr404, listAnswer, pageOf, sliceOfExport, type Handlers } from '../handlers.ts';
import { whenUploaded } from '../uploaded-bytes.ts';

/** Items of a page without `limit`. */
const STATIONS = 25;

export const weatherRoutes = {
  async decodeWeather({ core, caller, query, upload }) {
    const about = { by: caller ? 'user' : 'stranger', at: query.at } as const;
    return { body: await whenUploaded(upload, endpoints.decodeWeather.upload.maxBytes, (send) => core.weather.decode(send, about)) };
  },
  async importWeather({ core, query, upload }) {
    const about = { isDryRun: query.dryRun === 'true', at: query.at };
    return { body: await whenUploaded(upload, endpoints.importWeather.upload.maxBytes, (send) => core.weather.import(send, about)) };
  },
  async listWeather({ core, query }) {
    const { format } = query;
    if (format && format !== 'json') return { rows: weatherAs(format, core.weather.list(query, sliceOfExport(query)).items) };
    return listAnswer({ ...query, limit: query.limit ?? STATIONS }, (slice) => {
      const { items, totalCount } = core.weather.list(query, slice);
      return pageOf(totalCount, [...items]);
    });
  },
  deleteWeather: async ({ core }) => ({ body: { deleted: core.weather.clear() } }),
  getStationWeather: async ({ core, params }) => bodyOr404(core.weather.station(params.station)),
  getForecast: async ({ core, params, query }) => bodyOr404(core.weather.at(params.station, query)),
  getAirportMetar: async ({ core, params }) => bodyOr404(core.weather.ofAirport(params.id)),
} satisfies Partial<Handlers>;
