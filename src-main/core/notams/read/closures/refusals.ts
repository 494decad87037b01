/**
 * Finds flights that are refused: `NO LDG ON RWY 09`, `LANDING PROHIBITED ON RWY 27`. Over 400 lines because flights, hours and weather may
 * each come first.
 */
import { foreignWords } from '#core/notams/lexicon/lexicon.ts';
import { audienceOf, nights } from './audience.ts';
import { flying, freight, isOfClass, isVisitor, narrowing, ofRomance, permission } from './classes.ts';
import { type Limits, part } from './closure-limits.ts';
import { type Finding, type Place, findingOf, unnamed } from './closure-of-subject.ts';
import { type Item, isDirect, isDuringTimes, isMain, isNoun } from './items.ts';
import { type Operation, operationOf, taxiing } from './operations.ts';
import { areWeather, subjectsIn } from './subjects.ts';
import { limitsOf } from './tail-limits.ts';
import { isAroundEvent } from './tails.ts';
import { isMoment, isTime, timesFrom } from './times/times.ts';
import type { Segment, Token } from './tokens.ts';
import { type Verb, verbsOf } from './verbs.ts';

const acts = /^(?:OPERATE|OPR|LAND|LANDING|USE|DEPART|DEP|TAKE|TKOF|ENTER|ARRIVE)$/;

const isNounBehind = (segment: Segment, from: number, to: number): boolean =>
  segment[from]?.meaning === 'to' && segment.slice(from, to).some(isNoun);

/** Reads a closure for some aircraft only: `ACFT ABOVE 5700KG ARE NOT PERMITTED TO OPERATE FROM RWY 03/21`, `WIDE BODY ACFT NOT PERMITTED ON RWY 03/21`. */
export function notPermitted(segment: Segment, start: number, verb: Verb, to: number): Finding[] {
  const isOn = /^(?:ON|AT|FM|FROM)$/.test(segment[verb.to]?.text ?? '') && isNoun(segment[verb.to + 1]);
  if (!isOn && (!isNounBehind(segment, verb.to, to) || !acts.test(segment[verb.to + 1]?.text ?? ''))) return [];
  const noun = segment.findIndex((token, at) => at > verb.to && isNoun(token));
  if (noun > verb.to + 6 || segment.slice(verb.to, noun).some(({ text }) => text === ',')) return [];
  const audience = audienceOf(segment, start - 1, verb.from, verb);
  if (audience === null || typeof audience === 'string') return [];
  const item = subjectsIn(segment, noun, to).items.find(isMain);
  if (item === undefined) return [];
  const timed = isOn ? timesBehind(segment, { from: item.next, to }, verb) : null;
  const { when, times } = timed ?? audience;
  const limits = { ...audience, when, times, words: { from: start, to: isOn ? (timed?.words?.to ?? item.next) : to } };
  return [{ ...item, kind: item.kind as Finding['kind'], limits, segment, clause: { from: start, to } }];
}

/** Limits of what follows a refusal, where they have times. */
function timesBehind(segment: Segment, words: { from: number; to: number }, verb: Verb): Limits | null {
  const behind = limitsOf(segment, words, verb);
  return behind !== null && (behind.how === 'times' || behind.times !== null) ? behind : null;
}

/** Returns what is named after a refusal: `ON ALL RWYS`, `AT THE AD`. */
function namedBehind(segment: Segment, from: number, to: number): Item[] {
  let noun = from;
  while (
    noun < to &&
    (/^(?:place|all|to|filler|allowed)$/.test(segment[noun]?.meaning ?? '') ||
      /^(?:EN|POR|LA|EL|LE|NA|EM|SU|SULLA|AEREAS|AERIENNES)$/.test(segment[noun]?.text ?? ''))
  )
    noun++;
  if (noun >= to || !isNoun(segment[noun])) return [];
  const isEvery = segment.slice(from, noun).some(({ meaning }) => meaning === 'all');
  // USE recommends another runway in `NO LDG RWY 09, USE RWY 27`.
  const other = segment.findIndex(({ text }, at) => at > noun && /^(?:USE|USAR)$/.test(text) && segment[at - 1]?.text === ',');
  const isOther = other > 0 && isNoun(segment[other + 1]) && verbsOf(segment.slice(other)).length === 0;
  const items = subjectsIn(segment, noun, isOther ? Math.min(other, to) : to).items.filter(isMain);
  return items.map((item) => ({ ...item, isEvery: item.isEvery || isEvery, unknown: 0, isLength: false }));
}

