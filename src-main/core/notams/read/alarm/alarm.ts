/**
 * The alarm hears a NOTAM of a runway or an aerodrome in which nothing was found, and any that says stop: a finding or a named other meaning
 * explains it, else it may close. Promise: it looks at none of the rules and words by which closures are read, so that what they miss is not missed
 * here too. Over 400 lines because all of it decides on one statement.
 */
import { capitals, oneLine } from '#core/text/line.ts';
import { remembered } from '#core/remembered.ts';
import type { Effect, RunwayCondition } from '../notice.ts';
import { mentionsOf } from '../runways.ts';
import { type OtherMeaning, otherMeanings } from './other-meanings.ts';
import { allWordsOf, firstSentence, isDigit, isNoun, type Statement, statementsOf, textOf, type Word } from './statements.ts';

/** The alarm knows these of a NOTAM. */
export type Heard = {
  text: string;
  qCode: string | null;
  /** Only a US text has one. */
  keyword: string | null;
  scope: string | null;
  /** Item D: what opens at its hours may be closed at others. */
  schedule?: string | null;
  effects: readonly Effect[];
  runwayConditions: readonly RunwayCondition[];
};

/** It is a statement with its subject. */
export type Said = {
  statement: Statement;
  noun: 'runway' | 'aerodrome' | 'flight' | null;
  /** Another thing than the ground that is named as what is stopped. */
  thing: OtherMeaning | null;
  isCondition: boolean;
  /** Words that the alarm does not know are between the subject and the stop. */
  hasUnknownBetween: boolean;
  /** Such words are anywhere in front of the stop. */
  hasUnknownBefore: boolean;
  /** The subject follows the stop. */
  isBehind: boolean;
};

/** Other meanings by the words of what they are of. */
function openThings(meanings: readonly OtherMeaning[]): ThingOf {
  const meaningOf = remembered((text: string) => meanings.find(({ words }) => words?.test(text)) ?? null, MOST_THINGS);
  return ({ text }) => (isDigit(text.charCodeAt(text.length - 1)) && isDigit(text.charCodeAt(0)) ? null : meaningOf(text));
}

/** Words that may close, in one line; `quote` is the place of their sentence in the text, null where they are the whole text or a part that is not of one sentence. */
type Alarm = { words: string; quote: Effect['quote'] };

export function openAlarm(meanings: readonly OtherMeaning[]): (heard: Heard) => Alarm | null {
  const thingOf = openThings(meanings);
  const otherOf = (said: Said, heard: Heard): OtherMeaning | null =>
    said.thing ?? meanings.find(({ match }) => match?.(said, heard) === true) ?? null;

  return (heard) => {
    if (heard.effects.some(explainsAll)) return null;
    const isStoppedByCode = stopsByCode(heard, meanings);
    const others: OtherMeaning[] = [];
    for (const statement of statementsOf(heard.text)) {
      const said = saidBy(statement, thingOf);
      const isConcerned = concerns(said, heard) && !isExplained(said, heard);
      if (!isConcerned && !isStoppedByCode) continue;
      const other = otherOf(said, heard);
      if (other !== null) others.push(other);
      else if (isConcerned) return quoted(statement, heard.text);
    }
    if (!isStoppedByCode && isUnexplained(heard) && !isOfElse(heard)) return unplaced(heard.text);
    if (!isStoppedByCode) return unplaced(otherRunwayIn(heard) ?? closureAsCauseIn(heard));
    const code = heard.qCode ?? '';
    const isOther = others.some(({ explainsCode }) => !closedByCode.test(code) || explainsCode?.test(code));
    const { thing } = namedIn(firstSentence(heard.text), thingOf);
    // A service that is named may be the cause: `AD WITHOUT WATER`.
    const isOfThing = !closedByCode.test(code) && thing !== null && thing.name !== 'service';
    return isOther || isOfThing ? null : unplaced(heard.text);
  };
}

const unplaced = (text: string | null): Alarm | null => (text === null ? null : { words: oneLine(text), quote: null });

/** Words of texts whose meaning is remembered. */
const MOST_THINGS = 20_000;

/** The words that may close, to be quoted; null where everything is explained. */
export const alarmOf = openAlarm(otherMeanings);

const thingOfAll = openThings(otherMeanings);
/** These words are about a runway or an aerodrome that is open. */
const ofOpenGround =
  /^(?:WIP|WORKS?|WORKING|MEN|PERSONNEL|MAINT|MAINTENANCE|CONST|CONSTRUCTION|MOWING|CUTTING|CAUTION|HOURS?|HRS?|H24|NEW|ESTABLISHED|AIP|SUP|TRIGGER|DELAYS?|REMARKS|CONSULTATION|IRREGULAR|PONDING|GRADE|COND|DESIGNATOR|ATTENDED|RITARDI|TRABAJANDO|MOTORES|WATERFOWL|BASH|PIGEONS|SLIP+ERY|CUST|DIMENSIONS|EVALUATION|FLIP|PCT|CRFI|FICON|WIDTH|UNIT|THRESHOLD|NOT|LONGER|RESUMED|EXERCISE|DRILL|CANCELL?ED|CNLD?|COMPLETED|UNEVEN|ROUGH|AMENDED|DESIGNATION|REDESIGNATED|INSPECTED|AVIAIRE|OTKRYTA|CORRECTED|UPDATED|IATA|TREATED|OPERATIONAL|AVES|FAUCHAGE|REPRISE|COMPACTEE|LIBERAD[OA]|ORARIO|KOSZENIE|DIBUKA|UNEINGESCHRAENKT|ОТКРЫТ[А-Я]?|ОЧИЩЕН[А-Я]?|ОРНИТОЛОГИЧЕСК[А-Я]*|RE-?OPE?N\w*|REABIERT\w*|REABERT\w*|R[EO]+UVERT\w*)$/;
