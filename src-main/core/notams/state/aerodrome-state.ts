/**
 * The state says what is open at an aerodrome from one moment to another, out of all NOTAMs of the place together: two of them may close
 * what neither closes alone. Pure. A closure is never weakened here: what a rule could not read whole is `mayBeClosed`, and what no list
 * claims to cover whole is `unknown`, never open.
 */
import type { Airport } from '#contract/airports/airport.ts';
import type { Runway } from '#contract/airports/runway.ts';
import type { AerodromeState, Cause, StateReason } from '#contract/airports/state.ts';
import { latLonOf } from '#domain/lat-lon.ts';
import { wholeLength, metresToFeet } from '#domain/units.ts';
import { endsOf, isHelipad, type RunwayEnd, landingLength, withoutHelipads } from '#domain/runway.ts';
import type { Newest } from '../lifecycle/newest-of-region.ts';
import type { EffectKind } from '../read/notice.ts';
import { causesOf, surfaceCauses, type Looked } from './causes.ts';
import type { RegionalClosure } from './regional-closures.ts';
import { standingClosures } from './standing-closures.ts';

/** Lengths of a runway end that NOTAMs leave: the shortest that any of them gives. Feet; null where one changes it without a number. */
type Given = Cause['lengths'][number];
type Lengths = { length: number | null; landingLength: number | null };

function lengthsLeft(runway: Runway, end: RunwayEnd, causes: readonly Cause[]): Lengths {
  const published = { length: runway.length, landingLength: landingLength(runway, end) };
  return causes.reduce<Lengths>((left, cause) => {
    const given = afterOne(published, cause, causes);
    return { length: shorter(left.length, given.length), landingLength: shorter(left.landingLength, given.landingLength) };
  }, published);
}

const shorter = (one: number | null, other: number | null): number | null => (one === null || other === null ? null : Math.min(one, other));

/** What one NOTAM leaves of the published lengths. A declared distance that it does not name stays (ICAO Annex 14, 2.8). */
function afterOne(published: Lengths, cause: Cause, causes: readonly Cause[]): Lengths {
  if (cause.lengths.length > 0) return withGiven(published, cause.lengths);
  if (!changesLength(cause)) return published;
  // `FIRST 500M FM THR 16L CLSD. RWY 16L TORA 3400M LDA 3400M`: the figures are what the part leaves.
  const declared = cause.kind === 'closesRunway' ? causes.filter(({ id }) => id === cause.id).flatMap(({ lengths }) => lengths) : [];
  const isDeclared = (...of: Given['of'][]): boolean => declared.some((given) => given.relation === 'is' && of.includes(given.of));
  return {
    length: cause.kind === 'displacesThreshold' || isDeclared('TORA', 'ASDA') ? published.length : null,
    landingLength: isDeclared('LDA') ? published.landingLength : null,
  };
}

/** Closed in part, and neither for some nor at some times: over a length that is not known. */
const changesLength = ({ kind, extent, for: closedFor, when }: Cause): boolean =>
  kind === 'changesDistances' ||
  kind === 'shortensRunway' ||
  kind === 'displacesThreshold' ||
  (kind === 'closesRunway' && extent === 'part' && closedFor === null && when === null);

const withGiven = (published: Lengths, lengths: readonly Given[]): Lengths =>
  lengths.reduce<Lengths>((left, given) => {
    const length = lengthBy(given, left.length);
    switch (given.of) {
      case 'TORA':
      case 'ASDA':
        return { ...left, length: shorter(length, left.length ?? length) };
      case 'LDA':
        return { ...left, landingLength: lengthBy(given, left.landingLength) };
      case 'length':
        return {
          length,
          landingLength: given.relation === 'less' ? lengthBy(given, left.landingLength) : shorter(length, left.landingLength ?? length),
        };
      case 'displacement':
        return { ...left, landingLength: lengthBy({ ...given, relation: 'less' }, left.length) };
      case 'TODA':
        return left;
    }
  }, published);

