/** Each runway of an aerodrome has a line on what is left of it. Codes are those of the state that the API answers. */
import type { AerodromeState, Cause } from '#contract/airports/state.ts';
import type { CoverageClaim } from '#contract/notams/coverage.ts';
import { minute } from './published.ts';

/** A line names this many numbers of NOTAMs. */
const MOST_NUMBERS = 6;

const services = ['approachesOut', 'navaidsOut', 'lightsOut', 'fuel', 'rescueAndFireFighting', 'tower', 'unplaced'] as const;

/** The time that was looked at: a cause that ends with it may go on. */
type Span = Pick<AerodromeState, 'at' | 'to'>;

export function stateInLines(state: AerodromeState) {
  const { aerodrome, runways, runwaysLeft, noneLeft, reasons, coverage, isComplete } = state;
  const affected = services.filter((service) => state[service].length > 0);
  return {
    aerodrome: `${aerodrome.state}${by(aerodrome.causes, state)}`,
    runwaysLeft,
    runways: runways.map((runway) => runwayLine(runway, state)),
    noneLeft: noneLeft.map(({ start, end }) => `no runway from ${minute(start)} to ${end === null ? 'an unknown end' : minute(end)}`),
    ...Object.fromEntries(affected.map((service) => [service, numbersOf(state[service], state)])),
    isCovered: coverage.isCovered,
    isComplete,
    reasons,
  };
}

/** What a list claims to cover whole, and of when. */
export const claimLine = ({ source, kind, from, to, count }: CoverageClaim): string =>
  `whole${from === null ? '' : ` as of ${minute(from)}`}${to === null ? '' : ` until ${minute(to)}`} by ${source} (${kind}, ${count} NOTAMs)`;

export const coverageLine = ({ claim, freshness }: Pick<AerodromeState['coverage'], 'claim' | 'freshness'>): string =>
  claim === null
    ? 'no list claims to hold all NOTAMs of this place: what is stored may be a part'
    : `${claimLine(claim)}${freshness === 'stale' ? '; OLD, more than 24 hours: what was issued since is missing' : ''}`;
export const CIRCLE_COVERAGE = 'not known of a circle: ask for its aerodromes by code';

/** States whose ends differ, or have less length than they had. */
const partly: readonly string[] = ['part', 'shortened', 'mayBeClosed'];

function runwayLine({ name, state, isClosedInData, ends }: AerodromeState['runways'][number], span: Span): string {
  const differ = partly.includes(state) || ends.some((end) => end.state !== state);
  const each = ends.map((end) => `${end.ident ?? '?'} ${end.state}, take-off ${feet(end.length)}, landing ${feet(end.landingLength)}`);
  const causes = by(
    ends.flatMap((end) => end.causes),
    span,
  );
  return `${name}: ${state}${isClosedInData ? ', closed in the dataset' : ''}${causes}${differ ? ` (${each.join('; ')})` : ''}`;
}

const feet = (length: number | null): string => (length === null ? 'unknown' : `${length} ft`);
const by = (causes: readonly Cause[], span: Span): string => (causes.length === 0 ? '' : ` by ${numbersOf(causes, span)}`);

function numbersOf(causes: readonly Cause[], { at, to }: Span): string {
  const unique = [...new Map(causes.map((cause) => [cause.id, cause])).values()];
  const named = unique.slice(0, MOST_NUMBERS).map((cause) => {
    const from = cause.from === at ? '' : ` from ${minute(cause.from)}`;
    return `${cause.notamId ?? cause.id}${from}${cause.to === null || cause.to === to ? '' : ` until ${minute(cause.to)}`}`;
  });
  return [...named, ...(unique.length > MOST_NUMBERS ? [`${unique.length - MOST_NUMBERS} more`] : [])].join(', ');
}