/** A runway has other designators, `RWY 17/35 NOW 18/36`, or another surface, is open to everyone or again, or works that are named first go on. */
const ofOpenRunway =
  /^\W*(?:TRAVAUX|OBRAS|TRABAJOS|LAVORI|SERVICOS)\b|\b(?:OPEN|ABIERT[AO]|ABERT[AO]|OUVERTE?) (?:TO|AL|AO|AU) (?:ALL )?(?:TFC|TRAFFIC|TRAFICO|TRAFEGO|TRAFIC)(?= ?(?:[.\n]|$))|\b(?:SFC|SURFACE) CHANGED\b|\b(?:RETURNED TO|BACK IN) (?:SER|SVC|SERVICE|USE|OPERATION)\b|\b(?:PREVIOUSLY|FORMERLY) (?:CLSD|CLOSED),? (?:(?:IS|ARE|NOW) ){0,2}(?:RE-?)?(?:OPEN(?:ED)?|AVBL)(?: AGAIN)?(?= ?(?:[.,\n]|$))|\b(?:CURFEWS?|BANS?) (?:(?:AT|OF|ON|FOR) [A-Z\d/ ]{2,20} )?(?:(?:IS|ARE|HAS BEEN) )?(?:LIFTED|CANCELL?ED|CNLD?)\b|\b(?:NAO|NO|NON|NOT|NICHT|PAS) (?:ESTA |SERA )?(?:FECHAD[OA]|CERRAD[OA]|FERMEE?|CHIUS[OA]|GESPERRT|CLOSED|CLSD)(?= ?(?:[.,;\n]|$)| (?:POREM|PERO|MAIS|MA|ABER|BUT)\b)|\bNOW (?:RWY )?\d\d[LRC]?\/\d\d[LRC]?\b|\bRE(?:NAMED|NUMBERED)\b/;

/** Another thing is named in its first sentence, or what goes on at open ground, or it says that it is open, at no hours, and nothing more. */
function isOfElse({ text, schedule }: Heard): boolean {
  const words = firstSentence(text);
  const isOpen =
    (schedule ?? null) === null &&
    words.some(({ sense, text: word }) => sense === 'open' || word === 'OPR') &&
    words.every((word) => isNoun(word) || word.sense === 'open' || ofOpening.test(word.text));
  return isOpen || ofOpenRunway.test(text) || words.some((word) => thingOfAll(word) !== null || ofOpenGround.test(word.text));
}
/** Ends of a runway are of it, hours are not. */
const ofOpening = /^(?:IS|NOW|OPR|REMAINS?|AGAIN|AFTER|FOLLOWING|RESURFACING|INSPECTION|\d\d[LRC]?(?:\/\d\d[LRC]?)?)$/;

const dayOrMonth = '(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC|MON|TUE|WED|THU|FRI|SAT|SUN)';
/** These end a clause: a stop or comma, not one between designators, an empty line, a mark of a list, a line that begins with a runway. */
const clauseEnd = /[.;](?!\d)|,(?!\d)(?!(?<=\b\d\d[LRC]?,) \d\d[LRC]?\b)|\n(?=[\n*•-]|\d[.)]|RWYS? |RUNWAYS? )/;
/** `RWY 09/27, PREVIOUSLY CLSD, IS NOW OPEN` is one clause. */
const inserted = /,\s?(?<words>(?:PREVIOUSLY|FORMERLY) (?:CLSD|CLOSED)),/g;
/** Clauses in which runways are looked for. */
const MOST_CLAUSES = 40;
const hours = /\d{4} ?- ?\d{4}/;
/** These words are about a runway that is to be used, or that is only a place. */
const ofOthers =
  /^(?:RE-?OPE?N\w*|PCT|PERCENT|FICON|EXC\w*|USED?|USING|VIA|CROSS|CROSSING|XNG|(?:UN)?AFFECTED|AFFECTEE?S|UTILISEE|KULLANILACAKTIR|CONCERNED|REMAINS?|NML|NORMAL|NOT|OF|INTERSECTION|INTXN|OPR|OPERATIONAL)$/;

/**
 * Where something is closed, a runway of another clause may be closed with it, whatever that clause says: `RWY 18/36 TOO`, `RWY 18/36 AS 1.A`, `RWY 18 TUE`. Not where the clause
 * says that it is open, at no hours, or speaks of another thing.
 */
function otherRunwayIn({ text, effects }: Heard): string | null {
  if (!effects.some(({ kind }) => kind === 'closesRunway' || kind === 'closesTaxiway' || kind === 'closesAerodrome')) return null;
  for (const clause of capitals(text).replaceAll(inserted, ' $<words> ').split(clauseEnd, MOST_CLAUSES)) {
    // The day of `RWY 15/33 27 NOV` is none.
    const named = mentionsOf(clause).flatMap(({ names }) => names.filter((name, at) => at === 0 || /[/LRC]/.test(name)));
    const isExplained = named.every((name) => effects.some((effect) => explains(effect, name.split('/'), 'runway')));
    if (isExplained) continue;
    const all = allWordsOf(clause);
    const condition = all.findIndex(({ sense }) => sense === 'if');
    // `RWY 18/36 DRG LVP`: the condition tells nothing of the runway.
    if (!isOfOther(condition < 0 ? all : all.slice(0, condition), clause)) return oneLine(clause).trim();
  }
  return null;
}

