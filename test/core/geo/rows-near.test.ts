import Sqlite from 'better-sqlite3';
import { onTestFinished, expect, it } from 'vitest';
import { addPlaceFunctions, compileNear, rowsNear } from '#core/geo/place.ts';

/** The same numbers each time, from 0 to 1. */
let state = 17;
const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;

const edges = [-180, -179.9999, -90, -0.5, 0, 0.5, 45, 90, 179.9999, 180];
const edge = (most: number): number => {
  const value = edges[Math.floor(random() * edges.length)] ?? 0;
  return Math.max(-most, Math.min(most, value));
};
const angle = (most: number): number => (random() < 0.2 ? edge(most) : (2 * random() - 1) * most);
const position = { latitude: 'a.latitude', longitude: 'a.longitude' };

it('finds the rows and the order of the SQL condition: at poles, over 180°, for rows at one place and without one', () => {
  const db = new Sqlite(':memory:');
  onTestFinished(() => void db.close());
  addPlaceFunctions(db);
  db.exec(
    'CREATE TABLE airports (row INTEGER PRIMARY KEY, latitude REAL, longitude REAL); CREATE INDEX by_latitude ON airports (latitude, longitude)',
  );
  const add = db.prepare('INSERT INTO airports (latitude, longitude) VALUES (?, ?)');
  for (let row = 0; row < 9_000; row++) add.run(random() < 0.02 ? null : angle(90), random() < 0.02 ? null : angle(180));
  for (let row = 0; row < 50; row++) add.run(46.2, 6.1);
  let found = 0;
  for (let round = 0; round < 400; round++) {
    const radius = [0, 1, 60, 300, 900][round % 5] ?? 0;
    const text = round < 5 ? `46.2,6.1,${String(radius)}` : `${angle(90).toFixed(6)},${angle(180).toFixed(6)},${String(radius)}`;
    const near = compileNear(text, position);
    const rows = db
      .prepare<unknown[], number>(`SELECT a.row FROM airports a WHERE ${near.where} ORDER BY ${near.distance.where}, a.row`)
      .pluck()
      .all(...near.params, ...near.distance.params);
    found += rows.length;
    expect([...(rowsNear(db, 'airports', near) ?? [])], text).toEqual(rows);
  }
  expect(found).toBeGreaterThan(5_000);
  expect(rowsNear(db, 'airports', compileNear('0,0,10820', position))).toBeUndefined();
});
