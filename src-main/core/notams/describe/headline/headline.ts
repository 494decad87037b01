/**
 * Writes what has happened in one line: thing, designator, state; in the words of the text where no rule applies. Over 400 lines because it
 * is where the parts of this folder are tried one after the other.
 */
import { wordSet } from '#core/text/word-set.ts';
import type { HeadlinePart } from '#contract/notams/headline.ts';
import type { StateCode } from '#contract/notams/headline-codes.ts';
import { headlineInEnglish, MAX_LENGTH } from '#words/headline/english.ts';
import { capitalised, shortened } from '#words/headline/shortened.ts';
import { capitals, oneLine } from '#core/text/line.ts';
import type { Effect, EffectKind, NoticeReading } from '#core/notams/read/notice.ts';
import { meaningOf } from '#core/notams/lexicon/lexicon.ts';
import { spokenText } from '#core/notams/read/english-part.ts';
import { aerodromesOfRegion } from '#core/notams/read/region.ts';
import type { Topic } from '#core/notams/read/subject.ts';
import { conditionHeadline } from '../condition-headline.ts';
import { isForeign, isOfNoLexicon } from '#core/notams/lexicon/foreign.ts';
import { levelsIn, ofAirspace, withLevels } from './airspace.ts';
import { firstClause, type Clause } from './clause.ts';
import { closureOf, further, worstClosure } from './closures.ts';
import { obstacleOf } from './obstacle.ts';
import { behindOpenings } from './openings.ts';
import { followed, withListed } from './listed.ts';
import { coded, decoded, headline, quoted, worded, type Headline } from './headline-parts.ts';
import { withPrefix } from './prefixes.ts';
import { procedureOf } from './procedure.ts';
import { quotation } from './quotation.ts';
import { routeOf } from './route.ts';
import { satelliteOf } from './satellite.ts';
import { conditionPart, endOfThing, MOST_OF_THING, restOf, stateOf, statementOf, subjectPart, type Told } from './statement.ts';
import { inSentence, plain, within } from './words.ts';

/** Only the beginning of a text says what it is about. */
const LOOKED_AT = 1200;

export function headlineOf(reading: NoticeReading, topic: Topic, effects: readonly Effect[]): Headline | null {
  const said = saidOf(reading, topic, effects);
  if (reading.type !== 'C') return said;
  const cancels: HeadlinePart = { role: 'cancels', says: [], text: reading.reference, words: null };
  return said ? headline(said.source, cancels, ...said.parts) : decoded(cancels);
}