/** Reads `LANDING PROHIBITED ON RWY 27` and `LANDINGS NOT PERMITTED RWY 27`. */
export function stoppedOn([item]: readonly Item[], { segment, verb, start, to }: Place): Finding[] {
  if (item?.kind !== 'operation' || !(isNoun(segment[verb.to]) || /^(?:ON|AT|FM|FROM|IN)$/.test(segment[verb.to]?.text ?? ''))) return [];
  const [main] = namedBehind(segment, verb.to, to);
  if (main === undefined) return [];
  // `UNTIL FURTHER NOTICE` is no condition.
  const isOnlyItsEnd = /^(?:UNTILL?|TILL?)$/.test(segment.slice(verb.to, to).find(({ meaning }) => meaning === 'condition')?.text ?? '');
  const { at, operations } = item;
  return findingOf(
    { ...main, at, operations, isConditional: main.isConditional && !isOnlyItsEnd },
    { segment, verb: { ...verb, to: main.next }, start, to },
  );
}

/** Null where nothing is flown: `NO LDG RWY 09 AND TKOF RWY 27` names it for each, `NO LDG RWY 09 AND RWY 27` once. */
function operationsIn(segment: Segment, from: number, to: number): Set<Operation> | null {
  const operations = segment.slice(from, to).flatMap((token) => operationOf(token) ?? []);
  return operations.length === 0 ? null : new Set(operations);
}

/** Returns the place after `TKOF OR LDG`; `from` where no operation begins there. */
function operationsBehind(segment: Segment, from: number, to: number): number {
  let at = from;
  while (at < to && (/^(?:operation|filler)$/.test(segment[at]?.meaning ?? '') || segment[at]?.text === 'EL')) at++;
  return operationsIn(segment, from, at) === null ? from : at;
}

/** Reads a refusal before or after its runway: `NO LDG ON RWY 09`, `RWY 09 NO LDG`, `NO LDG ON RWY 09 AND TKOF ON RWY 27`. */
export function refused(segment: Segment, start: number, verb: Verb, to: number): Finding[] {
  const operations = operationsIn(segment, verb.from, verb.to) ?? new Set<Operation>();
  const items = namedBehind(segment, verb.to, to);
  if (items.length === 0) return refusedAt(segment, start, verb, { to, operations });
  // `DO NOT USE RWY 09 AT NIGHT`: words after the name limit it.
  const isDoNot = segment[verb.from]?.text === 'DO';
  const isTailAt = (at: number): boolean =>
    /^(?:except|time)$/.test(segment[at]?.meaning ?? '') ||
    (segment[at]?.meaning === 'to' && segment.slice(at + 1, at + 5).some(({ text }) => isOfClass(text))) ||
    isTime(segment, segment[at]?.meaning === 'place' ? at + 1 : at);
  const own = items.flatMap((item, index) =>
    findingOf(
      { ...item, operations: operationsIn(segment, items[index - 1]?.next ?? item.at, item.at) ?? operations },
      {
        segment,
        verb: { ...verb, kind: 'stopped', to: isDoNot || (items.length === 1 && isTailAt(item.next)) ? item.next : to },
        start: verb.from,
        to,
      },
    ),
  );
  const next = items.at(-1)?.next ?? to;
  const more = segment[next]?.meaning === 'and' || segment[next]?.text === 'Y' ? operationsBehind(segment, next + 1, to) : next;
  const findings = more <= next + 1 ? own : [...own, ...refused(segment, start, { ...verb, from: next, to: more }, to)];
  // The alarm reports other things that are named after a leading verb, as in `PROHIBIDO ATERRIZAJE RWY 09 …`.
  const isInFront = segment[verb.from]?.meaning === 'stopped' || segment[verb.from]?.text === 'SE';
  const named = segment.filter((token, at) => at >= verb.to && isNoun(token) && /^\d\d/.test(segment[at + 1]?.text ?? ''));
  return isInFront && named.length > findings.length ? [] : findings;
}

