/**
 * One verdict on what the program makes of a notice, as a dispatcher would give it. `dangerous`: a pilot who trusts it may use what is closed, or count on
 * a length that is not there. `wrong`: it says what the text does not say, or hides what changes the plan. `vague`: nothing is false, but the
 * text has to be read to know what matters. The worst fault decides.
 */
import type { DecodedNotice, Effect } from '#core/notams/read/notice.ts';
import { closureFaults, type Fault } from './closures.ts';
import { conditionFaults } from './conditions.ts';
import { judged } from './headlines.ts';
import type { Closure, Label } from './labels.ts';

export const verdicts = ['right', 'vague', 'wrong', 'dangerous'] as const;
export type Verdict = (typeof verdicts)[number];
export type Found = { verdict: Exclude<Verdict, 'right'>; what: string };
export type Told = Pick<DecodedNotice, 'effects' | 'headline' | 'severity' | 'runwayConditions'>;

/** Every fault; without one the notice is read right. */
export function foundIn(label: Label, told: Told): Found[] {
  return [
    ...closuresFound(label, told),
    ...timesFound(label, told.effects),
    ...lengthsFound(label, told.effects),
    ...headlineFound(label, told),
    ...severityFound(label, told),
    ...conditionFaults(label, told).map((fault): Found => ({
      verdict: fault === 'missedCondition' ? 'vague' : 'wrong',
      what: `surface ${fault}`,
    })),
  ];
}

export const verdictOf = (found: readonly Found[]): Verdict =>
  verdicts.findLast((verdict) => found.some((one) => one.verdict === verdict)) ?? 'right';

const closesGround = ({ kind }: Pick<Effect, 'kind'>): boolean => /^closes(?:Aerodrome|Runway|Helipad)$/.test(kind);
const mayClose = ({ effects }: Pick<Told, 'effects'>): boolean => effects.some(({ kind }) => kind === 'mayClose');
const isWhole = ({ extent }: Closure): boolean => extent === 'whole' || extent === 'either';

function closuresFound(label: Label, told: Told): Found[] {
  const faults = closureFaults(label, { effects: sameGround(label, told.effects) });
  const isHeadlineRight = judged(label, told.headline) === 'right';
  const found = faults.map(({ ground, fault, what }): Found => ({
    verdict: verdictOn(fault, isHeadlineRight),
    what: `${ground} ${fault}: ${what}`,
  }));
  if (label.closures === 'unclear' || !mayClose(told)) return found;
  if (label.closures.length === 0) return [...found, { verdict: 'vague', what: 'false alarm' }];
  const isOnlyDoubted = label.closures.some(isWhole) && !told.effects.some(closesGround);
  return isOnlyDoubted ? [...found, { verdict: 'vague', what: 'a sure closure is only doubted' }] : found;
}

function verdictOn(fault: Fault['fault'], isHeadlineRight: boolean): Found['verdict'] {
  if (fault === 'missedWhole' || fault === 'tooWeak') return 'dangerous';
  if (fault === 'silent') return 'vague';
  // The headline informs the reader; only what is computed from effects does not know it.
  if (fault === 'missedPart') return isHeadlineRight ? 'vague' : 'wrong';
  return 'wrong';
}

/** An aerodrome without any runway is closed, and a closed one has none: where the text names no runway, either says the same. */
function sameGround({ closures }: Label, effects: Effect[]): Effect[] {
  if (closures === 'unclear') return effects;
  const wanted = closures.filter(isWhole);
  const isNamed = effects.some(({ kind, runway }) => closesGround({ kind }) && kind !== 'closesAerodrome' && runway !== null);
  if (wanted.length !== 1 || wanted[0]?.runway !== null || isNamed) return effects;
  const kind = wanted[0].kind === 'aerodrome' ? 'closesAerodrome' : 'closesRunway';
  return effects.map((effect) => (closesGround(effect) ? { ...effect, kind } : effect));
}

function timesFound({ closedAt = [], openAt = [] }: Label, effects: readonly Effect[]): Found[] {
  const closing = effects.filter(closesGround);
  if (closing.length === 0) return [];
  const missed = closedAt.filter((moment) => !closing.some((effect) => appliesAt(effect, moment)));
  // Limited by hours that are not listed, it says itself that the text has to be read.
  const isLimited = ({ extent, when }: Effect): boolean => extent === 'part' || when !== null;
  const extra = openAt.filter((moment) =>
    closing.some((effect) => appliesAt(effect, moment) && (effect.periods.length > 0 || !isLimited(effect))),
  );
  return [
    ...missed.map((moment): Found => ({ verdict: 'dangerous', what: `open at ${moment}` })),
    ...extra.map((moment): Found => ({ verdict: 'vague', what: `closed at ${moment}` })),
  ];
}

function appliesAt({ from, to, periods }: Effect, moment: string): boolean {
  const at = Date.parse(moment);
  const isWithin = (start: string | null, end: string | null): boolean =>
    (start === null || Date.parse(start) <= at) && (end === null || at < Date.parse(end));
  return isWithin(from, to) && (periods.length === 0 || periods.some(({ start, end }) => isWithin(start, end)));
}

/** A loss is of whatever length; `gain` is none of what the labels say. */
type Length = { runway: string | null; of: 'TORA' | 'TODA' | 'ASDA' | 'LDA' | 'length' | 'loss' | 'gain'; metres: number };

const METRES_A_FOOT = 0.3048;
const inMetres = (value: number, unit: 'm' | 'ft'): number => (unit === 'ft' ? value * METRES_A_FOOT : value);
const plain = (runway: string): string => runway.replace(/(?<![0-9])0(?=\d)/g, '');

