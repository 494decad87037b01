import { effectOf } from '#core/notams/read/closures/effect.ts';
import type { AerodromeState } from '#contract/airports/state.ts';
import type { Decoded } from '#contract/notams/decoded.ts';
import type { Runway } from '#contract/airports/runway.ts';
import { aerodromeState, type AskedState } from '#core/notams/state/aerodrome-state.ts';
import type { Looked } from '#core/notams/state/causes.ts';
import { NEVER } from '#core/notams/lifecycle/span.ts';

export type Effect = Decoded['effects'][number];

export const [AT, TO] = ['2026-11-22T00:00:00.000Z', '2026-11-23T00:00:00.000Z'];
export const hour = (of: number): string => new Date(Date.parse(AT) + of * 3_600_000).toISOString();

export const runway = (name: string): Runway => {
  const [low = '', high = null] = name.split('/');
  return {
    id: name,
    name,
    length: 8_000,
    isClosed: false,
    lowEndIdent: low,
    highEndIdent: high,
    lowEndDisplacedThreshold: 0,
    highEndDisplacedThreshold: 0,
  } as Runway;
};
export const airport = { id: 'alpha', latitude: null, longitude: null, isClosed: false, runways: [runway('04/22'), runway('09L/27R')] };
export const coverage = {
  isCovered: true,
  isWhole: true,
  claim: null,
  importedAt: AT,
  region: 'LS',
  regionIssuedAt: AT,
  asOf: AT,
  freshness: 'fresh' as const,
  notams: 1,
};

export const effect = (
  kind: Effect['kind'],
  of: string | null,
  extent: Effect['extent'] = 'whole',
  rule: Effect['rule'] = 'runwayClosed',
): Effect => effectOf(kind, { runway: of, extent, rule }, { from: null, to: null });

export function looked(id: string, effects: readonly Effect[], { from = 0, to = 24, overAt = NEVER, understood = true } = {}): Looked {
  const activePeriods = [{ start: hour(from), end: hour(to) }];
  const notam = {
    effects,
    activePeriods,
    startDate: new Date(hour(from)),
    endDate: null,
    runwayConditions: [],
    headline: 'Runway',
    format: 'icao',
  };
  return {
    id,
    notamId: id,
    overAt,
    isSample: false,
    issuedAt: null,
    heldBy: ' 1 ',
    operation: {},
    window: { from: AT, to: TO },
    isMoment: false,
    notam: { ...notam, scheduleUnderstood: understood } as unknown as Looked['notam'],
  };
}
export const asked = (notams: readonly Looked[], more: Partial<AskedState> = {}): AerodromeState =>
  aerodromeState({
    airport,
    at: AT,
    to: TO,
    notams,
    ofRegion: [],
    later: [],
    notConcerned: 0,
    coverage,
    isEmpty: false,
    newest: null,
    ...more,
  });
export const stateOf = (state: AerodromeState, name: string) => state.runways.find((one) => one.name === name)?.state;