/** What a figure leaves of a length, in feet and rounded down; null where the length is unknown, or would be gone. More than published does not count. */
function lengthBy({ relation, value, unit }: Given, published: number | null): number | null {
  const feet = unit === 'm' ? metresToFeet(value) : value;
  if (relation === 'more') return published;
  if (relation !== 'less') return wholeLength(feet, 'ft');
  const less = Math.ceil(feet);
  return published === null || less >= published ? null : published - less;
}

type UseState = AerodromeState['aerodrome']['state'];
type EndState = AerodromeState['runways'][number]['ends'][number];

export type AskedState = {
  airport: Pick<Airport, 'id' | 'latitude' | 'longitude' | 'isClosed'> & { runways: readonly Runway[] };
  /** The moment is written as ISO 8601 in UTC. */
  at: string;
  /** The question is about the moment `at` alone where this is null. */
  to: string | null;
  /** They are in force at some time from `at` to `to`. */
  notams: readonly Looked[];
  /** NOTAMs of its region that close all aerodromes there but some, in force then. */
  ofRegion: readonly RegionalClosure[];
  /** They begin after `to`. */
  later: readonly Looked[];
  /** These effects were left out of both. */
  notConcerned: number;
  coverage: AerodromeState['coverage'];
  /** No NOTAM is stored, of whatever place: that an import covered this one says nothing then. */
  isEmpty: boolean;
  newest: Newest | null;
};

