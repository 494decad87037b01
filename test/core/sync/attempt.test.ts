import { expect, test } from 'vitest';
import { openAttempts, otherMachines, outcomeOf } from '#core/sync/attempt.ts';
import { Refusal } from '#core/refusal.ts';
import { Unreachable } from '#core/sync/unreachable.ts';
import { reason } from '#core/reasons/reason.ts';
import { open } from './opened.ts';

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

test('what a source claims to be complete for ends where a part of its NOTAMs is refused, and neither where it is not reached nor where a dataset of it is refused', async () => {
  const { sources, sourceClaims, notams, notamIntake, airlines, timer } = await open();
  const heard = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const attempts = openAttempts({
    sources,
    tools: {
      notamIntake,
      sourceClaims,
      airlines,
      storeWeather: () => Promise.reject(new Error('There is no weather here.')),
      mayBeWhole: () => true,
      clock: timer.clock,
      progress: () => undefined,
    },
    log: heard,
    random: () => 0.5,
    confirmTime: () => undefined,
  });
  const source = sources.add({ kind: 'api', address: 'http://127.0.0.1:1', everyHours: null });
  const claims = [{ place: 'QQFF', kind: 'full', from: null, to: null, count: null } as const];
  const text = '(A0001/30 NOTAMN\nQ) QQFF/QMXLC/IV/M/A/000/999/4806N01633E005\nA) QQAA B) 3001010000 C) PERM\nE) TWY A CLSD)';
  await notams.import([{ name: 'x', pieces: [Buffer.from(text)] }], { claim: { by: source, claims } });
  const fetched = (failure: unknown) => ({ ...outcomeOf(source, 'same'), fetched: { isNew: false, dataDate: null, failure } });

  attempts.failed(source, new Refusal('invalidRequest'));
  attempts.good(fetched(new Unreachable(reason('serverBusy', { address: 'x' }))));
  expect(sourceClaims.holds(source.id, ['QQFF'])).toBe(true);
  attempts.good(fetched(new Refusal('invalidRequest')));
  expect(sourceClaims.holds(source.id, ['QQFF'])).toBe(false);
});