const runwayName = String.raw`(?:RWY|RUNWAY) ?(?<name>\d\d[LRC]?(?:\/\d\d[LRC]?)?)\b`;
const causes = String.raw`\b(?:DUE|OWING|BECAUSE)(?: TO| OF)?(?: THE)?`;
const closuresAsCauses = [
  new RegExp(String.raw`${causes} ${runwayName}(?: [A-Z]{1,12}){0,3} (?:CLOSURE|CLSD|CLOSED)\b`),
  new RegExp(String.raw`${causes}(?: [A-Z]{1,12}){0,2} CLOSURE OF ${runwayName}`),
];

/** `DUE RWY 09/27 MAINT CLOSURE, DELAYS EXPECTED`: nothing else may say that it is closed. */
function closureAsCauseIn({ text, effects }: Heard): string | null {
  const line = oneLine(capitals(text));
  for (const pattern of closuresAsCauses) {
    const found = pattern.exec(line);
    const name = found?.groups?.['name'];
    if (found && name !== undefined && !effects.some((effect) => explains(effect, name.split('/'), 'runway'))) return found[0];
  }
  return null;
}

/** `RWY 18/36 OPEN`, `LDG RWY 18`, `RWY 18/36 PAPI U/S`, `EXC RWY 18/36`: what the clause says of the runway is no closure, or has been heard as a stop. */
function isOfOther(words: readonly Word[], clause: string): boolean {
  const isOpen = words.some(({ sense }) => sense === 'open') && !hours.test(clause);
  return (
    isOpen ||
    unrestricted.test(clause) ||
    words.some(({ sense }) => sense === 'flight' || sense === 'stop') ||
    words.some((word) => ofOthers.test(word.text) || ofWork.test(word.text) || thingOfAll(word) !== null)
  );
}
const unrestricted = /\b(?:NO|WITHOUT|SEM|SIN|SANS|OHNE) (?:RESTR|EINSCHRAENK)/;
const ofWork = /^(?:WIP|WORKS?|WORKING|MEN|PERSONNEL|CAUTION|CONST\w*|SLIPPERY)$/;

/** Tells whether it is of a runway or an aerodrome and nothing was found in it; a code of birds says what it is. */
const isUnexplained = ({ qCode, keyword, effects, runwayConditions }: Heard): boolean =>
  effects.length === 0 &&
  runwayConditions.length === 0 &&
  (qCode === null ? keyword === 'AD' || keyword === 'RWY' : /^Q(?:FA(?!HX)|MR)/.test(qCode));

type ThingOf = (word: Word) => OtherMeaning | null;
type Named = Omit<Said, 'statement' | 'isBehind'>;

const shut = /^(?:CLSD|CLOSED|SHUT)$/;

/** The subject of a stop may follow it this closely: `SUSPENDED: ALL OPERATIONS`. */
const MOST_BEHIND = 8;
/** The stop in front of it is at most this many words away. */
const MOST_BEFORE = 25;

