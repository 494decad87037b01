import Sqlite from 'better-sqlite3';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { airportResource } from '#core/airports/fields.ts';
import { checkFilter } from '#core/filter/check.ts';
import { compileTree, indexedPart } from '#core/filter/compile.ts';
import { matchingRows } from '#core/listing/matching-rows.ts';
import { times } from '../../helpers/long.ts';

const AIRPORTS = 60;
const now = new Date('2026-11-21T06:00:00.000Z');

type Part = { length: number | null; width: number | null; lighted: number | null };

function opened(parts: readonly Part[][]) {
  const db = new Sqlite(':memory:');
  onTestFinished(() => void db.close());
  db.exec(`CREATE TABLE airports (row INTEGER PRIMARY KEY, updated_at TEXT);
    CREATE TABLE runways (airport_row INTEGER, position INTEGER, name TEXT, length INTEGER, width INTEGER, is_lighted INTEGER, PRIMARY KEY (airport_row, position)) WITHOUT ROWID;
    CREATE TABLE frequencies (airport_row INTEGER, position INTEGER, frequency REAL, PRIMARY KEY (airport_row, position)) WITHOUT ROWID;`);
  for (const [index, runways] of parts.entries()) {
    const row = index + 1;
    db.prepare('INSERT INTO airports VALUES (?, ?)').run(row, now.toISOString());
    for (const [position, { length, width, lighted }] of runways.entries()) {
      db.prepare('INSERT INTO runways VALUES (?, ?, ?, ?, ?, ?)').run(row, position, `0${position}`, length, width, lighted);
      db.prepare('INSERT INTO frequencies VALUES (?, ?, ?)').run(row, position, 118 + ((length ?? 0) % 7) / 4);
    }
  }
  return db;
}

const read = (json: unknown) => checkFilter(json as never, airportResource, now);

const orNull = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: null, freq: 4 });
const sizes = fc.constantFrom(0, 75, 3_000, 8_000.5, 8_001, -1);
const part = fc.record({
  length: orNull(sizes.map(Math.trunc)),
  width: orNull(sizes.map(Math.trunc)),
  lighted: orNull(fc.constantFrom(0, 1)),
});
const comparison = fc.oneof(
  sizes,
  fc.constant(null),
  fc.tuple(fc.constantFrom('lt', 'lte', 'gt', 'gte', 'equals', 'not'), sizes).map(([word, value]) => ({ [word]: value })),
  fc.tuple(fc.constantFrom('in', 'notIn'), fc.array(sizes, { minLength: 1, maxLength: 3 })).map(([word, values]) => ({ [word]: values })),
  fc.boolean().map((value) => ({ isNull: value })),
);
const flag = fc.oneof(
  fc.boolean(),
  fc.constant(null),
  fc.boolean().map((value) => ({ not: value })),
);
const { where } = fc.letrec<{ where: Record<string, unknown> }>((tie) => ({
  where: fc.oneof(
    { maxDepth: 2 },
    fc.record({ length: comparison }),
    fc.record({ isLighted: flag, width: comparison }, { requiredKeys: ['isLighted'] }),
    fc
      .tuple(fc.constantFrom('AND', 'OR', 'NOT'), fc.array(tie('where'), { minLength: 1, maxLength: 2 }))
      .map(([word, of]) => ({ [word]: of })),
  ),
}));
const quantified = (of: fc.Arbitrary<object>) =>
  fc.tuple(fc.constantFrom('some', 'none', 'every'), of).map(([word, inner]) => ({ [word]: inner }));
const filters = fc.record(
  { runways: quantified(where), frequencies: quantified(fc.record({ frequency: fc.constantFrom({ gte: 118.5 }, { lt: 119 }) })) },
  { requiredKeys: ['runways'] },
);

describe('airports by the numbers and flags of their parts', () => {
  it('are the same by looking up the parts of each, and by looking them up once', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(part, { maxLength: 3 }), { minLength: 1, maxLength: 12 }),
        fc.array(filters, { minLength: 1, maxLength: 6 }),
        (parts, filters) => {
          const db = opened(Array.from({ length: AIRPORTS }, (_, index) => parts[index % parts.length] ?? []));
          for (const json of filters) {
            const tree = read(json);
            const rowsBy = (lookup: 'each' | 'once') =>
              matchingRows(db, 'airports', { ...compileTree(tree, now, tree, lookup), orderBy: 'a.row' });
            expect([json, rowsBy('once')]).toEqual([json, rowsBy('each')]);
          }
        },
      ),
      { numRuns: times(40, 600) },
    );
  });

  it.each([
    ['alone', { runways: { some: { length: 75 } } }, true],
    ['with the date of the airport', { runways: { some: { updatedAt: { gt: '2026-01-01' } } } }, false],
  ])('are looked up once where the parts are asked for %s: %j', (_, json, isOnce) => {
    const tree = read(json);
    expect(compileTree(tree, now, tree, 'once').where.includes('EXISTS')).toBe(!isOnce);
  });

  it.each([
    [{ runways: { some: { length: 75 } } }, false],
    [{ runways: { some: { length: 75 } }, countryCode: 'CH' }, true],
    [{ runways: { some: { length: 75 } }, code: { in: ['LSGG', 'LSZH'] } }, true],
    [{ runways: { some: { length: 75 } }, isClosed: false }, false],
    [{ OR: [{ runways: { some: { length: 75 } } }, { countryCode: 'CH' }] }, false],
  ])('are few by an index: %j is %s', (json, isFew) => {
    expect(indexedPart(read(json), now) !== undefined).toBe(isFew);
  });
});
