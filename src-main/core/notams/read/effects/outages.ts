/** Finds radio aids and lights out of service, each by what the text calls it, in whichever sentence: `RWY 09/27 CLSD. ILS AND PAPI RWY 27 U/S`. */
import { oneLine } from '#core/text/line.ts';
import type { EffectRule } from '#contract/notams/rules.ts';
import { entryOf, type Meaning } from '#core/notams/lexicon/lexicon.ts';
import { namedIn, namesThing, type Range, type Thing } from '../aids-and-lights.ts';
import type { About } from '../closures/closures.ts';
import { effectOf } from '../closures/effect.ts';
import { endOfTail, isConditional } from '../closures/items.ts';
import { namesAt } from '../closures/names.ts';
import { placeOf, saidBy, wordsAt } from '../closures/times/limits-in-effect.ts';
import { segmentsOf } from '../closures/segments.ts';
import { type Limits, whole } from '../closures/closure-limits.ts';
import { limitsOf } from '../closures/tail-limits.ts';
import { cancelled } from '../closures/tails.ts';
import { isJoint, type Segment, type Token } from '../closures/tokens.ts';
import { type Verb, verbsOf } from '../closures/verbs.ts';
import type { Effect, EffectKind } from '../notice.ts';
import { runwayOf } from '../runways.ts';
import { without, type Named, namedOf, ofOther, ownThings, runwaysIn, smallWords, thingsAt } from './aids.ts';
import { isCategoryLost } from './navaids.ts';
import { extentIn, isShort, out, quotedWords } from './row.ts';

/** `subject` is that of the Q-code, or what the text means instead. */
export function outagesOf(text: string, subject: string, about: About): Effect[] {
  const clauses = segmentsOf(text).map((segment): Clause => {
    const verbs = [...verbsOf(segment), ...switchedOff(segment), ...missingIn(segment)].toSorted((a, b) => a.from - b.from);
    if (verbs.length === 0 && segment[0]?.meaning === 'no') verbs.push(...noneIn(segment));
    return { segment, named: namedIn(segment), verbs };
  });
  const all = clauses.flatMap((clause) => outagesIn(clause, text, about, nextToVerb));
  const own = subjects.find(({ codes }) => codes.test(subject));
  if (own !== undefined) all.push(...ofSubject(clauses, own, all, text, about));
  const only = subject.startsWith('L') ? onlyRunway(text) : null;
  for (const outage of all)
    if (only !== null && outage.runway === null && (outage.quote?.from ?? 0) > only.at && areOfRunway(outage))
      outage.runway = only.runway.includes('/') ? (runwayOf(only.runway, about.runways)?.name ?? only.runway) : only.runway;
  // A text that gives reasons says the same twice.
  const told = new Map<string, Effect>();
  for (const outage of all) {
    const said = JSON.stringify({ ...outage, quote: null });
    if (!told.has(said)) told.set(said, outage);
  }
  const isOfRunway = /^M[DRT]/.test(subject);
  return [...told.values()]
    .map((outage) => (isOfRunway ? withoutLanding(outage, about) : outage))
    .toSorted((a, b) => (a.quote?.from ?? 0) - (b.quote?.from ?? 0));
}

/** `RWY 30 ALS OPR ON 420M ONLY. TDZ LGT AND RCLL U/S`: lights of a runway are those of the only one that is named, in front of them. */
function onlyRunway(text: string): { runway: string; at: number } | null {
  const named = [...text.matchAll(runwayNamed)];
  const [first] = named;
  const runway = first?.groups?.['runway'] ?? '';
  return first !== undefined && named.every(({ groups }) => groups?.['runway'] === runway) ? { runway, at: first.index } : null;
}
const areOfRunway = ({ names }: Effect): boolean => names.length > 0 && names.every((name) => ofRunway.test(name));
const runwayNamed = /\bRWYS? (?<runway>\d\d[LCR]?(?:\/\d\d[LCR]?)?)\b/g;
const ofRunway = /^(?:RCLL?|TDZL?|TDZ LGT|PAPI|ALS|REIL|RTIL|SFL|REDL|EDGE LGT|CENTRELINE L(?:GT|IGHTS))$/;