/** What is named in front of `NO LDG`. */
function refusedAt(segment: Segment, start: number, verb: Verb, { to, operations }: { to: number; operations: Set<Operation> }): Finding[] {
  const { items } = subjectsIn(segment, start, verb.from);
  const item = items.at(-1);
  const next = segment[verb.to];
  // A colon may separate the two, as in `RWY 09/27: NO LDG`.
  const before = segment[verb.from - 1]?.text === ':' ? verb.from - 1 : verb.from;
  const isEnd =
    next === undefined ||
    /^(?:due|time)$/.test(next.meaning ?? '') ||
    isTime(segment, verb.to) ||
    next.text === ',' ||
    isDuringTimes(segment, verb.to);
  if (item && (item.kind === 'runway' || (isEnd && isMain(item))) && item.unknown === 0 && isDirect(segment, item.next, before)) {
    const audience = operations.has('any') ? audienceOf(segment, verb.from, verb.to, verb) : null;
    const isSome = audience !== null && typeof audience !== 'string' && (audience.for !== 'someAircraft' || audience.when !== null);
    return findingOf({ ...item, operations }, { segment, verb: { ...verb, kind: 'stopped' }, start, to }).map((finding) =>
      isSome ? { ...finding, limits: audience } : finding,
    );
  }
  return [];
}

/** NOTAMs of its runways, lights and services too say whom an aerodrome refuses; in those of anything else these are only visitors, who come to one. */
const grounds = /^(?:M|L|F[^U]|S[TFP])/;
/** Sizes and engines may be those of what the NOTAM is of. */
const ofAerodrome: ReadonlySet<Limits['for']> = new Set(['private', 'nonScheduled', 'commercial', 'training', 'visual', 'instrument']);

/** The flights may precede their verb: `ACFT DE TURBINA NO DESPEGAR SIN AUTORIZACION`. */
const permittedIn = (segment: Segment, from: number, verb: Verb): Limits =>
  verb.kind === 'noOperation'
    ? part('exception', 0, segment.length, { for: 'allButPermitted' })
    : part('exception', from, verb.to, { for: 'allButPermitted' });

