/** Lists in formats other than the JSON envelope: CSV (RFC 4180), newline-delimited JSON and GeoJSON (RFC 7946), written piece by piece. */
import type { Format } from '#contract/schema/parameters.ts';
import { Airport } from '#contract/airports/airport.ts';
import { Navaid } from '#contract/navaids/navaid.ts';
import { Notam, type NotamAnswer } from '#contract/notams/notam.ts';
import { forecastStationColumns, stationColumns, type ForecastSaid } from '#contract/weather/station-columns.ts';
import type { ListedWeather } from '#contract/weather/station.ts';
import { alongColumns, type Along } from '#contract/route/along.ts';
import { steadyMs } from '#core/platform/clock.ts';
import { turn } from '#core/platform/slices.ts';
import type { Decoded } from '#contract/notams/decoded.ts';
import { csvRow, type TableFor } from '#core/text/csv.ts';
import { pointInWkt, wktOf, type Coordinates } from '#domain/wkt.ts';

export type Rows = { contentType: string; chunks: AsyncIterable<string> };
type Streamed = Exclude<Format, 'json'>;

/** The columns of a table are the contract's fields. */
const columns = {
  listAirports: Object.keys(Airport.properties),
  listNavaids: Object.keys(Navaid.properties),
  listNotams: Object.keys(Notam.properties),
};

type WeatherColumns = Readonly<Record<string, (row: ListedWeather) => string | number | null | undefined>>;

/** Columns of what a TAF may say, under a first word of their own. */
const forecastColumns = (word: string, stateOf: (row: ListedWeather) => ForecastSaid | null | undefined): WeatherColumns =>
  Object.fromEntries(
    Object.entries(forecastStationColumns).map(([name, { read }]) => [
      `${word}${name.charAt(0).toUpperCase()}${name.slice(1)}`,
      (row) => {
        const state = stateOf(row);
        return state && read(state);
      },
    ]),
  );

/** A table has these of a station; what else is decoded is in the other formats. */
const weatherColumns: WeatherColumns = {
  station: ({ station }) => station,
  aerodromeId: ({ aerodromeId }) => aerodromeId,
  latitude: ({ latitude }) => latitude,
  longitude: ({ longitude }) => longitude,
  distanceNm: ({ distanceNm }) => distanceNm,
  observedAt: ({ metar }) => metar?.observedAt,
  metarAge: ({ ages }) => ages.metar,
  metarMinutes: ({ ages }) => ages.metarMinutes,
  category: ({ category }) => category,
  ...Object.fromEntries(
    Object.entries(stationColumns).map(([name, { read }]) => [name, ({ metar }: ListedWeather) => metar?.decoded && read(metar.decoded)]),
  ),
  metar: ({ metar }) => metar?.raw,
  tafAge: ({ ages }) => ages.taf,
  validFrom: ({ taf }) => taf?.validFrom,
  validTo: ({ taf }) => taf?.validTo,
  ...forecastColumns('taf', ({ taf }) => taf?.decoded),
  taf: ({ taf }) => taf?.raw,
};

/** The TAF says for the moment in question what prevails, and the worst of it. */
const columnsAtMoment: WeatherColumns = {
  ...forecastColumns('forecast', ({ forecast }) => forecast?.prevailing),
  worstCeilingFt: ({ forecast }) => forecast?.worst?.ceilingFt?.value,
  worstVisibilityMetres: ({ forecast }) => forecast?.worst?.visibilityMetres?.value,
  worstGustKt: ({ forecast }) => forecast?.worst?.gustKt?.value,
};

/** Writes stations, each decoded when its line is written. `isAt` means that the query has a moment. */
export function weatherAs(
  format: Streamed,
  stations: Iterable<ListedWeather>,
  { isAlong, isAt, table }: { isAlong: boolean; isAt: boolean; table: TableFor },
): Rows {
  const shown = { ...weatherColumns, ...(isAt && columnsAtMoment) };
  const cells = (row: ListedWeather) => ({
    ...Object.fromEntries(Object.entries(shown).map(([name, read]) => [name, read(row)])),
    ...(row.along && { along: row.along }),
  });
  const lines: Record<Streamed, () => Iterable<string>> = {
    csv: () => csv([...Object.keys(shown), ...(isAlong ? alongColumns : [])], Iterator.from(stations).map(cells), table),
    ndjson: () => ndjson(stations),
    geojson: () =>
      geojson(
        Iterator.from(stations).map((row) => feature(row.station, pointAt(row.longitude, row.latitude), { id: row.station, ...row })),
      ),
  };
  return { contentType: types[format], chunks: inChunks(lines[format]()) };
}

const types: Record<Streamed, string> = {
  csv: 'text/csv; charset=utf-8; header=present',
  ndjson: 'application/x-ndjson; charset=utf-8',
  geojson: 'application/geo+json; charset=utf-8',
};
/** A chunk is sent after so much work, or when it is so long, so that other requests are answered between two. */
const CHUNK_MS = 3;
const CHUNK_LENGTH = 65_536;

