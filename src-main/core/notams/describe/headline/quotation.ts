/** Writes what a text in another language is about, and the text as published: half a translation says less than either. */
import type { HeadlineCode, HeadlinePart } from '#contract/notams/headline.ts';
import type { SubjectCode } from '#contract/notams/topics.ts';
import { isOfNoLexicon } from '#core/notams/lexicon/foreign.ts';
import { meaningOf } from '#core/notams/lexicon/lexicon.ts';
import { statementsOf } from '#core/notams/read/alarm/statements.ts';
import { segmentsOf } from '#core/notams/read/closures/segments.ts';
import type { Token } from '#core/notams/read/closures/tokens.ts';
import { verbsOf } from '#core/notams/read/closures/verbs.ts';
import type { Effect } from '#core/notams/read/notice.ts';
import { otherSubjectIn, type Topic } from '#core/notams/read/subject.ts';
import { headlineInEnglish, MAX_LENGTH } from '#words/headline/english.ts';
import { shortened } from '#words/headline/shortened.ts';
import { quoted, worded, type Headline } from './headline-parts.ts';
import { conditionPart, subjectPart } from './statement.ts';
import { withoutStop } from './words.ts';

/** Says the subject, the condition where the text or an effect agrees with it, and the words. */
export function quotation(words: readonly string[], topic: Topic, effects: readonly Effect[]): Headline {
  const text = withoutStop(words.join(' ')).replace(corners, '… ');
  const other = otherSubjectIn(text, topic);
  const said = other === null ? undefined : codes[other.code];
  const subject = said === undefined ? topic.subject : (other?.words ?? null);
  const condition = isSaid(topic, text, effects) ? topic.condition : null;
  const says: HeadlinePart['says'] = said === undefined ? [] : [{ code: said, names: [] }];
  const about = [
    ...(subject === null ? [] : [{ ...subjectPart(subject), says }]),
    ...(condition === null ? [] : [conditionPart(condition)]),
  ];
  const room = MAX_LENGTH - headlineInEnglish(about).length - MARKS - (effects.length > 1 ? OF_MORE : 0);
  return quoted(...about, worded('quote', text, withRefusal(text, room)));
}

/** What a headline calls these subjects, in every language. */
const codes: Readonly<Partial<Record<SubjectCode, HeadlineCode>>> = {
  CS: 'secondaryRadar',
  IC: 'ils',
  ID: 'ilsDme',
  IG: 'glidePathOfIls',
  IL: 'localizer',
  LA: 'approachLights',
  LC: 'runwayCentrelineLights',
  LE: 'runwayEdgeLights',
  LP: 'papi',
  NM: 'vorDme',
  NV: 'vor',
  WU: 'unmannedAircraft',
  WZ: 'fireworks',
};

/** Corners of an area fill a line and are drawn. */
const corners = /(?:\b\d{4,6}[NS] ?\d{5,7}[EW](?: ?- ?|, ?| )){3,}/g;

/** Letters around a quotation, and of `+ 3 more` behind it. */
const MARKS = ' – “”'.length;
const OF_MORE = ' + 3 more'.length;

/** These are true of most that is published under them: limited, by day or with permission, hours, work, birds, changed. */
const mild = /^(?:L[LT]|A[DHMNPR]|H[GPWX]|C[FHI])$/;

/** `SIND NICHT GESPERRT` under a code that says closed: a condition that nothing else says is not said. */
function isSaid({ subjectCode, conditionCode }: Topic, text: string, effects: readonly Effect[]): boolean {
  const code = conditionCode ?? '';
  const subject = subjectCode ?? '';
  const [first = [], ...others] = segmentsOf(text);
  if (mild.test(code)) return true;
  if (/^(?:CA|LW)$/.test(code)) return /^[RW]/.test(subject);
  if (code === 'CE') return subject.startsWith('O');
  if (code === 'CG') return subject === 'FF';
  if (code === 'CM') return effects.some(({ kind }) => kind === 'displacesThreshold');
  if (code === 'CT') return /TEST|PRUEBA|ESSAI|PROVA/.test(text);
  if (code === 'TT') return text.includes('TRIGGER');
  if (code === 'LP') return !subject.startsWith('W') && statementsOf(text).some(({ kind }) => kind === 'stop');
  // `REABASTECIMENTO COM PASSAGEIROS A BORDO PROIBIDO` is refused, not out of service.
  if (code === 'AS' && first.some(({ text: word }) => prohibiting.test(word))) return false;
  if (/^A[SUW]$/.test(code)) return !isLimited.test(text.slice(0, others[0]?.[0]?.from)) && !first.some(isBack);
  if (!/^L[CINV]$/.test(code)) return false;
  return (
    effects.some(({ kind }) => kind.startsWith('closes')) ||
    isOfNoLexicon(text.split(' ')) ||
    (verbsOf(first).some(({ kind }) => kind === 'closed') && !first.some(({ meaning }) => ofSome.has(meaning)))
  );
}
/** What is closed for some or for one operation is no plain closure. */
const ofSome: ReadonlySet<Token['meaning']> = new Set<Token['meaning']>(['not', 'no', 'only', 'except', 'operation']);
/** What is limited to an amount is there: `LIMITADO A 10.000 LITROS`. */
const isLimited = /\b(?:LIMIT|RACION)[A-Z]* [A-Z]{1,3} \d|\bRATION[A-Z]*\b/;
const prohibiting = /^(?:PROHIBID|PROIBID|INTERDIT|VIETAT|VERBOTEN|UNTERSAGT)/;
/** `WIEDER IN BETRIEB, JEDOCH …` is there again. */
const isBack = ({ text }: { text: string }): boolean => text === 'WIEDER' || meaningOf(text) === 'open';

/** A long sentence says at its end what is refused: `ISPOLZOVANIE VOZDUSHNOGO … VS ZAPRESHCHENO`. What is between is left out then. */
function withRefusal(text: string, room: number): string {
  if (text.length <= room) return text;
  const [stop] = statementsOf(text).filter(({ kind }) => kind !== 'limit');
  if (stop === undefined) return text;
  // `FORA DE SERVICO`: the pair that stops ends with what joins it.
  const last = stop.words[stop.to - 1]?.text === 'DE' ? stop.to : stop.to - 1;
  const [from, to] = [stop.words[stop.from]?.from ?? 0, stop.words[last]?.to ?? 0];
  // What another sentence says has to wait.
  if (to < room || to > (segmentsOf(text)[0]?.at(-1)?.to ?? 0)) return text;
  const end = text.slice(text.indexOf(' ', from - (room * END) / 100) + 1, to);
  const begin = shortened(text, room - end.length - 1);
  // The sentence would say the reverse without OHNE.
  if (denying.test(text.slice(begin.length - 1, to - end.length))) return text;
  return `${begin} ${end}`;
}
const denying =
  /\b(?:OHNE|KEINE?R?|NICHT|AUSSER|SANS|SAUF|NON|PAS|SIN|SALVO|EXCEPTO|NO|SEM|NAO|EXCETO|SENZA|ECCETTO|BEZ|NIE|OPROCZ|NE|KROME|TANPA|EXC)\b/;
/** What is in front of the refusal takes so many hundredths of the room. */
const END = 30;