export function aerodromeState(asked: AskedState): AerodromeState {
  const { airport, at, to, later, notConcerned, coverage, isEmpty, newest } = asked;
  const notams = [...asked.notams, ...asked.ofRegion.flatMap(({ closes }) => closes ?? [])];
  const isKnown = coverage.isWhole && !isEmpty;
  // No NOTAM is issued any more of what the dataset has as closed.
  const isClosedForGood = airport.isClosed === true;
  const surfaces = surfacesOf(notams);
  const newestSurfaces = surfaces.filter(({ condition: { runway } }, index) => runway !== surfaces[index - 1]?.condition.runway);
  const found = [
    // What begins after a moment may follow what ends after it.
    ...(to === null ? [...notams, ...later] : notams).flatMap((looked) => causesOf(looked, at, latLonOf(airport))),
    ...newestSurfaces.flatMap(({ looked, condition }) => surfaceCauses(looked, condition, at)),
  ].toSorted(({ cause: a }, { cause: b }) => (a.from < b.from ? -1 : Number(a.from > b.from)));
  const everyCause = found.map(({ cause }) => cause);
  const causes = everyCause.filter((cause) => to !== null || isInForce(cause, at));
  const toFlight = new Set(found.flatMap(({ cause, isToFlight }) => (isToFlight ? [cause] : [])));
  const of = (...kinds: readonly EffectKind[]) => causes.filter(({ kind }) => kinds.includes(kind));
  const uncertain = new Set(notams.filter(({ notam }) => notam.scheduleUnderstood === false).map(({ id }) => id));
  const isUntold = (cause: Cause): boolean => toFlight.has(cause) && mayBeAll(cause);
  const closesAll = (cause: Cause): boolean => closing.includes(cause.kind) && (cause.extent !== 'part' || isUntold(cause));
  const stateBy = (cause: Cause): UseState => (isUntold(cause) ? 'mayBeClosed' : stateOf(cause, uncertain));

  const doubtsOfRegion = new Set(asked.ofRegion.flatMap(({ closes, isUnsure }) => (isUnsure && closes ? [closes.id] : [])));
  const mayBeAllOfRegion = ({ id, kind }: Cause): boolean => kind === 'mayClose' && doubtsOfRegion.has(id);
  // Whether none is left is computed below, from all of them together.
  const isOfAll = (cause: Cause): boolean => cause.kind === 'closesAerodrome' || mayBeAllOfRegion(cause);
  const ofAll = causes.filter(isOfAll);
  const isPlaced = (cause: Cause): boolean => airport.runways.some((runway) => endsOf(runway).some((end) => concerns(cause, runway, end)));
  const unplaced = new Set(everyCause.filter((cause) => isOfRunway(cause) && !mayBeAllOfRegion(cause) && !isPlaced(cause)));
  // One that has another number in the dataset may be the one that is closed.
  const mayConcern = (cause: Cause, runway: Runway, end: RunwayEnd): boolean =>
    unplaced.has(cause) && closesAll(cause) && isRenumbered(cause, runway, end);
  const judge = (own: readonly Cause[]) =>
    worst(
      own.map((cause) => (unplaced.has(cause) ? 'mayBeClosed' : stateBy(cause))),
      isKnown,
    );
  const ownOf = (runway: Runway, end: RunwayEnd, among: readonly Cause[]): Cause[] => [
    ...among.filter(isOfAll),
    ...among.filter(
      (cause) => isOfRunway(cause) && !mayBeAllOfRegion(cause) && (concerns(cause, runway, end) || mayConcern(cause, runway, end)),
    ),
  ];
  const runways = airport.runways.map((runway) => {
    const isClosedInData = isClosedForGood || runway.isClosed === true;
    const ends = endsOf(runway).map((end): EndState => {
      const own = ownOf(runway, end, causes);
      const state = isClosedInData ? 'closed' : judge(own);
      return { ident: end.ident, state, ...lengthsLeft(runway, end, own), causes: own };
    });
    const spans = to === null ? [] : spansOf(ends, { at, to }, (own) => (isClosedInData ? 'closed' : judge(own)));
    return { id: runway.id, name: runway.name, state: best(ends.map(({ state }) => state)), isClosedInData, ends, spans };
  });
  // The runway that is closed may be the only one.
  const unplacedThen = causes.filter((cause) => unplaced.has(cause));
  const doubts = airport.runways.length === 0 ? unplacedThen.filter((cause) => ['closed', 'mayBeClosed'].includes(stateBy(cause))) : [];
  const usable = withoutHelipads(airport.runways).filter(({ isClosed }) => isClosed !== true);
  const leftBy = (isClosing: (cause: Cause) => boolean) => {
    if (isClosedForGood) return { fewest: 0, noneLeft: [{ start: at, end: to }] };
    const closures = usable.map((runway) => endsOf(runway).map((end) => ownOf(runway, end, everyCause).filter(isClosing)));
    return usable.length > 0 ? fewestLeft(closures, { at, to }) : undefined;
  };
  const certain = leftBy((cause) => closing.includes(cause.kind) && !unplaced.has(cause) && stateBy(cause) === 'closed');
  const withDoubts = leftBy((cause) => closesAll(cause) || cause.kind === 'mayClose');
  const isCountKnown = isKnown && !causes.some(mayBeAllOfRegion);
  const reasons = reasonsOf({
    airport,
    notams,
    ofRegion: asked.ofRegion,
    coverage,
    isEmpty,
    hasUnplaced: unplacedThen.length > 0,
    uncertain,
    isDoubtful: causes.some((cause) => stateBy(cause) === 'mayBeClosed'),
  });

  return {
    airportId: airport.id,
    at,
    to,
    aerodrome: { state: isClosedForGood ? 'closed' : judge([...ofAll, ...doubts]), causes: ofAll },
    runways,
    // What closes all runways for certain proves that none is left; that one is left takes all NOTAMs, and a region that closes it not.
    runwaysLeft: certain?.fewest === 0 ? 0 : isCountKnown ? (withDoubts?.fewest ?? null) : null,
    noneLeft: certain?.noneLeft ?? [],
    closures: standingClosures([...notams, ...later], { at, place: latLonOf(airport), newest }),
    approachesOut: of('approachOut'),
    navaidsOut: of('navaidOut'),
    lightsOut: of('lightsOut'),
    fuel: of('fuelUnavailable'),
    rescueAndFireFighting: of('fireCoverReduced'),
    tower: of('towerHours'),
    unplaced: unplacedThen,
    conditions: surfaces.map(({ looked: { id, notamId }, condition }) => ({ ...condition, id, notamId })),
    coverage,
    notConcerned,
    isComplete: reasons.length === 0,
    reasons,
  };
}

/** Reports are sorted by runway, and the newest of each comes first. */
const surfacesOf = (notams: AskedState['notams']) =>
  notams
    .flatMap((looked) => looked.notam.runwayConditions.map((condition) => ({ looked, condition })))
    .toSorted(
      ({ condition: a }, { condition: b }) =>
        (a.runway ?? '').localeCompare(b.runway ?? '') || (b.observedAt ?? '').localeCompare(a.observedAt ?? ''),
    );