/** `LDA RWY 18 NOT AVBL` under the code of a runway is a distance, without which no one lands; the aid of that name has a code of its own. */
const withoutLanding = (outage: Effect, { span }: About): Effect =>
  outage.kind === 'navaidOut' && outage.names.join() === 'LDA' && outage.runway !== null && outage.extent === 'whole'
    ? effectOf(
        'closesRunway',
        { ...outage, names: [], runway: outage.runway, extent: 'part', for: 'landing', rule: 'runwayClosedForOperation' },
        span,
      )
    : outage;

type Clause = { segment: Segment; named: readonly Thing[]; verbs: readonly Verb[] };

type Subject = { codes: RegExp; kind: Thing['kind']; rule: EffectRule };
const subjects: readonly Subject[] = [
  { codes: /^I[DGIMOXY]/, kind: 'navaidOut', rule: 'ilsPartOut' },
  { codes: /^(?:I[CLNSTUW]|N)/, kind: 'navaidOut', rule: 'navaidOut' },
  { codes: /^L(?!Y|X|W)/, kind: 'lightsOut', rule: 'lightsOut' },
];

/** These are no outages of the aid: receivers are tested with a VOT, lights burn as long as the mains do, and a route is none. */
const noOutage =
  /\b(?:VOT|CHECK ?POINTS?|IDENT CODES?|(?:SECONDARY|STANDBY|STBY|EMERG(?:ENCY)?|BACK-?UP) (?:POWER|PWR)|SEGMENTS?|RUTAS?|ROTAS?|AEROVIAS?)\b/;
const ofOthers: ReadonlySet<Meaning | undefined> = new Set<Meaning>(['runway', 'aerodrome', 'operation', 'other']);

/**
 * What the Q-code is about is out, though other words stand between it and what is said of it: `VOR 349-359 BEYOND 20NM UNUSABLE`, `ILS RWY 09. U/S DUE MAINT`. It is
 * not what another sentence says of something else: `FLT CHECK OF ILS RWY 09. LOCAL FLYING SUSPENDED`.
 */
function ofSubject(clauses: readonly Clause[], { kind, rule }: Subject, found: readonly Effect[], text: string, about: About): Effect[] {
  const all = found.filter((outage) => outage.kind === kind);
  const names = ({ named }: Clause): boolean => named.some((thing) => thing.kind === kind);
  const isLost = clauses.some(({ segment }) => isCategoryLost(textOf(segment, 0, segment.length, text)));
  for (const [index, clause] of clauses.entries()) {
    const { segment } = clause;
    if (all.some(({ quote }) => isWithin(quote, segment))) continue;
    const line = textOf(segment, 0, segment.length, text);
    const verb = isCategoryLost(line) ? undefined : writtenOut(segment, line);
    if (verb === undefined || isOfElse(clause, kind, verb, text)) continue;
    const before = names(clause) ? clause : clauses.slice(0, index).findLast(names);
    const isOfOther =
      clauses.some(names) && kind === 'navaidOut' && segment.some(({ meaning, text: word }) => ofOthers.has(meaning) && word !== 'USE');
    if (before !== clause && (all.length > 0 || isLost || isOfOther)) continue;
    const things = before === undefined ? [] : before === clause ? thingsOf(segment, kind, verb) : ownThings(before.segment, kind);
    const own = all.length === 0 ? things : things.filter(({ code }) => code !== 'lights');
    if (before === clause && own.length === 0) continue;
    const written = runwaysIn(segment) ?? clauses.map((one) => runwaysIn(one.segment)).find((one) => one !== undefined) ?? [null];
    const aids =
      before === undefined || own.length === 0
        ? [{ kind, rule, name: wordsFor(segment, verb, text), runways: written }]
        : namedOf(before.segment, own, { start: 0, end: before.segment.length }, written);
    const outages = outagesIn({ ...clause, verbs: [{ ...verb, kind: 'unserviceable' }] }, text, about, () => aids);
    const isOfPart = before !== undefined && before !== clause && /^(?!TEST)[A-Z]{4}/.test(segment[0]?.text ?? '') && verb.from > 0;
    const words = quotedWords(isShort(text) ? oneLine(text) : line);
    all.push(...(isOfPart ? outages.map((outage) => ({ ...outage, extent: 'part' as const, words })) : outages));
  }
  return all.filter((outage) => !found.includes(outage));
}

