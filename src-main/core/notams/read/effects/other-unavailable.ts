/**
 * Finds what else a text says is closed, refused, left to some or to be avoided: a restriction of a thing that has no effect of its own is never silence. It hears the
 * stops of the alarm, which knows none of the words that closures are read by, so that what those miss is not missed here too.
 */
import { oneLine } from '#core/text/line.ts';
import { isForeign, isOfNoLexicon, isOfOtherScript } from '#core/notams/lexicon/foreign.ts';
import { entryOf, type Sense } from '#core/notams/lexicon/lexicon.ts';
import { type Statement, statementsOf, textOf } from '../alarm/statements.ts';
import { isConditional, isDuringTimes } from '../closures/items.ts';
import { effectOf, type Span } from '../closures/effect.ts';
import { placeOf, wordsAt } from '../closures/times/limits-in-effect.ts';
import { segmentsOf } from '../closures/segments.ts';
import { cancelled } from '../closures/tails.ts';
import { isTime } from '../closures/times/times.ts';
import { isJoint, type Segment, type Token } from '../closures/tokens.ts';
import { type Verb, verbsOf } from '../closures/verbs.ts';
import type { Effect } from '../notice.ts';
import { quotedWords } from './row.ts';

const refusing: ReadonlySet<Verb['kind']> = new Set<Verb['kind']>([
  'closed',
  'stopped',
  'unserviceable',
  'noOperation',
  'reserved',
  'landingOnly',
  'takeOffOnly',
]);

/**
 * Gives each sentence that refuses something or binds a flight, and that none of the `effects` tells, each that has times under a Q-code of hours
 * (`AFIS ASSURE LUN-VEN 1600-0100`), and each under a Q-code that limits where nothing else was found. Where a text of the ground, or one in another
 * language, restricts anything, each of its other sentences is given that is not understood as harmless. An effect quotes the first of the sentences
 * that it was made from: `isMadeFrom` knows the others.
 */
export function otherUnavailable(
  text: string,
  effects: readonly Effect[],
  span: Span,
  { isMadeFrom, isOfGround, qCode }: { isMadeFrom: (line: string) => boolean; isOfGround: boolean; qCode: string },
): Effect[] {
  const [isOfHours, isOfLimit] = [qCode.endsWith('AH'), limiting.test(qCode)];
  const stops = statementsOf(text);
  const written = text.split(/\s+/);
  const untold = segmentsOf(text)
    .flatMap((whole) => untoldIn(whole, effects))
    .flatMap((segment) => {
      const all = { from: 0, to: segment.length };
      const words = quotedWords(wordsAt(segment, all, text) ?? '');
      const isRefused =
        refuses(segment, effects.length > 0) ||
        isStopped(segment, stops) ||
        duties.test(words) ||
        /\b(?:PARTIALLY|PARTLY) LIT\b/.test(words) ||
        (isOfHours && segmentsOf(text).includes(segment) && segment.some((_, at) => isTime(segment, at)));
      if (
        segment.some(({ text: word }) => cancelled.has(word) || removed.test(word)) ||
        isMadeFrom(words) ||
        isNamed(segment, words, effects)
      )
        return [];
      return { isRefused, words, quote: placeOf(segment, all), segment };
    });
  const isOfOthers = isForeign(written);
  const isRestricted = effects.length > 0 || untold.some(({ isRefused }) => isRefused) || (isOfGround && isOfOthers);
  const isFurther = isRestricted && segmentsOf(text).length > 1;
  const isUnread = (isOfLimit && !isRestricted) || isOfNoLexicon(written) || (isFurther && isOfOthers);
  // Headings and obstacles of a procedure are longer than what restricts.
  const isOfOperations = isOfGround || (isOfLimit && !qCode.startsWith('QP'));
  const mayRestrict = (words: string): boolean =>
    !tellsLess(words) && (isUnread || (isFurther && isOfOperations && !tellsLessInEnglish(words)));
  const given = untold.filter(
    ({ isRefused, words, segment }) =>
      isRefused || (mayRestrict(words) && !leavesOpen(segment, words) && !isSaidElsewhere(segment, words, effects)),
  );
  // A sentence that is repeated says no more.
  const first = [...Map.groupBy(given, ({ words }) => words).values()].flatMap(([one]) => one ?? []);
  const told = [...effects, ...first].flatMap(({ quote }) => quote ?? []);
  return first.map(({ words, quote }) => {
    const to = quote !== null && words.endsWith(':') ? endOfList(text, quote.to, told) : quote?.to;
    const said =
      quote === null || to === undefined || to === quote.to
        ? { words, quote }
        : { words: quotedWords(oneLine(text.slice(quote.from, to))), quote: { from: quote.from, to } };
    return effectOf('otherUnavailable', { extent: null, rule: 'otherUnavailable', ...said }, span);
  });
}