const shortening: readonly EffectKind[] = ['displacesThreshold', 'changesDistances', 'shortensRunway'];
const runwayKinds: readonly EffectKind[] = ['closesRunway', 'closesHelipad', 'mayClose', ...shortening];
const isOfRunway = ({ kind }: Cause): boolean => runwayKinds.includes(kind);

/** `04/22` is meant by `04/22`, by `22/04` and, for that end alone, by `22`. A runway that is not named may be any. */
function concerns({ kind, runway: named }: Cause, runway: Runway, end: RunwayEnd): boolean {
  if (named === null) return kind !== 'closesHelipad' || isHelipad(runway.name);
  if (named === runway.name) return true;
  const idents = named.split('/');
  const known = endsOf(runway).map(({ ident }) => ident);
  return idents.length === 1 ? idents[0] === end.ident : idents.every((ident) => known.includes(ident));
}

/** Runways get other numbers as the magnetic variation changes: this many at most before the data has them. */
const MOST_RENUMBERED = 2;

/** Tells whether every end that a closure names may be one of the runway, and the end one of them. */
function isRenumbered({ runway: named }: Cause, runway: Runway, end: RunwayEnd): boolean {
  const idents = named?.split('/') ?? [];
  const isNear = (ident: string, other: string | null): boolean => numbersBetween(ident, other) <= MOST_RENUMBERED;
  return (
    idents.every((ident) => endsOf(runway).some((one) => isNear(ident, one.ident))) && idents.some((ident) => isNear(ident, end.ident))
  );
}

/** Counts from `13L` to `14L`; infinite where the letters differ. */
function numbersBetween(ident: string, other: string | null): number {
  const [one, two] = [ident, other ?? ''].map((name) => /^(?<number>\d{1,2})(?<letter>[LCR]?)$/.exec(name)?.groups);
  if (!one || !two || one['letter'] !== two['letter']) return Infinity;
  const apart = Math.abs(Number(one['number']) - Number(two['number']));
  return Math.min(apart, 36 - apart);
}

/** Periods are half-open: at its end a closure is over. */
const isInForce = ({ from, to }: Pick<Cause, 'from' | 'to'>, at: string): boolean => from <= at && (to === null || at < to);

/** A part of the time that no one can tell, or under a condition, may be now: it leaves no runway for certain. */
const mayBeAll = ({ extent, when }: Cause): boolean => extent === 'part' && when !== null;

/** A closure without an extent is one: the Q-code says it, and the text nothing else. */
function stateOf({ id, kind, runway, extent, rule }: Cause, uncertain: ReadonlySet<string>): UseState {
  if (shortening.includes(kind)) return 'shortened';
  if (kind === 'mayClose') return 'mayBeClosed';
  if (extent === 'part') return 'part';
  return uncertain.has(id) || (kind === 'closesRunway' && runway === null && rule !== 'allRunwaysClosed') ? 'mayBeClosed' : 'closed';
}

const order: readonly UseState[] = ['open', 'part', 'shortened', 'mayBeClosed', 'closed'];

/** What is not known may be worse than any of the others, but closed. */
function best(states: readonly UseState[]): UseState {
  if (states.includes('unknown')) return 'unknown';
  return states.reduce((least, state) => (order.indexOf(state) < order.indexOf(least) ? state : least), 'closed');
}

function worst(states: readonly UseState[], isKnown: boolean): UseState {
  const found = states.reduce<UseState>((most, state) => (order.indexOf(state) > order.indexOf(most) ? state : most), 'open');
  return found === 'open' && !isKnown ? 'unknown' : found;
}

/**
 * Runways come and go at the begins and ends of closures alone, so between two of those the number stays. A runway is left while one of its ends is
 * neither wholly closed nor closed under a condition or at times that no one can tell. `closures` are those of each end of each runway.
 */
