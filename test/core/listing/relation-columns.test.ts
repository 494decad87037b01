import { setImmediate } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { airportResource } from '#core/airports/fields.ts';
import { checkFilter } from '#core/filter/check.ts';
import { compileTree } from '#core/filter/compile.ts';
import { matchingRows } from '#core/listing/matching-rows.ts';
import { openRelationColumns } from '#core/listing/relation-columns.ts';
import { times } from '../../helpers/long.ts';

const AIRPORTS = 60;
const now = new Date('2026-11-21T06:00:00.000Z');
const bounds = { rows: Infinity, ms: 60_000 };

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
  it('are the same from memory, by looking up the parts of each, and by looking them up once', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(part, { maxLength: 3 }), { minLength: 1, maxLength: 12 }),
        fc.array(filters, { minLength: 1, maxLength: 6 }),
        async (parts, asked) => {
          const db = opened(Array.from({ length: AIRPORTS }, (_, index) => parts[index % parts.length] ?? []));
          const columns = openRelationColumns(db, AIRPORTS);
          for (const json of asked) {
            const tree = read(json);
            const each = compileTree(tree, now);
            const query = { ...each, orderBy: 'a.row', compared: 0 };
            const bySql = matchingRows(db, 'airports a', query);
            expect(matchingRows(db, 'airports a', { ...query, once: compileTree(tree, now, tree, 'once').where }, bounds)).toEqual(bySql);
            let found = columns.rowsWith(tree);
            for (let turn = 0; !found && turn < 9; turn++) {
              await setImmediate();
              found = columns.rowsWith(tree);
            }
            expect([json, found]).toEqual([json, bySql]);
          }
        },
      ),
      { numRuns: times(40, 600) },
    );
  });

  it.each([
    ['a text', { runways: { some: { name: '00' } } }],
    ['a field of the airport', { runways: { some: { length: 75 } }, isClosed: false }],
    ['the date of the airport', { runways: { some: { updatedAt: { gt: '2026-01-01' } } } }],
    ['alternatives', { OR: [{ runways: { some: { length: 75 } } }, { runways: { none: {} } }] }],
  ])('are not looked for in memory where the filter names %s', async (_, json) => {
    const columns = openRelationColumns(opened([[{ length: 75, width: null, lighted: 1 }]]), 1);
    for (let turn = 0; turn < 5; turn++) {
      expect(columns.rowsWith(read(json))).toBeUndefined();
      await setImmediate();
    }
  });

  it('are looked up by SQL where so many values are compared that others would have to wait', async () => {
    const columns = openRelationColumns(opened(Array.from({ length: 4_000 }, () => [{ length: 75, width: null, lighted: 1 }])), 4_000);
    const of = (count: number) => read({ runways: { some: { length: { in: Array.from({ length: count }, (_, value) => value) } } } });
    for (let turn = 0; turn < 9; turn++, await setImmediate()) columns.rowsWith(of(100));
    expect(columns.rowsWith(of(100))).toHaveLength(4_000);
    expect(columns.rowsWith(of(900))).toBeUndefined();
  });
});
