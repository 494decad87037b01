import { Type } from 'typebox';
import type { EndpointRow } from '../endpoints/endpoint.ts';
import {
  Format,
  alongRoute,
  apiKey,
  filtering,
  forSpreadsheet,
  limitUpTo,
  paging,
  placing,
  sortByField,
  spreadsheetHeader,
} from '../schema/parameters.ts';
import { Closed, OneOf, Text, listOf } from '../schema/values.ts';
import { DecodedReports } from './report.ts';
import { DeletedWeather, ForecastAt, ListedWeather, StationHistory, WeatherImport } from './station.ts';

const fileTime = {
  at: Type.Optional(Text('about when the reports are of, as in filters: their days have no month and no year; now without it')),
};

const DecodeQuery = Closed({ ...fileTime, ...apiKey });

const WeatherImportQuery = Closed({
  dryRun: Type.Optional(OneOf(['true', 'false'], 'true: only report what would be imported; default: false')),
  ...fileTime,
  ...apiKey,
});

/** Each item is two reports, decoded. */
const MOST_STATIONS = 50;
/** A page has this many without `limit`. */
export const USUAL_STATIONS = 25;

const WeatherListQuery = Closed(
  {
    stations: Type.Optional(
      Type.String({
        maxLength: 4_000,
        description: 'codes with commas between: stations, or any code of an aerodrome; each is answered, also without a report',
      }),
    ),
    ...filtering,
    ...placing,
    ...alongRoute,
    at: Type.Optional(Text('adds to each what its TAF says for that moment; as in filters')),
    ...paging,
    limit: limitUpTo(MOST_STATIONS, USUAL_STATIONS),
    format: Type.Optional(Format),
    ...forSpreadsheet,
    ...apiKey,
  },
  { ...sortByField },
);

const ForecastQuery = Closed({
  at: Type.Optional(Text('begin, as in filters; now without it')),
  to: Type.Optional(Text('end of the interval of worst; the begin without it')),
  ...apiKey,
});

const ofStation = { station: 'station, or any code of an aerodrome' };

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
    params: ofStation,
    reply: StationHistory,
  },
  getForecast: {
    address: 'GET /weather/{station}/at',
    summary:
      'What the TAF of a station says for a time: what prevails, what a BECMG is making of it, what is temporary, and the worst of an interval',
    access: 'open',
    params: ofStation,
    query: ForecastQuery,
    reply: ForecastAt,
  },
  getAirportMetar: {
    address: 'GET /airports/{id}/metar',
    summary: 'METAR of an airport in the last 24 hours as published, the newest first; an empty list where none is stored',
    access: 'open',
    params: { id: 'id, ICAO code, IATA code, local code, GPS code or identifier of the source' },
    reply: Type.Array(Type.String()),
  },
} as const satisfies Record<string, EndpointRow>;
