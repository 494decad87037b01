import { expect, it } from 'vitest';
import { agedCondition } from '#core/notams/describe/condition-words.ts';
import { emptyCondition } from '#core/notams/read/conditions/thirds.ts';

it.each([
  ['2026-01-05T12:00:00.000Z', 0, 'current'],
  ['2026-01-05T12:20:59.000Z', 20, 'current'],
  ['2026-01-05T20:00:00.000Z', 480, 'current'],
  ['2026-01-05T20:01:00.000Z', 481, 'past8Hours'],
  ['2026-01-05T11:59:00.000Z', null, 'notYetObserved'],
])('a report of noon is at %s %s minutes old: %s', (at, ageMinutes, timeliness) => {
  expect(agedCondition(emptyCondition('09L', '2026-01-05T12:00:00.000Z'), new Date(at))).toMatchObject({ ageMinutes, timeliness });
});

it('the age of a report without a time is unknown', () => {
  expect(agedCondition(emptyCondition('09L'), new Date())).toMatchObject({ ageMinutes: null, timeliness: 'unknown' });
});
