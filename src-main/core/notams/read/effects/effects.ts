/**
 * Finds what a NOTAM does to an aerodrome, an airspace or a route, only where it says so; each effect names the rule that found it. Over 400 lines because the readings of
 * every kind meet here, where each hears what the others found.
 */
import type { EffectRule } from '#contract/notams/rules.ts';
import { capitals, oneLine } from '#core/text/line.ts';
import { wordSet } from '#core/text/word-set.ts';
import { entryOf } from '#core/notams/lexicon/lexicon.ts';
import type { LatLon } from '#domain/lat-lon.ts';
import { alarmOf } from '../alarm/alarm.ts';
import { type Limits, part } from '../closures/closure-limits.ts';
import { type About, closuresOf } from '../closures/closures.ts';
import { effectOf, type Span } from '../closures/effect.ts';
import { deniesClosure, saidOfElse } from '../closures/closures-in-text.ts';
import { isConditional, isDuringTimes } from '../closures/items.ts';
import { segmentsOf } from '../closures/segments.ts';
import type { Segment } from '../closures/tokens.ts';
import { hasHoursInItemD, hoursOfAerodrome, listedPeriods, saidBy, type When, withNights } from '../closures/times/limits-in-effect.ts';
import { allBut, endOfTimes, isTime, openTimesIn, timesFrom } from '../closures/times/times.ts';
import { verbsOf } from '../closures/verbs.ts';
import { spokenText } from '../english-part.ts';
import { withLengths } from '../lengths/lengths.ts';
import type { Effect, EffectKind, NoticeReading, RunwayIdents } from '../notice.ts';
import { firstRunway, reportedRunway, runwayOf, twoDigits, withLetters } from '../runways.ts';
import { settledTopic, type Topic, topicOf } from '../subject.ts';
import { aircraftLimitsIn, namesAircraft } from './aircraft-limits.ts';
import { airspaces } from './airspaces.ts';
import { approaches } from './approaches.ts';
import { distances } from './distances.ts';
import { movementAreaClosures } from './movement-area.ts';
import { navaids, stationsOut } from './navaids.ts';
import { duties, otherUnavailable } from './other-unavailable.ts';
import { outagesOf } from './outages.ts';
import { routes } from './routes.ts';
import { refusedAircraft } from './refused-aircraft.ts';
import { type Row, out } from './row.ts';
import { services } from './services.ts';
import { procedureKeywords, usKeywords } from '#core/notams/tables/us-keywords.ts';
import { grfLines } from '../conditions/grf-line.ts';

/** A NOTAM says what it does at its beginning, so only that is searched; a closing word after it is a doubt. */
const LOOKED_AT = 4000;

/** The first row of a kind that holds counts. */
export const rows: readonly Row[] = [...approaches, ...navaids, ...services, ...distances, ...routes, ...airspaces];

/** `place` is where the sun rises and sets. */
type Surroundings = { runways: readonly RunwayIdents[] | undefined; place: LatLon | null };

/** What a NOTAM is about and what it does; `others` are made when they are requested, and settle nothing. The effects settle the topic where its Q-code says neither. */
export function topicAndEffectsOf(
  reading: NoticeReading,
  about: Surroundings,
): { topic: Topic; effects: Effect[]; others: () => Effect[] } {
  const topic = topicOf(reading);
  const { effects, text } = effectsOf(reading, topic, about);
  // A checklist lists other NOTAMs.
  const others = () => (text === null || topic.subjectCode === 'KK' ? [] : othersOf(reading, topic.subjectCode ?? '', { text, effects }));
  return {
    topic: settledTopic(topic, reading, effects),
    effects: effects.map((effect) => withShortWords(effect)),
    others: () => others().map((effect) => withShortWords(effect)),
  };
}

/** Letters of a quotation: most sentences have their verb within them. */
const MOST_QUOTED = 360;

/** A longer sentence ends at a whole word, with a mark; `quote` has the place of all of it. */
const withShortWords = (effect: Effect): Effect =>
  effect.words === null || effect.words.length <= MOST_QUOTED
    ? effect
    : { ...effect, words: `${effect.words.slice(0, MOST_QUOTED - 1).replace(/[ -][^ -]*$/, '')} …` };

/** Groups of subjects whose texts say what a flight may do at an aerodrome; those of airspace, procedures and obstacles describe at length. */
const groundGroups = /^[FILMNSX]|^$/;

