import { describe, expect, it } from 'vitest';
import type { Notam } from '#contract/notams/notam.ts';
import { notice, openTestNotams } from './open.ts';

const page = { limit: 300, offset: 0 };
const numbers = (items: readonly Notam[]) => items.map((item) => item.notamId);

const thousand = () => {
  const opened = openTestNotams();
  opened.notams.put(Array.from({ length: 1200 }, (_, index) => notice({ notamId: `A${String(index).padStart(4, '0')}/26` })));
  return opened;
};

describe('the rows for an export', () => {
  it('are every match in the order of the list', () => {
    const { notams } = thousand();
    const rows = [...notams.rows({ sort: '-notamId' })];
    expect(rows).toHaveLength(1200);
    expect(rows.slice(0, 300)).toEqual(notams.list({ sort: '-notamId' }, page).items);
    expect(rows.slice(900)).toEqual(notams.list({ sort: '-notamId' }, { limit: 300, offset: 900 }).items);
  });

  it('keep to a slice', () => {
    const { notams } = thousand();
    expect(numbers([...notams.rows({ sort: 'notamId' }, { offset: 498, limit: 4 })])).toEqual([
      'A0498/26',
      'A0499/26',
      'A0500/26',
      'A0501/26',
    ]);
    expect([...notams.rows({}, { offset: 1199 })]).toHaveLength(1);
    expect([...notams.rows({}, { offset: 5000 })]).toEqual([]);
  });

  it('leave the database free between two of them, and leave out what went meanwhile', () => {
    const { notams, db } = thousand();
    const seen: Notam[] = [];
    for (const row of notams.rows({ sort: 'notamId' })) {
      if (seen.push(row) === 1) db.exec(`DELETE FROM notams WHERE notam_id IN ('A1199/26')`);
    }
    expect(seen).toHaveLength(1199);
  });
});
