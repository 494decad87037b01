import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openSeenTime } from '#core/database/seen-time.ts';
import { openState } from '#core/database/state.ts';
import { temporaryFolder } from '../../helpers/dataset-files.ts';

const BEGIN = '2026-11-21T12:00:00.000Z';

function open() {
  let time = BEGIN;
  const clock = () => new Date(time);
  const db = openState(join(temporaryFolder(), 'state.sqlite'), { clock });
  onTestFinished(() => void db.close());
  const seenTime = openSeenTime(db, clock);
  return { db, seenTime, at: (next: string) => void (time = next) };
}

test.each([
  ['2026-11-21T12:00:00.000Z', true, undefined],
  ['2026-11-23T12:00:00.000Z', true, undefined],
  ['2026-11-23T12:00:00.001Z', false, 2],
  ['2027-03-21T12:00:00.000Z', false, 120],
  ['2026-11-21T11:59:59.999Z', false, undefined],
  ['2026-11-20T11:00:00.000Z', false, -1],
  ['2026-08-21T12:00:00.000Z', false, -92],
])('a clock that was at noon of 21 November and is at %s is trusted: %s, and moved by %s days', (now, isTrusted, days) => {
  const { seenTime, at } = open();
  at(now);
  seenTime.note();
  expect(seenTime.isTrusted()).toBe(isTrusted);
  expect(seenTime.jump()?.values['days']).toBe(days);
});

test('a time that is noted is the one that the next is held against, and one after a jump is not noted', () => {
  const { seenTime, at } = open();
  for (const day of ['23', '25', '27']) {
    at(`2026-11-${day}T12:00:00.000Z`);
    seenTime.note();
    expect(seenTime.isTrusted()).toBe(true);
  }
  at('2027-11-27T12:00:00.000Z');
  seenTime.note();
  expect(seenTime.isTrusted()).toBe(false);
  at('2026-11-27T13:00:00.000Z');
  expect(seenTime.isTrusted()).toBe(true);
});

test('a time that is heard makes the clock trusted where the two agree within two days, also after one that was ahead', () => {
  const { seenTime, at } = open();
  at('2027-03-21T12:00:00.000Z');
  seenTime.confirm(new Date('2026-11-21T12:00:00.000Z'));
  expect(seenTime.isTrusted()).toBe(false);
  seenTime.confirm(new Date('2027-03-19T13:00:00.000Z'));
  expect(seenTime.isTrusted()).toBe(true);
  at('2026-12-01T12:00:00.000Z');
  expect(seenTime.jump()?.values['days']).toBe(-110);
  seenTime.confirm(new Date('2026-12-01T11:00:00.000Z'));
  expect([seenTime.isTrusted(), seenTime.jump()]).toEqual([true, undefined]);
});