function saidBy(statement: Statement, thingOf: ThingOf): Said {
  const { words, before, start, from, to, kind } = statement;
  const named = namedIn(words.slice(start, from), thingOf);
  const next = words[to];
  // `NOT USE REVERSE THRUST`: what is not to be used follows.
  const isUsed = words[to - 1]?.text === 'USE' && words[to - 2]?.text === 'NOT';
  // `WILL BE REFUSED FUEL` too.
  const isRefused = words[from]?.text === 'REFUSED';
  const limited = (kind === 'limit' || isUsed || isRefused) && next !== undefined ? thingOf(next) : null;
  // A taxiway may be the next one of a list.
  if (limited !== null && !(isUsed && limited.isPlace === true)) return { statement, ...nothing, thing: limited, isBehind: true };
  // `RWY 09/27 LGTD X BOTH ENDS, DO NOT LAND`, `WILL BE DENIED LANDING`, `TFC ZERO`: flights are denied, whatever is named before.
  if (
    /^(?:TFC|TRAFFIC)$/.test(words[from]?.text ?? '') ||
    (words[from]?.text === 'DENIED' && next?.sense === 'flight') ||
    (words[from]?.text === 'NOT' && /^(?:LAND|DEPART|ARRIVE)$/.test(words[from + 1]?.text ?? ''))
  )
    return { statement, ...nothing, noun: 'flight', isBehind: true };
  if (kind === 'stop' && named.noun === 'aerodrome' && isOfFlightsAlone(words.slice(start, from)))
    return { statement, ...nothing, noun: 'flight', isBehind: false };
  // `TWY W CLSD TO ALL ACFT EXCEPT C17` goes on with the taxiway.
  const isOfSome = kind === 'limit' && (named.noun === null || named.noun === 'flight');
  const inSentence = isOfSome ? namedIn(words.slice(Math.max(0, start - MOST_BEFORE), start), thingOf).thing : null;
  // The thing is in the sentence before in `STANDS 1 AND 2 CLSD. AVBL FOR CODE C ACFT ONLY` and `GIROS UNICAMENTE EN CABECERAS. PROHIBIDO EN EL RESTO`.
  const isOfRest = from === 0 && /^(?:EN|ON|IN) (?:EL|THE) (?:RESTO?|REMAINDER)$/.test(textOf(words.slice(to, to + 3)));
  const place = (isOfSome || isOfRest) && start === 0 ? namedIn(before.slice(-MOST_BEFORE), thingOf).thing : null;
  const stopped = inSentence ?? (place?.isPlace === true ? place : null);
  if (stopped !== null) return { statement, ...nothing, thing: stopped, isBehind: false };
  // `PAPI RWY 09 NOT COINCIDENT, DO NOT USE`: what is not to be used is named before.
  const isUse = start > 0 && words[from + 1]?.text === 'USE';
  const behind = namedBehind(words.slice(isUse ? to : from + 1, to + MOST_BEHIND), thingOf);
  // The flights of `LANDING PROHIBITED RWY 09/27` are those of the runway after it.
  if (named.noun === 'flight' && !named.isCondition && behind.noun === 'runway') return { statement, ...behind, isBehind: true };
  // `ATC STRIKE: NO TRAFFIC ACCEPTED`, `NO LIGHTING, NO ILS, NO OPS AT NIGHT`: the services are why; `NO HAY JET A1 PARA NINGUNA AERONAVE` denies the fuel.
  const isOfFlights =
    to === from + 1 &&
    words[from]?.sense === 'no' &&
    !/^(?:PARA|POUR|PER|FOR)$/.test(words[from - 1]?.text ?? '') &&
    (words[from + 1]?.sense === 'flight' || named.thing?.name === 'service');
  if (isOfFlights && behind.noun === 'flight' && named.thing !== null && named.thing.isPlace !== true && named.thing.name !== 'airspace')
    return { statement, ...behind, isBehind: true };
  if (isNamed(named) || (kind === 'limit' && from > 0)) return { statement, ...named, isBehind: false };
  if (isNamed(behind) || kind === 'limit') return { statement, ...behind, hasUnknownBefore: named.hasUnknownBefore, isBehind: true };
  const own = words.slice(Math.max(0, start - MOST_BEFORE), start);
  const earlier = namedIn(start > 0 ? own : before.slice(-MOST_BEFORE), thingOf);
  // `RWY LGT U/S, CLSD AT NIGHT`: what is closed then is not the lights.
  const isOfGround =
    start > 0 && earlier.noun !== null && shut.test(words[from]?.text ?? '') && !own.some((word) => thingOf(word)?.isPlace === true);
  // `ATC SER REDUCED. GEN AVIATION NOT ACCEPTED`: words that are not understood are a subject of their own.
  const isOfItsOwn = start === 0 && kind === 'stop' && named.hasUnknownBefore;
  return { statement, ...earlier, thing: isOfGround || isOfItsOwn ? null : earlier.thing, hasUnknownBetween: false, isBehind: false };
}

/** Flights and nothing else are named after the last comma of `AD VOID OF ATS ON 15 APR, ARR AND DEP IMPOSSIBLE`. */
function isOfFlightsAlone(words: readonly Word[]): boolean {
  const begin = words.findLastIndex(({ isBehindComma }) => isBehindComma);
  const own = begin < 0 ? [] : words.slice(begin);
  return (
    own.some(({ sense }) => sense === 'flight') && own.every(({ sense, text }) => sense === 'flight' || plain.test(text) || text === 'AND')
  );
}

const isNamed = ({ noun, thing, isCondition }: Named): boolean => noun !== null || thing !== null || isCondition;
const nothing: Named = { noun: null, thing: null, isCondition: false, hasUnknownBetween: false, hasUnknownBefore: false };

/** Words that tell of a cause what is named after them. */
const cause = /^(?:DUE|OWING|BECAUSE|CAUSE|DURING|DRG|AFTER|FOLLOWING)$/;
const sorts = /^(?:CAT|CATEGORY|LIGHT|JET)$/;
const WITHIN_SORT = 7;
const isAircraft = (word: Word | undefined): boolean => /^(?:ACFT|AIRCRAFTS?)$/.test(word?.text ?? '');
/** `CAT C ACFT`, `LIGHT ACFT`, `JET ACFT`, `AIRCRAFT CATEGORY D` are flights. */
const isSort = (words: readonly Word[], at: number): boolean =>
  // `ACFT WITH 4 ENGINES` names a class of aircraft.
  (words[at]?.text === 'ENGINES' && /^(?:\d|TWO|THREE|FOUR)$/.test(words[at - 1]?.text ?? '')) ||
  // `JET A1` is fuel.
  (sorts.test(words[at]?.text ?? '') &&
    !/^A-?1?$/.test(words[at + 1]?.text ?? '') &&
    (words.slice(Math.max(0, at - 3), at).some(isAircraft) || words.slice(at + 1, at + WITHIN_SORT).some(isAircraft)));

/** The lack of a service is why flights are refused in `NO CUSTOMS, INTERNATIONAL FLIGHTS NOT ACCEPTED`. */
const isCauseOfFlights = (words: readonly Word[], at: number): boolean =>
  words.slice(at + 1).some(({ sense }, next, behind) => sense === 'flight' && behind[next - 1]?.sense !== 'joint');
