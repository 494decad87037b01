/**
 * The bodies of all airports in memory, about 35 MB for the whole world, so that a page of any listing is gathered bytes. They stay in
 * the blocks that they were stored in: a copy into one piece would cost as much memory again until it is collected.
 */
import type { Database } from 'better-sqlite3';

export type Bodies = {
  /** Bodies of these rows in this order, with commas between, `start` before and `end`, which is not empty, behind. */
  gather(start: string, rows: Uint32Array | { from: number; count: number }, end: string): Buffer;
  /** One body, without the comma. Shares memory: not to be changed. */
  body(row: number): Buffer;
};

/** Pages are cut out of slabs: a piece of memory for each page would keep the collector busy. */
const SLAB_BYTES = 2_000_000;

/** A comma stands after each body; `starts` has one more entry than there are bodies. */
type Block = { firstRow: number; data: Buffer; starts: Uint32Array };
type Piece = { data: Buffer; from: number; to: number };

export function readBodies(db: Database): Bodies {
  const blocks = readBlocks(db);
  const rowsABlock = (blocks[0]?.starts.length ?? 1) - 1;
  const cut = openSlabs();

  /** Rows of one block, from the first one given on. */
  const piece = (row: number, count: number): Piece & { count: number } => {
    const block = blocks[Math.floor((row - 1) / rowsABlock)];
    if (!block) throw new Error(`no airport has the row ${row}`);
    const first = row - block.firstRow;
    const last = Math.min(first + count, block.starts.length - 1);
    return { data: block.data, from: block.starts[first] ?? 0, to: block.starts[last] ?? 0, count: last - first };
  };
  const piecesOf = (rows: Uint32Array | { from: number; count: number }): Piece[] => {
    if (!('from' in rows)) return Array.from(rows, (row) => piece(row, 1));
    const pieces: Piece[] = [];
    for (let row = rows.from, left = rows.count; left > 0;) {
      const next = piece(row, left);
      pieces.push(next);
      row += next.count;
      left -= next.count;
    }
    return pieces;
  };

  return {
    gather(start, rows, end) {
      const pieces = piecesOf(rows);
      const startLength = Buffer.byteLength(start);
      const length = pieces.reduce((sum, { from, to }) => sum + to - from, 0);
      // The comma behind the last body makes room for the end.
      const endsAt = startLength + Math.max(0, length - 1);
      const page = cut(endsAt + Buffer.byteLength(end));
      let offset = page.write(start);
      for (const { data, from, to } of pieces) offset += data.copy(page, offset, from, to);
      page.write(end, endsAt);
      return page;
    },
    body(row) {
      const { data, from, to } = piece(row, 1);
      return data.subarray(from, to - 1);
    },
  };
}

/** Every block but the last holds as many rows as the first. */
function readBlocks(db: Database): Block[] {
  const stored = db.prepare<[], { firstRow: number; data: Buffer; lengths: Buffer }>(
    'SELECT first_row AS firstRow, data, lengths FROM airport_bodies ORDER BY first_row',
  );
  return stored.all().map(({ firstRow, data, lengths }) => {
    const starts = new Uint32Array(lengths.length / 4 + 1);
    for (let index = 1; index < starts.length; index++) starts[index] = (starts[index - 1] ?? 0) + lengths.readUInt32LE((index - 1) * 4);
    return { firstRow, data, starts };
  });
}

/** Pieces of memory that live as long as someone holds them. */
function openSlabs(): (length: number) => Buffer {
  let slab = Buffer.allocUnsafeSlow(0);
  let used = 0;
  return (length) => {
    if (length > SLAB_BYTES / 4) return Buffer.allocUnsafeSlow(length);
    if (used + length > slab.length) {
      slab = Buffer.allocUnsafeSlow(SLAB_BYTES);
      used = 0;
    }
    used += length;
    return slab.subarray(used - length, used);
  };
}
