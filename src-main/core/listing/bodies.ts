/**
 * Caches the bodies of all airports or navaids, so that a page of any listing is gathered bytes. Blocks are read when one of their rows is
 * first needed, and the latest used stay in memory, in the piece that they were stored in: all of today's world, a part of a larger one.
 */
import type { Database } from 'better-sqlite3';
import { LRUCache } from 'lru-cache';

/** Blocks kept in memory have so many at most; the airports of the whole world have 36 million. */
const MOST_BYTES_KEPT = 48_000_000;

export type BodyTable = 'airport_bodies' | 'navaid_bodies';

/** Makes, for the rows from the first to the last of a block, what turns each body into another. */
type FormOfBlock = (firstRow: number, lastRow: number) => (body: Buffer, row: number) => readonly Buffer[];

/** Each body is followed by a comma; `starts` has one more entry than there are bodies. */
type Block = { firstRow: number; data: Buffer; starts: Uint32Array };

/** `inAnotherForm` makes each body of a block, with its row, into another. */
export function readBodies(db: Database, table: BodyTable, mostBytes = MOST_BYTES_KEPT, inAnotherForm?: FormOfBlock) {
  const stored = db.prepare<[number], [Buffer, Buffer]>(`SELECT data, lengths FROM ${table} WHERE first_row = ?`).raw();
  // Every block but the last holds as many rows as the first.
  const rowsABlock = db.prepare<[], number>(`SELECT length(lengths) / 4 FROM ${table} WHERE first_row = 1`).pluck().get() ?? 1;
  const blocks = new LRUCache<number, Block>({
    maxSize: mostBytes,
    sizeCalculation: ({ data, starts }) => data.byteLength + starts.byteLength,
  });

  function blockOf(row: number): Block {
    const firstRow = row - ((row - 1) % rowsABlock);
    let block = blocks.get(firstRow);
    if (block) return block;
    const [data, lengths] = stored.get(firstRow) ?? [];
    if (!data || !lengths) throw new Error(`${table} has no row ${row}`);
    block = inAnotherForm ? reformed(firstRow, data, startsOf(lengths), inAnotherForm) : { firstRow, data, starts: startsOf(lengths) };
    blocks.set(firstRow, block);
    return block;
  }

  /** The piece has rows of one block from the given row on, each with its comma. */
  const piece = (row: number, count: number) => {
    const block = blockOf(row);
    const first = row - block.firstRow;
    if (first >= block.starts.length - 1) throw new Error(`${table} has no row ${row}`);
    const last = Math.min(first + count, block.starts.length - 1);
    return { data: block.data, from: block.starts[first] ?? 0, to: block.starts[last] ?? 0, count: last - first };
  };

  return {
    /** Bodies of consecutive rows with commas between. Shares memory: not to be changed. */
    range(from: number, count: number): Buffer[] {
      const pieces: Buffer[] = [];
      for (let row = from, left = count; left > 0;) {
        const next = piece(row, left);
        row += next.count;
        left -= next.count;
        pieces.push(next.data.subarray(next.from, left > 0 ? next.to : next.to - 1));
      }
      return pieces;
    },
    /** Bodies of these rows in this order, with commas between, copied into one piece. */
    gather(rows: Uint32Array): Buffer {
      const pieces = Array.from(rows, (row) => piece(row, 1));
      const page = Buffer.allocUnsafe(pieces.reduce((sum, { from, to }) => sum + to - from, 0));
      let offset = 0;
      for (const { data, from, to } of pieces) offset += data.copy(page, offset, from, to);
      return page.subarray(0, -1);
    },
    /** Returns one body, which shares memory and must not be changed. */
    body(row: number): Buffer {
      const { data, from, to } = piece(row, 1);
      return data.subarray(from, to - 1);
    },
  };
}

export type Bodies = ReturnType<typeof readBodies>;

function startsOf(lengths: Buffer): Uint32Array {
  const starts = new Uint32Array(lengths.length / 4 + 1);
  for (let index = 1; index < starts.length; index++) starts[index] = (starts[index - 1] ?? 0) + lengths.readUInt32LE((index - 1) * 4);
  return starts;
}

function reformed(firstRow: number, data: Buffer, starts: Uint32Array, inAnotherForm: FormOfBlock): Block {
  const count = starts.length - 1;
  const form = inAnotherForm(firstRow, firstRow + count - 1);
  const next = new Uint32Array(starts.length);
  const pieces: Buffer[] = [];
  for (let index = 0; index < count; index++) {
    const body = form(data.subarray(starts[index], (starts[index + 1] ?? 1) - 1), firstRow + index);
    pieces.push(...body, COMMA);
    next[index + 1] = body.reduce((sum, { length }) => sum + length, (next[index] ?? 0) + COMMA.length);
  }
  return { firstRow, data: Buffer.concat(pieces), starts: next };
}

const COMMA = Buffer.from(',');