function fewestLeft(closures: readonly (readonly Cause[])[][], { at, to }: Pick<AskedState, 'at' | 'to'>) {
  const times = new Set([at, ...closures.flat(2).flatMap(({ from, to: end }) => [from, ...(end === null ? [] : [end])])]);
  const sorted = [...times].filter((time) => time >= at).toSorted();
  const leftAt = (time: string) => closures.filter((ends) => ends.some((causes) => !causes.some((cause) => isInForce(cause, time)))).length;
  const moments = sorted.filter((time) => time <= (to ?? at));
  const counts = moments.map(leftAt);
  // What is closed at a moment is looked at beyond it.
  const last = to ?? sorted.find((time) => leftAt(time) > 0) ?? null;
  const noneLeft = moments.flatMap((start, index) => (counts[index] === 0 ? [{ start, end: moments[index + 1] ?? last }] : []));
  return { fewest: Math.min(...counts), noneLeft: joinedPeriods(noneLeft) };
}

const closing: readonly EffectKind[] = ['closesAerodrome', 'closesRunway', 'closesHelipad'];

const joinedPeriods = (periods: AerodromeState['noneLeft']): AerodromeState['noneLeft'] =>
  periods.reduce<AerodromeState['noneLeft']>((joined, period) => {
    const last = joined.at(-1);
    return last?.end === period.start ? [...joined.slice(0, -1), { start: last.start, end: period.end }] : [...joined, period];
  }, []);

/** A runway changes at the begins and ends of its causes alone. */
function spansOf(
  ends: readonly Pick<EndState, 'causes'>[],
  { at, to }: { at: string; to: string },
  judge: (causes: readonly Cause[]) => UseState,
): AerodromeState['runways'][number]['spans'] {
  const times = new Set([
    at,
    ...ends.flatMap(({ causes }) => causes.flatMap((cause) => [cause.from, ...(cause.to === null ? [] : [cause.to])])),
  ]);
  const moments = [...times].filter((time) => time >= at && time < to).toSorted();
  return moments.reduce<AerodromeState['runways'][number]['spans']>((spans, from, index) => {
    const then = ends.map(({ causes }) => causes.filter((cause) => isInForce(cause, from)));
    const states = then.map(judge);
    const span = {
      from,
      to: moments[index + 1] ?? to,
      state: best(states),
      ends: states,
      ids: [...new Set(then.flat().map(({ id }) => id))],
    };
    const last = spans.at(-1);
    const isSame = last !== undefined && String([last.ends, last.ids]) === String([span.ends, span.ids]);
    return isSame ? [...spans.slice(0, -1), { ...last, to: span.to }] : [...spans, span];
  }, []);
}

type Known = Pick<AskedState, 'airport' | 'notams' | 'ofRegion' | 'coverage' | 'isEmpty'> & {
  isDoubtful: boolean;
  hasUnplaced: boolean;
  uncertain: ReadonlySet<string>;
};

function reasonsOf({ airport, notams, ofRegion, coverage, isEmpty, isDoubtful, hasUnplaced, uncertain }: Known): StateReason[] {
  const isDated = (coverage.claim?.from ?? null) !== null;
  const holds: Record<StateReason, boolean> = {
    notCovered: !coverage.isCovered && !coverage.isWhole,
    partOfListOnly: coverage.isCovered && !isEmpty && !coverage.isWhole,
    coverageOld: !isEmpty && isDated && coverage.freshness !== 'fresh' && coverage.freshness !== 'ageing',
    nothingStored: coverage.isCovered && isEmpty,
    notamsOld: coverage.isCovered && !isDated && coverage.freshness === 'stale',
    samples: notams.some(({ isSample }) => isSample),
    runwaysNotInData: airport.runways.length === 0,
    runwayNotInData: hasUnplaced && airport.runways.length > 0,
    scheduleNotUnderstood: uncertain.size > 0,
    closureNotUnderstood: isDoubtful,
    notamNotUnderstood: notams.some(({ notam }) => notam.format === 'text' || notam.headline === null),
    regionalClosure: ofRegion.some(({ isUnsure }) => isUnsure),
    datesImpossible: notams.some(({ notam: { startDate, endDate } }) => startDate !== null && endDate !== null && endDate < startDate),
    endPassed: notams.some(({ notam }) => notam.status === 'overdue'),
  };
  return (Object.keys(holds) as StateReason[]).filter((code) => holds[code]);
}
