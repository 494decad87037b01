/** Subject and condition come from the Q-code, else from keyword and text. */
import { wordSet } from '#core/text/word-set.ts';
import { oneLine } from '#core/text/line.ts';
import { notState, type DeniedState } from '#contract/notams/headline-codes.ts';
import type { ConditionCode, SubjectCode } from '#contract/notams/topics.ts';
import { deniedOf, entryOf, lemmaOf } from '../lexicon/lexicon.ts';
import { qConditions } from '../tables/q-conditions.ts';
import { qSubjectGroups, qSubjects } from '../tables/q-subjects.ts';
import { conditionWords, openingThings, subjectWords, textConditions, textSubjects, type WordRow } from '../tables/text-subjects.ts';
import { keywordSubjects, usKeywords } from '../tables/us-keywords.ts';
import type { Effect, EffectKind, NoticeReading } from './notice.ts';

export type Topic = {
  /** The Q-code has it, known or not, else the text means it; null where neither says. */
  subjectCode: string | null;
  conditionCode: string | null;
  subject: string | null;
  condition: string | null;
};

/** Conditions of equipment: a text about a runway that says `U/S` means its signs or lights. */
const ofEquipment = wordSet('AS AU AW unreliable notMonitored CA LW');

/** These say the same as closed when they are said of a runway. */
const isOut: ReadonlySet<string> = new Set(['LC', 'AS', 'AU', 'AW']);

/** A runway that is open for taxiing only is closed for flight. One of its ends alone is a direction. */
export const closesForFlight = ({ kind, extent, for: closedFor, when, runway }: Effect): boolean =>
  (kind === 'closesAerodrome' || kind === 'closesRunway') &&
  (extent === 'whole' || (closedFor === 'allButTaxiing' && when === null && (runway === null || runway.includes('/'))));

/**
 * Checks a condition found in the text against the effects of the text. A runway is called closed where an effect says so, not because a taxiway
 * after it is; a procedure whose text names a crane or a radio aid out of service is changed, not out of service itself; what is partly out of service is limited.
 */
export function settledTopic(topic: Topic, reading: NoticeReading, effects: readonly Effect[]): Topic {
  const { subjectCode, conditionCode } = topic;
  const isOfCode = reading.qCode !== null && !reading.qCode.endsWith('XX');
  if (isOfCode || subjectCode === null || conditionCode === null) return topic;
  const extentOf = (kind: EffectKind) => effects.find((effect) => effect.kind === kind)?.extent;
  if (subjectCode === 'MR' || subjectCode === 'FA') {
    const closures = effects.filter(({ kind }) => kind === (subjectCode === 'FA' ? 'closesAerodrome' : 'closesRunway'));
    if (closures.some(closesForFlight)) return isOut.has(conditionCode) ? topic : withCondition(topic, 'LC');
    if (closures.length > 0) return conditionCode === 'LC' ? topic : withCondition(topic, 'LT');
    return ofEquipment.has(conditionCode) || conditionCode === 'LC' ? withCondition(topic, null) : topic;
  }
  if (subjectCode.startsWith('M'))
    return ofEquipment.has(conditionCode) && extentOf('closesRunway') === undefined ? withCondition(topic, null) : topic;
  if (subjectCode.startsWith('N') && extentOf('navaidOut') === 'part') return withCondition(topic, 'LT');
  if (!subjectCode.startsWith('P') || ['CH', 'AW', 'TT'].includes(conditionCode)) return topic;
  const isRefused = conditionCode === 'AU' && (!/^P[IKU]$/.test(subjectCode) || extentOf('approachOut') !== undefined);
  if (!isRefused) return withCondition(topic, 'CH');
  return extentOf('approachOut') === 'part' ? withCondition(topic, 'LT') : topic;
}

const withCondition = (topic: Topic, conditionCode: ConditionCode | null): Topic => ({
  ...topic,
  conditionCode,
  condition: wordsOf(conditions, conditionCode),
});