function othersOf(
  { startDate, endDate, qCode, runwayConditions }: NoticeReading,
  subject: string,
  { text, effects }: { text: string; effects: Effect[] },
): Effect[] {
  const kinds = new Set(effects.map(({ kind }) => kind));
  const ofKinds = rows.filter((row) => kinds.has(row.kind) && row.subjects.test(subject));
  const isMadeFrom = (line: string): boolean =>
    ofKinds.some(({ kind, match }) => match({ line, subject, condition: '' }) && !isOfOtherRunway(line, kind, effects));
  // A report of the surface is read by itself.
  const isOfGround = groundGroups.test(subject) && runwayConditions.length === 0;
  return otherUnavailable(text, effects, { from: startDate, to: endDate }, { isMadeFrom, isOfGround, qCode: qCode ?? '' });
}

/** `LDA RWY 03R 3218M` tells nothing of `TKOF RWY 21L FM TWY E ONLY, TORA 2200M`. */
function isOfOtherRunway(line: string, kind: EffectKind, effects: readonly Effect[]): boolean {
  const ends = ofRunways.has(kind) ? firstRunway(line)?.split('/') : undefined;
  const told = effects.filter((effect) => effect.kind === kind).map(({ runway }) => runway?.split('/'));
  return ends !== undefined && told.every((own) => own?.some((end) => ends.includes(end)) === false);
}

/** `text` is what its sentences are read from; null where there are none, or none counts. */
function effectsOf(reading: NoticeReading, topic: Topic, { runways, place }: Surroundings): { effects: Effect[]; text: string | null } {
  const spoken = withoutSchedule(spokenText(reading.text), reading.schedule);
  const span = { from: reading.startDate, to: reading.endDate };
  const about = { runways, span, place, qCode: reading.qCode };
  if (reading.format === 'snowtam') return { effects: ofSnowtam(reading, about), text: null };
  const text = withLetters(capitals(spoken.slice(0, LOOKED_AT)));
  if (reading.type === 'C') return { effects: [], text: remainingIn(text) };
  if (isCancelling(text)) return { effects: [], text: null };
  const effects = withNights(found(reading, topic, { text, about }), reading, place);
  // Capitals of a letter such as `ß` are longer, so that places in the text move.
  if (text.length !== Math.min(spoken.length, LOOKED_AT)) for (const effect of effects) effect.quote = null;
  const alarm = alarmOf({
    ...reading,
    text: spoken,
    effects: isOfServicesAlone(effects, text, reading) ? effects : effects.filter(({ kind }) => !ofServices.has(kind)),
  });
  // `AD OPR HR 0600-1400, CLSD 25 DEC` leaves the doubt outside the hours on other days.
  const closed = effects.filter(({ kind, when }) => kind === 'closesAerodrome' && when === 'listedTimes');
  const isOfHours = effects.every((effect) => effect.kind === 'towerHours' || closed.includes(effect));
  const outside = isOfHours ? doubtOutsideHours(reading, text, about) : null;
  // The alarm may hear a closure of another time in a second sentence.
  if (outside !== null && (alarm === null || segmentsOf(text).length === 1)) return { effects: [...closed, outside], text };
  return { effects: alarm === null ? effects : [...effects, doubtOf(alarm, span)], text };
}

/** They explain no stop of the ground: under a Q-code that says a runway is closed, `ILS RWY 22 U/S` is not what closes it. */
const ofServices: ReadonlySet<EffectKind> = new Set<EffectKind>([
  'approachOut',
  'navaidOut',
  'lightsOut',
  'fuelUnavailable',
  'fireCoverReduced',
  'towerHours',
]);

/** `NO FUEL FOR GENERAL AVIATION` is all that a code of a limited aerodrome means; one that closes says more. */
const isOfServicesAlone = (effects: readonly Effect[], text: string, { qCode }: NoticeReading): boolean =>
  qCode?.startsWith('QFA') === true &&
  !qCode.endsWith('LC') &&
  clausesOf(text).every(
    ({ line, quote: own }) =>
      /\b(?:UN|NOT )AFFECTED$/.test(line) ||
      effects.some(({ kind, quote }) => ofServices.has(kind) && quote !== null && quote.from <= own.from && own.to <= quote.to),
  );

type Read = { text: string; about: About };

