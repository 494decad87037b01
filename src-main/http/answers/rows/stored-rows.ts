/**
 * Rows that are stored as JSON bytes, as newline-delimited JSON, CSV (RFC 4180) or GeoJSON (RFC 7946), without being parsed. Promise: the same bytes as from
 * the parsed rows. The bodies are compact JSON objects, and no member inside another has the name of a column.
 */
import { Chunk } from './chunk.ts';

type Write = (chunk: Chunk, body: Buffer, isFirst: boolean) => void;
/** `most`: bytes that a body of so many may become. */
export type Writer = { head: string; tail: string; write: Write; most: (bytes: number) => number };

const codeOf = (letter: string): number => letter.charCodeAt(0);
const [QUOTE, BACKSLASH, COLON, COMMA, OBJECT_END] = [codeOf('"'), codeOf('\\'), codeOf(':'), codeOf(','), codeOf('}')];
const [NEWLINE, RETURN, N] = [codeOf('\n'), codeOf('\r'), codeOf('n')];
const NULL_LENGTH = 4;

export const ndjsonWriter: Writer = {
  head: '',
  tail: '',
  most: (bytes) => bytes + 1,
  write(chunk, body) {
    chunk.copy(body, 0, body.length);
    chunk.byte(NEWLINE);
  },
};

const [ID, LATITUDE, LONGITUDE] = ['{"id":"', '"latitude":', '"longitude":'].map((text) => Buffer.from(text)) as [Buffer, Buffer, Buffer];
const FEATURE = Buffer.from('{"type":"Feature","id":"');
const POINT = Buffer.from(',"geometry":{"type":"Point","coordinates":[');
const POINT_END = Buffer.from(']}');
const [NO_POINT, PROPERTIES] = [Buffer.from(',"geometry":null'), Buffer.from(',"properties":')];

export const geojsonWriter: Writer = {
  head: '{"type":"FeatureCollection","features":[',
  tail: '\n]}\n',
  most: (bytes) => 2 * bytes + 200,
  write(chunk, body, isFirst) {
    if (!isFirst) chunk.byte(COMMA);
    chunk.byte(NEWLINE);
    chunk.copy(FEATURE);
    chunk.copy(body, ID.length, endOfText(body, ID.length) + 1);
    const [latitude, longitude] = [valueAt(body, LATITUDE), valueAt(body, LONGITUDE)];
    if (isNull(body, latitude) || isNull(body, longitude)) chunk.copy(NO_POINT);
    else {
      chunk.copy(POINT);
      chunk.copy(body, longitude, endOfBare(body, longitude));
      chunk.byte(COMMA);
      chunk.copy(body, latitude, endOfBare(body, latitude));
      chunk.copy(POINT_END);
    }
    chunk.copy(PROPERTIES);
    chunk.copy(body);
    chunk.byte(OBJECT_END);
  },
};

/** A name with its quotes and colon is in no text: a quote in a text has a backslash before it. */
function valueAt(body: Buffer, name: Buffer): number {
  const found = body.indexOf(name);
  return found < 0 ? -1 : found + name.length;
}
const isNull = (body: Buffer, at: number): boolean => at < 0 || body[at] === N;

/** Where the quote of a text is that begins at `from`. */
function endOfText(body: Buffer, from: number): number {
  let at = from;
  while (body[at] !== QUOTE) at += body[at] === BACKSLASH ? 2 : 1;
  return at;
}

/** Where a number, `null`, `true` or `false` ends. */
function endOfBare(body: Buffer, from: number): number {
  let at = from;
  while (body[at] !== COMMA && body[at] !== OBJECT_END) at++;
  return at;
}

/** `columns` are the members of each body, in its order. */
export function csvWriter(columns: readonly string[]): Writer {
  const lengths = columns.map((column) => Buffer.byteLength(`"${column}":`));
  return {
    head: `${columns.join(',')}\r\n`,
    tail: '',
    most: (bytes) => 2 * bytes + 2 * columns.length + 2,
    write(chunk, body, isFirst) {
      // All were written by one program, so that the names of the others have the same lengths.
      if (isFirst) checkColumns(body, columns);
      let at = 1;
      for (let index = 0; index < lengths.length; index++) {
        if (index > 0) chunk.byte(COMMA);
        at += lengths[index] as number;
        if (body[at - 1] !== COLON) throw new Error(`a stored row has no ${columns[index]} where it was expected`);
        at = writeCell(chunk, body, at) + 1;
      }
      chunk.byte(RETURN);
      chunk.byte(NEWLINE);
    },
  };
}

function checkColumns(body: Buffer, columns: readonly string[]): void {
  const names = Object.keys(JSON.parse(body.toString()) as object);
  if (columns.some((column, index) => names[index] !== column))
    throw new Error(`a stored row has ${names.join(', ')}, and not ${columns.join(', ')}`);
}

/** Returns where the value ends. Unknown is an empty cell. Byte by byte, each looked at once: most values are short. */
function writeCell(chunk: Chunk, body: Buffer, from: number): number {
  const { buffer, length } = chunk;
  let [at, to] = [from, length];
  let byte = body[at] as number;
  if (byte === N) return from + NULL_LENGTH;
  if (byte !== QUOTE) {
    for (; byte !== COMMA && byte !== OBJECT_END; byte = body[++at] as number) buffer[to++] = byte;
    chunk.length = to;
    return at;
  }
  let isPlain = true;
  for (byte = body[++at] as number; byte !== QUOTE; byte = body[++at] as number) {
    if (byte === BACKSLASH) return writeEscaped(chunk, body, from);
    if (byte === COMMA) isPlain = false;
    buffer[to++] = byte;
  }
  if (isPlain) chunk.length = to;
  else chunk.copy(body, from, at + 1);
  return at + 1;
}

function writeEscaped(chunk: Chunk, body: Buffer, from: number): number {
  const end = endOfText(body, from + 1) + 1;
  chunk.text(csvCell(JSON.parse(body.toString('utf8', from, end)) as string));
  return end;
}

/** Unknown is an empty cell. */
export function csvCell(value: string | number | boolean | null | undefined): string {
  const text = value === null || value === undefined ? '' : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Pieces of bounded length, of whole rows. */
export function* written({ head, tail, write, most }: Writer, bodies: Iterable<Buffer>): Iterable<Buffer> {
  let chunk = new Chunk(head.length);
  chunk.text(head);
  let isFirst = true;
  for (const body of bodies) {
    if (!chunk.hasRoom(most(body.length))) {
      yield chunk.bytes();
      chunk = new Chunk(most(body.length));
    }
    write(chunk, body, isFirst);
    isFirst = false;
  }
  if (!chunk.hasRoom(tail.length)) {
    yield chunk.bytes();
    chunk = new Chunk(tail.length);
  }
  chunk.text(tail);
  yield chunk.bytes();
}