/** The thing follows the verb in `DO NOT USE PAPI RWY 09`; what is available after it is something else. */
function thingsOf(segment: Segment, kind: EffectKind, { from, to, kind: verb }: Verb): Thing[] {
  const isOrder = segment[from]?.text === 'DO';
  // What is available is named first in `LOC Y DME DISPONIBLES, GP NO UTILIZAR`.
  const begin = segment.slice(0, from).findLastIndex(({ text }, at) => text === ',' && segment[at - 1]?.meaning === 'usable');
  const before = isOrder || verb !== 'noOperation' ? ownThings(segment.slice(0, from), kind).filter((thing) => thing.from > begin) : [];
  if (before.length > 0 || verb !== 'noOperation' || segment.slice(to).some(({ meaning }) => meaning === 'usable')) return before;
  return ownThings(segment, kind).filter((thing) => thing.from >= to);
}

const MOST_OF_NAME = 40;

/** What no word of the lexicon names is named by the words in front of the verb: `STOPBARS A6, B4 U/S`, `FARO DE AD FUERA DE SERVICIO`. */
function wordsFor(segment: Segment, { from }: Verb, text: string): string | null {
  const start = segment[0]?.meaning === 'runway' ? namesAt(segment, 1).next : 0;
  const runway = segment.findIndex(({ meaning }, at) => at > start && meaning === 'runway');
  const words = oneLine(textOf(segment, start, runway < 0 ? from : Math.min(from, runway), text));
  return words === '' || words.length > MOST_OF_NAME ? null : words;
}

const isWithin = (quote: Effect['quote'], segment: Segment): boolean =>
  quote !== null && quote.from >= (segment[0]?.from ?? 0) && quote.to <= (segment.at(-1)?.to ?? 0);

/** The words that say it, in whichever language. */
function writtenOut(segment: Segment, line: string): Verb | undefined {
  const said = insteadOf.exec(line) ?? out.exec(line) ?? onTest.exec(line);
  if (said === null) return undefined;
  const start = (segment[0]?.from ?? 0) + said.index;
  const tokenAt = (place: number): number => {
    const at = segment.findIndex((token) => token.from >= place);
    return at < 0 ? segment.length : at;
  };
  return {
    from: tokenAt(start),
    to: tokenAt(start + said[0].length),
    kind: said[0].startsWith('DO NOT') || insteadOf.test(said[0]) ? 'noOperation' : 'unserviceable',
  };
}
/** What is out follows: `DUE FAILURE OF RWY LGT`, `ILS RWY 09 OPR WO GP`, `LIGHTING AMD. REMOVE: ABN`. */
const insteadOf = /\b(?:REMOVE:|FAILURE OF|(?:OPR|OPERATING|OPERATIONAL|AVBL|AVAILABLE) (?:WO|W\/O|WITHOUT))(?= |$)/;
const onTest = /\b(?:FOR|ON) TEST(?:ING|S)?(?: PURPOSES?)? ONLY\b/;

const ofProcedure = /^(?:APCH|APPROACH|PROC)/;

/** `ILS APCH RWY 09 NOT AVBL`, `VOR RWY 09 AND VOR-A PROC NOT AVBL`, `SID BASED ON FXD VOR SUSPENDED` and what holds under a condition only. */
function isOfElse({ segment, named }: Clause, kind: Thing['kind'], { from }: Verb, text: string): boolean {
  const before = segment.slice(0, from);
  if (noOutage.test(textOf(segment, 0, from, text)) || before.some((token) => isConditional(token) || ofOther.has(token.text))) return true;
  const things = named.filter((thing) => thing.kind === kind && thing.to <= from);
  return (
    kind === 'navaidOut' &&
    things.length > 0 &&
    things.every((thing) => {
      let at = thing.to;
      while (
        at < from &&
        (segment[at]?.meaning === 'runway' ||
          /^(?:\d\d[LRC]?|[A-Z]|,|\/|-|AND|OR)$/.test(segment[at]?.text ?? '') ||
          things.some((other) => other.from <= at && at < other.to))
      )
        at++;
      return ofProcedure.test(segment[at]?.text ?? '');
    })
  );
}

