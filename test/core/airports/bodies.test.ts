import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { readBodies } from '#core/airports/bodies.ts';

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
  const bodies = readBodies(table());
  expect([1, 2, 3, 4, 5].map((row) => bodies.body(row).toString())).toEqual(texts);
});

it.each([
  ['a range', { from: 2, count: 3 }, [2, 3, 4]],
  ['one row', { from: 5, count: 1 }, [5]],
  ['no row', { from: 3, count: 0 }, []],
  ['rows in any order', Uint32Array.of(5, 1, 4), [5, 1, 4]],
  ['no rows', Uint32Array.of(), []],
])('gathers %s between start and end', (_name, rows, expected) => {
  const page = readBodies(table()).gather('{"é":[', rows, ']}').toString();
  expect(page).toBe(`{"é":[${expected.map((row) => texts[row - 1]).join()}]}`);
});

it('pages stay as they were when others are gathered', () => {
  const bodies = readBodies(table());
  const first = bodies.gather('[', { from: 1, count: 5 }, ']');
  const before = first.toString();
  for (let i = 0; i < 5000; i++) bodies.gather('[', { from: 4, count: 1 }, ']');
  expect(first.toString()).toBe(before);
});