/** What a colon announces belongs to it: `FLW ROUTES SHALL BE USED: - A1 FOXDI B2 - C3 KINEX`. The list ends where another effect begins. */
function endOfList(text: string, from: number, told: readonly { from: number; to: number }[]): number {
  let to = from;
  let isAnnounced = true;
  for (const segment of segmentsOf(text)) {
    const [first, last] = [segment[0], segment.at(-1)];
    if (first === undefined || last === undefined || first.from < from) continue;
    const isItem = isAnnounced || first.text === '-' || listMark.test(text.slice(to, first.from)) || last.text === ':';
    if (!isItem || told.some((quote) => quote.from < last.to && first.from < quote.to)) break;
    to = last.to;
    isAnnounced = last.text === ':';
  }
  return to;
}
const listMark = /[-*•]\s*$|(?:\d|\b[A-Z])[.)]\s*$/;

/** The fourth and fifth letter say closed, limited, unsafe, not available and the like. */
const limiting = /^Q..(?:L[CDHILNPRSTV]|A[PU])$/;

/** `TEL 012 345`, `DISTANCIAS DECLARADAS:`: it restricts nothing in any language. */
const tellsLess = (words: string): boolean =>
  /^(?:TEL|CTC|CONTACT|PHONE|E-?MAIL|INFO|REF|FREQ|RMK)\b|:$/.test(words) ||
  (words.split(' ').length < LEAST_WORDS - 1 && !isOfOtherScript(words));
/** `FOR MORE INFO SEE AIP SUP 12/26` names a publication or whom to ask. Only English has such a list: in another language it would hide what is not understood. */
const ofPublication =
  /^(?:FOR (?:\w+ )?INFO\w*|FURTHER INFO\w*|SEE|REFER|POINT OF CONTACT|AMEND|REMOVE THE|(?:RWY )?DECLARED DIST|SUPP|IAP|ILS|RNAV|RNP|VOR|NOTAM WILL|THIS NOTAM|(?:END|COMPLETION) OF WORKS?)\b|\b(?:AIP|REFERS?|AMD|AMDT|ERSA|MARKED AND LGTD|CTC|TEL|NOTAM)\b/;
/** `ALSO 14 MAR` has no words of its own. */
const tellsLessInEnglish = (words: string): boolean =>
  ofPublication.test(words) || words.split(' ').filter((word) => !/\d/.test(word)).length < LEAST_WORDS;

