/** Splits a text for the alarm into words with their senses, and finds each stop with its subject. */
import { capitals } from '#core/text/line.ts';
import { matchesOf } from '#core/text/matches.ts';
import { isStoppingPair, type Sense, senseOf, senseOfSlip } from './words.ts';

export type Word = {
  text: string;
  sense: Sense | null;
  /** It is the place in the text; `to` is one beyond. */
  from: number;
  to: number;
  /** A sentence begins with it. */
  isFirst: boolean;
  /** A comma or colon is in front of it. */
  isBehindComma: boolean;
};

/** A stop and the words around it that may be what is stopped. */
export type Statement = {
  words: readonly Word[];
  /** The sentences before it, whose subject it may go on with. */
  before: readonly Word[];
  /** Places of its first word and of the one after its last, in `words`. */
  from: number;
  to: number;
  /** Words in front of it are its own from here on: after the stop before it. */
  start: number;
  kind: 'stop' | 'unserviceable' | 'limit';
};

/** Stretches without Latin or Cyrillic letters or digits are left out. `RWY09/27CLSD` is three words, `LANDING ZONE` and `OFFL BUS` are one. */
const word =
  /LANDING ZONES?|TRIGGER NOTAM|TRANSIENT ALERT|NIGHT STOPS?|GO[ -]AR+OUNDS?|OFF(?:ICIA)?L BUS(?:INESS)?|RWYS?(?=\d)|(?:\d{1,2}[LRC]?\/)?\d{2}(?:[LR]|C(?!L))?(?=[A-Z]{4,}\b)|[A-Z\d\u00aa-\u024f\u0400-\u04ff]+(?:['’/-][A-Z\d\u00aa-\u024f\u0400-\u04ff]+)*|&|\+/g;
/**
 * These end a sentence between two words, with the first letter of the second: a stop, an empty line, a mark of a list. The stop of `109.5`
 * is none.
 */
const sentence = /[.;!?](?!\d)|\n {0,40}(?:\n|[-*•]|\(?\d{1,2}[.)]\s)/;
const marks = /\p{M}/gu;
/** What follows more words than these is of a list, whose beginning says what it is. */
const MOST_WORDS = 2_500;
/** Words of a text whose spelling is doubted. */
const MOST_DOUBTED = 400;

/** A word as it is written, without its marks, and its sense. */
const heard = new Map<string, Pick<Word, 'text' | 'sense'>>();
const MOST_HEARD = 20_000;
const BLANK = 32;
export const isDigit = (code: number): boolean => code >= 48 && code <= 57;

/** `ARR/DEP`: both sides of the stroke are heard alike. */
function senseOfBoth(text: string): Sense | null {
  const [first = '', second = ''] = text.split('/', 2);
  const sense = senseOf(first);
  return sense !== null && sense === senseOf(second) ? sense : null;
}

/** `09L/27R`: what is written by its ends alone is a runway. */
const isRunwayName = (written: string): boolean => {
  const { low, high } = /^(?<low>\d\d)[LCR]?\/(?<high>\d\d)[LCR]?$/.exec(written)?.groups ?? {};
  return low !== undefined && Number(high) - Number(low) === 18;
};

function wordsOf(text: string): Word[] {
  const upper = capitals(text);
  let behind = 0;
  let doubted = 0;
  const hear = (written: string): Pick<Word, 'text' | 'sense'> => {
    // Numbers, which are many and seldom the same, say nothing, but for those of both ends of a runway.
    if (isDigit(written.charCodeAt(0))) return { text: written, sense: isRunwayName(written) ? 'runway' : null };
    const before = heard.get(written);
    if (before !== undefined) return before;
    const bare = written.replace(/['’]S$/, '');
    const text = /[^\0-\x7f]/.test(bare) ? bare.normalize('NFD').replace(marks, '') : bare;
    const known = senseOf(text);
    if (known === null && doubted >= MOST_DOUBTED) return { text, sense: null };
    if (known === null) doubted++;
    const said = { text, sense: known ?? senseOfBoth(text) ?? senseOfSlip(text) };
    if (heard.size >= MOST_HEARD) heard.clear();
    heard.set(written, said);
    return said;
  };
  return matchesOf(word, upper, MOST_WORDS).map((match) => {
    const { index: from } = match;
    const isNext = from === behind || (from === behind + 1 && upper.charCodeAt(behind) === BLANK);
    const isFirst = !isNext && sentence.test(upper.slice(behind, from + 1));
    const isBehindComma = !isNext && /[,:]/.test(upper.slice(behind, from));
    behind = from + match[0].length;
    const { text: said, sense } = hear(match[0]);
    return { text: said, sense, from, to: behind, isFirst, isBehindComma };
  });
}

function sentencesOf(text: string): Word[][] {
  const sentences: Word[][] = [];
  for (const one of wordsOf(text)) {
    const last = sentences.at(-1);
    if (last === undefined || one.isFirst) sentences.push([one]);
    else last.push(one);
  }
  return sentences;
}

export const firstSentence = (text: string): readonly Word[] => sentencesOf(text)[0] ?? [];

export const allWordsOf = (text: string): readonly Word[] => sentencesOf(text).flat();

/** Sentences in which the subject of a bare stop is looked for. */
const MOST_BEFORE = 3;

export const statementsOf = (text: string): Statement[] =>
  sentencesOf(text).flatMap((words, at, sentences) => statementsIn(words, sentences.slice(Math.max(0, at - MOST_BEFORE), at).flat()));

function statementsIn(words: readonly Word[], before: readonly Word[]): Statement[] {
  const statements: Statement[] = [];
  let start = 0;
  for (let at = 0; at < words.length; at++) {
    const stop = stopAt(words, at);
    if (stop === null) continue;
    statements.push({ words, before, from: at, start, ...stop });
    start = stop.to;
    at = stop.to - 1;
  }
  return statements;
}

/** These are denied and stop nothing: `NOT LATER THAN`, `NOT AFFECTED`, `NOT REP`, `NOT PREFERRED`. */
const harmless =
  /^(?:REAL|LESS\w*|MORE|GREATER|LARGER|HIGHER|LOWER|LATER|EARLIER|BEFORE|BLW|BELOW|ABV|ABOVE|BYD|BEYOND|EXCEED\w*|AF+ECT\w*|LGTD|LIT|LIGHTED|ILLUMINATED|MARKED|MKD|PAINTED|GROOVED|SCALE|REQ\w*|APPLY|APPLIES|APPLIED|APPLICAB\w*|APLICA\w*|INCLUD\w*|CHANG\w*|STD|STANDARD|VISIBLE|CHARTED|PUBLISHED|CONFORM\w*|COMPL\w*|INFRINGE\w*|PENETRAT\w*|NECESSAR\w*|SUBJ|SUBJECT|CONCERN\w*|DIVERSAMENTE|MISTAKE|CONFUSE|MEET\w*|BETROFFEN|AFETAD\w*|INTERESSAT\w*|DOTYCZ\w*|EXPECTED|ONLY|CLSD|CLOSED|FECHAD[OA]|CERRAD[OA]|FERMEE?S?|CHIUS[OA]|RESTR\w*|IMPACT\w*|EFFECTS?|INFLUENCE|LIMITED|SUSPENDED|CANCEL\w*|MANDATORY|FLAGGED|AMBER|ADVERSELY|REPORTED|REP|RPTD|HAVE|CARRYING|EQUIPPED|PREFERRED|HAZARDS?|MONITORED|MNT|ATTENDED|STAFFED|SURVEYED|REFUEL\w*)$/;
/** NO is the word that denies what follows in Spanish: `NO SE ACEPTA`, `NO APTA`. */
const deniedInSpanish =
  /^(?:SE|E|ES|ESTA|APT\w*|DISPON\w*|UTIL\w*|OPERA[TC]\w*|PERMIT\w*|HABILIT\w*|AUTORI\w*|ACEPT\w*|PUED\w*|CONSENT\w*)$/;
/** These words make the stop before them the name of something: `OUT OF HOURS`, `CLOSING DATE`, `LOCKED WHEEL`. */
const named = /^(?:HOURS?|HRS?|TIMES?|DATES?|WHEEL)$/;
/** `RWY 18/36 WILL BE USED AS MAIN RWY` opens the runway. */
const inUse = /^(?:MAIN|PRIMARY|ACTIVE|PREFERRED|PREFERENTIAL|ALTERNATE|ALTN)$/;
const ofPlace = /^(?:PISTA|AREA|TWY|DRODZE|INTERSECAO)$/;
/** NA is `on` in Portuguese, Polish and Russian: what the alarm does not know is on both sides, and no time, night or condition follows. */
const isPlaceOf = ({ text, sense, isBehindComma }: Word, before: Word | undefined): boolean =>
  ofPlace.test(text) ||
  (sense === null &&
    !isBehindComma &&
    before?.sense === null &&
    /^[A-Z]{4}/.test(before.text) &&
    !/^(?:NIGHT|UNTIL|TILL?|UNLESS|UFN|ALL|OR|\d\d.*)$/.test(text));
const ofLight = /^(?:LGTS?|LIGHTS?|LIGHTING)$/;
const WITHIN = 3;
/** Words of movement on the ground may precede the flights: `NO START UP, TAXI, LANDING OR TKOF`. */
const ofTaxiing = /^(?:START|UP|STARTUP|PUSH|PUSHBACK|TAXI|TAXIING)$/;
/** These may be between a word that denies and what it denies: `NO LONGER CLSD`, `WILL NOT BE CLOSED`, `NOT TO MISTAKE`. */
const small = /^(?:LONGER|BE|BEEN|TO|A|SE|ESTA|SERA)$/;
const isAdjective = /^(?:DIS+USED|SEALED)$/;
/** `FOR NON SKED FLT` says for whom. */
const ofOthers = /^(?:SCHED\w*|SKED|BASED|RESIDENT|COMMERCIAL|REGULAR|REGULIERS?|EMERG\w*)$/;
const company = /^(?:COORDINATION|SERVICES|AVIATION|AIRPORTS?|HANDLING|GROUP|COMPANY)$/;
/** The word ends the name of a company in `AIRPORT COORDINATION LIMITED`. */
const isOfName = (words: readonly Word[], at: number): boolean =>
  /^(?:LIMITED|LTD)$/.test(words[at]?.text ?? '') &&
  company.test(words[at - 1]?.text ?? '') &&
  !/^(?:TO|BY|FOR|DUE)$/.test(words[at + 1]?.text ?? '');
const equipment = /^(?:RNAV\d?|RNP\d?|RVSM|CPDLC|COMPLY)$/;
/** `NO ARR OR DEP LATER THAN` limits the hours, and refuses no flight. */
const thanHours = /^(?:LATER|EARLIER|LESS)$/;
const WITHIN_THAN = 5;

/** `N'EST PAS FERME`, `NE SERA PAS FERMEE`: PAS is a runway in Polish. */
const isDeniedInFrench = (words: readonly Word[], at: number): boolean =>
  words[at - 1]?.text === 'PAS' && words.slice(Math.max(0, at - WITHIN), at - 1).some(({ text }) => /^N(?:E$|['’])/.test(text));

function stopAt(words: readonly Word[], at: number): Pick<Statement, 'to' | 'kind'> | null {
  const { text, sense } = words[at] as Word;
  const next = words[at + 1];
  const before = words[small.test(words[at - 1]?.text ?? '') ? at - 2 : at - 1]?.sense;
  const third = words[at + 2]?.text ?? '';
  if (next !== undefined && isStoppingPair(text, next.text) && !named.test(third) && !(next.text === 'AS' && inUse.test(third)))
    return text === 'OUT' ? { to: Math.min(at + 3, words.length), kind: 'unserviceable' } : { to: at + 2, kind: 'stop' };
  // `EVACUATION SANITAIRE` is a flight.
  if (text.startsWith('EVACUA') && /^(?:SANITA|(?:AERO)?MEDI)/.test(next?.text ?? '')) return null;
  // `EXEMPTION: DIVERTED FLT` names flights that are exempt, `TFC DIVERTED TO RWY 07R` where they go.
  if (text === 'DIVERTED' && (next?.sense === 'flight' || (next?.text === 'TO' && words[at + 2]?.sense === 'runway'))) return null;
  // `GAMES HELD AT FOXDALE` take place.
  if (text === 'HELD' && next?.sense === 'joint') return null;
  // `ACFT UNABLE RNAV` names aircraft by their equipment.
  if (text === 'UNABLE' && equipment.test(next?.text ?? '')) return null;
  if (isAdjective.test(text))
    return next !== undefined && (isNoun(next) || next.sense === 'open' || /^(?:OPR|SFC|SURFACES?)$/.test(next.text))
      ? null
      : { to: at + 1, kind: 'stop' };
  if (isOfName(words, at) || (text === 'NON' && ofOthers.test(next?.text ?? ''))) return null;
  // `CORTE NA FAIXA DE PISTA` and `RABOTAET TEHNIKA NA KPT` say where, `FLOOD LGT` what.
  if ((text === 'NA' && next !== undefined && isPlaceOf(next, words[at - 1])) || (text === 'FLOOD' && ofLight.test(next?.text ?? '')))
    return null;
  if (sense === 'stop' || sense === 'unserviceable' || sense === 'limit')
    return before === 'not' ||
      before === 'no' ||
      isDeniedInFrench(words, at) ||
      (sense === 'limit' && words[at - 1]?.text === 'WITHOUT') ||
      named.test(next?.text ?? '')
      ? null
      : { to: at + 1, kind: sense };
  if (next === undefined) return sense === 'not' || text === 'NIL' ? { to: at + 1, kind: 'stop' } : null;
  const denied = small.test(next.text) ? words[at + 2] : next;
  // `AND NOT RWY 09/27 CLSD` corrects the name of a runway.
  if (sense === 'not') return next.sense === 'runway' || harmless.test(denied?.text ?? '') ? null : { to: at + 2, kind: 'stop' };
  if (sense !== 'no') return null;
  // `NO ESTA CERRADA` denies the closure.
  if (text === 'NO' && /^(?:ESTA|E|ES)$/.test(next.text) && /^CERRAD[OA]S?$/.test(third)) return null;
  if (deniedInSpanish.test(next.text) && text === 'NO') return { to: at + 2, kind: 'stop' };
  const behind = words.slice(at + 1, at + 1 + WITHIN_THAN);
  // `NO FLT RESTR` denies the restriction.
  const isHarmless = harmless.test(next.text) || /^(?:RESTR\w*|LIMITATIONS?)$/.test(behind[1]?.text ?? '');
  const denies =
    behind
      .filter((one) => !ofTaxiing.test(one.text))
      .slice(0, WITHIN)
      .some(isNoun) &&
    !isHarmless &&
    !behind.some((one) => thanHours.test(one.text));
  return denies ? { to: at + 1, kind: 'stop' } : null;
}

export const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ');

export const isNoun = ({ sense }: Word): boolean => sense === 'runway' || sense === 'aerodrome' || sense === 'flight';