/** Flights of a sort that an aerodrome refuses: `NO VISITING ACFT`, `VFR FLT NOT ACCEPTED`, `NIGHT OPS SUSPENDED`. */
export function sortsRefused(written: Segment, qSubject: string | null): Finding[] {
  const segment = withSorts(written);
  const isOfAerodrome = qSubject === 'FA';
  const isOfGround = !isOfAerodrome && grounds.test(qSubject ?? '');
  if (!isOfAerodrome && !isOfGround && !segment.some(({ text }) => isVisitor(text))) return [];
  const banned = isOfAerodrome ? bannedIn(segment) : [];
  if (banned.length > 0) return banned;
  return verbsOf(segment).flatMap((verb) => {
    const ofWhom = verb.kind === 'noOperation' ? endOfClasses(segment, verb.to) : verb.to;
    const whom = ofWhomWords.test(segment[verb.to]?.text ?? '') ? verb.to : verb.to - 1;
    const [from, to] =
      verb.kind === 'noOperation' ? [ofWhom > verb.to ? whom : verb.from, ofWhom] : [sentenceOf(segment, verb.from), verb.from];
    // `NOT PERMITTED TO CONDUCT TRAINING` refuses an activity, not the aircraft.
    const [to1, act] = [segment[verb.to]?.text ?? '', segment[verb.to + 1]?.text ?? ''];
    const isOther =
      (to1 === 'TO' && !/^(?:LAND|OPERATE|USE)$/.test(act)) || (/^[AD]$/.test(to1) && infinitive.test(act) && !flying.has(act));
    const isRefused =
      /^(?:not|no)$/.test(segment[verb.from]?.meaning ?? '') ||
      /^(?:REFUSED|SUSPENDED|PROHIBITED|FORBIDDEN)$/.test(segment[verb.from]?.text ?? '') ||
      foreignWords.has(segment[verb.from]?.text ?? '');
    if (
      isOfAerodrome &&
      verb.kind === 'closed' &&
      areOperations(segment.slice(from + 1, to)) &&
      isWithoutPermission(segment.slice(verb.to, verb.to + MOST_OF_PERMISSION))
    ) {
      const when = segment.slice(from + 1, to).some(({ text }) => nights.test(text)) ? 'night' : null;
      return [
        unnamed('aerodrome', part('exception', from + 1, segment.length, { for: 'allButPermitted', when }), segment, 0, segment.length),
      ];
    }
    const isStopped = verb.kind === 'stopped' || /^INTERDITE?$/.test(segment[verb.from]?.text ?? '');
    if (verb.kind !== 'noOperation' && (!isStopped || !isRefused || isOther)) return [];
    // `HEL OPS REQUIRING RDO ALTIMETER DATA NOT AUTHORIZED` is limited by a thing, not by a class of aircraft.
    const isOfThing = withoutWeather(segment.slice(from + 1, to)).some(
      (token) => (token.meaning === 'other' && !isOfClass(token.text)) || (isOfGround && isNoun(token)),
    );
    const audience = isOfThing ? null : audienceOf(segment, from, to, verb);
    // `ACFT WITHOUT PPR NUMBER NOT ACCEPTED` leaves the aerodrome open with permission.
    if (isOfAerodrome && (isWithoutPermission(segment.slice(from + 1, to)) || isWithoutPermission(segment.slice(verb.to))))
      return [unnamed('aerodrome', permittedIn(segment, from + 1, verb), segment, 0, segment.length)];
    const all = ofNoRunway.test(qSubject ?? '') && !isOfThing ? everyoneRefused(segment, { from, to }, verb) : null;
    const begin = verb.kind === 'noOperation' ? verb.from : Math.max(from + 1, 0);
    if (all !== null) return [unnamed('aerodrome', all, segment, begin, segment.length)];
    const isNarrow = (isOfAerodrome || qSubject === 'MR') && verb.kind === 'stopped' && areNarrowed(segment.slice(from + 1, to));
    // `VOLS CHARTER A DESTINATION DE FLUX NON ADMIS`: which of them it is matters less than that not all are meant.
    const found = !isOfThing && isNarrow ? part('aircraft', from + 1, to, { for: 'someAircraft' }) : audience;
    if (
      found === null ||
      typeof found === 'string' ||
      (found.for === 'someAircraft' && !isNarrow && !areClasses(segment.slice(from + 1, to)))
    )
      return [];
    // `NO NIGHT OPS` refuses flights, `NO NIGHT STOP` does not.
    const isOfNight =
      found.how === 'times' &&
      found.when === 'night' &&
      segment.slice(Math.max(0, from), to).some(({ meaning }) => meaning === 'operation');
    // `NO TKOF AUTHORIZED` refuses every take-off, `NO TKOF FM INT B` does not.
    const isOfOperation = isOfAerodrome && verb.kind === 'noOperation' && found.how === 'operation' && isLast(segment, verb.to);
    if (found.how !== 'aircraft' && found.for !== 'training' && !isOfNight && !isOfOperation) return [];
    // The purpose is part of the refusal in `VISITING ACFT NOT ACCEPTED FOR CCT TRAINING`.
    const purpose = segment[verb.to]?.text === 'FOR' ? segment.slice(verb.to, verb.to + 4) : [];
    const training = purpose.findIndex((token) => operationOf(token) === 'training');
    const isActed = to1 !== 'TO' && flying.has(act);
    const words = {
      from: verb.kind === 'noOperation' ? verb.from : from + 1,
      to: Math.max(ofWhom, isActed ? verb.to + 2 : verb.to + training + 1),
    };
    // Hours follow the verb in `DUE TO NOISE, TRAINING FLT NOT ALLOWED 1700-0700`.
    const behind = found.when === null ? timesBehind(segment, { from: words.to, to: segment.length }, verb) : null;
    const named = segment.slice(from + 1, to);
    const first = named.findIndex(({ text }, at) => nights.test(text) || isTime(segment, from + 1 + at));
    // `GENERAL AVIATION AND VFR AT NIGHT NOT PERMITTED`: the night is that of the second alone.
    const isOfOne = !named
      .slice(0, Math.max(first, 0))
      .some((token, at) => isAnd(token) && !(isFlights(named[at - 1]) && isFlights(named[at + 1])));
    const hours = isOfOne && first >= 0 && isTime(segment, from + 1 + first) ? first : -1;
    const isFrom = afterwards.test(named[hours - 1]?.text ?? '');
    const listed = isFrom ? { when: 'listedTimes' as const, times: null } : timesAt(segment, from + 1 + Math.max(hours, 0), to);
    const timed = behind ?? (found.when === null && hours >= 0 ? { ...listed, words: null } : null);
    // The night is named behind them in `VFR AT NIGHT NOT APPROVED`.
    const isAtNight = timed === null && isOfOne && nights.test(named[first]?.text ?? '');
    const { when, times } = timed ?? (isAtNight ? { when: 'night' as const, times: null } : found);
    const said = { from: words.from, to: timed?.words?.to ?? words.to };
    const limits: Limits = { ...found, words: said, when, times, for: training < 0 ? found.for : 'training' };
    const isOfAll = isOfAerodrome || isNarrow || limits.for === 'visitors' || (isOfGround && (isOfNight || ofAerodrome.has(limits.for)));
    const also = alsoRefused(segment, verb).map((audience) => ({ ...audience, when, times }));
    return isOfAll ? [limits, ...also].map((one) => unnamed('aerodrome', one, segment, begin, segment.length)) : [];
  });
}

