import Database from 'better-sqlite3';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkFilter } from '#core/filter/check.ts';
import { compileFilter, parseFilter, type Lookup } from '#core/filter/compile.ts';
import type { Field, Resource } from '#core/filter/resource.ts';
import { compileSort } from '#core/filter/sort.ts';
import { Refusal } from '#core/refusal.ts';
import { fold } from '#core/text/fold.ts';
import { holds, type Row } from './naive.ts';

const now = new Date('2026-11-21T03:15:00Z');

const fields = (alias: string): Record<string, Field> => ({
  id: { kind: 'id', column: `${alias}.id` },
  name: { kind: 'text', column: `${alias}.name`, fold: `${alias}.name_fold` },
  code: { kind: 'text', column: `${alias}.code` },
  size: { kind: 'number', column: `${alias}.size` },
  flag: { kind: 'boolean', column: `${alias}.flag` },
  at: { kind: 'timestamp', column: `${alias}.at` },
});
const parts: Resource = { name: 'parts', fields: fields('p'), defaultSort: [] };
const things: Resource = {
  name: 'things',
  fields: fields('t'),
  relations: {
    parts: { resource: parts, table: 'parts p', row: 'p.thing', key: 't.id' },
  },
  defaultSort: [{ field: 'name', direction: 'asc' }],
};

const names = [
  'Zürich',
  'zurich',
  'ZURICH',
  'Łódź',
  '100%',
  '100_',
  "O'Hare",
  'Straße',
  '💥 field',
  '',
  'a\\b',
  '"quoted"',
  'naïve %_ test',
  'ÇA',
];
const codes = ['LSZH', 'lszh', 'LSGG', '00A', ''];
const moments = ['2026-11-20T23:59:59.999Z', '2026-11-21T00:00:00.000Z', '2026-11-21T03:15:00.000Z', '2026-11-22T00:00:00.000Z'];
const orNull = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null, freq: 4 });

const row = fc.record({
  name: orNull(fc.constantFrom(...names)),
  code: orNull(fc.constantFrom(...codes)),
  size: orNull(fc.constantFrom(-1, 0, 0.5, 8000, 1e15)),
  flag: orNull(fc.constantFrom(0, 1)),
  at: orNull(fc.constantFrom(...moments)),
});

const text = fc.oneof(
  fc.constantFrom(...names, ...codes),
  fc.constantFrom('z', 'u', '%', '_', 'ß', 'ss', 'Z'),
  fc.string({ unit: 'binary', maxLength: 3 }),
);
const number = fc.oneof(fc.constantFrom(0, -1, 0.5, 8000, '8000', ' 1 ', '1e15'), fc.integer());
const moment = fc.constantFrom(...moments, '2026-11-21', '2026-11-21T04:15:00+01:00', '$now', '$now+2h', '$now-30m', '$today', '$today+1d');
const valueOf = { name: text, code: text, size: number, flag: fc.constantFrom(true, false, 'true', 'false'), at: moment, id: text };
type Name = keyof typeof valueOf;

const condition = (name: Name): fc.Arbitrary<unknown> => {
  const value: fc.Arbitrary<unknown> = valueOf[name];
  const list = fc.array(value, { maxLength: 4 });
  const comparing = ['equals', '$eq', 'not', '$ne', ...(name === 'flag' ? [] : ['lt', '$lt', 'lte', '$lte', 'gt', '$gt', 'gte', '$gte'])];
  const inText = name === 'name' || name === 'code' || name === 'id' ? ['contains', 'startsWith', 'endsWith'] : [];
  const operator = fc.oneof(
    fc.tuple(fc.constantFrom(...comparing, ...inText), value),
    fc.tuple(fc.constantFrom('in', '$in', 'notIn', '$nin'), list),
    fc.tuple(fc.constantFrom('isNull', '$exists'), fc.boolean()),
    fc.tuple(fc.constantFrom('equals', 'not'), fc.constant(null)),
  );
  const object = fc.tuple(fc.array(operator, { minLength: 1, maxLength: 2 }), fc.boolean()).map(([pairs, sensitive]) => ({
    ...Object.fromEntries(pairs),
    ...(sensitive && { mode: 'sensitive' }),
  }));
  return fc.oneof(
    value,
    fc.constant(null),
    list,
    object,
    object.map((inner) => ({ not: inner })),
  );
};

