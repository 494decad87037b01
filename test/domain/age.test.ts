import { expect, it } from 'vitest';
import { gradeOfAge, gradeOfNotams, notamAge, roundedAge } from '#domain/age.ts';

const now = Date.parse('2026-11-21T12:00:00.000Z');

it.each([
  ['2026-11-21T12:09:00.000Z', 'fresh'],
  ['2026-11-21T12:11:00.000Z', 'unknown'],
  ['2026-11-21T06:00:00.001Z', 'fresh'],
  ['2026-11-21T06:00:00.000Z', 'ageing'],
  ['2026-11-20T12:00:00.000Z', 'stale'],
  ['yesterday', 'unknown'],
  [null, 'unknown'],
  [undefined, 'unknown'],
])('data of %s is %s', (date, grade) => {
  expect(gradeOfAge(date, now, notamAge)).toBe(grade);
});

it.each([
  [-5, 0, 'minutes'],
  [1.01, 2, 'minutes'],
  [119.5, 120, 'minutes'],
  [130, 3, 'hours'],
  [36 * 60, 36, 'hours'],
  [68 * 60, 3, 'days'],
  [365 * 24 * 60, 365, 'days'],
])('%d minutes are an age of %d %s: never less than it is', (minutes, value, unit) => {
  expect(roundedAge(minutes * 60_000)).toEqual({ value, unit });
});

it.each([
  ['2026-11-21T11:00:00.000Z', '2026-11-21T11:55:00.000Z', 'fresh'],
  ['2026-08-22T17:50:00.000Z', '2026-11-21T11:55:00.000Z', 'stale'],
  [null, '2026-11-21T11:55:00.000Z', 'unknown'],
  [null, '2026-11-21T05:00:00.000Z', 'unknown'],
  [null, '2026-11-20T12:00:00.000Z', 'stale'],
  [null, null, 'unknown'],
])('NOTAMs of which the newest was issued at %s, imported at %s, are %s', (issuedAt, importedAt, grade) => {
  expect(gradeOfNotams({ issuedAt, importedAt }, now)).toBe(grade);
});

it.each([
  ['2023-01-04T14:51:00.000Z', null, 'stale'],
  ['2026-11-21T11:00:00.000Z', null, 'unknown'],
  ['2026-12-01T00:00:00.000Z', null, 'unknown'],
  ['2023-01-04T14:51:00.000Z', '2026-11-21T11:00:00.000Z', 'fresh'],
])('NOTAMs of which the last begins at %s, the newest issued at %s, just imported, are %s', (latestBegin, issuedAt, grade) => {
  expect(gradeOfNotams({ issuedAt, latestBegin, importedAt: new Date(now).toISOString() }, now)).toBe(grade);
});
