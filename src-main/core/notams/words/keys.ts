/** What NOTAMs are ordered by by default, as numbers, and as stored of the rows of a segment. */
import { SEGMENT } from './layout.ts';
import { millisecondsOf } from './moments.ts';

const uuid = /^([\da-f]{8})-([\da-f]{4})-/;

/** Numbers in the order of the texts, seconds since 1970 and the first 12 figures of the id; NaN where they say nothing of it. A NOTAM without a date is the earliest. */
export function keysOf(issueDate: string | null, id: string): [issued: number, id: number] {
  const [, first = '', second = ''] = uuid.exec(id) ?? [];
  return [issuedOf(issueDate), first === '' ? Number.NaN : Number.parseInt(first + second, 16)];
}

function issuedOf(issueDate: string | null): number {
  if (issueDate === null) return -Infinity;
  const seconds = millisecondsOf(issueDate) / 1_000;
  return Number.isInteger(seconds) && seconds >= 0 && seconds <= MOST_SECONDS ? seconds : Number.NaN;
}

/** As stored: without a date; of which the date says nothing; else seconds behind these two. */
const [NO_DATE, UNKNOWN, FROM] = [0, 1, 2];
const MOST_SECONDS = 2 ** 32 - 1 - FROM;
/** Of the first eight figures and of the next four: of an id that says nothing. */
const [NO_ID, NO_REST] = [2 ** 32 - 1, 2 ** 16 - 1];
const REST = 2 ** 16;

const [ID_AT, REST_AT, BYTES] = [4 * SEGMENT, 8 * SEGMENT, 10 * SEGMENT];

const arraysOf = (buffer: ArrayBufferLike, from: number) => ({
  issued: new Uint32Array(buffer, from, SEGMENT),
  ids: new Uint32Array(buffer, from + ID_AT, SEGMENT),
  rests: new Uint16Array(buffer, from + REST_AT, SEGMENT),
});

export function storedKeys() {
  const bytes = new Uint8Array(BYTES);
  const { issued, ids, rests } = arraysOf(bytes.buffer, 0);
  return {
    bytes,
    add(row: number, issueDate: string | null, identifier: string): void {
      const [seconds, id] = keysOf(issueDate, identifier);
      issued[row] = seconds === -Infinity ? NO_DATE : Number.isNaN(seconds) ? UNKNOWN : seconds + FROM;
      ids[row] = Number.isNaN(id) ? NO_ID : Math.floor(id / REST);
      rests[row] = Number.isNaN(id) ? NO_REST : id % REST;
    },
  };
}

/** By the number of a row in its segment, as `keysOf` has it. */
export function keysIn({ buffer, byteOffset, length }: Buffer): { issued(row: number): number; id(row: number): number } {
  const isAligned = byteOffset % Uint32Array.BYTES_PER_ELEMENT === 0;
  const { issued, ids, rests } = isAligned ? arraysOf(buffer, byteOffset) : arraysOf(buffer.slice(byteOffset, byteOffset + length), 0);
  return {
    issued(row) {
      const stored = issued[row] as number;
      return stored >= FROM ? stored - FROM : stored === NO_DATE ? -Infinity : Number.NaN;
    },
    id(row) {
      const [first, rest] = [ids[row] as number, rests[row] as number];
      return first === NO_ID && rest === NO_REST ? Number.NaN : first * REST + rest;
    },
  };
}