function lengthsFound(label: Label, effects: readonly Effect[]): Found[] {
  const wanted = wantedLengths(label);
  const told = effects.flatMap(({ runway, lengths }) =>
    lengths.map((length): Length => ({ runway, of: senseOf(length), metres: inMetres(length.value, length.unit) })),
  );
  const found = told.flatMap((length) => lengthFound(length, wanted) ?? []);
  const isMissed = wanted.some((length) => !told.some((one) => isOfOneRunway(one, length) && one.of === length.of));
  return isMissed && !found.length && !hasOther(wanted, told) ? [...found, { verdict: 'vague', what: 'length missed' }] : found;
}

/** What is left tells what is lost. */
const hasOther = (wanted: readonly Length[], told: readonly Length[]): boolean =>
  wanted.some(({ of }) => of === 'length') && wanted.some(({ of }) => of === 'loss') && told.length > 0;

function senseOf({ of, relation }: Effect['lengths'][number]): Length['of'] {
  const isLess = relation === 'less';
  if (of === 'displacement') return isLess ? 'gain' : 'loss';
  if (isLess) return 'loss';
  return relation === 'more' ? 'gain' : of;
}

function lengthFound(told: Length, wanted: readonly Length[]): Found | null {
  const alike = wanted.filter((length) => isOfOneRunway(told, length) && told.of === length.of);
  const what = `${told.runway} ${told.of} ${Math.round(told.metres)} m`;
  if (alike.length === 0) return { verdict: 'wrong', what: `length not in the text: ${what}` };
  if (alike.some(({ metres }) => Math.abs(metres - told.metres) < 1)) return null;
  const isLonger = alike.every(({ metres }) => (told.of === 'loss' ? told.metres < metres : told.metres > metres));
  return { verdict: isLonger ? 'dangerous' : 'wrong', what: `length ${isLonger ? 'longer than true' : 'other'}: ${what}` };
}

function isOfOneRunway(a: Length, b: Length): boolean {
  if (a.runway === null || b.runway === null) return true;
  const ends = plain(b.runway).split('/');
  return plain(a.runway)
    .split('/')
    .some((end) => ends.includes(end));
}

function wantedLengths({ distances = [], displaced = [], left = [], lost = [] }: Label): Length[] {
  const declared = ['TORA', 'TODA', 'ASDA', 'LDA'] as const;
  return [
    ...distances.flatMap(({ end, toraTodaAsdaLda, unit }) =>
      declared.flatMap((of, index) => {
        const value = toraTodaAsdaLda[index] ?? null;
        return value === null ? [] : [{ runway: end, of, metres: inMetres(value, unit) }];
      }),
    ),
    ...displaced.map(({ end, by }): Length => ({
      runway: end,
      of: 'loss',
      metres: inMetres(Number.parseInt(by, 10), by.endsWith('FT') ? 'ft' : 'm'),
    })),
    ...left.map(({ runway, value, unit }): Length => ({ runway, of: 'length', metres: inMetres(value, unit) })),
    ...lost.map(({ runway, value, unit }): Length => ({ runway, of: 'loss', metres: inMetres(value, unit) })),
  ];
}

const saysClosed = /\bclos|not available|unusable|not usable|unserviceable|out of service|suspended|withdrawn|not permitted|prohibited/;
const saysOpen = /(?<!not |no )\b(?:open|reopened|available|resumed)\b/;
/** Nothing stands between the ground and its closure but its name. */
const groundClosed = /^(?:the |all |both )?(?:runways?|aerodrome|airport)(?: \d\d?[lrc]?(?:\/\d\d?[lrc]?)?)*:? (?:is |are )?closed/;

const grounds = /\b(?:runways?|aerodrome|airport|airfield|helipad|and|all)\b|\b[a-z]?\d{1,2}[lrcw]?\b/g;
/** These say that it is a part and not which. */
const unnamedLimits =
  /\b(?:may be|part(?:ial)?ly|in part|closed|not available|at times|with an exception|to some aircraft|for an operation|over a length|over a part of its width)\b/g;
const saysWhichPart = (said: string): boolean => /[a-z\d]/.test(said.replace(grounds, '').replace(unnamedLimits, ''));
/** The state is read without what denies it. */
const tornNegation = /\b(?:not|no longer): /;

function headlineFound(label: Label, { headline }: Told): Found[] {
  const said = (headline ?? '').toLowerCase();
  const closures = label.closures === 'unclear' ? [] : label.closures;
  if (closures.some(isWhole) && saysOpen.test(said) && !saysClosed.test(said)) return [{ verdict: 'dangerous', what: 'headline open' }];
  const judgement = judged(label, headline);
  if (label.closures !== 'unclear' && closures.length === 0 && groundClosed.test(said))
    return [{ verdict: 'wrong', what: 'headline closed' }];
  if (judgement !== 'right') return [{ verdict: judgement, what: `headline ${judgement}` }];
  if (tornNegation.test(said)) return [{ verdict: 'vague', what: 'headline with a negation torn off' }];
  const isPart = closures.some(({ extent }) => extent === 'part') && closures.every(({ extent }) => extent !== 'whole');
  const isLimited = isPart || label.closedAt !== undefined;
  return isLimited && !saysWhichPart(said) ? [{ verdict: 'vague', what: 'headline without the part that is closed' }] : [];
}

/** A notice from 4 up changes the plan; one below it is easily overlooked. */
const PLAN = 4;

function severityFound({ severity: range }: Label, { severity: told }: Told): Found[] {
  if (range === undefined) return [];
  const [least, most] = range;
  const apart = told < least ? least - told : told > most ? told - most : 0;
  if (apart === 0) return [];
  const isHidden = told < PLAN && least >= PLAN;
  return [{ verdict: apart > 1 || isHidden ? 'wrong' : 'vague', what: `severity ${told}, not ${least} to ${most}` }];
}