/** Airports or navaids by their stored bytes; `added` are members after those of the contract that a table has columns of. */
export function bodiesAs(
  format: Streamed,
  name: 'listAirports' | 'listNavaids',
  bodies: Iterable<Buffer>,
  { table, added = [], withAlong }: { table: TableFor; added?: readonly string[]; withAlong?: ((row: Placed) => Placed) | undefined },
): Rows {
  const texts = Iterator.from(bodies).map((body) => body.toString());
  const rowOf = (text: string): Placed => {
    const row = JSON.parse(text) as Placed;
    return withAlong ? withAlong(row) : row;
  };
  const lines: Record<Streamed, () => Iterable<string>> = {
    csv: () => csv([...columns[name], ...added, ...(withAlong ? alongColumns : [])], texts.map(rowOf), table),
    ndjson: () => (withAlong ? ndjson(texts.map(rowOf)) : texts.map((text) => `${text}\n`)),
    geojson: () =>
      geojson(
        texts.map((text) => {
          const row = rowOf(text);
          // The stored text is sent as it is: writing the row again takes a sixth of the export.
          return feature(row.id, pointAt(row.longitude, row.latitude), withAlong ? row : text);
        }),
      ),
  };
  return { contentType: types[format], chunks: inChunks(lines[format]()) };
}

type Placed = { id: string; latitude: number | null; longitude: number | null; along?: Along };

const pointAt = (longitude: number | null, latitude: number | null): object | null =>
  longitude === null || latitude === null ? null : { type: 'Point', coordinates: [longitude, latitude] };

/** NOTAMs; a table of decoded ones has separate columns for them, and so has one of places along a route. */
export function notamsAs(
  format: Streamed,
  notams: Iterable<NotamAnswer>,
  { isDecoded, isAlong, table }: { isDecoded: boolean; isAlong: boolean; table: TableFor },
): Rows {
  const lines: Record<Streamed, () => Iterable<string>> = {
    csv: () =>
      csv(
        [...columns.listNotams, ...(isDecoded ? decodedColumns : []), ...(isAlong ? alongColumns : [])],
        isDecoded ? Iterator.from(notams).map(withDecodedCells) : notams,
        table,
      ),
    ndjson: () => ndjson(notams),
    geojson: () => geojson(Iterator.from(notams).map((row) => feature(row.id, geometryOf(row), row))),
  };
  return { contentType: types[format], chunks: inChunks(lines[format]()) };
}

/** A chunk is a piece of work that others wait for, and after each they have their turn. */
async function* inChunks(lines: Iterable<string>): AsyncIterable<string> {
  let chunk = '';
  let begin = steadyMs();
  for (const line of lines) {
    chunk += line;
    if (chunk.length < CHUNK_LENGTH && steadyMs() - begin < CHUNK_MS) continue;
    yield chunk;
    await turn();
    chunk = '';
    begin = steadyMs();
  }
  yield chunk;
}

/** What is along a route is a part of each row, and has separate columns. */
function* csv(fields: readonly string[], rows: Iterable<{ along?: Along }>, table: TableFor): Iterable<string> {
  yield csvRow(fields, table);
  for (const row of rows) {
    const cells = (row.along ? { ...row, ...row.along } : row) as Record<string, string | number | boolean | null>;
    yield csvRow(
      fields.map((field) => cells[field]),
      table,
    );
  }
}

function* ndjson(rows: Iterable<object>): Iterable<string> {
  for (const row of rows) yield `${JSON.stringify(row)}\n`;
}

/** Returns the area of a decoded NOTAM, else a position. */
function geometryOf(row: NotamAnswer): object | null {
  const { decoded } = row;
  // A whole region is at no point, although its NOTAM may come with one.
  if (decoded?.geometry || decoded?.geometrySource === 'wholeRegion') return decoded.geometry;
  const { latitude, longitude } = pointInWkt(row.mapPointer);
  return latitude === null ? null : { type: 'Point', coordinates: [longitude, latitude] };
}

/** `properties` is an object, or its JSON. */
const feature = (id: string, geometry: object | null, properties: object | string): string =>
  `{"type":"Feature","id":${JSON.stringify(id)},"geometry":${JSON.stringify(geometry)},"properties":${typeof properties === 'string' ? properties : JSON.stringify(properties)}}`;

function* geojson(features: Iterable<string>): Iterable<string> {
  yield '{"type":"FeatureCollection","features":[';
  let comma = '';
  for (const one of features) {
    yield `${comma}\n${one}`;
    comma = ',';
  }
  yield '\n]}\n';
}

/** A decoded NOTAM becomes the cells of a table: flat, named, and with its area as WKT (longitude latitude, WGS 84 decimal degrees). */
type Cell = string | number | boolean | null;

const cellOf: Record<string, (decoded: Decoded) => Cell> = {
  status: ({ status }) => status,
  isInSchedule: ({ isInSchedule }) => isInSchedule,
  category: ({ category }) => category,
  severity: ({ severity }) => severity,
  headline: ({ headline }) => headline,
  lowerLimit: ({ lowerLimit }) => lowerLimit,
  upperLimit: ({ upperLimit }) => upperLimit,
  lowerFl: ({ lowerFl }) => lowerFl,
  upperFl: ({ upperFl }) => upperFl,
  area: ({ geometry }) => (geometry === null ? null : wktOf(geometry as { type: string; coordinates: Coordinates })),
  areaSource: ({ geometrySource }) => geometrySource,
};

const decodedColumns = Object.keys(cellOf);

/** A row with a member for each of these columns; unknown is null. */
const withDecodedCells = ({ decoded, ...notam }: NotamAnswer): Omit<NotamAnswer, 'decoded'> => ({
  ...notam,
  ...Object.fromEntries(Object.entries(cellOf).map(([name, read]) => [name, decoded ? read(decoded) : null])),
});
