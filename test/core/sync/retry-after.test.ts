import { expect, it } from 'vitest';
import { retryAfterMs } from '#core/sync/unreachable.ts';

const written = 'Sat, 21 Nov 2026 10:00:00 GMT';

it.each([
  ['seconds', '120', undefined, 120_000],
  ['no rest at all', '0', written, 0],
  ['a date, counted from the Date header and not from the clock here', 'Sat, 21 Nov 2026 10:01:30 GMT', written, 90_000],
  ['a date that has passed', 'Sat, 21 Nov 2026 09:00:00 GMT', written, 0],
  ['a date without a Date header', 'Sat, 21 Nov 2026 10:01:30 GMT', undefined, undefined],
  ['a word', 'soon', written, undefined],
  ['nothing', null, written, undefined],
])('reads %s', (_, value, date, ms) => {
  expect(retryAfterMs(value, date)).toBe(ms);
});