type Pick = (clause: Clause, start: number, verb: Verb) => Named[];

const nextToVerb: Pick = ({ segment, named }, start, verb) =>
  namedOf(segment, thingsAt(segment, named, start, verb), { start, end: verb.from }, [null]);

function outagesIn(clause: Clause, text: string, about: About, pick: Pick): Effect[] {
  const { segment, verbs } = clause;
  let behind = 0;
  return verbs.flatMap((found, index) => {
    const verb = withService(segment, found);
    const start = behind;
    const exception = endOfException(segment, verb.to, verbs[index + 1]?.from);
    const end = exception ?? endOfTail(segment, verb.to, verbs[index + 1]?.from ?? segment.length);
    // `LGT U/S, NIGHT OPS SUSPENDED`: the night is that of the flights.
    let to = verb.to;
    while (to < end && !areFlightsBehind(segment, to)) to++;
    behind = exception === null ? verb.to : exception + 1;
    if (!isOut(segment, verb)) return [];
    const aids = pick(clause, start, verb);
    if (aids.length === 0 || segment.slice(verb.to, to).some(({ text: word }) => cancelled.has(word))) return [];
    // `REDUCED RANGE 70 (HN 30)` holds by day too.
    const limits = (isOfRange(segment, verb.from) ? null : limitsOf(segment, { from: verb.to, to }, verb)) ?? whole;
    // The purpose of the test is that of the signal, not of the outage, in `U/S, MAY TRANSMIT FOR TEST PURPOSES`.
    const isOfTest = limits.words !== null && /\bTEST/.test(wordsAt(segment, limits.words, text) ?? '');
    const { said } = saidBy(isOfTest ? whole : limits, segment, text, { ...about.span, place: about.place });
    // What is obscured burns, and may be seen from elsewhere.
    const isObscured = obscured.test(segment[verb.from]?.text ?? '');
    const isShortened = shortenedAt(segment, verb.from) !== null;
    const extent = isObscured || isShortened ? 'part' : said.extent === 'whole' ? extentIn(textOf(segment, start, to, text)) : said.extent;
    const quote = placeOf(segment, { from: start, to });
    const words =
      isObscured || extent === 'whole'
        ? said.words
        : quotedWords(
            wordsAt(
              segment,
              partAt(segment, limits, { from: start, verb, to }, extentIn(textOf(segment, start, verb.from, text)) === 'part'),
              text,
            ) ?? '',
          );
    const outages: Effect[] = [];
    for (const { kind, rule: ofThing, name, runways: written } of aids)
      for (const ident of kind !== 'lightsOut' || written.some((one) => one !== null)
        ? written
        : [thresholdIn(segment.slice(verb.to, to))]) {
        const runway = ident?.includes('/') ? (runwayOf(ident, about.runways)?.name ?? ident) : ident;
        const names = name === null ? [] : [name];
        const alike = outages.find((outage) => outage.kind === kind && outage.runway === runway);
        // `ILS DME IFX 109.7MHZ U/S` under the code of an ILS is the ILS with its DME.
        const rule = ofIls.test(about.qCode ?? '') && /^ILS[ /]DME\b/.test(name ?? '') ? 'navaidOut' : ofThing;
        const own = { extent: rule === 'ilsPartOut' ? ('part' as const) : extent, words, rule, quote, names, runway };
        if (alike === undefined) outages.push(effectOf(kind, { ...said, ...own }, about.span));
        else if (name !== null && !alike.names.includes(name)) alike.names.push(name);
      }
    return outages;
  });
}

/** `SFL U/S BTN 300M AND 600M FM THR RWY 18`: from which end is counted. */
function thresholdIn(tail: Segment): string | null {
  // `PAPI U/S RWY 18` names it behind.
  const at = tail[0]?.meaning === 'runway' ? 1 : tail.findIndex(({ text }) => /^(?:THR|THLD|THRESHOLD)$/.test(text)) + 1;
  return at === 0 ? null : (namesAt(tail, tail[at]?.meaning === 'runway' ? at + 1 : at).names[0] ?? null);
}

