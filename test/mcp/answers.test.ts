/** What every answer to an assistant says of the age of the data. */
import { expect, it } from 'vitest';
import { framed } from '#mcp/answers.ts';

it.each([
  ['2026-11-29T12:00:01.000Z', '1 min old', '29 NOV 2026 1200Z', 1],
  ['2026-11-29T10:31:00.000Z', '90 min old', '29 NOV 2026 1031Z', 2],
  ['2026-11-27T13:01:00.000Z', '47 h old', '27 NOV 2026 1301Z', 47],
  ['2026-11-27T11:59:00.000Z', '3 days old', '27 NOV 2026 1159Z', 49],
  ['2026-08-22T00:00:00.000Z', '100 days old', '22 AUG 2026 0000Z', 2389],
  ['2026-11-30T12:00:00.000Z', 'later than the clock of this machine', '30 NOV 2026 1200Z', null],
])('data of %s is as old as in a briefing, and never looks younger than it is: %s', async (moment, old, time, hours) => {
  const body = { source: 'OurAirports', isStarter: false, date: moment, notamsIssuedAt: moment, notamsImportedAt: moment, problems: [] };
  const ask = () => Promise.resolve({ status: 200, body });
  const { text } = await framed(ask(), ask, new Date('2026-11-29T12:00:30.000Z'));
  const { data } = JSON.parse(text) as { data: { inWords: string; ageHours: number | null; notams: { importedHoursAgo: number | null } } };
  expect(data.inWords).toBe(
    `NOTAMs imported ${time} (${old}), newest issued ${time} (${old}) · aerodromes of ${moment.slice(0, 10)} (${old})`,
  );
  expect([data.ageHours, data.notams.importedHoursAgo]).toEqual([hours, hours]);
});
