/** Bodies of airports or navaids, concatenated in blocks: a page of the whole list is four or five of them. */
import type { Database } from 'better-sqlite3';
import { crc32 } from 'node:zlib';
import { UNDATED } from '#core/reference/sources/facts.ts';
import type { BodyTable } from '#core/listing/bodies.ts';

/** Some 13 kB: read in a hundredth of a millisecond for the sake of one row, as pages of what is near have them where not all blocks stay in memory. */
const ROWS_A_BLOCK = 32;
const COMMA = 44;
/** A UTF-16 unit takes at most this many bytes in UTF-8. */
const MOST_BYTES_A_UNIT = 3;

export function openBodyBlocks(db: Database, table: BodyTable): { add(row: number, body: string): void; end(): void } {
  const insert = db.prepare(`INSERT INTO ${table} (first_row, data, lengths) VALUES (?, ?, ?)`);
  let firstRow = 0;
  // Written as bytes directly: joining the texts of a block first takes five times as long.
  let block = Buffer.allocUnsafe(ROWS_A_BLOCK * 600);
  let used = 0;
  let lengths: number[] = [];

  const end = () => {
    if (lengths.length === 0) return;
    insert.run(firstRow, block.subarray(0, used), new Uint8Array(Uint32Array.from(lengths).buffer));
    used = 0;
    lengths = [];
  };
  return {
    add(row, body) {
      if (lengths.length === 0) firstRow = row;
      const most = used + body.length * MOST_BYTES_A_UNIT + 1;
      if (most > block.length) block = Buffer.concat([block], 2 * most);
      const length = block.write(body, used) + 1;
      used += length;
      block[used - 1] = COMMA;
      lengths.push(length);
      if (lengths.length === ROWS_A_BLOCK) end();
    },
    end,
  };
}

/** 53 bits are what a number holds exactly: 32 of the checksum, 21 of the length. */
const LENGTHS = 2 ** 21;

/**
 * A number that changes when one of the texts changes, except once in four thousand million changes. Not a protection against tampering: a
 * cryptographic hash of every airport would take a tenth of a whole import.
 */
export function contentHash(...texts: readonly string[]): number {
  // All are hashed by one call, because a call costs more than the bytes.
  const text = texts.join('');
  return crc32(text) * LENGTHS + (text.length % LENGTHS);
}

/** Bodies are serialised once, UNDATED, so that their content can be compared; the date is put in afterwards. */
const before = '"updatedAt":"';
/** A quotation mark inside a value is escaped, so this never occurs in one. */
const blank = `${before}${UNDATED}"`;

/** Replaces the UNDATED updatedAt in the JSON of one object by that date. */
export function datedObject(json: string, updatedAt: string): string {
  const at = json.indexOf(blank) + before.length;
  return json.slice(0, at) + updatedAt + json.slice(at);
}
