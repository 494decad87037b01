import { expect, it } from 'vitest';
import { gradeOfAge, notamAge } from '#domain/age.ts';

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