/** What is excepted from one outage is in none: `ILS RWY 22L U/S EXC LOC, ILS RWY 22R GP OTS`. Null where no exception ends at a comma. */
function endOfException(segment: Segment, from: number, next: number | undefined): number | null {
  const comma = segment.findIndex(({ text }, at) => at > from && text === ',');
  return segment[from]?.meaning === 'except' && next !== undefined && comma > 0 && comma < next ? comma : null;
}

const areFlightsBehind = (segment: Segment, comma: number): boolean =>
  segment[comma]?.text === ',' &&
  segment.slice(comma + 1, comma + 3).find(({ meaning }) => meaning !== 'time' && meaning !== 'all')?.meaning === 'operation';

const ofIls = /^QI[CSTUW]/;

/** FM SER belongs to the verb in `WITHDRAWN FM SER`. */
const withService = (segment: Segment, verb: Verb): Verb =>
  /^(?:FM|FROM)$/.test(segment[verb.to]?.text ?? '') && /^(?:SER|SVC|SERVICE|USE)$/.test(segment[verb.to + 1]?.text ?? '')
    ? { ...verb, to: verb.to + 2 }
    : verb;

/** What tells the part that is out: the whole tail, as in `UNUSABLE RADIAL 090-130 BEYOND 25NM`, or the clause where it is said in front of the verb. */
function partAt(
  segment: Segment,
  limits: Limits,
  { from, verb, to }: { from: number; verb: Verb; to: number },
  isPartBefore: boolean,
): Range {
  if (limits.words === null || isPartBefore) return { from, to };
  const isOfTail = verb.to < limits.words.from && ofSector.test(segment[verb.to]?.text ?? '');
  return isOfTail ? { from: verb.to, to: limits.words.to } : limits.words;
}

/** A tail that begins so tells radials or a sector: `UNUSABLE 090-130 BLW 6000FT`. */
const ofSector = /^(?:RADIALS?|R|AZM|SECTORS?|BTN|BETWEEN|FM|FROM|WI|WITHIN|OUTSIDE|BEYOND|BYD|BLW|ABV|\d{3})$/;

/** `RWY 09/27 AVBL WITHOUT PAPI`, `DISPONIBLE MAIS SANS FEUX`: what is named behind it is out. */
function missingIn(segment: Segment): Verb[] {
  const at = segment.findIndex(({ text }, place) => without.test(text) && segment.slice(Math.max(0, place - 2), place).some(isUsable));
  const thing = at < 0 ? undefined : namedIn(segment).find(({ from }) => from > at && from <= at + MOST_BETWEEN);
  return thing === undefined ? [] : [{ from: thing.to, to: thing.to, kind: 'unserviceable' }];
}
const isUsable = ({ meaning }: Token): boolean => meaning === 'usable';
/** Words between it and the noun of what is missing: `WITHOUT CENTRE LINE LGT`. */
const MOST_BETWEEN = 3;

/** `NO PAPI RWY 09`, and nothing else in the sentence: what is not there is out. */
function noneIn(segment: Segment): Verb[] {
  const thing = namedIn(segment)[0];
  if (thing?.from !== 1) return [];
  const behind = segment.slice(thing.to);
  const isPlain = behind.every(
    ({ text, meaning }) => smallWords.has(meaning) || meaning === 'usable' || /^(?:\d\d[LRC]?|\/|ON)$/.test(text),
  );
  return isPlain ? [{ from: segment.length, to: segment.length, kind: 'unserviceable' }] : [];
}

const textOf = (segment: Segment, from: number, to: number, text: string): string =>
  from < to ? text.slice((segment[from] as Token).from, (segment[to - 1] as Token).to) : '';

/** No aid is closed: what is said to be so is the runway it is named with. `MAY NOT BE AVBL` leaves it in service. */
function isOut(segment: Segment, { from, to, kind }: Verb): boolean {
  // `ON TEST, DO NOT USE` is an outage too.
  if (kind === 'noOperation') return segment[to - 1]?.text === 'USE' && !isOfOwnObject(segment[to]);
  const isClosure = entryOf(segment[from]?.text ?? '')?.sense?.code === 'closed';
  return /^(?:closed|unserviceable|stopped)$/.test(kind) && !isClosure && segment[from - 1]?.text !== 'MAY';
}