function saidOf(reading: NoticeReading, topic: Topic, effects: readonly Effect[]): Headline | null {
  if (reading.format === 'ashtam') return decoded(coded('thing', 'volcanicAshWarning'));
  if (reading.format === 'birdtam') return decoded(coded('thing', 'birdHazardWarning'));
  const surface = conditionHeadline(reading);
  const worst = worstClosure(effects);
  const closure =
    worst === undefined
      ? []
      : closureOf(worst, effects, aerodromesOfRegion(capitals(reading.text))?.named ?? null, (most) =>
          limitsOfClosure(reading, worst, most),
        );
  if (surface !== null || closure.length > 0) return decoded(...closure, ...(surface ?? []));
  const whole = spokenText(reading.text).slice(0, LOOKED_AT);
  if (reading.format === 'domestic-cyrillic') return russianOf(whole);
  const text = capitals(whole);
  const start = behindOpenings(text, reading);
  const composed = composedOf(reading, topic, text, start);
  if (composed !== null) {
    const isOfSatellite = composed[0]?.says[0]?.code === 'satelliteSystem';
    return decoded(
      ...composed,
      ...(isOfSatellite
        ? further(
            null,
            effects.filter(({ kind }) => kind === 'approachOut'),
          )
        : []),
    );
  }
  const first = exceptedClosure(firstClause(text, start, reading.keyword !== 'AIRSPACE'), text, start);
  const behind = behindGoodNews(first, text, start, effects);
  const clause = behind ?? first;
  // A later clause may say what the first effect does.
  const later = behind !== null || tells(first, text, start, effects) ? null : behindClause(first, text, start, effects);
  const words = text.slice(start).split(/\s+/);
  const foreign = [clause.raw, words].some(isForeign) || isOfNoLexicon(words) ? quotation(clause.raw, topic, effects) : null;
  const statement = foreign ?? ofAirspace(reading, clause, text) ?? statementOf(clause, told(reading, topic));
  const doubt = reading.type === 'C' ? null : doubtOf(clause, effects, statement);
  if (doubt !== null) return withFurther(quoted(worded('doubt', doubt, within(doubt.split(' '), false))), effects, null);
  const closed = withClosedRoutes(statement, clause, effects);
  const changed = withLevels(withCondition(withChange(closed, clause, topic), clause, topic), clause, reading);
  const sourced =
    foreign ?? withSource(withNextLine(withHours(changed, clause, text), clause, text, start), text, start) ?? bySubject(topic);
  // The refusal follows in a later clause: `RESTRICTED AREA FXR-7 ACT. NO FLT PERMITTED WI AREA EXC …`.
  const refusal = effects.find(
    ({ kind, words, quote }) => kind === 'closesAirspace' && words !== null && quote !== null && quote.from >= endOf(clause, text, start),
  );
  const hasRoom = foreign === null || foreign.text.length < MOST_BEFORE_REFUSAL;
  // A long sentence in another language in front of the refusal, whose subject no code tells, is one of the others.
  const isInstead = foreign !== null && !hasRoom && topic.subject === null && refusal?.words !== undefined && refusal.words !== null;
  const complete = isInstead
    ? quotation((refusal.words ?? '').split(' '), topic, effects)
    : sourced === null || refusal === undefined || !hasRoom
      ? sourced
      : followed(sourced, refusal.words ?? '');
  if (complete === null) return null;
  const end = endOf(clause, text, start);
  const consequence = clause.state?.code === 'unreliable' ? consequenceBehind(end, text, effects) : null;
  const others = effects.filter((effect) => (effect !== refusal || !(hasRoom || isInstead)) && effect !== consequence?.effect);
  const isBehind = (quote: Effect['quote']): boolean => quote === null || quote.from >= end;
  const listed =
    consequence !== null
      ? headline(complete.source, ...complete.parts, ...consequence.said(complete.text.length))
      : foreign === null
        ? withListed(complete, others)
        : complete;
  const isOfArea = (refusal !== undefined && hasRoom) || isOfOtherRoute(listed, others);
  return withFurther(listed, others, isOfArea ? others.filter(({ kind, quote }) => kind !== 'closesAirspace' && isBehind(quote)) : later);
}

/** A longer quotation leaves no room for what follows it. */
const MOST_BEFORE_REFUSAL = 90;

/** The routes follow the clause in `DANGER AREA ACT. W71 NOT USABLE`. */
const isOfOtherRoute = ({ text }: Headline, [first]: readonly Effect[]): boolean =>
  first?.kind === 'closesRoute' && !/route|segment|airway/i.test(text) && (first.names ?? []).every((name) => !text.includes(name));

const exception = /\bEXCEPT:?\s{1,20}(?:[-*] {0,3})?(?<line>[^\n]{3,200})/;

/** `ALL AIRPORTS ARE OPEN EXCEPT: - OIIP, OITZ CLSD`: a line that ends there would hide the closures, so the next is what is said. */
function exceptedClosure(clause: Clause, text: string, start: number): Clause {
  const line = /^EXCEPT:?$/.test(clause.raw.at(-1) ?? '')
    ? exception.exec(text.slice(start, start + LOOKED_AT))?.groups?.['line']
    : undefined;
  const excepted = line === undefined ? undefined : firstClause(line);
  return excepted?.state && closing.has(excepted.state.code) ? excepted : clause;
}