const subjects: ReadonlyMap<string, string> = new Map(Object.entries({ ...qSubjects, ...qSubjectGroups, ...textSubjects }));
const conditions: ReadonlyMap<string, string> = new Map(Object.entries({ ...qConditions, ...textConditions }));
const isSubject = (code: string): code is SubjectCode => subjects.has(code);
const isCondition = (code: string): code is ConditionCode => conditions.has(code);

/** Finds the subject by a code of the contract; its group where the pair of letters is unknown. */
export function knownSubject({ subjectCode }: Pick<Topic, 'subjectCode'>): SubjectCode | null {
  if (subjectCode === null || isSubject(subjectCode)) return subjectCode;
  const group = subjectCode.charAt(0);
  return isSubject(group) ? group : null;
}

export function knownCondition({ conditionCode }: Pick<Topic, 'conditionCode'>): ConditionCode | null {
  return conditionCode !== null && isCondition(conditionCode) ? conditionCode : null;
}

/** The beginning of a text names its subject; later words explain. */
const SUBJECT_WITHIN = 240;
const CONDITION_WITHIN = 500;

export function topicOf(reading: NoticeReading): Topic {
  const code = reading.qCode ?? 'QXXXX';
  const [fromSubject, fromCondition] = [code.slice(1, 3), code.slice(3)];
  // US military notices of signs have GX too: their text says of what they are.
  const isGroup = fromSubject === 'GX';
  const subjectCode = fromSubject === 'XX' || isGroup ? (subjectOfText(reading) ?? (isGroup ? fromSubject : null)) : fromSubject;
  const isPublication = subjectCode === 'OA' || subjectCode === 'OE' || subjectCode === 'KK';
  // The text says more than a code of a mere change where it tells that things got better.
  const fromText = isPublication || !/^(?:XX|CH)$/.test(fromCondition) ? null : conditionOfText(reading);
  const conditionCode = fromCondition === 'XX' || fromText === 'upgraded' ? fromText : fromCondition;
  const subject = knownSubject({ subjectCode });
  const condition = knownCondition({ conditionCode });
  return { subjectCode, conditionCode, subject: wordsOf(subjects, subject), condition: wordsOf(conditions, condition) };
}

const wordsOf = (table: ReadonlyMap<string, string>, code: string | null): string | null =>
  code === null ? null : (table.get(code) ?? null);

/** Rows, and one pattern for all of them: most texts have nothing of any. */
type Rows = { any: RegExp; rows: readonly WordRow[] };

const together = (rows: readonly WordRow[]): Rows => ({ any: new RegExp(rows.map(({ words }) => words.source).join('|')), rows });
const allSubjects = together(subjectWords);
const rowsOfKeyword = new Map(
  Object.entries(keywordSubjects).map(([keyword, codes]) => [keyword, together(subjectWords.filter(({ code }) => codes.includes(code)))]),
);

function subjectOfText({ text, keyword, isSnowtam }: NoticeReading): SubjectCode | null {
  if (isSnowtam) return 'MR';
  const start = oneLine(text.slice(0, SUBJECT_WITHIN));
  if (keyword !== null) return firstOf(rowsOfKeyword.get(keyword), start) ?? usKeywords[keyword] ?? null;
  // Military texts put the place before the subject: `AERODROME RWY 05/23 CLOSED`.
  const behindPlace = start.replace(/^(?:AERODROME|AD AP|AD) (?=RWY|RUNWAY|TWY|TAXIWAY|APRON|RAMP)/, '');
  const [first = '', second = ''] = behindPlace.split(/\W+/).filter((word) => word !== '');
  const opening = openingOf(first) ?? (/^(?:ACFT|AIRCRAFT)$/.test(first) ? openingOf(second) : null);
  const near = opening === 'MR' ? 'RWY' : opening === 'MX' ? 'TWY' : null;
  return (near && firstOf(rowsOfKeyword.get(near), start)) ?? opening ?? firstOf(allSubjects, start);
}

