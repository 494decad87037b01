/** What is left of the runways of an aerodrome, a line for each. Codes are those of the state that the API answers. */
import type { AerodromeState, Cause } from '#contract/airports/state.ts';
import { minute } from './published.ts';

/** Numbers of NOTAMs that a line names. */
const MOST_NUMBERS = 6;

const services = ['approachesOut', 'navaidsOut', 'lightsOut', 'fuel', 'rescueAndFireFighting', 'tower', 'unplaced'] as const;

export function stateInLines(state: AerodromeState) {
  const { aerodrome, runways, runwaysLeft, noneLeft, reasons, coverage, isComplete, to } = state;
  const affected = services.filter((service) => state[service].length > 0);
  return {
    aerodrome: `${aerodrome.state}${by(aerodrome.causes, to)}`,
    runwaysLeft,
    runways: runways.map((runway) => runwayLine(runway, to)),
    noneLeft: noneLeft.map(({ start, end }) => `no runway from ${minute(start)} to ${end === null ? 'an unknown end' : minute(end)}`),
    ...Object.fromEntries(affected.map((service) => [service, numbersOf(state[service], to)])),
    isCovered: coverage.isCovered,
    isComplete,
    reasons,
  };
}

function runwayLine({ name, state, isClosedInData, ends }: AerodromeState['runways'][number], windowEnd: string | null): string {
  const differ = ends.some((end) => end.state !== state);
  const lengths = ends.flatMap(({ ident, state: of, length, landingLength }) =>
    of === 'open' && !differ ? [] : [`${ident ?? '?'} ${of}, ${feet(length)} take-off, ${feet(landingLength)} landing`],
  );
  const causes = by(
    ends.flatMap((end) => end.causes),
    windowEnd,
  );
  return `${name}: ${state}${isClosedInData ? ', closed in the dataset' : ''}${causes}${state !== 'closed' && lengths.length > 0 ? ` (${lengths.join('; ')})` : ''}`;
}

const feet = (length: number | null): string => (length === null ? 'unknown length' : `${length} ft`);
const by = (causes: readonly Cause[], windowEnd: string | null): string =>
  causes.length === 0 ? '' : ` by ${numbersOf(causes, windowEnd)}`;

/** A cause that ends with the time that is looked at may go on. */
function numbersOf(causes: readonly Cause[], windowEnd: string | null): string {
  const ends = new Map(causes.map(({ id, notamId, to }) => [notamId ?? id, to]));
  const named = [...ends]
    .slice(0, MOST_NUMBERS)
    .map(([number, to]) => `${number}${to === null || to === windowEnd ? '' : ` until ${minute(to)}`}`);
  return [...named, ...(ends.size > MOST_NUMBERS ? [`${ends.size - MOST_NUMBERS} more`] : [])].join(', ');
}