/** `RDO ALTIMETER UNREL. AUTOLAND, HEL OPS … NOT AUTHORIZED EXC …`: what is refused because of it, in the room behind `before` letters. */
function consequenceBehind(
  end: number,
  text: string,
  effects: readonly Effect[],
): { effect: Effect; said: (before: number) => HeadlinePart[] } | null {
  const effect = effects.find(({ kind, quote }) => kind === 'otherUnavailable' && quote !== null && quote.from >= end);
  const { raw, bare, state } = firstClause(text, effect?.quote?.from ?? text.length);
  if (effect === undefined || state === null) return null;
  const words = raw.slice(0, endOfThing(bare, state).to);
  const refused = stateOf(state.code, false);
  const said = (before: number) => [
    worded(
      'next',
      words.join(' '),
      within(words, false, MAX_LENGTH - before - headlineInEnglish([refused]).length - ', '.length - ': '.length),
    ),
    refused,
  ];
  return { effect, said };
}

/** Finds where a clause ends in the text. */
function endOf({ raw }: Clause, text: string, start: number): number {
  let end = start;
  for (const word of raw) end = Math.max(end, text.indexOf(word, end) + word.length);
  return end;
}

/** The headline of a heading or of an airspace tells these in other words. */
const named: ReadonlySet<EffectKind> = new Set<EffectKind>([
  'closesTaxiway',
  'closesApron',
  'closesStand',
  'closesHelipad',
  'navaidOut',
  'lightsOut',
  'fuelUnavailable',
  'mayClose',
  'otherUnavailable',
]);

/** Tells whether a clause says what the first effect does, or means it. */
const tells = (clause: Clause, text: string, start: number, [first]: readonly Effect[]): boolean =>
  first === undefined || !named.has(first.kind) || (first.quote?.from ?? 0) < endOf(clause, text, start);

const behindClause = (clause: Clause, text: string, start: number, effects: readonly Effect[]): Effect[] =>
  effects.filter(({ quote }) => (quote?.from ?? 0) >= endOf(clause, text, start));

const goodNews: ReadonlySet<StateCode> = new Set<StateCode>(['reopened', 'resumed', 'available', 'operational']);
const isResumed = (word: string, at: number, words: readonly string[]): boolean =>
  /^(?:RESUMED|RE-?OPENED|RESTORED|RTS|AGAIN|LIFTED|EXEMPTED)$/.test(word) ||
  (word === 'BACK' && words[at + 1] === 'IN') ||
  (word === 'SIN' && words[at + 1] === 'EFECTO' && /^(?:RESTR|PROHIB|SUSPENS|CIERRE)/.test(words[at + 3] ?? ''));

/** `TWY F REOPENED. TWY G CLSD`: what is closed leads; null where the first clause limits something too, says that a runway is available, or nothing is closed behind it. */
function behindGoodNews(clause: Clause, text: string, start: number, effects: readonly Effect[]): Clause | null {
  const { bare, state } = clause;
  const isGood = state === null ? bare.some(isResumed) : goodNews.has(state.code);
  const isWhole = effects[0]?.kind === 'mayClose' && effects[0].quote === null;
  // Who is exempted may be quoted himself.
  const later = effects[0]?.kind === 'otherUnavailable' ? behindClause(clause, text, start, effects) : [];
  const leading = later.length > 0 ? later : effects;
  const from = isWhole ? behindStop(text, endOf(clause, text, start)) : leading[0]?.quote?.from;
  const isOfRunway = state?.code === 'available' && bare.some((word) => meaningOf(word) === 'runway');
  if (!isGood || isOfRunway || from === undefined || bare.some((word) => /^(?:ONLY|PPR|EXC|EXCEPT)$/.test(word))) return null;
  return !isWhole && tells(clause, text, start, leading) ? null : firstClause(text, from);
}

/** Finds the word after the end of a sentence. */
function behindStop(text: string, end: number): number | undefined {
  const next = text.slice(end).search(/[A-Z]/);
  return next < 0 ? undefined : end + next;
}

