/** Makes effects of what a text closes, with the runways as the dataset names them and the times in which they apply. */
import type { EffectRule } from '#contract/notams/rules.ts';
import type { LatLon } from '#domain/lat-lon.ts';
import type { Effect, RunwayIdents } from '../notice.ts';
import { namesThing } from '../aids-and-lights.ts';
import { mentionsOf, runwayOf, withEndsJoined } from '../runways.ts';
import { type Span, effectOf } from './effect.ts';
import type { Finding } from './closure-of-subject.ts';
import { findingsIn } from './closures-in-text.ts';
import { type How, type Limits, part, whole } from './closure-limits.ts';
import { namesAt } from './names.ts';
import { segmentsOf } from './segments.ts';
import { placeOf, saidBy } from './times/limits-in-effect.ts';
import type { Segment } from './tokens.ts';

const aerodromeRules: Readonly<Record<How, EffectRule>> = {
  whole: 'aerodromeClosed',
  length: 'aerodromeClosedOverLength',
  operation: 'aerodromeClosedForOperation',
  taxi: 'aerodromeClosedExceptTaxiing',
  exception: 'aerodromeClosedWithException',
  aircraft: 'aerodromeClosedToSomeAircraft',
  times: 'aerodromeClosedAtTimes',
};

const runwayRules: Readonly<Record<How, EffectRule>> = {
  whole: 'runwayClosed',
  length: 'runwayClosedOverLength',
  operation: 'runwayClosedForOperation',
  taxi: 'runwayClosedExceptTaxiing',
  exception: 'runwayClosedWithException',
  aircraft: 'runwayClosedToSomeAircraft',
  times: 'runwayClosedAtTimes',
};

/** These facts of the NOTAM are not in its text; `place` tells when the sun rises there. */
export type About = { runways: readonly RunwayIdents[] | undefined; span: Span; place: LatLon | null; qCode: string | null };

/** `text` is in capitals. Aerodromes first, then in order of the text, each runway once for the same flights and times. */
export function closuresOf(text: string, about: About): Effect[] {
  const { runways, span, qCode } = about;
  let runwaysNamed: readonly string[] | undefined;
  const mentioned = (): readonly string[] => (runwaysNamed ??= [...new Set(mentionsOf(text).flatMap(({ names }) => names))]);
  let left: boolean | undefined;
  const isLeft = (name: string): boolean => (left ??= isToUse(name, text));
  let local: boolean | undefined;
  const isAllLocal = (): boolean => (local ??= allLocal.test(text));
  const effects = findingsIn(text, { runways, qSubject: qCode === null ? null : qCode.slice(1, 3) }).flatMap((finding) =>
    effectsOf(finding, { ...about, text, mentioned, isLeft, isAllLocal }),
  );
  const closing = effects.toSorted((a, b) => rank(a) - rank(b));
  const isFirst = (effect: Effect, at: number): boolean => closing.findIndex((other) => isSame(other, effect)) === at;
  // What is said in two languages of some flights is quoted from the second, which explains both.
  const isLast = (effect: Effect, at: number): boolean => closing.findLastIndex((other) => isSame(other, effect)) === at;
  const once = closing.filter((effect, at) => (effect.for === null ? isFirst : isLast)(effect, at) && !isEndOfPart(effect, closing));
  return [...once, ...noneOpen(once, runways, span)];
}

const rank = ({ kind }: Effect): number => (kind === 'closesAerodrome' ? 0 : 1);

/** `RWY 14/32 FIRST 4000FT RWY 32 CLSD`: from which end is counted. */
const isEndOfPart = ({ kind, runway, rule }: Effect, effects: readonly Effect[]): boolean =>
  kind === 'closesRunway' &&
  rule === 'runwayClosedInOneDirection' &&
  effects.some(
    (other) =>
      other.rule === 'runwayClosedOverLength' && other.runway?.split('/').includes(runway ?? '') && other.words?.includes(`RWY ${runway}`),
  );

const isSame = (a: Effect, b: Effect): boolean =>
  (['kind', 'runway', 'extent', 'from', 'to', 'for'] as const).every((name) => a[name] === b[name]) &&
  (a.words === b.words || (a.when === b.when && JSON.stringify(a.periods) === JSON.stringify(b.periods)));