const isAnd = ({ meaning, text }: Token): boolean => meaning === 'and' || text === ',';
const isFlights = (token: Token | undefined): boolean => token?.meaning === 'operation';

/** NOTAMs of a runway refuse landings on it; those of the aerodrome, its lights, stands or services at all. */
const ofNoRunway = /^(?:FA|L|M[AGHNP]|S[TF])/;

/**
 * Landings, take-offs or both are refused, and nothing but their times, an exception, a condition or a reason follows: `LDG NOT PERMITTED BTN 2200 AND 0400`, `DEP AFT 1200
 * NOT PERMITTED`, `NO LDG OR TKOF EXC HEMS`, `ALL OTHER FLT NOT ACCEPTED`. Null where other words stand between, or more is said.
 */
function everyoneRefused(segment: Segment, { from, to }: { from: number; to: number }, verb: Verb): Limits | null {
  const first = segment.slice(from + 1, to).findIndex((token, at) => isTimed(segment, from + 1 + at) && operationOf(token) === null);
  const flown = segment.slice(from + 1, first < 0 ? to : from + 1 + first);
  const words = withoutWeather(flown);
  const operations = new Set(words.flatMap((token) => operationOf(token) ?? []));
  const others = words.findIndex(({ text }) => otherFlights.test(text));
  const isFlown = others >= 0 ? operations.has('any') : operations.has('landing') || operations.has('takeOff');
  if (!isFlown || operations.has('training') || !words.every((token, at) => isOfRefusal(token) || at === others)) return null;
  const isNo = verb.kind === 'noOperation';
  const end = isNo ? to : verb.to;
  const behind = isTailAt(segment, end) ? limitsOf(segment, { from: end, to: segment.length }, verb) : null;
  if (behind === null) return null;
  const timed =
    timesOfRefusal(segment, { start: isNo ? hoursBefore(segment, verb.from) : from + 1, to: isNo ? verb.from : to, end }) ?? behind;
  const { when, times } = words.length < flown.length && timed.when === null ? { when: 'underCondition' as const, times: null } : timed;
  const said = { from: isNo ? verb.from : from + 1, to: behind.words?.to ?? Math.max(end, to) };
  if (others >= 0) return part('exception', said.from, said.to, { for: 'allButSome', when, times });
  if (!operations.has('landing')) return part('operation', said.from, said.to, { for: 'takeOff', when, times });
  if (!operations.has('takeOff')) return part('operation', said.from, said.to, { for: 'landing', when, times });
  return when === null ? behind : { ...part('times', said.from, said.to, { when, times }), for: behind.for };
}