/** `later`: effects of later clauses, where the first effect is one of them. */
const withFurther = (said: Headline | null, effects: readonly Effect[], later: readonly Effect[] | null): Headline | null => {
  const [first] = effects;
  const others = first === undefined ? [] : [first, ...effects.filter(({ quote }) => !isSame(quote, first.quote))];
  const more = first === undefined ? [] : later === null ? further(first, others) : further(null, later);
  return said === null || more.length === 0 ? said : headline(said.source, ...said.parts, ...more);
};

/** Two effects of the same clause share one headline: `NOT AVBL DUE TO FXD VOR U/S`. */
const isSame = (quote: Effect['quote'], other: Effect['quote']): boolean =>
  quote !== null && other !== null && (isWithin(quote, other) || isWithin(other, quote));
type Quote = NonNullable<Effect['quote']>;
const isWithin = (quote: Quote, other: Quote): boolean => quote.from >= other.from && quote.to <= other.to;

const closing: ReadonlySet<StateCode> = new Set<StateCode>(['closed', 'notAvailable', 'unusable', 'outOfService']);

/**
 * Returns the words that may close; null where the clause needs no change. No headline says plainly closed of a runway or an aerodrome that
 * no effect closes.
 */
function doubtOf({ raw, bare, state }: Clause, effects: readonly Effect[], statement: Headline | null): string | null {
  const words = effects.find(({ kind }) => kind === 'mayClose')?.words ?? null;
  if (statement === null) return words;
  if (state === null || !closing.has(state.code)) return null;
  const before = bare.slice(0, endOfThing(bare, state).to);
  const nouns = new Set(before.map((word) => meaningOf(word) ?? (/^[A-Z/]{3}/.test(word) ? 'other' : undefined)));
  const isOfGround = (nouns.has('runway') || nouns.has('aerodrome')) && !nouns.has('other') && !nouns.has('operation');
  if (!isOfGround) return null;
  return words ?? (restOf({ raw, bare }, state.to, { isProcedure: false }) === null ? raw.slice(0, state.to).join(' ') : null);
}

const SHORTEST_SOURCE = 'SEE ZDV 2/002'.length;

/** `SEE ZDV 02/002 WIND TURBINE FARM` refers to the NOTAM that has the rest. */
function withSource(statement: Headline | null, text: string, start: number): Headline | null {
  if (!statement || start < SHORTEST_SOURCE) return statement;
  const source = /\bSEE (?<number>[A-Z\d]{3} \d{1,2}\/\d{3,4})\b/.exec(text.slice(0, start))?.groups?.['number'];
  if (source === undefined) return statement;
  return headline(statement.source, ...statement.parts, { role: 'see', says: [], text: source, words: null });
}

/** Returns the words after `CLSD`, where the effects have none for it; null where another clause is what closes. */
function limitsOfClosure(reading: NoticeReading, { quote }: Effect, most: number): HeadlinePart | null {
  const text = spokenText(reading.text).slice(0, LOOKED_AT).toUpperCase();
  const start = behindOpenings(text, reading);
  const clause = firstClause(text, start);
  const isOfOther = quote !== null && quote.from >= endOf(clause, text, start);
  return clause.state?.code === 'closed' && !isOfOther ? restOf(clause, clause.state.to, reading, most) : null;
}

/** A flight restriction of the FAA begins like `CO..AIRSPACE 4NM NNW PAGOSA SPRINGS, CO..TEMPORARY FLIGHT RESTRICTIONS WI AN AREA …`. */
const flightRestriction = /^(?:[A-Z]{2}\.\.)?(?:AIRSPACE )?(?<place>[^.]{3,60}?)\.{2,3}\s{0,3}TEMPORARY\s{1,3}FLIGHT\s{1,3}RESTRICTIONS?\b/;

