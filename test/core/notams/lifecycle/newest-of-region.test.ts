/** How old what is stored of a region is, with few NOTAMs of it and with many. */
import { expect, it } from 'vitest';
import { openNewestOfRegion } from '#core/notams/lifecycle/newest-of-region.ts';
import { openPassingState } from '#core/database/state.ts';

const day = (number: number): string => `2026-11-${String(number).padStart(2, '0')}T06:00:00.000Z`;

/** LSGG has so many, which begin on the days 1 to 20; the last of them is issued on the day. LFPG has a later one of both, and so do the samples. */
function stored(count: number, issuedOn: number | null) {
  const db = openPassingState({ clock: () => new Date(day(21)) });
  const put = db.prepare(
    `INSERT INTO notams (id, updated_at, message, message_fold, icao, source, effective_start, issue_date, first_seen_at, added_by)
     VALUES (:id, :seen, 'M', 'm', :icao, :source, :begin, :issued, :seen, 7)`,
  );
  const add = (id: string, icao: string, more: { source?: string; begin: string; issued: string | null }) =>
    put.run({ id, icao, source: null, seen: day(21), ...more });
  for (let at = 0; at < count; at++) add(`s${at}`, 'LSGG', { begin: day((at % 20) + 1), issued: null });
  if (issuedOn !== null) add('issued', 'LSGG', { begin: day(3), issued: day(issuedOn) });
  add('f', 'LFPG', { begin: day(28), issued: day(27) });
  add('sample', 'LSGG', { source: 'sample', begin: day(29), issued: day(29) });
  return openNewestOfRegion(db);
}

it.each([10, 2_500])('a region of %i NOTAMs without an issue date is as new as the last one to begin', (count) => {
  const newestOf = stored(count, null);
  expect(newestOf('LS')).toEqual({ newest: null, latestBegin: day(count === 10 ? 10 : 20) });
  expect(newestOf('LF')).toEqual({ newest: { issuedAt: day(27), firstSeenAt: day(21), addedBy: 7 }, latestBegin: null });
  expect(newestOf('LO')).toEqual({ newest: null, latestBegin: null });
});

it.each([10, 2_500])('a region of %i NOTAMs, one of them with an issue date, is as new as that one', (count) => {
  expect(stored(count, 5)('LS')).toEqual({ newest: { issuedAt: day(5), firstSeenAt: day(21), addedBy: 7 }, latestBegin: null });
});
