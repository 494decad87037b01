import { expect, test } from 'vitest';
import type { StandingClosure } from '#contract/airports/state.ts';
import { closureInWords } from '#renderer/features/airport/state/StateLine.tsx';
import { zulu } from '#renderer/format/time.ts';

const closure: StandingClosure = {
  id: 'id',
  notamId: 'A1/26',
  kind: 'closesRunway',
  runway: '04/22',
  extent: 'whole',
  rule: 'runwayClosed',
  for: null,
  when: null,
  applies: 'now',
  from: '2026-11-22T06:00:00.000Z',
  to: '2026-12-01T04:00:00.000Z',
  isPermanent: false,
  isEstimated: false,
  isEndPassed: false,
  isSample: false,
  asOf: null,
};
const later = { applies: 'later' } as const;
const endless = { to: null } as const;

test.each<[Partial<StandingClosure>, string]>([
  [{}, 'RWY 04/22 closed until 01 DEC 2026 0400Z (A1/26)'],
  [{ extent: 'part', isEstimated: true }, 'RWY 04/22 partially closed until 01 DEC 2026 0400Z EST (A1/26)'],
  [{ ...endless, runway: null, extent: null, isPermanent: true }, 'Runway closed (extent not stated) PERM (A1/26)'],
  [{ ...endless, kind: 'closesAerodrome', runway: null }, 'Aerodrome closed (end unknown) (A1/26)'],
  [{ ...later, kind: 'noRunwayLeft', runway: null }, 'No runway open from 22 NOV 2026 0600Z until 01 DEC 2026 0400Z (A1/26)'],
  [later, 'RWY 04/22 closed from 22 NOV 2026 0600Z until 01 DEC 2026 0400Z (A1/26)'],
  [{ applies: 'atOtherTimes' }, 'RWY 04/22 closed until 01 DEC 2026 0400Z (A1/26), at the times of item D only, not at this time'],
  [{ isEndPassed: true }, 'RWY 04/22 closed (EST 01 DEC 2026 0400Z passed, still active) (A1/26)'],
  [{ isSample: true }, 'RWY 04/22 closed until 01 DEC 2026 0400Z (A1/26) (sample, not a real NOTAM)'],
  [
    { kind: 'closesAerodrome', runway: null, extent: 'part', for: 'visitors' },
    'Aerodrome partially closed: no visiting aircraft until 01 DEC 2026 0400Z (A1/26)',
  ],
  [{ kind: 'mayClose', runway: null, extent: null }, 'A runway or the aerodrome may be closed until 01 DEC 2026 0400Z (A1/26)'],
  [
    { asOf: '2026-11-10T09:00:00.000Z' },
    'RWY 04/22 closed until 01 DEC 2026 0400Z (A1/26) (as of 10 NOV 2026 0900Z; newer NOTAMs of the region were imported since)',
  ],
])('a closure with %o is described in one sentence', (what, sentence) => {
  expect(closureInWords({ ...closure, ...what }, (date) => zulu(date) ?? date)).toBe(sentence);
});