/** `QUIET HR 1300-2100 NO ENG RUN, NO TKOF OR LDG`: the hours of the heading are those of all that is refused. */
const hoursBefore = (segment: Segment, at: number): number =>
  /^(?:QUIET|NOISE|CURFEW)$/.test(segment[0]?.text ?? '') ? 0 : sentenceOf(segment, at) + 1;

/** These are the flights of `DEP BELOW RVR 125M` and `LANDINGS WITH TAILWIND ABOVE 5KT`. */
function withoutWeather(words: Segment): Segment {
  const weather = words.findIndex(({ text }, at) => /^(?:BELOW|BLW|WITH|IN)$/.test(text) && areWeather(words.slice(at)));
  return weather < 0 ? words : words.slice(0, weather);
}

/** BTN is of the hours behind it. */
const timesAt = (segment: Segment, at: number, to: number): Limits =>
  timesFrom(segment, /^(?:BTN|BETWEEN)$/.test(segment[at - 1]?.text ?? '') ? at - 1 : at, to);

/** When flights are refused, where it is said in front of the verb or a moment follows it; null elsewhere. */
function timesOfRefusal(
  segment: Segment,
  { start, to, end }: { start: number; to: number; end: number },
): Pick<Limits, 'when' | 'times'> | null {
  const atTimes = { when: 'listedTimes' as const, times: null };
  const within = segment.slice(start, to).findIndex((_, at) => isTimed(segment, start + at));
  const moment = [start + Math.max(within, 0), end].find((at) => afterwards.test(segment[at]?.text ?? '') && isHourAt(segment, at + 1));
  if (moment !== undefined) return /^(?:SS|SUNSET)$/.test(segment[moment + 1]?.text ?? '') ? { when: 'night', times: null } : atTimes;
  // `DURING THESE QUIET HOURS, TAKEOFFS WILL NOT BE PERMITTED`: the sentence before says when.
  if (start > 0 && isDuringTimes(segment, 0)) return atTimes;
  const hour = segment.slice(start, to).findIndex((token, at) => token.meaning === 'time' || isTime(segment, start + at));
  if (hour < 0) return null;
  const listed = timesAt(segment, start + hour, to);
  return isMoment(listed) ? atTimes : listed;
}

const isOfRefusal = ({ meaning, text }: Token): boolean =>
  /^(?:operation|and|filler|all|no|not|allowed)$/.test(meaning ?? '') || /^(?:[,/]|SE)$/.test(text) || taxiing.has(text);
export const otherFlights = /^(?:OTHERS?|ALTRI|AUTRES|OTROS|OTRAS|OUTROS|DEMAIS|RESTO|ANDERE)$/;
const afterwards = /^(?:AFT|AFTER|BFR|BEFORE)$/;
const isHourAt = (segment: Segment, at: number): boolean =>
  isTime(segment, at) || /^(?:SS|SUNSET|SR|SUNRISE)$/.test(segment[at]?.text ?? '');
const isTimed = (segment: Segment, at: number): boolean =>
  segment[at]?.meaning === 'time' ||
  isTime(segment, at) ||
  (/^(?:place|condition)$/.test(segment[at]?.meaning ?? '') && isHourAt(segment, at + 1));

/** `WITHOUT FUEL` names whom. */
function isTailAt(segment: Segment, at: number): boolean {
  const { meaning, text } = (segment[at]?.text === ',' ? segment[at + 1] : segment[at]) ?? {};
  return (
    segment[at] === undefined ||
    (/^(?:due|except|condition)$/.test(meaning ?? '') && text !== 'WITHOUT') ||
    isTimed(segment, at) ||
    isAroundEvent(segment, at)
  );
}