const test = (names: readonly Name[]) => fc.constantFrom(...names).chain((name) => condition(name).map((one) => ({ [name]: one })));
const plain = test(['name', 'code', 'size', 'flag', 'at', 'id']);
const { where } = fc.letrec((tie) => ({
  where: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    plain,
    fc
      .tuple(fc.constantFrom('AND', '$and', 'OR', '$or', 'NOT', '$nor'), fc.array(tie('where'), { minLength: 1, maxLength: 3 }))
      .map(([word, of]) => ({ [word]: of })),
    fc.tuple(fc.constantFrom('AND', 'OR', 'NOT'), tie('where')).map(([word, of]) => ({ [word]: of })),
    fc.tuple(fc.constantFrom('some', 'none', 'every'), plain).map(([word, of]) => ({ parts: { [word]: of } })),
    fc.tuple(plain, plain).map(([a, b]) => ({ ...a, ...b })),
  ),
}));

const columns = 'id TEXT, name TEXT, name_fold TEXT, code TEXT, size REAL, flag INTEGER, at TEXT';
let db: Database.Database;
beforeAll(() => {
  db = new Database(':memory:');
  db.exec(`CREATE TABLE things (${columns}); CREATE TABLE parts (${columns}, thing TEXT);`);
});
afterAll(() => db.close());

const fill = (rows: { row: object; parts: object[] }[]): (Row & { id: string })[] => {
  db.exec('DELETE FROM things; DELETE FROM parts');
  const insert = (table: string, one: object, thing?: string) => {
    const id = `id-${Math.abs(hash(JSON.stringify(one))).toString(36)}-${(insert.count++).toString(36)}`;
    const whole = {
      ...(one as { name: string | null }),
      id,
      name_fold: (one as { name: string | null }).name === null ? null : fold((one as { name: string }).name),
    };
    const entries = { ...whole, ...(thing !== undefined && { thing }) };
    db.prepare(
      `INSERT INTO ${table} (${Object.keys(entries).join()}) VALUES (${Object.keys(entries)
        .map((key) => `@${key}`)
        .join()})`,
    ).run(entries);
    return whole as unknown as Row & { id: string };
  };
  insert.count = 0;
  return rows.map(({ row: one, parts: hanging }) => {
    const thing = insert('things', one);
    return Object.assign(thing, { parts: hanging.map((part) => insert('parts', part, thing.id)) });
  });
};
const hash = (value: string) => [...value].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) | 0, 7);

/** What `work` throws, unless it is a refusal that names a culprit. */
const unexpected = (work: () => unknown): unknown => {
  try {
    work();
  } catch (error) {
    return error instanceof Refusal && error.details && error.details.length > 0 ? undefined : error;
  }
  return undefined;
};

const select = (filter: string, lookup?: Lookup) => {
  const compiled = compileFilter(filter, things, now, lookup);
  return db
    .prepare<unknown[], string>(`SELECT t.id FROM things t WHERE ${compiled.where}`)
    .pluck()
    .all(...compiled.params);
};