/** `RWY 11/29 DISPONIBLE PARA TODA OPERACION` restricts nothing, but for a word that denies or limits it, or a measure: `OUVERTE, LARGEUR DEGAGEE 45M`. */
const leavesOpen = (segment: Segment, words: string): boolean =>
  /\b(?:EN SERVIC[EI]O?|BACK IN (?:SER|SVC)\w*|(?<!\b(?:NO|NOT|NON|NAO|NICHT|PAS) )NORMAL(?:ES)?|INCHANGEE?S?|PAS CONCERNEE?S?|(?:NO HAY|SIN|SANS|SEM|OHNE) (?:RESTRI|AFECTA|EINSCHRAENK)\w+)\b/.test(
    words,
  ) ||
  (segment.some(({ meaning }) => meaning === 'usable' || meaning === 'open') &&
    !/\d ?(?:M|CM|MM|KG|T|MIN)\b/.test(words) &&
    !segment.some((token, at) => /^(?:not|no|only|except|condition|reserved|stopped)$/.test(token.meaning ?? '') || isTime(segment, at)) &&
    (segment.every(({ meaning }) => meaning !== 'to') || segment.some(({ meaning }) => meaning === 'all')));

/** `THR RWY 10 DESPLAZADO 350M` has the runway and the figure of an effect, which says it; the alarm may quote the whole text. */
const isSaidElsewhere = (segment: Segment, words: string, effects: readonly Effect[]): boolean => {
  const texts = new Set(segment.map(({ text }) => text.replace(/M$/, '')));
  return effects.some(
    ({ lengths, quote, runway, words: own }) =>
      (quote === null && own?.includes(words) === true) ||
      (runway?.split('/').some((end) => texts.has(end)) === true && lengths.some(({ value }) => texts.has(String(value)))),
  );
};

/** The alarm hears more words that stop something than closures are read by. What it hears under a condition, as an exception or in words of these kinds refuses nothing here. */
const isStopped = (segment: Segment, stops: readonly Statement[]): boolean => {
  const [from, to] = [segment[0]?.from ?? 0, segment.at(-1)?.to ?? 0];
  return stops.some(({ words, from: first, start, to: last }) => {
    const word = words[first];
    if (word === undefined || word.from < from || word.from >= to) return false;
    const isRefusal =
      !ofNoRefusal.test(textOf(words.slice(first, last))) &&
      !ofKind.test(textOf(words.slice(first, last + 1))) &&
      !excepting.test(words[0]?.text ?? '') &&
      words[first - 1]?.text !== 'CALLS' &&
      !words.slice(conditionFrom(words, start, first), first).some(({ sense, text }) => sense === 'if' || excepting.test(text));
    return isRefusal || followsCondition(words, first, last);
  });
};
/** `IF WIND OVER 15KT RWY 28 CLSD`, `IF … EXPECT AD CLSD`: the stop ends the sentence, and the condition has words of its own in front of what is stopped. */
const followsCondition = (words: Statement['words'], first: number, last: number): boolean =>
  words[0]?.text === 'IF' &&
  last === words.length &&
  words.slice(0, first).findLastIndex(({ sense }) => sense === 'runway' || sense === 'aerodrome') > 2;
/** `DURING FOG: DEP NOT PERMITTED` is a refusal, `WHEN GP U/S, …` none: a condition ends with a comma or colon. */
const conditionFrom = (words: Statement['words'], start: number, to: number): number =>
  Math.max(
    start,
    words.findLastIndex(({ isBehindComma }, at) => isBehindComma && at <= to),
  );