/** The order has an object in `PAPI RWY 09 RAISED, JETS DO NOT USE TWY A`, and so is not about the aid. */
const isOfOwnObject = (token: Token | undefined): boolean => /^(?:runway|aerodrome|helipad|other|operation)$/.test(token?.meaning ?? '');

/** Reads `ILS RWY 05 OFF AIR`, `GP RWY 34L SWITCHED OFF`, `PAPI RWY 26 OBSCURED` and `ABN REMOVED`. */
const switchedOff = (segment: Segment): Verb[] =>
  segment.flatMap(({ text }, at): Verb[] => {
    const shortened = shortenedAt(segment, at);
    if (shortened !== null) return [{ from: at, to: shortened, kind: 'unserviceable' }];
    if (obscured.test(text) || text === 'DARK' || (text === 'REMOVED' && namesNoMore(segment, at)))
      return [{ from: at, to: at + 1, kind: 'unserviceable' }];
    const isSwitched = /^(?:SWITCHED|TURNED)$/.test(segment[at - 1]?.text ?? '');
    const isLast = segment[at - 1]?.meaning === 'other' && /^,?$/.test(segment[at + 1]?.text ?? '');
    const isOff = text === 'OFF' && (segment[at + 1]?.text === 'AIR' || isSwitched || isLast);
    return isOff ? [{ from: isSwitched ? at - 1 : at, to: at + 1, kind: 'unserviceable' }] : [];
  });

/** Tells whether only aids and their names precede the verb: `PAPI RWY 09 REMOVED`, but not `TREES NEAR PAPI REMOVED` and `ILS RWY 09 NOTE REMOVED`. */
function namesNoMore(segment: Segment, to: number): boolean {
  const before = segment.slice(0, to);
  const things = namedIn(before);
  return before.every(
    (token, at) =>
      things.some((thing) => thing.from <= at && at < thing.to) ||
      isJoint(token) ||
      (smallWords.has(token.meaning) && !token.text.startsWith('NOTE')) ||
      /^(?:[A-Z]{1,3}|\d{1,4}[A-Z]?|\.|[MK]HZ)$/.test(token.text),
  );
}

/** `APCH LGT RWY 09 REDUCED TO 420M`, `ALS OPR ON 420M ONLY`: the place after a length that is left of lights; null where none is named. */
function shortenedAt(segment: Segment, at: number): number | null {
  const [text, next, third, fourth] = [at, at + 1, at + 2, at + 3].map((place) => segment[place]?.text ?? '') as [
    string,
    string,
    string,
    string,
  ];
  const isTo = /^(?:REDUCED|SHORTENED|SKROCONY)$/.test(text) && /^(?:TO|DO)$/.test(next) && isLengthAt(third, fourth);
  if (isOfRange(segment, at) && namesThing(segment.slice(Math.max(0, at - MOST_BEFORE_LENGTH), at), 'navaidOut')) return at + 2;
  const only = /^\d/.test(text) ? [at + 1, at + 2].find((place) => segment[place]?.meaning === 'only') : undefined;
  const isOnly = only !== undefined && isLengthAt(text, only === at + 1 ? '' : next);
  return (isTo || isOnly) && namesThing(segment.slice(Math.max(0, at - MOST_BEFORE_LENGTH), at), 'lightsOut')
    ? isTo
      ? at + 3
      : at + 2
    : null;
}
const isOfRange = (segment: Segment, at: number): boolean =>
  /^(?:REDUCED (?:RANGE|COVERAGE)|(?:RANGE|COVERAGE) REDUCED)$/.test(`${segment[at]?.text} ${segment[at + 1]?.text}`);
/** Lights are named within so many words before the length that is left of them. */
const MOST_BEFORE_LENGTH = 12;
const isLengthAt = (figure: string, unit: string): boolean => /^\d{3}M$/.test(figure) || (/^\d{3}$/.test(figure) && unit === 'M');

const obscured = /^OBSC(?:URED)?$/;