/** These happen to a thing, and are then why flights are stopped: `ATC STRIKE: NO ARRIVALS`. */
const trouble = /^(?:STRIKES?|FAILURE|OUTAGE|SHORTAGE|BREAKDOWN|MALFUNCTION)$/;
const WITHIN_TROUBLE = 4;
/** Words that may be between a subject and its stop. */
const plain = new RegExp(
  String.raw`^(?:IS|ARE|WAS|WILL|SHALL|BE|BEEN|BEING|HAS|HAVE|THE|ALL|BOTH|A|TEMPO\w*|TEMP|CURRENTLY|NOW|PRESENTLY|COMPLETELY|TOTALLY|FULLY|PART\w*|PERM\w*|REMAINS?|TO|OF|E|N|S|W|GRASS|MAIN|NORTH|SOUTH|EAST|WEST|OPERATIONALLY|STILL|STRICTLY|TAKEN|PUT|NGT|IMC|VMC|ACCEPTED|PERMITTED|ALLOWED|OUTSIDE|THESE|THOSE|HRS?|HOURS|INTL|INTERNATIONAL|DOM|DOMESTIC|FOREIGN|CIV|CIVIL|COMMERCIAL|AIR|SKED|SCHEDULED|CHARTER|NIGHT|DAY|VFR|IFR|THEREFORE|THUS|HENCE|MEANWHILE|CONSEQUENTLY|DAILY|DLY|HN|HJ|SS|SR|SS-SR|SR-SS|${dayOrMonth}(?:-${dayOrMonth})?)$|\d`,
);

/**
 * What is named in front of a stop. A runway is what is stopped unless another thing is named first (`PAPI RWY 09`) or right after it (`RWY 09 PAPI`); what a joint introduces
 * (`RWY 09/27 AT TWY A`) is not.
 */
function namedIn(all: readonly Word[], thingOf: ThingOf): Named {
  const begin = all.findLastIndex((word, at) => isNoun(word) && isBehindCondition(all, at));
  const words = all.slice(Math.max(0, begin));
  let named = nothing;
  let [isJoined, isCause, isOpen] = [false, false, false];
  const last = words.findLastIndex(({ text }) => !plain.test(text));
  for (const [at, word] of words.entries()) {
    // `WHEN WET RWY 09/27 SHUT`, `DRG LVP RWY 09/27 SHUT`: the condition has its own word, and the stop is what follows from it.
    if (
      words[at - 1]?.sense === 'if' &&
      !plain.test(word.text) &&
      !ofDuration.test(word.text) &&
      isGround(words.slice(at + 1).find(({ text }) => !plain.test(text)))
    ) {
      named = { ...named, isCondition: false };
      continue;
    }
    const isOther = isSort(words, at) || isOfWhole(words, at);
    const thing = isOther ? null : thingOf(word);
    // `RWY 09/27 OPEN AND TWY A`: what is open is not what stops.
    if (isOpen && (thing !== null || isNoun(word))) [named, isJoined, isOpen] = [nothing, false, false];
    if (isNoun(word) && thing === null) {
      const isNarrower = named.noun === null || named.noun === 'flight' || word.sense === 'runway';
      // `DUE AIR DISPLAY ARR NOT POSSIBLE`: what is between says why.
      if (isCause) named = { ...named, hasUnknownBefore: false };
      named = { ...named, noun: isNarrower ? (word.sense as Said['noun']) : named.noun, hasUnknownBetween: false };
      [isJoined, isCause] = [false, false];
    } else if (thing !== null && (isCause || thing.name === 'service') && named.noun === null && isCauseOfFlights(words, at)) continue;
    else if (thing !== null && words.slice(at + 1, at + WITHIN_TROUBLE).some(({ text }) => trouble.test(text))) isJoined = isCause = true;
    else if (thing !== null) {
      // `AERODROME INDIA & GOLF TWYS`: the word is a heading.
      const isHeading = named.noun === 'aerodrome' && named.hasUnknownBetween;
      // `DUE GNSS FAILURE RNP APCH ALL RWY SUSPENDED` suspends the approaches to the runways, not the runways.
      const isOfRunway = thing.name === 'procedure' && words.slice(at + 1, at + 3).some(({ sense }) => sense === 'runway');
      const isBeside =
        isJoined &&
        !isHeading &&
        !isOfRunway &&
        (named.noun !== null ? thing.isPlace === true || at < last : isCause && thing.isPlace !== true);
      if (!isBeside) return { ...nothing, ...(isJoinedTo(words, at, thingOf) ? { noun: 'runway' } : { noun: named.noun, thing }) };
    } else if (word.sense === 'joint') {
      isJoined = true;
      isCause ||= cause.test(word.text);
    } else if (word.sense === 'open') isOpen = true;
    else if (word.sense === 'if' && isTimes(words[at + 1])) continue;
    // `ACFT OF CODE D, ALSO C WHEN RWYCC BELOW 5, NOT ACCEPTED`: nothing named is the condition's.
    else if (word.sense === 'if')
      named = { ...named, isCondition: named.noun === null || at + 1 === words.length || words.slice(at + 1).some(isNoun) };
    else if (word.sense === null && !plain.test(word.text))
      named = { ...named, hasUnknownBetween: named.noun !== null, hasUnknownBefore: true };
  }
  return named;
}

