import { expect, test } from 'vitest';
import { otherMachines } from '#core/sync/attempt.ts';

const DATE = 'Sat, 21 Nov 2026 12:00:00 GMT';

test.each([
  ['https://data.example/airports.csv', DATE, ['2026-11-21T12:00:00.000Z']],
  ['https://data.example/airports.csv', undefined, []],
  ['https://data.example/airports.csv', 'soon', []],
  ['http://127.0.0.1:4127/airports', DATE, []],
  ['http://localhost:4127/airports', DATE, []],
  ['http://[::1]:4127/airports', DATE, []],
])('an answer of %s dated %s says %j', (from, date, heard) => {
  const times: string[] = [];
  otherMachines((time) => void times.push(time.toISOString()))(new URL(from), date);
  expect(times).toEqual(heard);
});
