/**
 * The bodies of all airports or navaids in memory, about 35 MB for the airports of the whole world, so that a page of any listing is gathered
 * bytes. They stay in the blocks that they were stored in: a copy into one piece would cost as much memory again until it is collected.
 */
import type { Database } from 'better-sqlite3';

export type Bodies = {
  /** Bodies of consecutive rows with commas between. Shares memory: not to be changed. */
  range(from: number, count: number): Buffer[];
  /** Bodies of these rows in this order, with commas between, copied into one piece. */
  gather(rows: Uint32Array): Buffer;
  /** One body. Shares memory: not to be changed. */
  body(row: number): Buffer;
};

export type BodyTable = 'airport_bodies' | 'navaid_bodies';

/** Each body is followed by a comma; `starts` has one more entry than there are bodies. */
type Block = { firstRow: number; data: Buffer; starts: Uint32Array };

export function readBodies(db: Database, table: BodyTable): Bodies {
  const blocks = readBlocks(db, table);
  const rowsABlock = (blocks[0]?.starts.length ?? 1) - 1;

  /** Rows of one block, starting at the given one, each with its comma. */
  const piece = (row: number, count: number) => {
    const block = blocks[Math.floor((row - 1) / rowsABlock)];
    if (!block) throw new Error(`${table} has no row ${row}`);
    const first = row - block.firstRow;
    const last = Math.min(first + count, block.starts.length - 1);
    return { data: block.data, from: block.starts[first] ?? 0, to: block.starts[last] ?? 0, count: last - first };
  };

  return {
    range(from, count) {
      const pieces: Buffer[] = [];
      for (let row = from, left = count; left > 0;) {
        const next = piece(row, left);
        row += next.count;
        left -= next.count;
        pieces.push(next.data.subarray(next.from, left > 0 ? next.to : next.to - 1));
      }
      return pieces;
    },
    gather(rows) {
      const pieces = Array.from(rows, (row) => piece(row, 1));
      const page = Buffer.allocUnsafe(pieces.reduce((sum, { from, to }) => sum + to - from, 0));
      let offset = 0;
      for (const { data, from, to } of pieces) offset += data.copy(page, offset, from, to);
      return page.subarray(0, -1);
    },
    body(row) {
      const { data, from, to } = piece(row, 1);
      return data.subarray(from, to - 1);
    },
  };
}

/** Every block but the last holds as many rows as the first. */
function readBlocks(db: Database, table: BodyTable): Block[] {
  const stored = db.prepare<[], { firstRow: number; data: Buffer; lengths: Buffer }>(
    `SELECT first_row AS firstRow, data, lengths FROM ${table} ORDER BY first_row`,
  );
  return stored.all().map(({ firstRow, data, lengths }) => {
    const starts = new Uint32Array(lengths.length / 4 + 1);
    for (let index = 1; index < starts.length; index++) starts[index] = (starts[index - 1] ?? 0) + lengths.readUInt32LE((index - 1) * 4);
    return { firstRow, data, starts };
  });
}