/** These layouts have a grammar of their own, by which they are read instead of clause by clause. */
function composedOf({ keyword, isProcedure }: NoticeReading, { subjectCode }: Topic, text: string, start: number): HeadlinePart[] | null {
  const restriction = flightRestriction.exec(text)?.groups?.['place'];
  const track = trackDefinition.exec(text)?.groups?.['name'];
  if (track !== undefined) return [coded('thing', 'trackDefinition', track)];
  if (subjectCode === 'KK' && text.startsWith('CHECKLIST', start)) return [coded('thing', 'checklist')];
  if (restriction !== undefined) {
    const place = oneLine(restriction);
    return [
      coded('thing', 'temporaryFlightRestrictions'),
      { ...coded('said', 'place', place), text: place, words: place },
      ...levelsIn(oneLine(text.slice(0, 500))),
    ];
  }
  // An ICAO form may carry a US text: `E) ODP TOWNVILLE INTL, TOWNVILLE, QQ.`
  const within = keyword === null ? usKeyword.exec(text)?.groups?.['keyword'] : undefined;
  if (within !== undefined) return procedureOf(text.slice(within.length).trimStart(), within);
  if (keyword === 'OBST' || subjectCode === 'OB' || subjectCode === 'OL') return obstacleOf(text, start);
  if (keyword === 'ROUTE') return routeOf(text);
  if (keyword === 'SPECIAL') return routeOf(text) ?? procedureOf(text, keyword);
  const isUsProcedure =
    keyword !== null
      ? ofProcedures.has(keyword)
      : isProcedure && !text.startsWith('TRIGGER') && /\bAMDT \d|\bORIG\b|\.\.\./.test(text.slice(0, 300));
  if (isUsProcedure) return procedureOf(text, keyword ?? keywordOf(subjectCode, text));
  return subjectCode?.startsWith('G') || /^(?:NAV )?(?:GPS|GNSS)\b/.test(text) ? satelliteOf(text) : null;
}