const ofGround = wordSet('RWY AD NAV TWY APRON RAMP SVC COM OBST');
/** What changes a procedure or a route may be an aid of another place, which only its identifier tells. */
const tellsOutages = ({ keyword }: NoticeReading, subject: string): boolean =>
  keyword !== null && keyword in usKeywords ? ofGround.has(keyword) : !subject.startsWith('P');

function found(reading: NoticeReading, topic: Topic, { text, about }: Read): Effect[] {
  const { runways, span, place } = about;
  const effects = withLengths(closuresFor(reading, text, about), text, { ...reading, runways, span });
  const subject = topic.subjectCode ?? '';
  for (const effect of effects) effect.conditions = effects.length === 1 && isLimitedApart(effect, text) ? [] : conditionsOf(effect);
  effects.push(...movementAreaClosures(text, subject, { ...span, place }));
  effects.push(...refusedAircraft(text, subject, effects, { ...span, place, runways }));
  const outages = tellsOutages(reading, subject) ? outagesOf(text, subject, about) : stationsOut(text, span);
  effects.push(...outages);
  if (reading.keyword === 'NAV') for (const effect of outages) effect.names = withStation(effect, reading.locations[0]);
  const seen = { line: withoutDeleted(oneLine(text)), subject, condition: reading.qCode?.slice(3) ?? '' };
  const clauses = clausesOf(text);
  for (const { kind, name, match, finding } of rows.filter(({ subjects }) => subjects.test(subject))) {
    // Satellites are no aid on the ground.
    if ((name !== 'gnssOut' && effects.some((effect) => effect.kind === kind)) || !match(seen)) continue;
    const saying = clauses.filter(({ line }) => match({ ...seen, line }));
    const told = ofEachClause.has(name) && saying.length > 1 ? saying : [saying[0]];
    for (const [index, clause] of told.entries()) {
      // What names nothing itself is of what the text names: `KS..AIRSPACE FOXDALE. … ENTRY PROHIBITED`.
      const own = told.length > 1 && clause !== undefined ? finding({ ...seen, line: clause.line }) : undefined;
      // What is left of an ILS is the lowest category of all clauses.
      const isNamed =
        (kind === 'fuelUnavailable' && own !== undefined) ||
        ([own?.names, own?.grades].some((all = []) => all.length > 0) && (index > 0 || name !== 'ilsCategoryLost'));
      const line = isNamed && clause !== undefined ? clause.line : seen.line;
      const part = clause && partOf(clause.line, (one) => match({ ...seen, line: one }));
      const named = (part === undefined ? null : runwayIn(part, kind, runways)) ?? runwayIn(line, kind, runways);
      // Satellites are of no runway.
      const runway = name === 'gnssOut' ? null : named;
      const said = finding({ ...seen, line });
      // Where hours have categories of their own, none is read.
      const isTimed = timed.has(name) && (name !== 'fireCoverReduced' || typeof said.category === 'number' || said.names?.length === 1);
      const at = clause && isTimed ? missingAt(clause, clauses, { ...span, place }, name) : {};
      const effect = effectOf(
        kind,
        { runway, rule: name, quote: clause === undefined ? null : quoteOf(clause, kind), ...said, ...at },
        span,
      );
      if (index === 0 || isOfElse(effect, effects)) effects.push(effect);
    }
  }
  const others = tellsOutages(reading, subject) ? rows : rows.filter(({ kind }) => kind === 'closesAirspace');
  return [...effects, ...ofOtherClauses(others, clauses, effects, about)];
}

/** `RNP RWY 09 NA. VOR RWY 27 NA`: each clause names what it refuses. */
const ofEachClause: ReadonlySet<EffectRule> = new Set<EffectRule>([
  'approachNotAuthorised',
  'approachOutByQCode',
  'airspaceClosed',
  'fuelUnavailable',
  'ilsCategoryLost',
  'routeClosed',
]);

/** Tells whether an effect names what no other of its kind does. */
const isOfElse = ({ kind, names, grades, runway }: Effect, effects: readonly Effect[]): boolean =>
  ((names.length > 0 && kind !== 'navaidOut') || kind === 'fuelUnavailable' || runway !== null) &&
  !effects.some(
    (other) =>
      other.kind === kind &&
      other.runway === runway &&
      names.every((one) => other.names.includes(one)) &&
      // All fuel is more than a grade of it.
      (grades.length === 0 ? kind !== 'fuelUnavailable' || other.grades.length === 0 : grades.every((one) => other.grades.includes(one))),
  );