/** `TWY A AND RWY 09/27`, `TWY A, B AND ADJACENT RWY 09/27`: the runway is what is stopped too. */
function isJoinedTo(words: readonly Word[], thing: number, thingOf: ThingOf): boolean {
  // The runway is one end of a length in `TWY E CLSD BTN TWY D AND RWY 09/27`.
  if (/^(?:BTN|BETWEEN)$/.test(words[thing - 1]?.text ?? '')) return false;
  const and = words.findIndex(({ text }, at) => at > thing && !/^(?:[A-Z]\d*|[A-Z]{2})$/.test(text));
  if (!/^(?:AND|&|\+)$/.test(words[and]?.text ?? '')) return false;
  const noun = words.slice(and + 1, and + 3).findIndex(({ sense }) => sense === 'runway');
  return noun >= 0 && words.slice(and + noun + 2).every((word) => plain.test(word.text) || (word.sense === null && thingOf(word) === null));
}

/** `WHEN CRANE RAISED, RWY 09/27 SHUT`, `DURING WORK PERIOD RWY 09/27 WILL BE SHUT`: the condition ends before it. */
function isBehindCondition(words: readonly Word[], at: number): boolean {
  const [first, before] = [words[0], words[at - 1]];
  if (first?.sense !== 'if' || before === undefined) return false;
  const isOfOwn = at > 2 && (at < words.length - 1 || isGround(words[at])) && before.sense !== 'joint' && before.text !== 'OF';
  return words[at]?.isBehindComma === true || (isOfOwn && (/^(?:DURING|DRG)$/.test(first.text) || words.slice(0, at).some(isCopula)));
}

const isCopula = ({ text }: Word): boolean => /^(?:IS|ARE)$/.test(text);

/** What a word is of, where another thing is not meant by it. */
const ofWhole: readonly { word: RegExp; before?: RegExp; behind?: RegExp }[] = [
  // `AD SERVICE SUSPENDED` is about the aerodrome itself.
  { word: /^SERVICES?$/, before: /^(?:AD|AERODROME|AIRPORT|AIRFIELD)$/ },
  // `AVBL FOR HEL, EMERG SER AND MIL ONLY` are flights.
  { word: /^(?:SERVICES?|SVCS?|SER)$/, before: /^EMERG(?:ENCY)?$/ },
  // The controllers are on strike in `GREVE DES CONTROLEURS: SEULS LES VOLS D'ETAT SONT ASSURES`; the flights are limited.
  { word: /^CONTROLEURS$/, before: /^DES$/ },
  // PAR is a radar in English.
  { word: /^PAR$/, behind: /^(?:NOTAM|LES?|LA|UNE?|DES|SUITE|VENT|RVR|TEMPS|ARRETE|DECISION)$/ },
  // `TODA AERONAVE` is every aircraft.
  { word: /^TODA$/, behind: /^(?:AERONAVE|OPERACION|CLASE)$/ },
  { word: /^AREA$/, before: /^(?:MANOEUVRING|MANEUVERING|MOVEMENT)$/ },
  { word: /^PAD$/, before: /^HELI$/ },
  // The first words are a heading in `MAINT PERIOD: RWY 09/27 TAKEN OUT OF USE`.
  { word: /^MAINT(?:ENANCE)?$/, behind: /^PERIOD$/ },
  // `WITHIN THESE HOURS` is no place.
  { word: /^WITHIN$/, behind: /^(?:THE|THIS|THESE|THOSE|SUCH|OPR|OPENING)$/ },
  // ENTRY is what aircraft do in `ENTRY OF FOREIGN ACFT DECLINED`, and no taxiway.
  { word: /^ENTRY$/, behind: /^OF$/ },
  { word: /^(?:PAX|PASSENGER|CARGO)$/, behind: /^(?:FLTS?|FLIGHTS?|ACFT|SEATS?)$/ },
  // `FACILITIES LISTED ARE CLSD` may be runways.
  { word: /^FACILITIES$/, behind: /^LISTED$/ },
  { word: /^(?:APCHS?|APPROACHES)$/, behind: /^AND (?:LDGS?|LANDINGS?|DEPS?|DEPARTURES)$/ },
];

const wholeOf = remembered((text: string) => ofWhole.filter(({ word }) => word.test(text)), MOST_THINGS);

const isOfWhole = (words: readonly Word[], at: number): boolean =>
  wholeOf(words[at]?.text ?? '').some(
    ({ before, behind }) =>
      before?.test(words[at - 1]?.text ?? '') !== false &&
      (behind === undefined || behind.test(words[at + 1]?.text ?? '') || behind.test(`${words[at + 1]?.text} ${words[at + 2]?.text}`)),
  );

/** No condition follows in `DRG THIS PERIOD`, `DURING 1500-2100`. */
const isTimes = (word: Word | undefined): boolean => /^(?:\d|(?:THIS|THESE|THAT|THOSE|SUCH|SAID|WHICH)$)/.test(word?.text ?? '');

/** `DURING TIMES OF AERODROME CLOSURE` says when, not under which condition. */
const ofDuration = /^(?:TIMES?|PERIODS?|HOURS?)$/;
const isGround = (word: Word | undefined): boolean => word?.sense === 'runway' || word?.sense === 'aerodrome';

