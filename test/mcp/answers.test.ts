/** What every answer to an assistant says of the age of the data. */
import { expect, it } from 'vitest';
import { framed } from '#mcp/answers.ts';

it.each([
  ['2026-11-29T12:00:01.000Z', '1 h old', '1 h ago'],
  ['2026-11-27T13:01:00.000Z', '47 h old', '47 h ago'],
  ['2026-11-27T11:59:00.000Z', '3 days old', '3 days ago'],
  ['2026-08-22T00:00:00.000Z', '100 days old', '100 days ago'],
])('data of %s never looks younger than it is: %s', async (moment, old, ago) => {
  const body = { source: 'OurAirports', isStarter: false, date: moment, notamsIssuedAt: moment, notamsImportedAt: moment, problems: [] };
  const ask = () => Promise.resolve({ status: 200, body });
  const { text } = await framed(ask(), ask, new Date('2026-11-29T12:00:30.000Z'));
  expect(text).toContain(`"inWords":"Aerodromes: OurAirports, ${old}. NOTAMs: imported ${ago}, the newest issued ${ago}."`);
});