const timed: ReadonlySet<string> = new Set<EffectRule>(['fuelUnavailable', 'fireCoverReduced', 'towerClosed', 'routeClosed']);
const missing = /^(?:REDUCED|RDCD|DOWNGRADED|LOWERED|UNMANNED)$/;
/** `REDUCED TO CAT 5`, `CLSD BTN FL200 AND FL300`, `CLSD AT AND BLW FL260`: what may be between a state and its hours. */
const ofLevel = /^(?:TO|CAT|CATEGORY|LEVEL|BTN|BETWEEN|FM|FROM|AND|AT|ABV|ABOVE|BLW|BELOW|-|\d{1,2}|FL\d{2,3}|[IVX]{1,4}|DUE)$/;

/** `NOT AVBL 2200-0600`, `REDUCED TO CAT 5 BTN 0000-0600`: when a service is missing. Anything else that is said of times stays in the words. */
function missingAt({ segment }: Clause, clauses: readonly Clause[], when: When, name: EffectRule): Partial<Effect> {
  const verb = verbsOf(segment).find(({ kind }) => /^(?:closed|stopped|unserviceable)$/.test(kind));
  const isOnly = clauses.every((other) => other.segment === segment || !other.segment.some((_, at) => isTime(other.segment, at)));
  if (verb === undefined && isOnly && name === 'fuelUnavailable') {
    const offered = timesOffered(segment);
    const periods = offered === null ? [] : saidBy(offered, segment, '', when).said.periods;
    if (periods !== undefined && periods.length > 0) return { extent: 'part', when: 'listedTimes', periods };
  }
  const state =
    verb?.to ?? segment.findIndex(({ text }, at) => missing.test(text) || (text === 'MANNED' && segment[at - 1]?.meaning === 'not')) + 1;
  const comma = segment.findIndex(({ text }, at) => at >= state && text === ',');
  const to = comma < 0 ? segment.length : comma;
  // The figure of a category may look like a day: `TO CAT 5 2100-0500`.
  const isBegin = (at: number): boolean =>
    !/^(?:TO|CAT|CATEGORY|LEVEL|-)$/.test(segment[at - 1]?.text ?? '') && (segment[at]?.meaning === 'time' || isTime(segment, at));
  const first = segment.findIndex((_, at) => at >= state && isBegin(at));
  if (state === 0 || first < 0 || !isOnly || !segment.slice(state, first).every(({ text }) => ofLevel.test(text))) return {};
  const limits = timesFrom(segment, first, to);
  const { periods } = saidBy(limits, segment, '', when).said;
  const behind = segment[limits.words?.to ?? to];
  const isWhole = limits.words?.to === to || behind?.meaning === 'due' || /^(?:CTAF|CTC|CONTACT|TEL|CLASS)$/.test(behind?.text ?? '');
  return isWhole && periods.length > 0 ? { extent: 'part', when: 'listedTimes', periods } : {};
}

/** `JET A1 SOLO 0600-1800`, `AVBL MON-FRI 1400-2300 ONLY`: it is missing at all other times; null where more is said of them. */
function timesOffered(segment: Segment): Limits | null {
  const first = segment.findIndex((token, at) => token.meaning === 'time' || isTime(segment, at));
  const only = segment.findIndex(({ meaning }) => meaning === 'only');
  if (first < 0 || only < 0 || segment.some(({ meaning }, at) => meaning === 'only' && at > only)) return null;
  // `AVBL FOR SKED FLT ONLY 0600-1800` is there for some.
  if (segment.slice(0, Math.min(first, only)).some(({ meaning }) => meaning === 'to' || meaning === 'operation')) return null;
  const end = endOfTimes(segment, first, segment.length);
  const between = only < first ? segment.slice(only + 1, first) : segment.slice(end, only);
  const behind = segment[only < first ? end : only + 1];
  const isWhole = behind === undefined || behind.text === ',' || behind.meaning === 'due';
  return isWhole && between.every(({ meaning, text }) => meaning === 'place' || meaning === 'filler' || /^(?:DLY|DAILY)$/.test(text))
    ? part('times', first, end, { when: 'listedTimes', times: allBut(segment, first, end) })
    : null;
}

