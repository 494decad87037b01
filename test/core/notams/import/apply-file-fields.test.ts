/** A text and its file may have two ends; the tests say which counts. */
import { expect, it, test } from 'vitest';
import { applyFileFields, applyPublished } from '#core/notams/import/apply-file-fields.ts';
import { readMessage } from '#core/notams/read/read-notice.ts';

const receivedAt = new Date('2026-08-01T00:00:00Z');
const texts = {
  us: '!FDC 6/4386 FXD IAP FOXDALE MUNI, FOXDALE, QQ. CIRCLING NA. 2604191919-2611291915EST',
  icao: '(A0001/26 NOTAMN\nQ) QQFF/QPIXX/I/NBO/A/000/999/\nA) QQAA B) 2604191919 C) 2611291915\nE) CIRCLING NA)',
} as const;
const own = new Date('2026-11-29T19:15:00Z');
const [earlier, later] = [new Date('2026-06-01T12:00:00Z'), new Date('2027-04-30T11:59:00Z')];

test.each([
  ['us', later, later, ['endsDiffer']],
  ['us', earlier, own, ['endsDiffer']],
  ['icao', later, later, ['endsDiffer']],
  ['icao', earlier, own, ['endsDiffer']],
  // Seconds are cut off.
  ['icao', new Date('2026-11-29T19:15:59Z'), own, []],
] as const)('the later of the ends of a %s text and of its file, %s, counts', (form, endDate, expected, codes) => {
  const reading = readMessage(texts[form], { receivedAt });
  applyFileFields(reading, { endDate }, form === 'us' ? 'fdc' : 'series');
  expect(reading.endDate).toEqual(expected);
  expect(reading.warnings.flatMap(({ code }) => (code === 'endsDiffer' ? [code] : []))).toEqual(codes);
});

it('a stored end that is later than item C counts as well', () => {
  const reading = readMessage(texts.icao, { receivedAt });
  applyPublished(reading, { endDate: later.toISOString(), startDate: null });
  expect([reading.endDate, reading.warnings.at(-1)?.code]).toEqual([later, 'endsDiffer']);
});
