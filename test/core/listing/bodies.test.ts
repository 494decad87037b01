import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { readBodies } from '#core/listing/bodies.ts';

const texts = ['{"a":1}', '{"é":"💥"}', '{}', '{"long":"' + 'x'.repeat(2000) + '"}', '{"b":2}'];

/** A table with blocks of two bodies, the last one not full. */
function table(): Database.Database {
  const db = new Database(':memory:');
  db.exec('CREATE TABLE airport_bodies (first_row INTEGER PRIMARY KEY, data BLOB NOT NULL, lengths BLOB NOT NULL)');
  const insert = db.prepare('INSERT INTO airport_bodies VALUES (?, ?, ?)');
  for (const [firstRow, block] of [
    [3, texts.slice(2, 4)],
    [5, texts.slice(4)],
    [1, texts.slice(0, 2)],
  ] as const) {
    const lengths = Uint32Array.from(block.map((text) => Buffer.byteLength(text) + 1));
    insert.run(firstRow, Buffer.from(block.map((text) => `${text},`).join('')), new Uint8Array(lengths.buffer));
  }
  return db;
}

it('gives each body by its row', () => {
  const bodies = readBodies(table(), 'airport_bodies');
  expect([1, 2, 3, 4, 5].map((row) => bodies.body(row).toString())).toEqual(texts);
});

it.each([
  ['rows of one block', 1, 2],
  ['rows of two blocks', 2, 3],
  ['all rows', 1, 5],
  ['the last row', 5, 1],
  ['no row', 3, 0],
])('gives %s where they lie, with commas between', (_name, from, count) => {
  const pieces = readBodies(table(), 'airport_bodies').range(from, count);
  expect(Buffer.concat(pieces).toString()).toBe(texts.slice(from - 1, from - 1 + count).join());
});

it.each([[[5, 1, 4]], [[2]], [[]], [[1, 1]]])('gathers rows %j in this order', (rows) => {
  const page = readBodies(table(), 'airport_bodies').gather(Uint32Array.from(rows)).toString();
  expect(page).toBe(rows.map((row) => texts[row - 1]).join());
});

it('says which row it lacks', () => {
  const bodies = readBodies(table(), 'airport_bodies');
  expect(() => bodies.body(6)).toThrow('airport_bodies has no row 6');
  expect(() => bodies.body(7)).toThrow('airport_bodies has no row 7');
});

it('reads a block when a row of it is asked for, and keeps the latest used as far as they may take memory', () => {
  const db = table();
  const bodies = readBodies(db, 'airport_bodies', 60);
  const isKept = (row: number) => {
    try {
      return bodies.body(row).toString() === texts[row - 1];
    } catch {
      return false;
    }
  };
  for (const row of [1, 5]) bodies.body(row);
  db.exec('DELETE FROM airport_bodies WHERE first_row <> 3');
  // Its 2,000 bytes are more than may be kept, and take nothing of the others' place.
  bodies.body(4);
  db.exec('DELETE FROM airport_bodies');
  expect([1, 2, 3, 4, 5].map(isKept)).toEqual([true, true, false, false, true]);
  expect([1, 5].map((row) => bodies.body(row).toString())).toEqual([texts[0], texts[4]]);
});