/** `VFR AT NIGHT NOT APPROVED, ALSO IFR` refuses others at the same times. */
function alsoRefused(segment: Segment, verb: Verb): Limits[] {
  const also = segment[verb.to]?.text === ',' && segment[verb.to + 1]?.text === 'ALSO' ? verb.to + 1 : -1;
  const found = also < 0 ? null : audienceOf(segment, also, segment.length, verb);
  return found === null || typeof found === 'string' || found.how !== 'aircraft' ? [] : [found];
}

/** `NO DEP OF NON-SCHEDULED FLT`, `NO SE PERMITEN VUELOS VFR`: the place behind those who are meant; `from` where a word more is no class. */
function endOfClasses(segment: Segment, from: number): number {
  let at = ofWhomWords.test(segment[from]?.text ?? '') ? from + 1 : from;
  if (!/^(?:NON|NO)$/.test(segment[at]?.text ?? '') && !isOfClass(segment[at]?.text ?? '')) return from;
  while (
    isOfClass(segment[at]?.text ?? '') ||
    /^(?:operation|and)$/.test(segment[at]?.meaning ?? '') ||
    /^(?:NON|NO|-)$/.test(segment[at]?.text ?? '') ||
    (segment[at]?.text === 'A' && isOfClass(segment[at + 1]?.text ?? ''))
  )
    at++;
  return isLast(segment, at) ? at : from;
}

const ofWhomWords = /^(?:OF|BY|DE|POR)$/;

/** Tells whether the sentence goes on with `PERMITTED`, a reason, a time or what else is not taken at most. */
const isLast = (segment: Segment, at: number): boolean =>
  segment[at] === undefined ||
  /^(?:due|time)$/.test(segment[at]?.meaning ?? '') ||
  isTimed(segment, at) ||
  (segment[at]?.meaning === 'allowed' && segment[at + 1] === undefined) ||
  (/^(?:NI|NOR)$/.test(segment[at]?.text ?? '') && segment.slice(at).every((token) => /^(?:any|null)$/.test(String(operationOf(token)))));

/**
 * `LOW APCH`, `MISSED APCH TRG`, `TOURS DE PISTE` are flown for training, and no procedure is meant. `TECHNICAL LANDINGS`, `CREW CHANGE FLT` and `POSITIONING FLT` carry
 * no one, as FERRY FLT does.
 */
const withSorts = (segment: Segment): Segment =>
  segment.map((token, at) => {
    const [before, next] = [segment[at - 1]?.text ?? '', segment[at + 1]?.text ?? ''];
    const isTechnical = (word: string, flown: string): boolean =>
      (/^TECH(?:NICAL)?$/.test(word) && /^(?:LDGS?|LANDINGS?|STOPS?)$/.test(flown)) || (word === 'CREW' && flown === 'CHANGE');
    // `POSITIONING (FERRY) FLT WITHOUT PAX` says it three times.
    const isEmpty = (word: string, carried: string): boolean => word === 'WITHOUT' && /^(?:PAX|PASSENGERS?)$/.test(carried);
    if (isEmpty(token.text, next) || isEmpty(before, token.text)) return { ...token, text: 'FERRY', meaning: undefined };
    if ((token.text === '(' && next === 'FERRY') || (token.text === ')' && before === 'FERRY')) return { ...token, meaning: 'filler' };
    if (isTechnical(token.text, next) || token.text === 'POSITIONING') return { ...token, text: 'FERRY', meaning: undefined };
    if (isTechnical(before, token.text)) return { ...token, text: 'FLT', meaning: 'operation' };
    const isOfTraining = /^(?:APCHS?|APPROACH(?:ES)?)$/.test(token.text) && /^(?:LOW|MISSED|PRACTI[CS]E|TRAINING)$/.test(before);
    const isCircuit = token.text === 'PISTE' && before === 'DE' && /^TOURS?$/.test(segment[at - 2]?.text ?? '');
    if (/^TOURS?$/.test(token.text)) return { ...token, meaning: 'filler' };
    return isOfTraining || isCircuit ? { ...token, text: 'TRG', meaning: 'operation' } : token;
  });