/** Another light, aid or activity than the Q-code's that a text names: `FEUX DE BORD PISTE` under the code of beacons. */
export function otherSubjectIn(text: string, { subjectCode }: Topic): { code: SubjectCode; words: string } | null {
  if (subjectCode === null || !/^(?:[CILN]|WL)/.test(subjectCode)) return null;
  const named = subjectWords
    .filter(({ code }) => code.startsWith(subjectCode.charAt(0)))
    .flatMap(({ code, words }) => ({ code, at: words.exec(text)?.index ?? -1 }))
    .filter(({ code, at }) => at >= 0 && (code !== 'IC' || subjectCode === 'IC' || ofWholeIls.test(text)));
  const [first] = named.toSorted((one, other) => one.at - other.at);
  if (first === undefined || named.some(({ code }) => code === subjectCode)) return null;
  return { code: first.code, words: wordsOf(subjects, first.code) ?? first.code };
}
/** Parts of an ILS have names in each language: only what follows the runway at once is said of the whole. */
const ofWholeIls = /^ILS (?:(?:PISTE|PISTA|RWY) )?\d\d[LCR]? (?:FUERA|HORS|FORA|FUORI|AUSSER|INOP|U\/S)/;

const firing = subjectWords.find(({ code }) => code === 'WM');
/** Tells whether an area is one of firing or of a launch by its text, whatever its Q-code says. */
export const namesFiring = ({ text }: NoticeReading): boolean => firing?.words.test(oneLine(text.slice(0, SUBJECT_WITHIN))) === true;

/** `INCREASED SEISMIC ACTIVITY`: a volcano that only may erupt. */
export const tellsUnrest = ({ text }: NoticeReading): boolean => /\b(?:SEISMIC|UNREST)\b/.test(text.slice(0, CONDITION_WITHIN));

/** Ash is reported under other codes of warnings too. */
export const tellsAsh = ({ text }: NoticeReading): boolean => /^\W{0,9}VOLCANIC ASH\b/.test(text);

/** `GREVE DU CONTROLE AERIEN`, `SCIOPERO ENAV`: staff on strike; birds and lightning strike too. */
export const tellsStrike = ({ text }: NoticeReading): boolean =>
  /\b(?:(?<!BIRD |LIGHTNING )STRIKES?|INDUSTRIAL ACTION|GREVE|HUELGA|SINDICAL|SCIOPERO|STREIK|STRAJK)\b/.test(
    text.slice(0, CONDITION_WITHIN),
  );

function firstOf(among: Rows | undefined, text: string): SubjectCode | null {
  if (!among?.any.test(text)) return null;
  return among.rows.find(({ words }) => words.test(text))?.code ?? null;
}

const openingOf = (word: string): SubjectCode | null => openingThings.get(lemmaOf(word)) ?? null;

const deniedBy = (word: string): string | undefined => {
  const state: DeniedState | null = deniedOf(word);
  return state === null ? undefined : notState(state);
};

const ranks = new Map(conditionWords.flatMap(({ words }, rank) => words.map((word) => [word, rank] as const)));

/** These are the first words of pairs. */
const firsts: ReadonlySet<string> = new Set(
  [...ranks.keys()].flatMap((words) => (words.includes(' ') ? (words.split(' ')[0] as string) : [])),
);
const rankOf = (words: string | undefined): number => (words === undefined ? Infinity : (ranks.get(words) ?? Infinity));

function conditionOfText({ text, keyword }: NoticeReading): ConditionCode | null {
  const words = text.slice(0, CONDITION_WITHIN).split(/[^A-Z/]+/);
  let rank = Infinity;
  for (const [at, word] of words.entries()) {
    // `NOTAM NUMBER: N/A` says nothing of what it is about.
    if (word.length < 2 || word === 'N/A') continue;
    const next = words[at + 1] ?? '';
    const said = word === 'NOT' ? deniedBy(next) : entryOf(word)?.sense?.code;
    rank = Math.min(rank, rankOf(word), rankOf(said), firsts.has(word) ? rankOf(`${word} ${next}`) : Infinity);
  }
  const code = conditionWords[rank]?.code ?? null;
  // A crane at a closed runway, an obstacle under work: only what fits an obstacle is its condition.
  if (keyword === 'OBST') return code === 'AS' ? code : 'CE';
  return code;
}
