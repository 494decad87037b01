import { expect, it, test } from 'vitest';
import { datasetAge, notamAge } from '#domain/age.ts';
import { ageOf, ageOfPlace, ageOfSet, gradedAge, spanInWords } from '#renderer/format/age.ts';
import { noneHeldInWords } from '#renderer/format/notams/notams-held.ts';
import { localTime, zulu } from '#renderer/format/time.ts';
import { megahertz } from '#renderer/format/units.ts';

const now = Date.parse('2026-11-21T12:00:00.000Z');

test.each([
  ['2026-11-21T11:59:30.000Z', notamAge, 'fresh', 'less than a minute old'],
  ['2026-11-21T06:00:01.000Z', notamAge, 'fresh', '6 hours old'],
  ['2026-11-21T06:00:00.000Z', notamAge, 'ageing', '6 hours old'],
  ['2026-11-20T12:00:00.000Z', notamAge, 'stale', '24 hours old'],
  ['2026-11-20T12:00:00.000Z', datasetAge, 'fresh', '24 hours old'],
  ['2026-10-24T12:00:00.000Z', datasetAge, 'ageing', '28 days old'],
  ['2026-08-29T12:00:00.000Z', datasetAge, 'stale', '84 days old'],
  ['2024-01-01T00:00:00.000Z', datasetAge, 'stale', '1,056 days old'],
  ['2026-11-21T12:05:00.000Z', notamAge, 'fresh', 'less than a minute old'],
  ['2026-11-21T12:11:00.000Z', notamAge, 'unknown', 'dated in the future: check this computer’s clock'],
  [null, notamAge, 'unknown', 'age unknown'],
  ['yesterday', notamAge, 'unknown', 'age unknown'],
])('data of %s is graded and worded', (date, limits, grade, words) => {
  expect(ageOf(date, now, limits)).toEqual({ grade, words });
});

test.each([
  [null, '2026-11-21T11:55:00.000Z', 'unknown', 'age unknown, imported 5 minutes ago'],
  [null, '2026-11-22T12:00:00.000Z', 'unknown', 'age unknown'],
  [null, undefined, 'unknown', 'age unknown'],
  ['2026-08-22T12:00:00.000Z', '2026-11-21T11:55:00.000Z', 'stale', '91 days old'],
])('a set of %s imported at %s is never fresher than its content', (date, importedAt, grade, words) => {
  expect(ageOfSet({ date, importedAt }, now)).toEqual({ grade, words });
});

it('grades NOTAMs of a place without a date as the core does', () => {
  const undated = { isCovered: true, asOf: null, freshness: 'stale' } as const;
  expect(gradedAge(ageOfPlace(undated, now))).toBe('age unknown · stale');
  expect(gradedAge(ageOfPlace({ ...undated, isCovered: false }, now))).toBe('never imported for this place');
});

it('counts days up to two months', () => {
  const day = 86_400_000;
  expect([1, 59, 60, 61].map((days) => spanInWords(days * day))).toEqual(['1 day', '59 days', '60 days', '2 months']);
});

it('writes numbers with the decimals that matter', () => {
  expect([118.7, 132.0083].map(megahertz)).toEqual(['118.700', '132.008']);
});

it('writes times in UTC and in a zone with its offset, and nothing for an unknown zone', () => {
  expect(zulu('2026-11-21T03:15:59.000Z')).toBe('21 NOV 2026 0315Z');
  expect(zulu('soon')).toBeUndefined();
  expect(localTime(now, 'Asia/Kathmandu')).toBe('21 NOV 2026 1745 UTC+5:45');
  expect(localTime(now, 'America/New_York')).toBe('21 NOV 2026 0700 UTC−5');
  expect(localTime(now, 'Nowhere/At_All')).toBeUndefined();
});

it('says what an empty list of NOTAMs was looked up in, and never that there are none', () => {
  const counts = { airports: 1, runways: 1, frequencies: 1, countries: 1, navaids: 0, notams: 1200 };
  const sentences = [
    noneHeldInWords('LSGG', { counts, notamsImportedAt: '2026-11-20T09:30:00.000Z' }),
    noneHeldInWords('LSGG', { counts: { ...counts, notams: 36 }, notamsImportedAt: null }),
    noneHeldInWords('', { counts: { ...counts, notams: 0 }, notamsImportedAt: null }),
  ];
  expect(sentences[0]).toMatch(/^No matches in the data imported 20 NOV 2026 0930Z \(1,200 NOTAMs\) for LSGG\./);
  expect(sentences[1]).toMatch(/^No matches in your data for LSGG\. Nothing has been imported; the 36 NOTAMs in your data are samples/);
  expect(sentences[2]).toMatch(/^No matches in your data\. Nothing has been imported\./);
  for (const sentence of sentences) expect(sentence.toLowerCase()).not.toContain('no notams');
});