/** `GENERAL AVIATION AND NON-SCHEDULED OPS`, `CARGO FLT`: each of them is refused. */
const areClasses = (words: Segment): boolean => {
  const isOfFreight = words.some(({ text }) => freight.has(text));
  if (isOfFreight)
    return words.every(
      ({ text, meaning }) => isOfClass(text) || ofRomance.test(text) || /^(?:operation|and|all|filler)$/.test(meaning ?? ''),
    );
  const and = words.findIndex(({ meaning }) => meaning === 'and');
  return and > 0 && words.slice(0, and).some(({ text }) => isOfClass(text)) && words.slice(and).some(({ text }) => isOfClass(text));
};

/** `AERONAVES DE MATRICULA ESTRANGEIRA`, `PILOTOS SEM QUALIFICACAO`: only some, whatever the other words mean; not where all of another sort are named too. */
const areNarrowed = (words: Segment): boolean =>
  words.some(({ text }) => narrowing.has(text)) &&
  words.some(({ text, meaning }) => meaning === 'operation' || users.test(text)) &&
  !(words.some(({ meaning }) => meaning === 'all') && words.some((token) => isAnd(token) || /^[YE]$/.test(token.text)));
const users = /^(?:AERONEF|PILOTOS|PILOTES|PILOTI|OPERADORES|EMPRESAS|EXPLOITANTS|OPERATORI)$/;
const infinitive = /(?:[AEI]R|RE)$/;

/** `INTERDICTION D'ATTERRIR A TOUT AERONEF IMMATRICULE EN FLUX`: a noun refuses. */
function bannedIn(segment: Segment): Finding[] {
  if (!/^(?:INTERDICTION|PROHIBICION|PROIBICAO|DIVIETO)$/.test(segment[0]?.text ?? '')) return [];
  const act = segment.slice(0, MOST_TO_ACT).findIndex(({ text }) => flying.has(text));
  const words = segment.slice(act + 2);
  const isOfSome = act > 0 && /^(?:A|AUX?|AL|AI|AGLI|AOS?|PARA|POUR)$/.test(segment[act + 1]?.text ?? '') && areNarrowed(words);
  return isOfSome ? [unnamed('aerodrome', part('aircraft', 0, segment.length, { for: 'someAircraft' }), segment, 0, segment.length)] : [];
}
/** `INTERDICTION D'ATTERRIR` has an apostrophe between. */
const MOST_TO_ACT = 5;

/** `NIGHT OPS NOT AVBL WITHOUT 24HR PN`, `LDG AND TKOF NOT AVBL WITHOUT PPR`: flights are all that is named. */
const areOperations = (words: Segment): boolean =>
  words.some(({ meaning }) => meaning === 'operation') &&
  words.every(({ meaning, text }) => /^(?:operation|and|all|filler)$/.test(meaning ?? '') || nights.test(text));

const isWithoutPermission = (words: Segment): boolean => {
  const without = words.findIndex(({ text }) => /^(?:WITHOUT|SIN|SEM|SANS|SENZA|OHNE)$/.test(text));
  return without >= 0 && without < 3 && words.slice(without, without + 4).some(({ text }) => permission.has(text));
};

/** Words that say that permission is needed. */
const MOST_OF_PERMISSION = 7;
/** Words in front of a refusal among which those who are refused are looked for. */
const FAR = 40;

/** The place before the first word of what is said up to `at`; `TOUCH AND GO, LOW APCH` is one list. */
function sentenceOf(segment: Segment, at: number): number {
  for (let before = at - 1; before > at - FAR && before >= 0; before--) {
    const { text } = segment[before] as Token;
    if (text === ':' || (text === ',' && !/^(?:GO|TGLS?|TRG|TRAINING)$/.test(segment[before - 1]?.text ?? ''))) return before;
  }
  return Math.max(-1, at - FAR - 1);
}
