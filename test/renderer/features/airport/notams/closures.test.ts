import { expect, it, test } from 'vitest';
import type { Decoded } from '#contract/notams/decoded.ts';
import type { NotamAnswer } from '#contract/notams/notam.ts';
import { closureInWords } from '#renderer/features/airport/notams/closure-in-words.ts';
import { closuresOf } from '#renderer/features/airport/notams/closures.ts';
import { zulu } from '#renderer/format/time.ts';

type Effect = Decoded['effects'][number];
const effect = (kind: Effect['kind'], runway: string | null, extent: Effect['extent'] = 'whole'): Effect => ({
  kind,
  runway,
  extent,
  rule: 'runwayClosed',
  for: null,
  when: null,
  words: null,
  from: null,
  to: null,
  periods: [],
  lengths: [],
});

function notam(
  number: string,
  effects: readonly Effect[],
  known: Partial<Decoded> = {},
  endDate: string | null = '2026-12-01T04:00:00.000Z',
) {
  const decoded = { status: 'active', isInSchedule: true, isPermanent: false, isEstimated: false, effects, ...known };
  return { id: number, notamId: number, startDate: '2026-11-22T06:00:00.000Z', endDate, decoded } as unknown as NotamAnswer;
}
const sentences = (notice: NotamAnswer) => closuresOf([notice]).map((closure) => closureInWords(closure, (date) => zulu(date) ?? date));

test.each([
  [notam('A1/26', [effect('closesRunway', '04/22')]), 'RWY 04/22 closed until 01 DEC 2026 0400Z by A1/26'],
  [
    notam('A2/26', [effect('closesRunway', '04/22', 'part')], { isEstimated: true }),
    'RWY 04/22 partially closed until 01 DEC 2026 0400Z EST by A2/26',
  ],
  [notam('A3/26', [effect('closesRunway', null, null)], { isPermanent: true }, null), 'A runway closed (extent not stated) PERM by A3/26'],
  [notam('A4/26', [effect('closesAerodrome', null)], {}, null), 'Aerodrome closed (end unknown) by A4/26'],
  [
    notam('A5/26', [effect('noRunwayLeft', null)], { status: 'future' }),
    'No runway open from 22 NOV 2026 0600Z until 01 DEC 2026 0400Z by A5/26',
  ],
  [
    notam('A6/26', [effect('closesRunway', '04/22')], { status: 'future' }),
    'RWY 04/22 will be closed from 22 NOV 2026 0600Z until 01 DEC 2026 0400Z by A6/26',
  ],
  [
    notam('A7/26', [effect('closesRunway', '04/22')], { isInSchedule: false }),
    'Not now, at the times of item D: RWY 04/22 closed until 01 DEC 2026 0400Z by A7/26',
  ],
  [
    notam('A8/26', [effect('closesRunway', '04/22')], { status: 'overdue' }),
    'RWY 04/22 closed (EST 01 DEC 2026 0400Z passed, still active) by A8/26',
  ],
  [
    { ...notam('A9/26', [effect('closesRunway', '04/22')], { isInSchedule: false }), source: 'sample' },
    'Not now, at the times of item D: RWY 04/22 closed until 01 DEC 2026 0400Z by A9/26 (sample, not a real NOTAM)',
  ],
])('describes a closure in one sentence: %#', (notice, sentence) => {
  expect(sentences(notice)).toEqual([sentence]);
});

it('says what a part leaves, with the words, and when the text lists other times', () => {
  const visitors = { ...effect('closesAerodrome', null, 'part'), for: 'visitors' as const, words: 'TO VISITING ACFT' };
  expect(sentences(notam('A1/26', [visitors]))).toEqual([
    'Aerodrome partially closed: no visiting aircraft (“TO VISITING ACFT”) until 01 DEC 2026 0400Z by A1/26',
  ]);
  const listed = { ...effect('closesRunway', '04/22'), periods: [{ start: '2020-01-01T00:00:00.000Z', end: '2020-01-02T00:00:00.000Z' }] };
  expect(closuresOf([notam('A2/26', [listed])]).map(({ when }) => when)).toEqual(['at times']);
});

it('quotes what may be a closure', () => {
  const doubt = { ...effect('mayClose', null, null), words: 'RWY 04/22 FOO CLSD' };
  expect(sentences(notam('A1/26', [doubt]))).toEqual(['May be closed: “RWY 04/22 FOO CLSD” until 01 DEC 2026 0400Z by A1/26']);
});

it('leaves out what has ended, and other effects', () => {
  for (const status of ['expired', 'cancelled', 'replaced'] as const)
    expect(sentences(notam('A1/26', [effect('closesRunway', '04/22')], { status }))).toEqual([]);
  expect(sentences(notam('A1/26', [effect('navaidOut', null), effect('towerHours', null)]))).toEqual([]);
});

it('puts what is active now before what comes, and the aerodrome before its runways', () => {
  const later = notam('later', [effect('closesAerodrome', null)], { status: 'future' });
  const one = notam('one', [effect('closesRunway', '04/22')]);
  const all = notam('all', [effect('closesRunway', '09/27'), effect('noRunwayLeft', null)]);
  expect(closuresOf([later, one, all]).map(({ kind, notam: { id } }) => `${id} ${kind}`)).toEqual([
    'all noRunwayLeft',
    'one closesRunway',
    'all closesRunway',
    'later closesAerodrome',
  ]);
});