/** The location of a US text about a station is that station: `JNC NAV VOR U/S`; that of an ILS is the aerodrome. */
const withStation = ({ names, runway }: Effect, station: string | undefined): string[] =>
  station?.length !== 3 || runway !== null
    ? names
    : names.map((name) => (/^(?:D?VOR|VORTAC|TACAN|D?VOR\/DME|VORDME)$/.test(name) ? `${name} ${station}` : name));

type Clause = { segment: Segment; line: string; quote: { from: number; to: number } };

const clausesOf = (text: string): Clause[] =>
  segmentsOf(text).map((segment) => {
    const quote = { from: segment[0]?.from ?? 0, to: segment.at(-1)?.to ?? 0 };
    return { segment, line: oneLine(text.slice(quote.from, quote.to)), quote };
  });

/** `AVOID SECTOR 045-120 AND AWY W33 CLSD`: what else a flight has to do is no part of the route that is closed. */
function quoteOf({ segment, quote }: Clause, kind: EffectKind): Clause['quote'] {
  const route = kind === 'closesRoute' ? segment.findIndex(({ text }) => entryOf(text)?.sense?.code === 'airway') : -1;
  const inFront = segment.slice(0, Math.max(0, route)).map(({ text }) => text);
  return duties.test(inFront.join(' ')) ? { ...quote, from: segment[route]?.from ?? quote.from } : quote;
}

/** The first of the parts between commas that says it; the whole where only all of them do. */
const partOf = (line: string, says: (part: string) => boolean): string => line.split(', ').find(says) ?? line;

/** What clauses say of services, approaches, categories and airspaces that the NOTAM is not of. */
function ofOtherClauses(rules: typeof rows, clauses: readonly Clause[], all: readonly Effect[], { runways, span }: About): Effect[] {
  // `NO FUEL … UNLESS THE OPERATOR HAS A CONTRACT` is stated, with an exception.
  const stated = clauses.filter(
    ({ segment }) => !segment.some((token, at) => isConditional(token) && token.text !== 'UNLESS' && !isDuringTimes(segment, at)),
  );
  return rules.flatMap(({ kind, name, anywhere, match, finding }) => {
    // An aid that is out is not the category that is lost.
    const isTold = all.some((effect) => effect.kind === kind && (name !== 'ilsCategoryLost' || effect.rule === name));
    const says = (line: string): boolean => match({ line, subject: '', condition: '' });
    const clause = isTold ? undefined : stated.find(({ line }) => anywhere?.test(line) === true && says(line));
    if (clause === undefined) return [];
    const { line } = clause;
    const quote = quoteOf(clause, kind);
    const runway = runwayIn(partOf(line, says), kind, runways);
    return name === 'ilsCategoryLost' && isIlsOut(runway, all)
      ? []
      : effectOf(kind, { runway, rule: name, quote, ...finding({ line, subject: '', condition: '' }) }, span);
  });
}

const isIlsOut = (ils: string | null, all: readonly Effect[]): boolean =>
  all.some(
    ({ kind, extent, runway, names }) =>
      kind === 'navaidOut' &&
      extent === 'whole' &&
      names.some((aid) => /\b(?:ILS|LOC|LLZ)/.test(aid)) &&
      (ils === null || runway === null || runway === ils),
  );

/** Aircraft are read only from the words that say for whom something is closed: `BTN TWY B738 AND TWY B739` limits none. */
const conditionsOf = ({ for: closedFor, words, extent, conditions }: Effect): Effect['conditions'] =>
  conditions.length > 0 || closedFor === null || words === null || extent !== 'part' ? conditions : aircraftLimitsIn(words);

/** `NOT AVBL FOR ACFT CODE D AND ABOVE. MAX MTOW 50T`: a size in another sentence bars more than the words of the closure say. */
const isLimitedApart = ({ words }: Effect, text: string): boolean =>
  words !== null && namesAircraft(words) && namesAircraft(oneLine(text).replace(words, ''));