type Known = About & {
  text: string;
  /** Runways that the whole text names. */
  mentioned: () => readonly string[];
  /** Tells whether the only runway that it names is the one to use. */
  isLeft: (name: string) => boolean;
  /** Tells whether the text says apart that its times are local. */
  isAllLocal: () => boolean;
};

function effectsOf(finding: Finding, known: Known): Effect[] {
  const { segment } = finding;
  const others = finding.but.length === 0 ? [] : othersThan(finding.but, known.runways);
  if (others.length > 0) return effectsOf({ ...finding, names: others, but: [], limits: timesAlone(finding.limits) }, known);
  const { times } = finding.limits;
  const limits = times !== null && known.isAllLocal() ? { ...finding.limits, times: `${times} LT` } : finding.limits;
  const own = placeOf(segment, finding.clause);
  const quote = own && { ...own, from: finding.begin ?? own.from };
  const { how, said: limited } = saidBy(limits, segment, known.text, { ...known.span, place: known.place });
  const { extent } = limited;
  const said = { ...limited, quote };
  if (finding.kind === 'aerodrome') return [effectOf('closesAerodrome', { ...said, runway: null, rule: aerodromeRules[how] }, known.span)];
  if (finding.kind === 'helipad') {
    const names = finding.names.length === 0 ? [null] : finding.names;
    return names.map((runway) =>
      effectOf('closesHelipad', { ...said, runway, rule: extent === 'whole' ? 'helipadClosed' : 'helipadPartlyClosed' }, known.span),
    );
  }
  return runwaysOf(finding, known).map((runway) => {
    const rule: EffectRule = runway === null && finding.isEvery && extent === 'whole' ? 'allRunwaysClosed' : runwayRules[how];
    return effectOf('closesRunway', { ...said, runway, rule, ...oneDirection(runway, extent, known.runways) }, known.span);
  });
}

/** `ALL TIMES LOCAL` gives the zone apart from the times. */
const allLocal = /\b(?:TIMES?|HOURS?|HRS?|HORAS?|HEURES?) (?:(?:ARE|IN|EXPRESSED|EN|SON) ){0,3}(?:LOCAL(?:E?S)?|LT|LCL)\b/;

/** What limits the closure of the others once the runways of an exception are known. */
const timesAlone = ({ when, times, words }: Limits): Limits =>
  words === null || times === null ? whole : part('times', words.from, words.to, { when, times });

const openOf = (runways: About['runways']): RunwayIdents[] => runways?.filter(({ isClosed }) => isClosed !== true) ?? [];

const othersThan = (names: readonly string[], runways: About['runways']): string[] =>
  openOf(runways).flatMap((runway) => (names.some((name) => runwayOf(name, [runway]) !== undefined) ? [] : runway.name));

/** Names as the dataset has them; null for one that is ambiguous. */
function runwaysOf({ names, isEvery, segment }: Finding, { runways, mentioned, isLeft, text }: Known): (string | null)[] {
  if (names.length > 0) return withEndsJoined(names, runways).map((name) => nameOf(name, runways));
  const open = openOf(runways);
  if (isEvery) return open.length === 0 ? [null] : open.map(({ name }) => name);
  const others = mentioned();
  const [only] = others;
  if (others.length === 1 && only !== undefined) return [isLeft(only) ? null : nameOf(only, runways)];
  const lit = others.length > 1 ? litBefore(segment, text) : undefined;
  if (lit !== undefined) return [nameOf(lit, runways)];
  return [others.length === 0 && open.length === 1 ? (open[0]?.name ?? null) : null];
}

/** `RWY 09/27 EDGE LGT U/S. RWY CLSD AT NIGHT. RWY 02/20 AVBL`: the runway whose lights the sentence before is of. */
function litBefore(segment: Segment, text: string): string | undefined {
  const all = segmentsOf(text);
  const before = all[all.findIndex(([first]) => first?.from === segment[0]?.from) - 1] ?? [];
  const isOfOne = before[0]?.meaning === 'runway' && before.filter(({ meaning }) => meaning === 'runway').length === 1;
  const [name, ...others] = isOfOne ? namesAt(before, 1).names : [];
  return others.length === 0 && namesThing(before, 'lightsOut') ? name : undefined;
}

/**
 * Tells whether what is named is the one to use: `MAIN RWY CLSD. USE RWY 18/36`, `MAIN RWY CLSD, TWY A USED AS RWY 18/36`,
 * `RWY CLSD, 18/36 AVBL`. `name` has digits, letters and strokes alone.
 */
