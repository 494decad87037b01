/** Lists in formats other than the JSON envelope: CSV (RFC 4180), newline-delimited JSON and GeoJSON (RFC 7946), written row by row. */
import { setImmediate } from 'node:timers/promises';
import type { Format } from '#contract/schema/parameters.ts';
import { Airport, type ListedAirport } from '#contract/airports/airport.ts';
import { Navaid } from '#contract/navaids/navaid.ts';
import { Notam, type NotamAnswer } from '#contract/notams/notam.ts';
import { steadyMs } from '#core/platform/clock.ts';
import { decodedColumns, withDecodedCells } from './notam-columns.ts';

export type Rows = { contentType: string; chunks: AsyncIterable<string> };

type Exported = { listAirports: ListedAirport; listNavaids: Navaid; listNotams: NotamAnswer };

/** The columns of a table: the contract's fields. */
const columns = {
  listAirports: Object.keys(Airport.properties),
  listNavaids: Object.keys(Navaid.properties),
  listNotams: Object.keys(Notam.properties),
};

const CSV_TYPE = 'text/csv; charset=utf-8; header=present';
/** Longest work on one chunk, and its length. */
const CHUNK_MS = 3;
const CHUNK_LENGTH = 65_536;

export function rowsAs<Name extends keyof Exported>(format: Exclude<Format, 'json'>, name: Name, rows: Iterable<Exported[Name]>): Rows {
  if (format === 'csv') return { contentType: CSV_TYPE, chunks: inChunks(csv(columns[name], rows)) };
  if (format === 'ndjson') return { contentType: 'application/x-ndjson; charset=utf-8', chunks: inChunks(ndjson(rows)) };
  return { contentType: 'application/geo+json; charset=utf-8', chunks: inChunks(geojson(rows)) };
}

/** Airports as a table that has the code that each is called by as well. */
export const calledRowsAs = (airports: Iterable<ListedAirport>): Rows => ({
  contentType: CSV_TYPE,
  chunks: inChunks(csv([...columns.listAirports, 'code'], airports)),
});

/** Decoded NOTAMs in the same formats; a table has separate columns for them. */
export function decodedRowsAs(format: Exclude<Format, 'json'>, notams: Iterable<NotamAnswer>): Rows {
  if (format !== 'csv') return rowsAs(format, 'listNotams', notams);
  const cells = Iterator.from(notams).map(withDecodedCells);
  return { contentType: CSV_TYPE, chunks: inChunks(csv([...columns.listNotams, ...decodedColumns], cells)) };
}

/** A chunk is a piece of work that others wait for, and behind each they have their turn. */
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

let last: Promise<unknown> = Promise.resolve();

/** The next turn of the loop that no other export has: however many there are, others wait for one chunk only. */
function turn(): Promise<unknown> {
  last = last.then(() => setImmediate());
  return last;
}

function* csv(fields: readonly string[], rows: Iterable<object>): Iterable<string> {
  yield `${fields.join(',')}\r\n`;
  for (const row of rows)
    yield `${fields.map((field) => cell((row as Record<string, string | number | boolean | null>)[field])).join(',')}\r\n`;
}

/** Unknown is an empty cell. */
function cell(value: string | number | boolean | null | undefined): string {
  const text = value === null || value === undefined ? '' : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function* ndjson(rows: Iterable<object>): Iterable<string> {
  for (const row of rows) yield `${JSON.stringify(row)}\n`;
}

/** The area of a decoded NOTAM, else a position. */
function geometryOf(row: Exported[keyof Exported]): object | null {
  const decoded = 'decoded' in row ? row.decoded : undefined;
  // A whole region is at no point, although its NOTAM may come with one.
  if (decoded?.geometry || decoded?.geometrySource === 'wholeRegion') return decoded.geometry;
  const position = 'latitude' in row ? [row.longitude, row.latitude] : pointOf(row.mapPointer);
  return position && typeof position[0] === 'number' && typeof position[1] === 'number' ? { type: 'Point', coordinates: position } : null;
}

function* geojson(rows: Iterable<Exported[keyof Exported]>): Iterable<string> {
  yield '{"type":"FeatureCollection","features":[';
  let comma = '';
  for (const row of rows) {
    yield `${comma}\n${JSON.stringify({ type: 'Feature', id: row.id, geometry: geometryOf(row), properties: row })}`;
    comma = ',';
  }
  yield '\n]}\n';
}

const point = /^POINT ?\((-?\d+(?:\.\d+)?) (-?\d+(?:\.\d+)?)\)$/;

/** `[longitude, latitude]` of a WKT point; a NOTAM without one has no geometry rather than a wrong one. */
function pointOf(wkt: string | null): [number, number] | undefined {
  const found = wkt === null ? null : point.exec(wkt);
  return found ? [Number(found[1]), Number(found[2])] : undefined;
}