/** What its remarks close and shorten, and the lengths that are cleared. */
function ofSnowtam(reading: NoticeReading, about: About): Effect[] {
  const { runways, span } = about;
  const remarks = capitals(remarksOf(reading.text.slice(0, LOOKED_AT)));
  const nameOf = (name: string): string => (name.includes('/') ? (runwayOf(name, runways)?.name ?? name) : name);
  const ofBothEnds = (effect: Effect): Effect => {
    if (effect.kind !== 'closesRunway' || effect.runway === null) return effect;
    const runway = nameOf(reportedRunway(effect.runway));
    const isDirection = effect.rule === 'runwayClosedInOneDirection' && runway.includes('/');
    return { ...effect, runway, ...(isDirection && { extent: 'whole', rule: 'runwayClosed' }) };
  };
  return [
    ...withLengths(closuresOf(remarks, about).map(ofBothEnds), remarks, { ...reading, runways, span }),
    ...clearedLengths(reading.text.slice(0, LOOKED_AT)).map(({ runway, metres }) =>
      effectOf(
        'shortensRunway',
        {
          runway: nameOf(runway),
          extent: null,
          rule: 'runwayShortened',
          lengths: [{ of: 'length', relation: 'is', value: metres, unit: 'm' }],
        },
        span,
      ),
    ),
  ];
}

const doubtOf = ({ words, quote }: Pick<Effect, 'quote'> & { words: string }, span: Span): Effect =>
  effectOf('mayClose', { runway: null, extent: null, rule: 'closureNotDecided', words: oneLine(words), quote }, span);

/** `AD OPR HR 0700-1700`, and nothing else, under a Q-code of the aerodrome or of its services: at other times it may be closed. */
function doubtOutsideHours({ qCode, keyword, schedule }: NoticeReading, text: string, { span, place }: About): Effect | null {
  const isOfAerodrome =
    qCode === null
      ? keyword === 'AD'
      : qCode.startsWith('QFA') ||
        (qCode.startsWith('QS') ? beginsWithHours.test(text) : qCode === 'QXXXX' && text.startsWith('AERODROME '));
  if (!isOfAerodrome) return null;
  if (schedule !== null && hasHoursInItemD(text)) return doubtOf({ words: text, quote: null }, span);
  const ofHours = segmentsOf(text).filter((segment) => segment.every(({ meaning }) => meaning !== 'closed'));
  const times = openTimesIn(ofHours);
  // Hours that are not understood leave the doubt at any time.
  if (times === null && ofHours.some((segment) => listedHours.test(text.slice(segment[0]?.from, segment.at(-1)?.to))))
    return doubtOf({ words: text, quote: null }, span);
  const { periods = [] } = (times === null ? null : listedPeriods(times, { ...span, place })) ?? {};
  return periods.length === 0
    ? null
    : { ...doubtOf({ words: text, quote: null }, span), from: periods[0]?.start ?? null, to: periods.at(-1)?.end ?? null, periods };
}

const listedHours = new RegExp(String.raw`^(?:[^.;]{1,60} HAVE )?${hoursOfAerodrome}[^.]{0,80}\b\d{4}(?:\(Z\))? ?- ?\d{4}`);
const beginsWithHours = new RegExp(`^${hoursOfAerodrome}`);

/** Some signs at most come before the word. */
const isCancelling = (text: string): boolean => /^\W{0,3}(?:CNL|CANCELL?ED)\b/.test(text);

const sentences = /[^.;]+/g;
const remains =
  /\b(?:REMAINS?|STILL) (?:CLSD|CLOSED|U\/S|UNSERVICEABLE|OTS|INOP|NOT|UNAVBL|UNUSABLE|SUSPENDED|PROHIBITED|REDUCED|LIMITED|LTD)\b/;
/** A NOTAM that cancels may say what it does not end: `RWY 09/27 CLOSURE CANCELLED. ILS REMAINS U/S`. Every word keeps its place; null where it says none. */
const remainingIn = (text: string): string | null =>
  remains.test(text) ? text.replaceAll(sentences, (one) => (remains.test(one) ? one : ' '.repeat(one.length))) : null;

/** `DELETE NOTE: LNAV PROCEDURE NA DURING SIMULTANEOUS OPERATIONS`: what is taken out of a chart holds no more. */
const withoutDeleted = (line: string): string => line.replaceAll(/\b(?:DELETE|DISREGARD) (?:\w{1,12} ){0,2}NOTES?: [^.]*/g, '');

/** A schedule at the end of a US text does not limit a closure: it limits the NOTAM itself. */
function withoutSchedule(text: string, schedule: string | null): string {
  if (schedule === null) return text;
  const at = text.lastIndexOf(schedule.slice(0, 12));
  return at > 0 && text.length - at < schedule.length + 20 && !/\b(?:AVBL|AVAILABLE|EXC|EXCEPT|ALL (?:ACFT|OPS|TFC))\b/.test(text.slice(at))
    ? text.slice(0, at).trimEnd()
    : text;
}