/** It matches what has to be done, or holds as a limit, in the languages of NOTAMs. */
export const duties = new RegExp(
  String.raw`\b(?:${[
    // It is said by the verb: `SHALL USE RWY 18/36`.
    String.raw`(?:SHALL|MUST|DOIVENT|DEVEM|DEBEN|DEVONO|MUESSEN)(?! BE (?:EXPECTED|ANTICIPATED))|(?:HAVE|HAS|IS|ARE) TO BE|ARE TO (?!EXPECT)[A-Z]{3,}|BE TOWED`,
    String.raw`(?<!\b(?:IF|AS|WHEN|WHERE|NOT|NO|ONLY|LONGER|THE|THAT|WHICH|WHO|MAY) )REQUIRE[SD]?|REQ(?:UIRES?)? (?:MIN|MNM|PRIOR)|(?<!\b(?:ON|UPON|NOT|BY|IF|NO) )REQ FOR`,
    String.raw`OBLIGAT\w+|OBBLIGAT\w+|MANDATORY(?! (?:HOLD|SIGN))|COMPULSORY|EXEMPTED|RULES? APPL(?:Y|IES)`,
    // It is an order: `AVOID THE AREA`, `INBD FLT TO CARRY RTN FUEL`.
    String.raw`(?<!\bTO )AVOID|(?:ADVISED|ASKED|REQUESTED|REQUIRED|URGED) TO AVOID|KEEP|(?:REMAIN|STAY) (?:WELL )?CLEAR|HOLD ON|ALL OTHERS`,
    String.raw`(?:ACFT|AIRCRAFT|FLTS?|FLIGHTS?|PILOTS?|CREWS?|OPERATORS?|TFC|TRAFFIC|DEP|ARR) TO (?:ADVISE|AVOID|CARRY|CONTACT|CTC|FILE|FOLLOW|HOLD|MAINTAIN|OBTAIN|PLAN|REMAIN|REPORT|SELECT|TAXI|VACATE|GIVE WAY)`,
    String.raw`DO NOT (?:ENTER|USE|TAXI|LAND|PARK|CROSS|DESCEND|TURN|RELY|OVERFLY|PROCEED|START)|(?<![A-Z] )DO NOT EXCEED|NO FPL`,
    String.raw`RESERVE (?:DATES?|DAYS?|PERIODS?)|DIVERT [A-Z]{4}|MAINT(?:AIN)? (?:FL ?)?\d\w*|(?:CONTACT|CTC) [^;]{2,60} (?:BEFORE|BFR|PRIOR TO) [A-Z]+ING`,
    String.raw`EVIT(?:AR|ER|ARE)|VERMEIDEN|(?:MENG)?HINDARI|REDUIRE|NE PAS [A-Z]+ER|NE (?:[A-Z]+ ){1,3}(?:PAS|PLUS)(?! (?:AFFECT|CONCERN|INTERDI))|RESTER|VIRAR`,
    // It asks for notice or fuel.
    String.raw`PPR (?:VIA|FM|FROM|THROUGH)|\d{1,2} ?HRS? PN|PREAVISO?|PREAVVISO|ANMELDUNG|HOLDING FUEL|CARRY (?:\w+ ){0,2}FUEL`,
    // It is a limit: of spacing, strength, climb or weather.
    String.raw`(?:MIN|MNM|MINIMUM) (?:\w+ )?(?:SPACING|SEPARATION)|SPACING (?:BLW|BELOW|MIN|OF|NOT|\d\w*)|SPD CTL|SPEED CONTROL|(?:GND|GROUND) DELAY PROGRAM\w*`,
    String.raw`MAXIM[AO]|MAX(?:IMUM)? (?:\w+ )?SP(?:EE)?D|MAX (?:IAS|\d{3} ?KIAS)|SPEED (?:LTD|LIMITED|RESTRICTED)`,
    String.raw`(?:MIN|MNM|MINIMUM) (?:SAFE )?(?:ALT\w*|FL|LVL|LEVEL)|MSA\b[^.]{0,40} \d[\d,]{2,5}|CROSS [^.;]{2,40}? AT|NO (?:\w+ )?TURNS?|REROUT(?:ED|ING)|TOS\b[^.;]{0,80} CHANGED? AS (?:FLW|FOLLOW\w*)|NO NIGHT STOPS?`,
    String.raw`(?:NOT EXCEED|EXCEDER|ABV|ABOVE|BLW|BELOW) PCN|CLIMB GRADIENT|(?<!(?:APPROACH|APCH) )GRAD(?:IENT)? \d{1,2}(?:\.\d)? ?(?:PERCENT|PCT|%)|MIN(?:IMUM)? CLIMB OF|\d{3} ?(?:FT|FEET)(?:\/| PER )NM|STEIGGRADIENT`,
    String.raw`MIN(?:IMUM)? RVR|VIS(?:IBILITY)? (?:RVR|(?:ALL )?CATS?) |RVR (?:NOT LESS|MIN)`,
    String.raw`(?:MD[AH]|OC[AH]|DH|DA(?= TO \d|[^.;]{0,20}(?:HA[TA]\b|\(|RAISED|INCR|RELEV|AUMENT)))\b[^.;]{0,60}(?:\d{3}\w*| (?:INCR\w*|RAISED|RELEVEE?S?|AUMENTAD\w*))`,
    String.raw`MINIMA \d{3,4}|RVR \d{3,4}M?(?! AUTH)|MINIMOS|CIRCLING CATS? [A-E/]+ \d+|ALTERNATE MINIMUMS: |(?:TKOF MNM|TAKEOFF MINIMUMS:) RWY`,
    // It is advised against.
    String.raw`NOT (?:BE )?(?:RECOMMENDED|PREFERRED)|NON RECOMMANDEE?S?`,
    // It is not there to be relied on.
    String.raw`MISSING|OBSCURED|FRICTION (?:VALUE |LEVEL )?(?:NOT TO STD|BLW|BELOW)|(?<!\/\d )SLIPPERY(?! COND)|SNOW ?BANKS?`,
  ].join('|')})\b`,
);

/**
 * An effect that quotes nothing is made from each sentence that has one of its names or begins with its words. One of a Q-code alone is made from the whole
 * text, but for a closure, of which no sentence was understood.
 */
const isNamed = (segment: Segment, said: string, effects: readonly Effect[]): boolean =>
  effects.some(({ quote, names, words, rule }) => {
    if (quote !== null) return false;
    const texts = segment.map(({ text }) => text);
    return (
      (rule.endsWith('ByQCode') && !rule.endsWith('ClosedByQCode')) ||
      names?.some((name) => texts.includes(name)) ||
      words?.startsWith(said.split(' ').slice(0, LEAST_WORDS).join(' ')) === true
    );
  });

const ofNoRefusal =
  /^(?:CLSD|CLOSED|CLOSE|CLOSEST|CLOSING|INOPERATIVE|INOP|RESERVATION|TERMINATED|FLOOD\w+|OUT\/NIGHT|UNSOLICITED|FAILURE|ABANDONED|DEACTIVATED|NOT (?:COINCIDENT|RECEIVED|STD|CORRECT|CONTAINED|EXIST|APPLY|CONSTITUTE|ADHERE|WHOLLY|ADDRESSED|LOWERED|SPECIFIED))$/;
/** `TEMPO RESTRICTED AREA ACTIVATED` names what is activated, `FOXDALE LIMITED TEL` a company. */
const ofKind = /^(?:(?:RESTRICTED|RESERVED|PROHIBITED|SEGREGATED) (?:AREAS?|ZONES?|AIRSPACES?)|LIMITED (?:TEL|PHONE|ON|\d.*))$/;
const excepting = /^(?:EXC\w*|UNLESS|CEASE)$/;

const LEAST_WORDS = 4;

/**
 * `RWY 09/27 CLSD, USE OF TWY A NOT PERMITTED`: what of a sentence is behind the last effect that quotes some of it; a word or two belong to that,
 * but for what is stopped: `VOR U/S, TRAINING FLT SUSPENDED`. What is
 * in front of a length or a route is another limit.
 */
function untoldIn(segment: Segment, effects: readonly Effect[]): Segment[] {
  const [from, to] = [segment[0]?.from ?? 0, segment.at(-1)?.to ?? 0];
  const quotes = effects.flatMap(({ kind, quote, lengths }) =>
    quote !== null && quote.from < to && from < quote.to
      ? { ...quote, isLength: lengths.length > 0 || kind === 'closesRoute', isAid: kind === 'navaidOut' }
      : [],
  );
  const [first, ...others] = quotes.toSorted((a, b) => a.from - b.from);
  if (first === undefined) return [segment];
  const end = Math.max(first.to, ...others.map((quote) => quote.to));
  const at = segment.findIndex((token) => token.from >= end && !isJoint(token));
  const before = segment.filter((token) => token.to <= first.from);
  // `DME REQUIRED, FXD VOR OUT OF SERVICE`: the aid is why.
  if (first.isAid && before.length > 0) return [segment];
  const inFront = first.isLength || isClause(before) ? before : [];
  const rest = at < 0 ? [] : segment.slice(at);
  const isStop = verbsOf(rest).some(({ kind }) => kind === 'stopped') && rest.some(({ meaning }) => meaning === 'operation');
  const behind = rest.length < LEAST_WORDS && !isStop ? [] : rest;
  return [inFront, behind].filter((part) => part.length > 0);
}

/** `GENERAL AVIATION ONLY WITH SLOT, VFR ARR NOT PERMITTED 1000-1800`: what is in front of the comma limits something too. */
const isClause = (before: Segment): boolean =>
  before.at(-1)?.text === ',' && before.some(({ meaning }) => meaning === 'only' || meaning === 'not' || meaning === 'no');

/** A refusal under a condition in front of it, `WHEN GP U/S`, is none yet; one that was cancelled is none any more. `isFurther`: something else has been found. */
function refuses(segment: Segment, isFurther: boolean): boolean {
  const said = verbsOf(segment).find(({ kind, from }) => refusing.has(kind) && !isOfNothing(segment, from));
  const verb = said?.from ?? segment.findIndex((token, at) => token.text === 'NA' || isLimited(token, at, segment));
  // `ALSO CLSD 14 MAR` goes on with what was closed before.
  const goesOn = isFurther && said?.kind === 'closed';
  if (goesOn && segment.slice(0, verb).every((token, at) => hasNoSubject(token) || isTime(segment, at))) return false;
  const end = segment.findLastIndex(({ text }, at) => at < verb && /^[,:]$/.test(text));
  const isOfCondition = segment
    .slice(0, Math.max(0, verb))
    .some((token, at) => at > end && isConditional(token) && !isDuringTimes(segment, at));
  return verb >= 0 && !isOfCondition;
}

/**
 * A service is limited or refused in `NON-SCHED ACFT REQUIRE PPR`, `PPR 24HR`, `NO PRACTICE APCH`, `NO DE-ICE AVBL`, `SUBJ TO PRIOR COOR`
 * and `MAX PRKG TIME 2HR`.
 */
const isLimited = ({ meaning, text }: Token, at: number, segment: Segment): boolean =>
  (at === 0 && meaning === 'no' && segment.some((token) => token.meaning === 'usable' || token.text === 'PROVIDED')) ||
  (meaning === 'no' && (at === 0 || isJoint(segment[at - 1])) && isOfService(segment, at + 1)) ||
  (/^SUBJ(?:ECT)?$/.test(text) &&
    segment[at - 1]?.meaning !== 'not' &&
    segment.slice(at + 1, at + 5).some((token) => ofApproval.test(token.text))) ||
  (text === 'MAX' && (segment.slice(at + 1, at + 4).some((token) => ofMost.test(token.text)) || isAmount(segment, at + 1))) ||
  /^(?:REMOLCAD[AO]S?|LIMIT(?:AD[AO]S?|EE?S?|AT[AOIE])|REDU[CZ]ID[AO]S?|REDUITE?S?|RIDOTT[AOIE]|EINGESCHRAENKT|OGRANI(?:CZON|CHEN)[AEOY]?|ZWEZON[AEY])$/.test(
    text,
  ) ||
  // NIL denies the noun before it in `WINTER MAINT NIL AFTER 2300`.
  (text === 'NIL' &&
    !/^(?:OF|AS|BE)$/.test(segment[at - 1]?.text ?? '') &&
    at > 0 &&
    segment.slice(0, at).some((token) => token.meaning === 'other' || token.meaning === 'cause' || isService(token))) ||
  (permissions.test(text) && (demanding.test(segment[at - 1]?.text ?? '') || demanding.test(segment[at + 1]?.text ?? '')));
const permissions = /^(?:PPR|PPO|PNR)$/;
const ofFlight = /^(?:APCHS?|APPROACH(?:ES)?|PARKING|PRKG|ENGINES?|PRACTI[CS]E|TRG|TRAINING|CIRCUITS?)$/;
const services: ReadonlySet<Sense['code'] | undefined> = new Set<Sense['code']>([
  'fuel',
  'avgas',
  'deicing',
  'oxygen',
  'customs',
  'parking',
]);
const isService = ({ text }: Token): boolean =>
  ofFlight.test(text) || /^(?:TRANSIENTS?|SVCS?|SERVICES?|HANDLING|FIRE)$/.test(text) || services.has(entryOf(text)?.sense?.code);
/** A service is denied in `NO TRANSIENT SVC`, but not in `NO CHANGE TO SERVICES`. */
const isOfService = (segment: Segment, at: number): boolean =>
  !/^(?:CHANGES?|IMPACT|EFFECT|RESTR\w*|DELAYS?)$/.test(segment[at]?.text ?? '') && segment.slice(at, at + 4).some(isService);
const ofMost = /^(?:TIME|STAY|(?:TAIL|CROSS|X)WIND)$/;
/** `MAX 4 ACFT`, `MAX 2HR` and `MAX 20000L` say how many, how long or how much; a height or a speed is no such amount. */
const isAmount = (segment: Segment, at: number): boolean =>
  /^\d+(?:HRS?|H|L|DAYS?)$/.test(segment[at]?.text ?? '') ||
  (/^\d+$/.test(segment[at]?.text ?? '') && ofAmount.test(segment[at + 1]?.text ?? ''));
const ofAmount =
  /^(?:ACFT|AIRCRAFT|FLTS?|FLIGHTS|HEL|HELICOPTERS|HRS?|HOURS|MINS?|MINUTES|HORAS|HEURES|STUNDEN|STD|ORE|DAYS?|NIGHTS|L|LTRS?|LITRES|LITERS|ARR|DEP|MOVEMENTS|MOV|PAX)$/;
const ofApproval = /^(?:COOR\w*|PERMISSION|APPROVAL|APV|AUTH\w*|NOTICE|PN|PPR|SLOTS?|TESTS?|INSPECTIONS?)$/;
const demanding = /^(?:ALL|IS|ARE|REQUIRES?|REQUIRED|REQ|RQRD|STRICTLY|ONLY|SUBJ|SUBJECT|MANDATORY|MNM|\d{1,2} ?HRS?|HRS?)$/;

const hasNoSubject = ({ meaning, text }: Token): boolean =>
  meaning === 'time' || meaning === 'filler' || meaning === 'and' || /^(?:ALSO|THEN|,|:)$/.test(text);

/** What is removed is not refused in `DELETE NOTE: DME/DME RNP-0.3 NA`. */
const removed = /^(?:DELETED?|DISREGARD)$/;

/**
 * The words report no outage in `FOR INOPERATIVE ALS, INCREASE …`, `INFO / CEASE JAMMING`, `DANGER AREA DEACTIVATED` and
 * `ABANDONED RAILWAY`.
 */
const isOfNothing = (segment: Segment, at: number): boolean =>
  /^(?:DEACTIVATED|ABANDONED|CEASE)$/.test(segment[at]?.text ?? '') ||
  (segment[at]?.text === 'INOPERATIVE' && (segment[at - 1]?.text === 'FOR' || segment[at + 1]?.text === 'TABLE'));