function namedBehind(words: readonly Word[], thingOf: ThingOf): Named {
  for (const [at, word] of words.entries()) {
    // The area is no thing that is stopped in `HOSTILITIES IN AREA, PILOTS SHALL NOT LAND`.
    if (word.text === 'AREA' && words[at - 1]?.text === 'IN') continue;
    const thing = isSort(words, at) || isOfWhole(words, at) ? null : thingOf(word);
    if (thing !== null) return { ...nothing, thing };
    if (isNoun(word)) return { ...nothing, noun: word.sense as Said['noun'] };
    if (word.sense === 'stop' || word.sense === 'unserviceable' || word.sense === 'if') break;
  }
  return nothing;
}

/** Flights count only where those of the NOTAM's place are meant; a stop of nothing named counts only where the Q-code names the ground. */
function concerns({ noun, statement, hasUnknownBefore }: Said, { qCode, keyword, scope }: Heard): boolean {
  if (noun === 'runway' || noun === 'aerodrome') return true;
  const isOfGround = ofGround.test(qCode ?? '') || keyword === 'AD' || keyword === 'RWY';
  if (noun === null) return isOfGround && statement.kind === 'stop';
  return (
    isOfGround ||
    ((!hasUnknownBefore || isAtPlace(statement) || beginsWithFlights(statement) || isOfAllFlights(statement) || isForFlights(statement)) &&
      keyword === null &&
      (qCode === null || ofAnything.test(qCode)) &&
      (scope === null || scope.includes('A')))
  );
}

/** The subject is a class of flights in `VOLS COMMERCIAUX NON ADMIS` and `STAGE 2 JETS PROHIBITED`. */
function beginsWithFlights({ words, start, from, kind }: Statement): boolean {
  if (from - start <= 2 && /^(?:VOLS?|VUELOS?|VOOS?|FLIGHTS?|FLTS?)$/.test(words[start]?.text ?? '')) return true;
  const own = words.slice(start, from);
  const flight = own.findLastIndex(({ sense }) => sense === 'flight');
  const isFirst = flight === 0 || (flight === 2 && /^\d/.test(own[1]?.text ?? ''));
  return kind === 'stop' && isFirst && own.slice(flight + 1).every(({ text }) => plain.test(text));
}

/** Other words precede the subject in `FOLLOWING EVENTS IN THE CAPITAL ALL CIVIL FLYING TO AND FROM FOXDALE STOPPED`. */
const isOfAllFlights = ({ words, start, from, kind }: Statement): boolean =>
  kind === 'stop' &&
  words.slice(start, from).some(({ text }, at, own) => text === 'ALL' && own.slice(at + 1, at + 4).some(({ sense }) => sense === 'flight'));

/** `FOXDALE NOT AVBL FOR ARR AND DEP` names the flights last. */
const isForFlights = ({ words, to, kind }: Statement): boolean =>
  kind === 'stop' && words[to]?.text === 'FOR' && /^(?:ARR|DEP|LDG|TKOF|LANDING|ARRIVAL|DEPARTURE)S?$/.test(words[to + 1]?.text ?? '');

/** `NO CIV TFC AT EGLL` names the aerodrome by its location indicator. */
function isAtPlace({ words, from, to }: Statement): boolean {
  const behind = words.slice(from, to + MOST_BEHIND);
  return behind.some(({ text }, at) => /^(?:AT|INTO|TO)$/.test(text) && /^[A-Z]{4}$/.test(behind[at + 1]?.text ?? ''));
}

const ofGround = /^Q(?:F[AHP]|MR|MP|MT)/;
/** Flights of the aerodrome may stop for want of its lights: `RWY LGT NOT AVBL, NIGHT OPS PROHIBITED`. */
const ofAnything = /^Q(?:XX|[FLNSW])/;
const closedByCode = /^Q(?:FA|MR)LC/;

/** A closure without an extent too: the code says that. */
const explainsAll = ({ kind, extent }: Effect): boolean =>
  kind === 'mayClose' || kind === 'noRunwayLeft' || (kind === 'closesAerodrome' && extent !== 'part');