const trackDefinition = /^\(?TDM TRK (?<name>[A-Z0-9]{1,3})\b/;
const usKeyword = /^(?<keyword>IAP|SID|STAR|ODP|DVA) [A-Z][A-Z .'/-]{2,60}, [A-Z .'-]{2,40}, [A-Z]{2}\.\s/;

const ofProcedures = wordSet('IAP SID STAR ODP DVA VFP CHART');

const keywordOf = (subjectCode: string | null, text: string): string => {
  if (subjectCode === 'PD') return 'SID';
  if (subjectCode === 'PA') return 'STAR';
  return /\bTAKEOFF MINIMUMS\b/.test(text.slice(0, 200)) ? 'ODP' : 'IAP';
};

const told = ({ isProcedure }: NoticeReading, { subject, subjectCode, conditionCode }: Topic): Told => ({
  isProcedure,
  subject,
  prefixes(part) {
    if (conditionCode !== 'TT') return withPrefix(part, subjectCode);
    return [trigger, { ...part, words: inSentence(part.words ?? '') }];
  },
});

const trigger: HeadlinePart = { role: 'trigger', says: [], text: null, words: null };

/** More words than a thing and its designator have. */
const NAME = 4;
/** What a Q-code says where its text says nothing: `OBST LGT 194FT AMSL …` under OLAS. */
const byCode: Readonly<Record<string, StateCode>> = { AS: 'outOfService', AU: 'notAvailable', AW: 'withdrawn', LC: 'closed' };

function withCondition(statement: Headline | null, { state, raw }: Clause, { conditionCode, subjectCode }: Topic): Headline | null {
  const code = byCode[conditionCode ?? ''];
  if (statement?.source !== 'quoted' || state !== null || code === undefined) return statement;
  const isNamed = subjectCode === 'OL' || (/^[ILN]/.test(subjectCode ?? '') && raw.length <= NAME);
  return isNamed && !/\bout\b|illuminated/i.test(statement.text)
    ? decoded(...statement.parts.map(inRoom), coded('state', code))
    : statement;
}

/** A long thing is shortened, so that the state after it is in sight. */
const inRoom = (part: HeadlinePart): HeadlinePart => ({
  ...part,
  words: part.words === null ? null : shortened(part.words, MOST_OF_THING),
});

/** More words than a heading has. */
const SENTENCE = 10;

/** The state of a list follows its last route: `- AWY A791 BTN KINOX AND EGPIC - AWY W2 BTN MESPO AND CBH ARE CLSD`. */
function withClosedRoutes(statement: Headline | null, { state, raw }: Clause, [first]: readonly Effect[]): Headline | null {
  const names = first?.kind === 'closesRoute' ? first.names : [];
  const isOfList = statement?.source === 'quoted' && state === null && raw.length <= SENTENCE && names.length > 1;
  return isOfList && raw.some((word) => names.includes(word))
    ? decoded(coded('thing', 'route', names.join(', ')), coded('state', 'closed'))
    : statement;
}

/** A heading, and the Q-code says that it changes. */
function withChange(statement: Headline | null, { raw }: Clause, { conditionCode }: Topic): Headline | null {
  if (statement?.source !== 'quoted' || conditionCode !== 'CH' || raw.length > SENTENCE) return statement;
  return /chang|amend|replac|revis|\bnew\b|\w due\b/i.test(statement.text)
    ? statement
    : decoded(...statement.parts, coded('state', 'changed'));
}

/** `PHYSICAL CHARACTERISTICS AMD`, `ADD NEW ENTRY TO ENR 5.5`: a heading, and in the lines after it what it is about. */
function withNextLine(statement: Headline | null, { raw }: Clause, text: string, start: number): Headline | null {
  if (statement === null) return null;
  const isOfDistances = raw.includes('GRADIENT');
  if (!isOfDistances && (raw.length > SENTENCE || !isHeading(statement.text))) return statement;
  const [line = '', ...lines] = text
    .slice(start, start + LOOKED_AT_LINES)
    .trimStart()
    .split('\n', MOST_LINES);
  const head = oneLine(line).trim();
  if (isOfDistances && changes.test(head)) {
    const following = amendedTo(lines);
    return following === undefined
      ? statement
      : followed(quoted(worded('quote', head, capitalised(plain(head.split(' '), false)))), following);
  }
  if (head !== raw.join(' ')) return statement;
  const following = head.endsWith(' AMD') ? amendedTo(lines) : nextLine.test(lines[0] ?? '') ? lines[0] : undefined;
  return following === undefined ? statement : followed(statement, following);
}

const headings = ['Add ', 'Insert ', 'Delete ', 'New '];
const followingThings = /^(?:the )?following [a-z ]+: (?:not available|suspended|withdrawn)$/i;
/** Says only that more follows. */
const isHeading = (text: string): boolean =>
  text.endsWith(': changed') ||
  text.includes('regulations') ||
  headings.some((heading) => text.startsWith(heading)) ||
  followingThings.test(text);

const changes = /^(?:RWY \S{2,7} )?DECLARED DIST(?:ANCES?)? AND GRADIENT CHANGES$/;
const LOOKED_AT_LINES = 600;

const nextLine =
  /^\s{0,4}(?!NOTE|AMD|AMEND|REF|AIP|UK AIP|WITHIN|BRG|ADD NOTE|RWY +(?:TORA|TODA|\()|CREATED|SOURCE|STAND|TO READ|THE|RWY TORA|TERMINAL AUS|AUSTRALIAN)[A-Z]{3}[A-Z ,()/-]{3}/;

const MOST_LINES = 12;
/** Lines between a heading and what is amended: `ADD NOTE 6:`, `AMD TO READ:`. */
const headingOfNote = /^\s{0,4}(?:(?:ADD|AMD|AMEND|WITHIN) NOTES?\b[^\n]{0,30}|(?:AMD |AMEND )?TO READ):?\s*$/;
const listMark = /^\s{0,4}(?:\d{1,2}(?:\.\d{1,2})*\.?[A-Z]?|[A-H])\.? (?:\([IVX]{1,4}\) )?/;
/** The line is no other heading or publication. */
const amended = /^(?!AMD|AMEND|REF|AIP|UK AIP|WITHIN|CREATED|SOURCE|TERMINAL AUS|AUSTRALIAN|WEF)[A-Z\d'(][^\n]{7}/;
/** `RWY TORA TODA ASDA LDA` and `BRG(T) RWY LAT LONG ELEV` are heads of tables. */
const tableHead = /^\s{0,4}(?:RWY|BRG)\b.{0,30}\b(?:TORA|TODA|LDA|LAT)\b/;

/** `AERODROME OBSTACLES AMD`, `ADD NOTE:`, `4. B737 TAIL WHEN …`: the line that says what is new; the runways of a table. */
function amendedTo(lines: readonly string[]): string | undefined {
  const at = lines.findIndex((line) => !headingOfNote.test(line));
  const line = lines[at];
  if (line === undefined) return undefined;
  if (tableHead.test(line)) return runwaysIn(lines.slice(at + 1));
  const words = line.replace(listMark, '').trim();
  return amended.test(words) ? words.replace(/[:,]$/, '') : undefined;
}

/** Reads the first words of the rows of a table. */
function runwaysIn(rows: readonly string[]): string | undefined {
  const runways = rows.flatMap(
    (row) => /^\s{0,4}(?:\d{3}(?:\.\d+)? {1,8})?(?<runway>(?:0[1-9]|[12]\d|3[0-6])[LCR]?)\s/.exec(row)?.groups?.['runway'] ?? [],
  );
  const names = [...new Set(runways)].join(', ');
  return names === '' ? undefined : `${runways.length > 1 ? 'RWYS' : 'RWY'} ${names}`;
}

/** The first word of `AERODROME QUIET HOURS` is part of the name, not its class. */
function withHours(statement: Headline | null, { raw, bare }: Clause, text: string): Headline | null {
  if (statement?.source !== 'quoted' || !text.startsWith('AERODROME') || statement.text.startsWith('Aerodrome')) return statement;
  if (!bare.includes('HOURS')) return statement;
  return quoted(coded('thing', 'aerodrome'), worded('quote', raw.join(' '), inSentence(statement.text)));
}

/** A text without any word: what the Q-code says. */
function bySubject({ subject, condition }: Topic): Headline | null {
  if (subject === null || condition === null) return null;
  return decoded(subjectPart(subject), conditionPart(condition));
}

const openings: readonly (readonly [string, readonly HeadlinePart[]])[] = [
  ['ЗАПРЕЩЕНО ИСПОЛЬЗОВАНИЕ ВОЗДУШНОГО ПРОСТРАНСТВА', [coded('thing', 'airspace'), coded('state', 'useProhibited')]],
  ['ЗАПРЕЩЕНЫ ПОЛЕТЫ', [coded('thing', 'flights'), coded('limit', 'prohibited')]],
  ['АЭРОДРОМ ЗАКРЫТ', [coded('thing', 'aerodrome'), coded('state', 'closed')]],
];
const shapes = [
  [/ОКРУЖНОСТЬ РАДИУС[А-Я]? ([\d.,]{1,6}) ?КМ/, 'circleOfRadius'],
  [/ПОЛОСА ШИРИНОЙ ПО ([\d.,]{1,6}) ?КМ/, 'corridorEitherSide'],
] as const;

function russianOf(text: string): Headline | null {
  const line = oneLine(text.slice(0, 400)).trim();
  const [words, said] = openings.find(([opening]) => line.startsWith(opening)) ?? [];
  if (words === undefined || said === undefined) {
    const [clause = line] = line.split('. ');
    return line === '' ? null : quoted(worded('quote', clause, shortened(clause, 110)));
  }
  const rest = line.slice(words.length, words.length + 80);
  for (const [pattern, code] of shapes) {
    const size = pattern.exec(rest)?.[1];
    if (size !== undefined) return decoded(...said, coded('value', code, size));
  }
  return decoded(...said);
}
