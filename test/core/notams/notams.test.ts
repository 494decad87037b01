import { describe, expect, it } from 'vitest';
import { Notam } from '#contract/notams/notam.ts';
import { Refusal } from '#core/refusal.ts';
import { openState } from '#core/database/state.ts';
import { openNotams } from '#core/notams/notams.ts';
import type { ListQuery } from '#core/paging.ts';
import { notice, openTestNotams, type Opened } from './open.ts';

const all = { limit: 300, offset: 0 };
const numbers = (items: readonly Notam[]) => items.map((item) => item.notamId);

/** NOTAMs with many ties and many unknowns, so that an order that does not end in id shows. */
function hundredNotices(): Opened {
  const opened = openTestNotams();
  opened.notams.put(
    Array.from({ length: 100 }, (_, index) =>
      notice({
        notamId: `A${String(index + 1).padStart(4, '0')}/26`,
        icao: ['LSGG', 'LSZH', null][index % 3] ?? null,
        location: index % 3 === 2 ? 'SFO' : null,
        issueDate: index % 5 === 0 ? null : `2026-11-0${(index % 4) + 1}T00:00:00.000Z`,
        endDate: index % 2 === 0 ? null : '2026-12-01T00:00:00.000Z',
        mapPointer: index % 10 === 9 ? null : `POINT(${index - 50} ${index % 7})`,
        isProcedure: [true, false, null][index % 3] ?? null,
      }),
    ),
  );
  return opened;
}

describe('the list', () => {
  it('is empty with a total of 0 where nothing is stored', () => {
    expect(openTestNotams().notams.list({}, all)).toEqual({ totalCount: 0, items: [] });
  });

  it('is newest first, unknown issue dates last, then by id', () => {
    const { items } = hundredNotices().notams.list({}, all);
    const expected = items.toSorted((a, b) => (b.issueDate ?? '').localeCompare(a.issueDate ?? '') || (a.id < b.id ? -1 : 1));
    expect(items).toEqual(expected);
    expect(items.slice(-20).every((item) => item.issueDate === null)).toBe(true);
  });

  it('carries exactly the members of the contract, in its order', () => {
    const [item] = hundredNotices().notams.list({}, all).items;
    expect(Object.keys(item ?? {})).toEqual(Object.keys(Notam.properties));
  });

  it.each<[string, ListQuery, string[]]>([
    ['a filter by equality, in any case', { filter: '{"icao":"lsgg","notamId":"a0001/26"}' }, ['A0001/26']],
    ['a filter by part of the message', { filter: '{"message":{"contains":"a0042/26 notam"}}' }, ['A0042/26']],
    [
      'a filter by date',
      { filter: '{"issueDate":{"gte":"2026-11-04"},"notamId":{"lt":"A0010/26"}}', sort: 'notamId' },
      ['A0004/26', 'A0008/26'],
    ],
    [
      'a filter by what is unknown',
      { filter: '{"icao":null,"isProcedure":{"isNull":true},"endDate":null,"issueDate":null,"notamId":{"lte":"A0048/26"}}' },
      ['A0021/26'],
    ],
    [
      'an order',
      { sort: '-notamId', filter: '{"notamId":{"in":["A0001/26","A0003/26","A0002/26"]}}' },
      ['A0003/26', 'A0002/26', 'A0001/26'],
    ],
    ['an order as the old client sends it', { 'sort[notamId]': 'asc', filter: '{"notamId":{"lte":"A0002/26"}}' }, ['A0001/26', 'A0002/26']],
    ['a circle', { near: '1,1,70', sort: 'notamId' }, ['A0051/26', 'A0052/26']],
    ['a box', { bbox: '-50,0,-48,2', sort: 'notamId' }, ['A0001/26', 'A0002/26', 'A0003/26']],
    ['a box across 180°', { bbox: '48,0,-50,6', sort: 'notamId' }, ['A0001/26', 'A0099/26']],
    ['a circle, a box and a filter together', { near: '1,1,70', bbox: '0,0,1,2', filter: '{"notamId":"A0052/26"}' }, ['A0052/26']],
  ])('keeps to %s', (_, query, expected) => {
    const { items, totalCount } = hundredNotices().notams.list(query, all);
    expect(numbers(items)).toEqual(expected);
    expect(totalCount).toBe(expected.length);
  });

  it.each([{ filter: '{"icoa":"LSGG"}' }, { sort: 'icoa' }, { near: '1,2' }, { bbox: '1,2,3' }])('refuses %j', (query) => {
    const { notams } = hundredNotices();
    expect(() => notams.list(query, all)).toThrow(Refusal);
    expect(() => notams.rows(query)).toThrow(Refusal);
  });

  it.each(Object.keys(Notam.properties).flatMap((name) => [name, `-${name}`]))(
    'sorted by %s comes in pages that neither overlap nor leave out, and is the same again',
    (sort) => {
      const { notams, db } = hundredNotices();
      const whole = notams.list({ sort }, all).items;
      const walked: Notam[] = [];
      for (let offset = 0; offset < 100; offset += 7) walked.push(...notams.list({ sort }, { limit: 7, offset }).items);
      expect(walked).toEqual(whole);
      expect(new Set(whole.map((item) => item.id)).size).toBe(100);
      expect(openNotams(db, () => new Date()).list({ sort }, all).items).toEqual(whole);
    },
  );

  it('has no items beyond the end, and the whole total', () => {
    const { notams } = hundredNotices();
    expect(notams.list({}, { limit: 10, offset: 100 })).toEqual({ totalCount: 100, items: [] });
    expect(notams.list({}, { limit: 10, offset: 95 }).items).toHaveLength(5);
  });

  it('shows at once what was put, also by another process', () => {
    const { notams, path } = hundredNotices();
    expect(notams.list({ filter: '{"icao":"EGLL"}' }, all).totalCount).toBe(0);
    notams.put([notice({ icao: 'EGLL', notamId: 'A0001/26' })]);
    expect(notams.list({ filter: '{"icao":"EGLL"}' }, all).totalCount).toBe(1);
    const other = openState(path, { clock: () => new Date() });
    openNotams(other, () => new Date()).put([notice({ icao: 'EGLL', notamId: 'A0002/26' })]);
    other.close();
    expect(numbers(notams.list({ filter: '{"icao":"EGLL"}', sort: 'notamId' }, all).items)).toEqual(['A0001/26', 'A0002/26']);
  });

  it('measures $now by the clock at each call', () => {
    const { notams, at } = openTestNotams('2026-11-21T06:00:00.000Z');
    notams.put([notice({ endDate: '2026-11-21T07:00:00.000Z' })]);
    const query = { filter: '{"endDate":{"gt":"$now"}}' };
    expect(notams.list(query, all).totalCount).toBe(1);
    at('2026-11-21T08:00:00.000Z');
    expect(notams.list(query, all).totalCount).toBe(0);
  });
});
