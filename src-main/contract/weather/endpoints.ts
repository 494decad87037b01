import { Type } from 'typebox';
import { type EndpointRow, key } from '../endpoints/endpoint.ts';
import { spreadsheetHeader } from '../schema/parameters.ts';
import { listOf } from '../schema/values.ts';
import { DecodeQuery, ForecastQuery, WeatherImportQuery, WeatherListQuery } from './queries.ts';
import { DecodedReports } from './report.ts';
import { DeletedWeather, ForecastAt, ListedWeather, StationHistory, WeatherImport } from './station.ts';

const stationKey = key('station', 'station, or any code of an aerodrome');

export const weatherEndpoints = {
  decodeWeather: {
    address: 'POST /weather/decode',
    summary: 'METAR, SPECI and TAF of a text, sent as the body, decoded; nothing is stored',
    access: 'open',
    storesNothing: true,
    query: DecodeQuery,
    upload: { maxBytes: 1_000_000 },
    reply: DecodedReports,
  },
  importWeather: {
    address: 'POST /weather/import',
    summary:
      'Store METAR and TAF of a file, sent as the body: text, CSV, XML or JSON, also gzip; dryRun=true only reports what would be stored',
    access: 'key',
    storesNothing: { query: { dryRun: 'true' } },
    query: WeatherImportQuery,
    upload: { maxBytes: 20_000_000 },
    reply: WeatherImport,
  },
  listWeather: {
    address: 'GET /weather',
    summary: 'The newest METAR and TAF of stations, decoded, with their age: of those named, near a point, in a box, or all',
    access: 'open',
    query: WeatherListQuery,
    headers: spreadsheetHeader,
    reply: listOf(ListedWeather),
  },
  deleteWeather: {
    address: 'DELETE /weather',
    summary: 'Delete every METAR and TAF',
    access: 'owner',
    reply: DeletedWeather,
  },
  getStationWeather: {
    address: 'GET /weather/{station}',
    summary: 'The newest METAR and TAF of a station, decoded, with their age, and its METAR of the last 24 hours',
    access: 'open',
    params: stationKey,
    reply: StationHistory,
  },
  getForecast: {
    address: 'GET /weather/{station}/at',
    summary:
      'What the TAF of a station says for a time: what prevails, what a BECMG is making of it, what is temporary, and the worst of an interval',
    access: 'open',
    params: stationKey,
    query: ForecastQuery,
    reply: ForecastAt,
  },
  getAirportMetar: {
    address: 'GET /airports/{id}/metar',
    summary: 'METAR of an airport in the last 24 hours as published, the newest first; an empty list where none is stored',
    access: 'open',
    params: key('id', 'id, ICAO code, IATA code, local code, GPS code or identifier of the source'),
    reply: Type.Array(Type.String()),
  },
} as const satisfies Record<string, EndpointRow>;