describe('the filter language', () => {
  it('returns exactly the rows that a naive evaluation of the same filter returns', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ row, parts: fc.array(row, { maxLength: 2 }) }), { minLength: 1, maxLength: 8 }),
        where,
        (rows, json) => {
          const held = fill(rows);
          const filter = JSON.stringify(json);
          const tree = checkFilter(parseFilter(filter), things, now);
          const naive = held.filter((one) => holds(tree, one) === true).map((one) => one.id);
          expect(select(filter, 'each').sort()).toEqual(naive.sort());
          expect(select(filter, 'once').sort()).toEqual(naive);
        },
      ),
      {
        numRuns: 3000,
        // An id has no accents to take away.
        examples: [[[{ row: { name: null, code: null, size: null, flag: null, at: null }, parts: [] }], { id: { startsWith: '\u0308' } }]],
      },
    );
  });

  it('looks up a relation once only where nothing of the thing itself is named in it', () => {
    const lookedUp = (resource: Resource) => compileFilter('{"parts":{"none":{"size":3}}}', resource, now, 'once').where;
    expect(lookedUp(things)).toContain('t.id IN (SELECT p.thing');
    const ofThing: Resource = { ...parts, fields: { size: { kind: 'number', column: 't.size', isOfThing: true } } };
    expect(lookedUp({ ...things, relations: { parts: { resource: ofThing, table: 'parts p', row: 'p.thing', key: 't.id' } } })).toContain(
      'EXISTS',
    );
  });

  it('reads generated filters, so that the comparison above is about something', () => {
    fill(fc.sample(fc.record({ row, parts: fc.array(row, { maxLength: 2 }) }), { numRuns: 8, seed: 1 }));
    const sizes = fc.sample(where, { numRuns: 200, seed: 1 }).map((json) => select(JSON.stringify(json)).length);
    expect(new Set(sizes).size).toBeGreaterThan(2);
  });

  it('throws nothing but its own refusal, for any text', () => {
    const any = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json(),
      fc.json().map((json) => Buffer.from(json).toString('base64')),
      fc.base64String(),
    );
    fc.assert(
      fc.property(any, (filter) => {
        expect(unexpected(() => select(filter))).toBeUndefined();
      }),
      { numRuns: 3000 },
    );
  });

  it('throws nothing but its own refusal, for any value under any name and operator', () => {
    const word = fc.oneof(
      fc.constantFrom(
        'name',
        'size',
        'at',
        'flag',
        'parts',
        'AND',
        'OR',
        'NOT',
        'some',
        'in',
        'gte',
        '$now',
        '__proto__',
        'constructor',
        'toString',
      ),
      fc.string(),
    );
    const anything = fc.object({ key: word, maxDepth: 4, values: [fc.string(), fc.double(), fc.boolean(), fc.constant(null)] });
    fc.assert(
      fc.property(anything, (json) => {
        expect(unexpected(() => select(JSON.stringify(json)))).toBeUndefined();
      }),
      { numRuns: 3000 },
    );
  });
});

describe('the sort language', () => {
  const key = fc.tuple(fc.constantFrom('name', 'code', 'size', 'flag', 'at'), fc.constantFrom('asc', 'desc'));

  it('orders by every key with unknown last, and by id in the end', () => {
    fc.assert(
      fc.property(fc.array(row, { maxLength: 12 }), fc.uniqueArray(key, { selector: ([name]) => name, maxLength: 5 }), (rows, keys) => {
        const held = new Map(fill(rows.map((one) => ({ row: one, parts: [] }))).map((one) => [one.id, one]));
        const { orderBy } = compileSort({ sort: JSON.stringify([...keys.map(([name, way]) => ({ [name]: way })), { id: 'asc' }]) }, things);
        const ids = db.prepare<[], string>(`SELECT t.id FROM things t ORDER BY ${orderBy}`).pluck().all();
        expect(new Set(ids).size).toBe(rows.length);
        for (let i = 1; i < ids.length; i++) expect(compare(held.get(ids[i - 1] ?? ''), held.get(ids[i] ?? ''), keys)).toBeLessThan(0);
      }),
    );
  });

  it('throws nothing but its own refusal', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary' }), fc.json(), fc.constantFrom('[[[[["name"]]]]]', '{"sort":{"sort":[]}}')),
        (sort) => {
          expect(unexpected(() => compileSort({ sort }, things))).toBeUndefined();
        },
      ),
      { numRuns: 3000 },
    );
  });
});

function compare(a: Row | undefined, b: Row | undefined, keys: [string, string][]): number {
  for (const [name, way] of [...keys, ['id', 'asc']] as [string, string][]) {
    const [x, y] = [a?.[name] ?? null, b?.[name] ?? null];
    if (x === null || y === null) {
      if (x !== y) return x === null ? 1 : -1;
      continue;
    }
    const [p, q] = name === 'name' || name === 'code' ? [fold(String(x)), fold(String(y))] : [x, y];
    const order = typeof p === 'number' && typeof q === 'number' ? p - q : Buffer.compare(Buffer.from(String(p)), Buffer.from(String(q)));
    if (order !== 0) return way === 'desc' ? -order : order;
  }
  return 0;
}
