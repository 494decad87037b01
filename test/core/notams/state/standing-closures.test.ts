import { effectOf } from '#core/notams/read/closures/effect.ts';
import { expect, it, test } from 'vitest';
import type { Decoded } from '#contract/notams/decoded.ts';
import type { Looked } from '#core/notams/state/causes.ts';
import { standingClosures } from '#core/notams/state/standing-closures.ts';
import { NEVER } from '#core/notams/lifecycle/span.ts';

type Effect = Decoded['effects'][number];
const AT = '2026-11-22T00:00:00.000Z';

const effect = (kind: Effect['kind'], more: Partial<Effect> = {}): Effect =>
  effectOf(kind, { runway: null, extent: 'whole', rule: 'runwayClosed', ...more }, { from: null, to: null });

function looked(id: string, effects: readonly Effect[], known: object = {}, issuedAt: string | null = null): Looked {
  const notam = { status: 'active', isInSchedule: true, isPermanent: false, isEstimated: false, startDate: null, endDate: null, effects };
  return {
    id,
    notamId: id,
    overAt: NEVER,
    isSample: false,
    window: { from: AT, to: AT },
    isMoment: false,
    issuedAt,
    heldBy: ' 1 ',
    operation: {},
    notam: { ...notam, ...known } as unknown as Looked['notam'],
  };
}
const closesRunway = effect('closesRunway', { runway: '04/22' });

test.each<[string, Looked, string[]]>([
  ['in force', looked('A1/26', [closesRunway]), ['now']],
  ['past its estimated end', looked('A1/26', [closesRunway], { status: 'overdue' }), ['now']],
  ['whose schedule could not be read', looked('A1/26', [closesRunway], { isInSchedule: null }), ['now']],
  ['outside its schedule', looked('A1/26', [closesRunway], { isInSchedule: false }), ['atOtherTimes']],
  [
    'outside the times that its text lists',
    looked('A1/26', [{ ...closesRunway, periods: [{ start: '2026-11-23T00:00:00.000Z', end: null }] }]),
    ['atOtherTimes'],
  ],
  ['to come', looked('A1/26', [closesRunway], { status: 'future', isInSchedule: null }), ['later']],
  ['that closes nothing', looked('A1/26', [effect('navaidOut'), effect('towerHours')]), []],
])('a NOTAM %s', (_, notice, applies) => {
  expect(standingClosures([notice], { at: AT, place: undefined, newest: null }).map((closure) => closure.applies)).toEqual(applies);
});

it('puts what applies now before what comes, and the aerodrome before its runways', () => {
  const notices = [
    looked('later', [effect('closesAerodrome')], { status: 'future' }),
    looked('one', [closesRunway]),
    looked('all', [closesRunway, effect('noRunwayLeft')]),
    looked('doubt', [effect('mayClose')]),
  ];
  expect(standingClosures(notices, { at: AT, place: undefined, newest: null }).map(({ kind, id }) => `${id} ${kind}`)).toEqual([
    'all noRunwayLeft',
    'one closesRunway',
    'all closesRunway',
    'doubt mayClose',
    'later closesAerodrome',
  ]);
});

test.each([
  ['the newest of its region', '2026-11-20T00:00:00.000Z', '2026-11-21T12:00:00.000Z', null],
  ['outrun by an import more than a day later', '2026-11-19T00:00:00.000Z', '2026-11-21T12:00:00.000Z', '2026-11-19T00:00:00.000Z'],
  ['imported with newer ones within a day', '2026-11-19T12:00:00.000Z', '2026-11-20T06:00:00.000Z', null],
  ['without an issue date', null, '2026-11-21T12:00:00.000Z', null],
])('a closure %s', (_, issuedAt, firstSeenAt, asOf) => {
  const newest = { issuedAt: '2026-11-20T00:00:00.000Z', firstSeenAt, addedBy: 12 };
  const closure = looked('A1/26', [closesRunway], {}, issuedAt);
  expect(standingClosures([closure], { at: AT, place: undefined, newest })[0]?.asOf).toBe(asOf);
  expect(standingClosures([{ ...closure, heldBy: ' 11 12 ' }], { at: AT, place: undefined, newest })[0]?.asOf).toBeNull();
});

test.each([
  ['is its own', '2026-11-20T00:00:00.000Z', '2026-11-30T00:00:00.000Z', NEVER, '2026-11-30T00:00:00.000Z'],
  [
    'is that of the NOTAM that replaces it',
    '2026-11-20T00:00:00.000Z',
    '2026-11-30T00:00:00.000Z',
    '2026-11-28T12:00:00.000Z',
    '2026-11-28T12:00:00.000Z',
  ],
  ['is not before its begin', '2026-11-20T00:00:00.000Z', '2026-11-01T00:00:00.000Z', NEVER, null],
  ['may be given by another NOTAM alone', '2026-11-20T00:00:00.000Z', null, '2026-11-28T12:00:00.000Z', '2026-11-28T12:00:00.000Z'],
])('the end of a closure %s', (_, start, end, overAt, to) => {
  const dates = { startDate: new Date(start), endDate: end === null ? null : new Date(end) };
  const closure = { ...looked('A1/26', [closesRunway], dates), overAt };
  expect(standingClosures([closure], { at: AT, place: undefined, newest: null })[0]?.to).toBe(to);
});
