import { describe, expect, it } from 'vitest';
import { compileSort } from '#core/filter/sort.ts';
import { notamResourceAt } from '#core/notams/store/fields.ts';
import { openFirstRows } from '#core/notams/store/first-pages.ts';
import { notice, openTestNotams } from '../open.ts';

const day = (number: number) => (number % 9 === 0 ? null : `2026-11-${String((number % 7) + 10)}T00:00:00.000Z`);

/** Two of three begin together with others, one of nine without a date. */
function stored(count: number) {
  const all = openTestNotams();
  const notices = Array.from({ length: count }, (_, index) => ({
    ...notice({ notamId: `A${String(index)}/26`, issueDate: day(index), startDate: day(index * 3 + 1) }),
    id: `n${String((index * 7919) % count)}`,
  }));
  all.notams.put(notices);
  return all;
}

describe('the first pages of all NOTAMs', () => {
  it.each([
    {},
    { sort: 'startDate' },
    { sort: '-startDate' },
    { sort: '-issueDate' },
    { sort: 'issueDate' },
    { sort: 'message' },
    { sort: 'id' },
  ])('ordered by %o are those of the whole list, before and after a change', async (query) => {
    const all = stored(400);
    const expectPages = async () => {
      const whole = Array.from(all.notams.rows(query, {}), ({ id }) => id);
      for (const [limit, offset] of [
        [100, 0],
        [7, 14],
        [300, 300],
        [10, 395],
        [10, 4_000],
        [5, 996],
      ] as const) {
        const slice = { limit, offset };
        const { totalCount, items } = all.notams.list(query, slice, await all.notams.listing(query, slice));
        expect(totalCount).toBe(whole.length);
        expect(items.map(({ id }) => id)).toEqual(whole.slice(offset, offset + limit));
        expect(all.notams.list(query, slice)).toEqual({ totalCount, items });
      }
    };
    await expectPages();
    all.notams.put([{ ...notice({ notamId: 'B1/26', startDate: '2026-11-01T00:00:00.000Z' }), id: 'first' }]);
    all.notams.remove('n7', { by: 'pilot', note: null });
    await expectPages();
  });

  it.each(['id', 'notamId', 'icao', 'fir', 'issueDate', 'startDate', 'endDate'].flatMap((field) => [field, `-${field}`]))(
    'ordered by %s are read from an index',
    (sort) => {
      const { db, notams } = stored(20);
      const field = sort.replace('-', '');
      const { orderBy } = compileSort(
        { sort },
        notamResourceAt(String, (code) => [code]),
      );
      expect(openFirstRows(db, notams.revision)({ field, orderBy }, 10)?.rows).toHaveLength(10);
      const plan = db.prepare<[], { detail: string }>(`EXPLAIN QUERY PLAN SELECT n.row FROM notams n ORDER BY ${orderBy} LIMIT 10`);
      expect(plan.all().map(({ detail }) => detail)).not.toContain('USE TEMP B-TREE FOR ORDER BY');
    },
  );

  it('are not read where they are far, or in an order that no index has', () => {
    const { db, notams } = stored(20);
    const first = openFirstRows(db, notams.revision);
    expect(first({ field: 'issueDate', orderBy: 'n.issue_date DESC NULLS LAST, n.id ASC' }, 1_001)).toBeUndefined();
    expect(first({ field: 'message', orderBy: 'n.message_fold ASC NULLS LAST, n.id ASC' }, 10)).toBeUndefined();
  });
});
