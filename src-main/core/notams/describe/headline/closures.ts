/** Closures of runways and aerodromes lead a headline, which names them as the effects do. */
import type { EffectRule } from '#contract/notams/rules.ts';
import type { HeadlinePart } from '#contract/notams/headline.ts';
import type { ComposedCode } from '#contract/notams/headline-codes.ts';
import type { Effect, EffectKind } from '#core/notams/read/notice.ts';
import { closesForFlight } from '#core/notams/read/subject.ts';
import { coded, worded } from './headline-parts.ts';
import { within } from './words.ts';

/** The rule of a partial closure adds these, where its own words do not say it. */
const partOf: Readonly<Partial<Record<EffectRule, ComposedCode>>> = {
  runwayClosedInOneDirection: 'inOneDirection',
  runwayClosedOverLength: 'overALength',
  runwayClosedOverWidth: 'overAWidth',
  runwayClosedForOperation: 'forAnOperation',
  runwayClosedExceptTaxiing: 'exceptTaxiingOrCrossing',
  runwayClosedWithException: 'withAnException',
  runwayClosedToSomeAircraft: 'toSomeAircraft',
  runwayClosedAtTimes: 'atTimes',
  aerodromeClosedOverLength: 'inPart',
  aerodromeClosedForOperation: 'forAnOperation',
  aerodromeClosedExceptTaxiing: 'exceptTaxiing',
  aerodromeClosedWithException: 'withAnException',
  aerodromeClosedToSomeAircraft: 'toSomeAircraft',
  aerodromeClosedAtTimes: 'atTimes',
};

/** Whom a closure concerns says more than the rule. */
const sayingWhom: Readonly<Partial<Record<NonNullable<Effect['for']>, ComposedCode>>> = {
  landing: 'forLanding',
  takeOff: 'forTakeOff',
  training: 'forTraining',
  allButPermitted: 'withoutPermission',
};

const noteOf = ({ rule, for: closedFor }: Effect): HeadlinePart =>
  coded('note', (closedFor === null || rule === 'runwayClosedOverLength' ? undefined : sayingWhom[closedFor]) ?? partOf[rule] ?? 'inPart');

/** These words begin a limit that can follow a closure. */
const limiting = /^(?:EXC|EXCEPT|TO|FOR|BTN|BETWEEN|AT|UNLESS|WITH|ON|BEYOND|FM|FROM|E|W|N|S) ./;
const ofClosed: Readonly<Record<string, RegExp>> = { landing: /^(?:FOR|TO) (?:LDG|LANDING|ARR)/, takeOff: /^(?:FOR|TO) (?:TKOF|TAKE|DEP)/ };
const flown = /^(?:FOR )?(?:TKOFS?|TAKE-?OFFS?|DEPS?|DEPARTURES?|LDGS?|LANDINGS?|ARRS?|ARRIVALS?) /;
const MOST_OF_LIMIT = 69;
/** `+ 12 more` takes this many letters. */
const OF_MORE = 10;

/** The worst closure of a runway or an aerodrome; undefined where neither is closed. */
export function worstClosure(effects: readonly Effect[]): Effect | undefined {
  const closures = effects.filter(({ kind }) => kind === 'closesRunway' || kind === 'closesAerodrome');
  return (
    closures.find(({ kind, extent }) => kind === 'closesAerodrome' && extent !== 'part') ??
    closures.find(({ extent }) => extent !== 'part') ??
    closures[0]
  );
}

/** What the text says after the word closed, in at most so many letters. */
type Behind = (most: number) => HeadlinePart | null;

export function closureOf(worst: Effect, effects: readonly Effect[], region: string | null, behind: Behind): HeadlinePart[] {
  const none = effects.some(({ kind }) => kind === 'noRunwayLeft') ? [coded('sentence', 'noRunwayOpen')] : [];
  const more = further(worst, effects);
  const most = MOST_OF_LIMIT - (more.length > 0 ? OF_MORE : 0);
  const state = worst.extent === 'part' ? partlyClosed(worst, behind, most) : [coded('state', 'closed')];
  return [closedOf(worst, effects, region), ...state, ...more, ...none];
}

/** A headline names these together: the distances of a runway. */
const lengths: ReadonlySet<EffectKind> = new Set<EffectKind>(['shortensRunway', 'displacesThreshold', 'changesDistances']);
/** What one word closes or takes out is named together too. */
const ground: ReadonlySet<EffectKind> = new Set<EffectKind>(['closesHelipad', 'closesTaxiway', 'closesApron', 'closesStand']);
const byClause: ReadonlySet<EffectKind> = new Set<EffectKind>([
  ...ground,
  'lightsOut',
  'navaidOut',
  'fuelUnavailable',
  'closesRoute',
  'otherUnavailable',
]);

/**
 * Tells how many effects there are besides those that a headline of the worst one names, all where it names none. Where the aerodrome is
 * closed, nothing else matters.
 */