function isExplained({ noun, isBehind, statement: { words, start, from, to, kind } }: Said, { text, effects }: Heard): boolean {
  const [begins, last] = isBehind ? [from, Math.min(words.length, to + MOST_BEHIND) - 1] : [start, from];
  const said = text.slice(words[Math.max(0, begins - 1)]?.from, words[last]?.to).toUpperCase();
  const named = mentionsOf(said.replace(excepted, '')).flatMap(({ names }) => names.map((name) => name.split('/')));
  // The second sentence of `RWY 09/27 NOT AVBL FOR LDG. RWY AVBL FOR TKOF ONLY` repeats what the closure leaves.
  const left = kind === 'limit' && words[from]?.text === 'ONLY' ? words[from - 1]?.text : undefined;
  if (effects.some(({ for: closedFor }) => left !== undefined && leftOpen.get(closedFor ?? '')?.test(left) === true)) return true;
  // What was closed before is not in `CLSR NOT APPLY ON 24 DEC`.
  const isDenied = /^(?:CLSR|CLOSURE)$/.test(words[from]?.text ?? '') && words[to]?.text === 'NOT' && words[to + 1]?.text === 'APPLY';
  if (isDenied && effects.some(({ kind }) => kind === 'closesRunway' || kind === 'closesAerodrome')) return true;
  // One runway is left by the closure in `RWY 18/36 CLSD. RWY 09/27 AVBL FOR SINGLE RWY OPS`, `PISTE 07/25 SEULE UTILISABLE`.
  const isSingle = words[from]?.text === 'SINGLE' || (words[from]?.text === 'SEULE' && words[to]?.sense === 'open');
  if (isSingle && effects.some(({ kind }) => kind === 'closesRunway')) return true;
  const begin = words[start]?.from ?? 0;
  // `PROHIBIDO VUELOS EN EL AREA`: flights of an airspace that is closed by the same clause.
  const isOfAirspace = ({ kind, quote }: Effect): boolean =>
    kind === 'closesAirspace' && quote !== null && quote.from <= begin && begin < quote.to;
  if (noun === 'flight' && effects.some(isOfAirspace)) return true;
  // `AVBL VMC DAY ONLY WITH TORA 1200M`: the length explains no ONLY of flights.
  const isOfFlights =
    words.slice(Math.max(start, from - 3), from).some(({ text: word }) => ofFlights.test(word)) ||
    (kind === 'stop' && !words.slice(start, to + MOST_BEHIND).some(({ text: word }) => measure.test(word)));
  const isSaid = (names: readonly string[]): boolean =>
    effects.some(
      (effect) => explains(effect, names, noun) && !isEarlierPart(effect, begin) && !(isOfFlights && ofLengths.has(effect.kind)),
    );
  // `RWY 09/27 SAT AND RWY 18/36 SUN SUSPENDED`: one of them does not explain the other.
  const all = words.slice(isBehind ? to : begins, last);
  const first = all.findIndex(({ sense }) => sense === 'runway');
  // `BEACH RWYS 07/25 AND 15/33 SUBMERGED`, but not `USE RWY 18/36, RWY 09/27 CLSD`: words in front of the first runway are of all of them.
  const between =
    isBehind || all.slice(0, Math.max(0, first)).some(({ text: word }) => /^US(?:E|ING)$/.test(word)) ? all : all.slice(Math.max(0, first));
  const isJoint = (at: number): boolean =>
    between[at]?.text === 'AND' || (between[at]?.sense === 'joint' && plain.test(between[at + 1]?.text ?? ''));
  const isOfAll = between.every(({ text: word, sense }, at) => sense === 'runway' || plain.test(word) || isJoint(at));
  return isOfAll && named.length > 0 ? named.every(isSaid) : isSaid(named.flat());
}

/** The operation that a closure for the other one leaves open. */
const leftOpen: ReadonlyMap<string, RegExp> = new Map([
  ['landing', /^(?:TKOFS?|TAKE-?OFFS?|DEPS?|DEPARTURES?)$/],
  ['takeOff', /^(?:LDGS?|LANDINGS?|ARRS?|ARRIVALS?)$/],
]);

/** What is closed for some flights says nothing of a stop that follows it; times may have been read out of it. */
const isEarlierPart = ({ for: closedFor, quote }: Effect, begin: number): boolean =>
  closedFor !== null && quote !== null && quote.to <= begin;

/** Runways that are named as those that do not stop: `ALL RWYS EXC RWY 09/27`, `DEP RWY 09, ALL OTHER RWYS`. */
const excepted = /\bEXC(?:EPT|L)?\b[^]*|^[^]*\bALL OTHER\b/;
/** A measure in the sentence makes the stop one of a part. */
const measure = /^\d{3,5}(?:M|FT)?$|^\d{2}(?:M|FT)$/;
const ofFlights = /^(?:VFR|IFR|VMC|DAY|DAYLIGHT|HJ|NIGHT)$/;
const ofLengths: ReadonlySet<string> = new Set(['changesDistances', 'shortensRunway', 'displacesThreshold']);

function explains({ kind, runway }: Effect, named: readonly string[], noun: Said['noun']): boolean {
  if (kind === 'closesAerodrome') return named.length === 0;
  if (kind !== 'closesRunway' && kind !== 'closesHelipad' && !ofLengths.has(kind)) return false;
  if (runway === null) return true;
  if (named.length === 0) return noun !== 'aerodrome';
  const ends = runway.split('/');
  // `RWY 08X/26X`: kinds of surface are part of a name.
  return named.some((end) => ends.some((other) => other.startsWith(end)));
}

/** Tells whether a condition limits, closes or withdraws (ICAO Doc 8126, 2nd and 3rd pair of the Q-code). */
function stopsByCode({ qCode, effects, runwayConditions }: Heard, meanings: readonly OtherMeaning[]): boolean {
  if (qCode === null || !ofGround.test(qCode) || effects.length > 0 || runwayConditions.length > 0) return false;
  const condition = qCode.slice(3);
  return /^[LAH]/.test(condition) && !meanings.some(({ conditions }) => conditions?.test(condition));
}

/** Words after the stop that a quotation has. */
const MOST_QUOTED_BEHIND = 10;

function quoted({ words, start, to }: Statement, text: string): Alarm {
  const last = words[Math.min(words.length, to + MOST_QUOTED_BEHIND) - 1];
  const quote = { from: words[0]?.from ?? 0, to: words.at(-1)?.to ?? text.length };
  // `LANDING ZONE ALPHA NOT AVBL DUE TO DEBRIS`: a reason is quoted with what it is of.
  const first = words[words[start]?.sense === 'joint' ? 0 : start];
  return { words: oneLine(text.slice(first?.from, last?.to)), quote };
}