/** The Q-code says closed where no words do: the extent is unknown. Where the words say it of something else (`ILS RWY 09 U/S`), the alarm decides. */
function closuresFor({ qCode, keyword, locations }: NoticeReading, text: string, about: About): Effect[] {
  // `SLAPP TWO DEPARTURE, RWY 15 TKOF NA` is of the procedure.
  if (keyword !== null && procedureKeywords.has(keyword)) return [];
  const { runways, span } = about;
  const closures = closuresOf(withAerodrome(text, locations), about);
  if (closures.length === 0 && licenceSuspended.test(text))
    return [effectOf('closesAerodrome', { runway: null, extent: 'whole', rule: 'aerodromeClosed' }, span)];
  if (qCode !== 'QMRLC' && qCode !== 'QFALC') return closures;
  if (closures.length > 0 || closureOver.test(text) || deniesClosure(text)) return closures;
  const runway = qCode === 'QFALC' || aboutTaxiway.test(text.slice(0, 60)) ? null : firstRunway(closedIn(text));
  if (qCode === 'QMRLC' && runway === null) return closures;
  if (saidOfElse(text)) return closures;
  if (runway === null) return [effectOf('closesAerodrome', { runway: null, extent: null, rule: 'aerodromeClosedByQCode' }, span)];
  return [effectOf('closesRunway', { runway: runwayOf(runway, runways)?.name ?? runway, extent: null, rule: 'runwayClosedByQCode' }, span)];
}

/** `LSME CLSD FOR CIV TFC`: the code of item A is the aerodrome. Every other word keeps its place. */
function withAerodrome(text: string, [code = '', ...others]: readonly string[]): string {
  if (others.length > 0 || !/^[A-Z][A-Z\d]{3}$/.test(code) || !text.includes(code)) return text;
  const closed = new RegExp(String.raw`(?<=^|[.,;\n] {0,2})${code}(?= (?:IS |WILL BE )?(?:CLSD|CLOSED|SHUT|NOT AVBL)\b)`, 'g');
  // `AD CYUL CLSD` names it twice.
  const behind = new RegExp(
    String.raw`(?<=\b(?:AD|AP) )${code}(?= (?:IS |WILL BE )?(?:CLSD|CLOSED|SHUT|NOT AVBL|FERME|CERRADO|CHIUSO)\b)`,
    'g',
  );
  return text.replace(closed, 'AD'.padEnd(code.length)).replace(behind, ' '.repeat(code.length));
}

/** The runway is open in `RWY 08/26 UNAFFECTED`. */
const ofOpenRunway = /\b(?:UNAFFECTED|NOT AFFECTED|(?:OPR|OPS|REMAINS) (?:NORMAL|NML)|REMAINS? (?:OPEN|OPN|AVBL)|IN USE)\b/;
const closedIn = (text: string): string =>
  text
    .slice(0, 200)
    .split(/[.;\n]/)
    .filter((clause) => !ofOpenRunway.test(clause))
    .join('. ');

/** It matches `AD LICENCE AND ALL OPS SUSPENDED`. */
const licenceSuspended =
  /(?<=^|[.\n] ?)(?:AD|AERODROME|AIRPORT)(?: OPR| OPERATING)? (?:LICEN[CS]E|CERTIFICATE|CERTIFICATION) (?:AND (?:ALL )?(?:FLT )?(?:OPS|OPERATIONS) )?(?:IS |ARE |HAS BEEN |HAVE BEEN )?(?:TEMPO )?(?:SUSPENDED|REVOKED|WITHDRAWN|CANCELLED)\b/;