const isToUse = (name: string, text: string): boolean =>
  new RegExp(
    `\\b(?:USE|USED AS|USING|VIA) (?:OF )?(?:THE )?(?:RWY|RUNWAY)S? ?${name}\\b|\\b${name} (?:(?:IS|WILL BE|REMAINS|AND) )?(?:AVBL|AVAILABLE|OPEN|OPN|USABLE|IN USE)`,
  ).test(text);

/** One end of a runway that has two keeps its name: the other direction stays open as far as the text goes. */
function nameOf(name: string, runways: readonly RunwayIdents[] | undefined): string {
  const known = runwayOf(name, runways);
  return known && (name.includes('/') || known.lowIdent === null || known.highIdent === null) ? known.name : name;
}

function oneDirection(runway: string | null, extent: Effect['extent'], runways: readonly RunwayIdents[] | undefined): Partial<Effect> {
  if (runway === null || extent !== 'whole' || runway.includes('/') || !/^\d/.test(runway)) return {};
  const known = runwayOf(runway, runways);
  const isWhole = known && (known.lowIdent === null || known.highIdent === null);
  return isWhole ? {} : { extent: 'part', rule: 'runwayClosedInOneDirection' };
}

type Range = { start: number; end: number };

/** Tells whether no one may land or take off while it is closed. */
const isShut = ({ extent, for: closedFor, when, rule }: Effect): boolean =>
  extent === 'whole' ||
  (extent === 'part' &&
    rule !== 'runwayClosedOverLength' &&
    rule !== 'runwayClosedInOneDirection' &&
    (closedFor === 'allButTaxiing' || (closedFor === null && when === 'listedTimes')));

/** One effect where fully closed runways leave no runway open at the same time; none where the dataset does not know the aerodrome's runways. */
export function noneOpen(effects: readonly Effect[], runways: readonly RunwayIdents[] | undefined, span: Span): Effect[] {
  const closing = effects.filter((effect) => effect.kind === 'closesRunway' && isShut(effect));
  if (closing.some(({ runway, extent, rule }) => runway === null && extent === 'whole' && rule === 'allRunwaysClosed'))
    return [none([], span)];
  const open = openOf(runways);
  if (open.length === 0) return [];
  // All at the same times, whichever they are.
  const [first] = closing;
  const isShared = first !== undefined && first.words !== null && first.when === 'listedTimes';
  if (isShared && open.every(({ name }) => closing.some(({ runway, words }) => runway === name && words === first.words)))
    return [none(first.periods.map(rangeOf), span)];
  let common: Range[] = [{ start: span.from?.getTime() ?? -Infinity, end: span.to?.getTime() ?? Infinity }];
  for (const { name } of open)
    common = common.flatMap((range) => overlapsOf(range, rangesOf(closing.filter(({ runway }) => runway === name))));
  if (common.length === 0) return [];
  const isListed = closing.some(({ periods }) => periods.length > 0);
  return [none(isListed ? common : [], span)];
}

const none = (ranges: readonly Range[], span: Span): Effect => {
  const iso = (at: number) => new Date(at).toISOString();
  const periods = ranges
    .filter(({ start, end }) => Number.isFinite(start) && Number.isFinite(end))
    .map(({ start, end }) => ({ start: iso(start), end: iso(end) }));
  return effectOf('noRunwayLeft', { runway: null, extent: 'whole', rule: 'noRunwayOpen', periods }, span);
};

const rangeOf = ({ start, end }: Effect['periods'][number]): Range => ({
  start: Date.parse(start),
  end: end === null ? Infinity : Date.parse(end),
});

/** Tells when one runway is shut. Times that are unclear overlap with nothing for certain. */
function rangesOf(closing: readonly Effect[]): Range[] {
  return closing.flatMap(({ periods, when, from, to }) => {
    if (periods.length > 0) return periods.map(rangeOf);
    if (when !== null) return [];
    return [{ start: from === null ? -Infinity : Date.parse(from), end: to === null ? Infinity : Date.parse(to) }];
  });
}

const overlapsOf = (range: Range, others: readonly Range[]): Range[] =>
  others
    .map(({ start, end }) => ({ start: Math.max(start, range.start), end: Math.min(end, range.end) }))
    .filter(({ start, end }) => start < end);
