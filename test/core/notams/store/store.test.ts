import { describe, expect, it } from 'vitest';
import type { StoredNotam } from '#core/notams/store/notam-row.ts';
import { notice, openTestNotams } from '../open.ts';

const first = '2026-11-21T06:00:00.000Z';
const later = '2026-11-21T07:30:00.000Z';

function* breaksOff() {
  yield notice({ notamId: 'A0001/26' });
  throw new Error('the file ends here');
}

describe('importing NOTAMs', () => {
  it('counts what is added, changed and unchanged', () => {
    const { notams } = openTestNotams();
    const [a, b, c] = [notice({ notamId: 'A0001/26' }), notice({ notamId: 'A0002/26' }), notice({ notamId: 'A0003/26' })];
    expect(notams.put([a, b])).toEqual({ added: 2, changed: 0, unchanged: 0 });
    expect(notams.put([a, { ...b, endDate: later }, c])).toEqual({ added: 1, changed: 1, unchanged: 1 });
    expect(notams.count()).toBe(3);
  });

  it('gives back what was put', () => {
    const { notams } = openTestNotams(first);
    const {
      latitude: _,
      longitude: __,
      location: ___,
      ...members
    } = notice({
      message: 'line one\nline two',
      transactionId: '70414188',
      endDate: '2026-12-01T00:00:00.000Z',
      canceledDate: '2026-11-30T00:00:00.000Z',
      mapPointer: 'POINT(16.5697 48.1103)',
      geometry: 'POINT(4691721.26214109 5794667.99309429)',
      isSnowtam: null,
      isProcedure: true,
    });
    notams.put([{ ...members, location: null, latitude: 48.1103, longitude: 16.5697 }]);
    expect(notams.find(members.id)).toEqual([{ ...members, updatedAt: first }]);
  });

  it('stores a message of any length whole', () => {
    const { notams } = openTestNotams();
    const long = notice({ message: `${'TWY A CLSD. '.repeat(20_000)}END` });
    notams.put([long]);
    expect(notams.find(long.id)[0]?.message).toBe(long.message);
  });

  it('leaves updatedAt and the revision alone when nothing changed', () => {
    const { notams, at } = openTestNotams(first);
    const same = notice({ mapPointer: 'POINT(6.1 46.2)' });
    notams.put([same]);
    const before = notams.revision();
    at(later);
    expect(notams.put([same])).toEqual({ added: 0, changed: 0, unchanged: 1 });
    expect(notams.find(same.id)[0]?.updatedAt).toBe(first);
    expect(notams.revision()).toBe(before);
  });

  it.each<[keyof StoredNotam, Partial<StoredNotam>]>([
    ['notamId', { notamId: null }],
    ['message', { message: 'other' }],
    ['transactionId', { transactionId: '1' }],
    ['icao', { icao: null }],
    ['location', { location: 'SFO' }],
    ['issueDate', { issueDate: null }],
    ['startDate', { startDate: null }],
    ['endDate', { endDate: later }],
    ['canceledDate', { canceledDate: later }],
    ['source', { source: null }],
    ['sourceType', { sourceType: null }],
    ['mapPointer', { mapPointer: 'POINT(1 2)' }],
    ['geometry', { geometry: 'POINT(1 2)' }],
    ['latitude', { latitude: 2 }],
    ['longitude', { longitude: 1 }],
    ['isSnowtam', { isSnowtam: null }],
    ['isProcedure', { isProcedure: null }],
  ])('moves updatedAt and the revision when %s changes', (_, change) => {
    const { notams, at } = openTestNotams(first);
    const before = notice();
    notams.put([before]);
    const revision = notams.revision();
    at(later);
    expect(notams.put([{ ...before, ...change }])).toEqual({ added: 0, changed: 1, unchanged: 0 });
    expect(notams.find(before.id)[0]?.updatedAt).toBe(later);
    expect(notams.revision()).toBeGreaterThan(revision);
    expect(notams.put([before])).toEqual({ added: 0, changed: 1, unchanged: 0 });
  });

  it('stores nothing when the source breaks off', () => {
    const { notams } = openTestNotams();
    const revision = notams.revision();
    expect(() => notams.put(breaksOff())).toThrow('the file ends here');
    expect(notams.count()).toBe(0);
    expect(notams.revision()).toBe(revision);
    expect(notams.ages()).toEqual({ importedAt: null, issuedAt: null });
  });

  it('recognises a NOTAM that is twice in one source', () => {
    const { notams } = openTestNotams();
    expect(notams.put([notice(), notice(), notice({ endDate: later })])).toEqual({ added: 1, changed: 1, unchanged: 1 });
  });
});

describe('the ages', () => {
  it('are unknown before anything was imported', () => {
    expect(openTestNotams().notams.ages()).toEqual({ importedAt: null, issuedAt: null });
  });

  it('are the last import, changes or not, and the newest issue date', () => {
    const { notams, at } = openTestNotams(first);
    const notices = ['2026-11-02T00:00:00.000Z', '2026-11-20T10:00:00.000Z', null].map((issueDate, index) =>
      notice({ notamId: `A000${index}/26`, issueDate }),
    );
    notams.put(notices);
    expect(notams.ages()).toEqual({ importedAt: first, issuedAt: '2026-11-20T10:00:00.000Z' });
    at(later);
    notams.put(notices);
    expect(notams.ages().importedAt).toBe(later);
  });
});