/** `RWY 09/27 CLOSURE POSTPONED`, `RWY 09/27 REOPENED`, whatever the Q-code says; one that is postponed to a day comes then. */
const closureOver =
  /^(?:(?:RWY|RUNWAY) ?\d\d[LRC]?(?:\/\d\d[LRC]?)?|AD|AERODROME|AIRPORT) (?:(?:IS|HAS BEEN|NOW|PREVIOUSLY CLSD) ){0,3}(?:OPE?N(?: AGAIN(?: (?:FOR|TO) ALL (?:TFC|OPS|ACFT))?)?|AVBL|RE-?OPENED(?: TO ALL (?:TFC|OPS|ACFT))?|(?:RETURNED TO|BACK IN) (?:SERVICE|USE|OPERATION)|NOT CLSD|NOT CLOSED)(?= ?(?:[.,]|$)| AFTER (?:PASSAGE|COMPLETION|CLOSURE|INSPECTION)\b)|\b(?:CLSR|CLOSURE|SHUTDOWN)S? (?:OF (?:THE )?(?:RWY|RUNWAY|AD|AERODROME|AIRPORT)S? ?(?:\d\d[LRC]?(?:\/\d\d[LRC]?)? )?)?(?:IS |HAS BEEN )?(?:CNL|CNLD|CANCELL?ED|CALLED OFF|REVOKED|POSTPONED(?! (?:TO|UNTIL|TILL|TIL)\b))\b|\b(?:RWY|RUNWAY|AD|AERODROME|AIRPORT)(?: \d\d[LRC]?(?:\/\d\d[LRC]?)?)? (?:WAS |HAS BEEN )?RE-?OPENED\b|\b(?:CLSR|CLOSURE)\b[^.]{0,60}\bPOSTPONED INDEFINITELY\b|\bRESUMED (?:NORMAL|NML) (?:OPS|OPERATIONS?)\b|\bPOSTPONED TO\b[^]{0,120}\b(?:RWY|RUNWAY|AD|AERODROME|AIRPORT) REMAINS? (?:AVBL|OPE?N)\b|\b(?:CLSR|CLOSURE) PLANNED\b(?:(?![A-Z]\d{4}\/\d\d)[^.]){0,120}\b(?:CNL|CNLD|CANCELL?ED)\b/;

const aboutTaxiway = /\b(?:TWYS?|TXWYS?|TAXIWAYS?|APRON|STANDS?)\b/;

const ofRunways: ReadonlySet<EffectKind> = new Set(['approachOut', 'navaidOut', 'lightsOut', 'changesDistances']);

/** It matches the runway of `ILS 16`. */
const ofAid = /\bILS (?:[XYZ] )?(?<runway>\d\d[LRC]?)\b(?! ?[./])/;

/** Effects on one end keep its name; in `ILS RWY 06L RTS. ILS RWY 06R U/S` it is that of the sentence that takes it out. */
function runwayIn(line: string, kind: EffectKind, runways: readonly RunwayIdents[] | undefined): string | null {
  if (!ofRunways.has(kind)) return null;
  const sentence = line.lastIndexOf('. ', out.exec(line)?.index ?? 0);
  const runway =
    (sentence < 0 ? null : firstRunway(line.slice(sentence))) ??
    (kind === 'navaidOut' ? ofAid.exec(line)?.groups?.['runway'] : undefined) ??
    firstRunway(line);
  return runway?.includes('/') ? (runwayOf(runway, runways)?.name ?? runway) : runway;
}

/** What a SNOWTAM says apart from the surface: the remarks after its lines or in item T, and the cleared lengths of item D of the form before November 2021. */
const itemT = /(?:^|\s)T\)/;
/** Lengths of a SNOWTAM are metres (ICAO Annex 15). */
const withoutUnit = /\b(?<said>REDUCED TO \d{3,4})(?! ?(?:M|FT)\b|\d)/g;
const cleared = /\sC\)\s*(?:RWY ?)?(?<runway>\d{1,2}[LCR]?(?:\/\d{1,2}[LCR]?)?)\s+D\)\s*(?<metres>\d{3,4})\b/g;

/** One sentence for each remark; those of the new form end at a stroke between blanks. */
function remarksOf(body: string): string {
  const old = itemT.exec(body);
  const remarks = old ? body.slice(old.index + old[0].length) : grfLines(body, new Date(0)).rest;
  return remarks
    .trim()
    .replace(/\)$/, '')
    .replace(/^REMARK\/\s?/, '')
    .replaceAll(/ \/ ?|\/ (?=[A-Z])/g, '. ')
    .replaceAll(withoutUnit, '$<said>M');
}

/** Item D is the length that is cleared, where it is less than published. */
const clearedLengths = (body: string): { runway: string; metres: number }[] =>
  [...body.matchAll(cleared)].map(({ groups }) => ({ runway: twoDigits(groups?.['runway'] ?? ''), metres: Number(groups?.['metres']) }));