export function further(worst: Effect | null, effects: readonly Effect[]): HeadlinePart[] {
  if (worst?.kind === 'closesAerodrome' && worst.extent !== 'part') return [];
  const groupOf = (effect: Effect): string => {
    const { kind, runway, words, quote } = effect;
    if (kind === 'closesRunway' && (worst === null || !isAlike(effect, worst))) return `${kind} ${runway}`;
    if (kind === 'closesAerodrome' && (worst === null || !isAlike(effect, worst))) return `${kind} ${words}`;
    if (byClause.has(kind)) return `${ground.has(kind) ? 'ground' : kind} ${quote?.to}`;
    return lengths.has(kind) ? 'lengths' : kind;
  };
  const others = new Set(effects.filter(({ kind }) => kind !== 'noRunwayLeft').map(groupOf));
  if (worst !== null) others.delete(groupOf(worst));
  return others.size === 0 ? [] : [coded('more', 'furtherEffects', String(others.size))];
}

/** `RWY 24 CLSD FOR ARR, RWY 06 CLSD FOR DEP`: what is said of one is not said of the other. */
const isAlike = (one: Effect, other: Effect): boolean =>
  one.kind === other.kind &&
  one.extent === other.extent &&
  one.for === other.for &&
  (one.extent !== 'part' || (one.words === other.words && one.rule === other.rule));

function closedOf(first: Effect, effects: readonly Effect[], region: string | null): HeadlinePart {
  if (first.kind === 'closesAerodrome')
    return region === null ? coded('ground', 'aerodrome') : worded('ground', region, within(region.split(' '), false, MOST_OF_LIMIT));
  const names = effects.flatMap((effect) => (isAlike(effect, first) && effect.runway !== null ? [effect.runway] : []));
  return coded('ground', 'runways', ...names);
}

function partlyClosed(first: Effect, behind: Behind, most: number): HeadlinePart[] {
  const words = first.words?.replace(/^(?<except>EXC(?:EPT)?): ?-? ?/, '$<except> ').replace(/,$| (?:AND|OR)$/, '') ?? null;
  // `AVBL FOR LDG ONLY` says what is left, `CLSD FOR LDG ONLY` what is closed.
  const isOfLeft = words !== null && /^[^,]*\bONLY\b/.test(words) && ofClosed[first.for ?? '']?.test(words) !== true;
  if (words !== null && limiting.test(words) && !isOfLeft) {
    const limit = worded('limit', words, within(words.split(' '), false, most));
    // `FIRST 500FT UNAVBL FOR LDG` leaves the rest for landing.
    return first.rule === 'runwayClosedOverLength' && (first.for === 'landing' || first.for === 'takeOff')
      ? [coded('state', 'partlyClosed'), coded('note', 'overALength'), limit]
      : [coded('state', 'closed'), limit];
  }
  // `CLSD TO ALL BUT HEL` closes the whole, and the headline adds the exception.
  const exception = words?.startsWith('BUT ') === true ? behind(most) : null;
  if (exception !== null) return [coded('state', 'closed'), exception];
  // `CLSD FOR LDG. TKOF AVBL FOR HEL` closes most of what it leaves, too.
  if (words !== null && first.for === 'allButSome' && flown.test(words))
    return [coded('state', 'closed'), worded('detail', words, within(words.split(' '), false, most))];
  const part = [coded('state', closesForFlight(first) ? 'closed' : 'partlyClosed'), noteOf(first)];
  // `AD OPR HR: MON 0600-1400, WED CLSD, SAT 0800-1200`: what follows is no time at which it is closed.
  const isWithin = /\b(?:CLSD|CLOSED)\b./.test(words ?? '');
  const rest = (isWithin ? null : behind(most)) ?? ownWords(first, most);
  return rest === null ? part : [...part, rest];
}

/** The words of the part itself, where nothing follows the word closed: `LAST 1200FT RWY 22 CLSD`. */
function ownWords({ words, for: closedFor, when, rule }: Effect, most: number): HeadlinePart | null {
  const atNight = when === 'night' ? nightIn.exec(words ?? '')?.[0] : undefined;
  if ((closedFor === 'landing' || closedFor === 'takeOff') && atNight !== undefined) return worded('detail', atNight, 'at night');
  if (
    words === null ||
    (closedFor !== null &&
      when !== 'listedTimes' &&
      when !== 'underCondition' &&
      rule !== 'runwayClosedOverLength' &&
      partOf[rule] !== 'withAnException' &&
      partOf[rule] !== 'toSomeAircraft')
  )
    return null;
  const own = words.replaceAll(saidAlready, '').split(' ');
  return worded('detail', own.join(' '), within(own, false, most));
}

const nightIn = /\b(?:AT )?(?:NIGHT|NGT|NUIT|NO[CT]T?URN[AOEI]S?)\b/;

/** The headline has the runway and the word closed already. */
const saidAlready =
  /^(?:RWY|RUNWAY) \S{1,8} |(?: (?:(?:OF|ON|FM|FROM|AT) )?(?:RWY|RUNWAY) \d\S{0,7})?(?: (?:CLSD|CLOSED|NOT AVBL|NOT AVAILABLE))?$/g;
