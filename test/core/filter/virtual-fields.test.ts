import Sqlite from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { Refusal } from '#core/refusal.ts';
import { compileFilter } from '#core/filter/compile.ts';
import type { Resource, VirtualTest } from '#core/filter/resource.ts';
import { compileSort } from '#core/filter/sort.ts';

const now = new Date('2026-11-21T03:15:00.000Z');
const heard: VirtualTest[] = [];
const things: Resource = {
  name: 'things',
  fields: { id: { kind: 'id', column: 't.id' }, size: { kind: 'number', column: 't.size' } },
  virtual: {
    isBig: {
      kind: 'boolean',
      operators: ['equals'],
      compile(test) {
        heard.push(test);
        return { where: test.values[0]?.sql === 1 ? 't.size > ?' : 't.size <= ?', params: [10] };
      },
    },
  },
  defaultSort: [{ field: 'id', direction: 'asc' }],
};

function matches(filter: object): string {
  const db = new Sqlite(':memory:').exec("CREATE TABLE t (id TEXT, size INTEGER); INSERT INTO t VALUES ('a', 5), ('b', 15), ('c', 25)");
  const { where, params } = compileFilter(JSON.stringify(filter), things, now);
  const ids = db
    .prepare(`SELECT id FROM t WHERE ${where} ORDER BY id`)
    .pluck()
    .all(...params);
  db.close();
  return ids.join('');
}

const refusal = (work: () => unknown): string => {
  try {
    work();
  } catch (error) {
    if (error instanceof Refusal) return (error.details ?? []).join();
    throw error;
  }
  return 'not refused';
};

describe('a virtual field', () => {
  it.each<[object, string]>([
    [{ isBig: true }, 'bc'],
    [{ isBig: 'false' }, 'a'],
    [{ isBig: true, size: { lt: 20 } }, 'b'],
    [{ OR: [{ isBig: false }, { size: 25 }] }, 'ac'],
    [{ NOT: { isBig: true } }, 'a'],
  ])('joins with the others in %j', (filter, ids) => {
    expect(matches(filter)).toBe(ids);
  });

  it('hears its operator, its values, the whole filter and the moment', () => {
    heard.length = 0;
    matches({ AND: [{ isBig: true }, { size: 15 }] });
    expect(heard).toMatchObject([
      { operator: 'equals', values: [{ sql: 1 }], root: { is: 'all', of: [{ name: 'isBig' }, { name: 'size' }] }, at: now },
    ]);
  });

  it('refuses operators that it does not take, values of another kind, and gives its name to a misspelling', () => {
    expect(refusal(() => matches({ isBig: { not: true } }))).toBe('filter.isBig.not: isBig supports equals only');
    expect(refusal(() => matches({ isBig: 'huge' }))).toContain('filter.isBig.equals: must be true or false'.replace('.equals', ''));
    expect(refusal(() => matches({ isBigg: true }))).toContain('did you mean isBig?');
    expect(refusal(() => matches({ isBig: null }))).toContain('isBig supports equals only');
  });

  it('is no order', () => {
    expect(refusal(() => compileSort({ sort: 'isBig' }, things))).toContain('sort.isBig: unknown field');
  });
});
