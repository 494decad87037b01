/** Writes `thing designator: state` of the first clause; the clause itself, quoted, where it names no state. */
import { wordSet } from '#core/text/word-set.ts';
import type { Clause } from './clause.ts';
import { entryOf, meaningOf } from '#core/notams/lexicon/lexicon.ts';
import { limits } from './states.ts';
import type { HeadlinePart } from '#contract/notams/headline.ts';
import { type DeniedState, deniedStates, notState, type StateCode } from '#contract/notams/headline-codes.ts';
import { capitalised, shortened } from '#words/headline/shortened.ts';
import { coded, decoded, quoted, worded, type Headline } from './headline-parts.ts';
import { plain, within } from './words.ts';

/** These join a thing with its state. */
const joining = wordSet(
  'IS ARE WILL BE HAS HAVE BEEN TEMPO TEMPORARILY TEMPORARY CURRENTLY NOW SHALL PERMANENTLY PERM ALSO MAY CAN TO WHICH BEING REMAIN REMAINS STILL OPR POSSIBLY',
);
/** Words that begin a reason or a reference, which a headline leaves out. */
const reason = wordSet('REF REFER CTC CONTACT RMK RMK: TEL IAW SEE');

const isReason = (word: string): boolean => meaningOf(word) === 'due' || reason.has(word);

export const MOST_OF_THING = 84;

const list = /(?<first>(?<!, )\b[A-Z]{1,2}\d{0,2}(?:, [A-Z]{1,2}\d{0,2}){2})(?<rest>(?:, [A-Z]{1,2}\d{0,2}){3,40})(?=,? )/;

/** `Taxiway B, B2, B4, B6, … H guard lights for runway 08`: what it is about is said before a tenth name. */
function withShortLists(text: string): string {
  const { first, rest } = (text.length > MOST_OF_THING ? list.exec(text)?.groups : undefined) ?? {};
  return first === undefined || rest === undefined ? text : text.replace(list, `${first} and ${rest.split(', ').length - 1} more`);
}

const OF_ITS_END = 50;

/** `Taxiway A between … holding position sign for runway 08L lights`, `Due to calibration flights … approach runway 26`: what it is comes last. */
function withShortMiddle(text: string): string {
  const begin = shortened(text, MOST_OF_THING);
  const end = text.slice(text.indexOf(' ', text.length - OF_ITS_END) + 1);
  const isOfEnd = text.startsWith('Due ') || (!sorts.test(begin) && sorts.test(end));
  if (text.length <= MOST_OF_THING || !isOfEnd) return begin;
  return `${shortened(text, MOST_OF_THING - end.length - 1)} ${end}`;
}

/** A long list of taxiways or runways may end with one of these. */
const sorts = /\b(?:lights?|lighting|signs?|markings?)\b/;

export type Told = {
  isProcedure: boolean;
  /** What the Q-code or the keyword is about, where the clause does not name it. */
  prefixes: (part: HeadlinePart) => HeadlinePart[];
  subject: string | null;
};

export function statementOf(clause: Clause, told: Told): Headline | null {
  const { raw, bare, state } = clause;
  if (raw.length === 0) return null;
  if (state === null || isOfReason(clause, state.from) || isOfPart(clause, state)) return whole(clause, told);
  const { to, isPossible } = endOfThing(bare, state);
  const isNone = to > 0 && (bare[0] === 'NO' || bare[0] === 'NIL');
  // `NO AVGAS, JET A1 AVBL` may say that one of them is there.
  const isPlain = state.code === 'available' && !raw.slice(0, to).some((word) => word.endsWith(','));
  // `MAY BE REDUCED OR NOT AVBL` is one statement.
  // `TORA 3000M DUE WIP`: the state is why.
  if ((isNone && !isPlain) || bare[to - 1] === 'OR' || meaningOf(bare[to - 1] ?? '') === 'due') return whole(clause, told);
  const none = isNone ? 0 : noneWithin(bare, state, to);
  const said = none === undefined || !isDenied(state.code) ? stateOf(state.code, isPossible) : coded('state', notState(state.code));
  const words = none === undefined ? raw : raw.toSpliced(none, 1);
  const end = none === undefined ? to : to - 1;
  const listed = listedBehind(clause, state, to);
  const thing = withShortMiddle(withShortLists(capitalised(plain(listed ?? words, told.isProcedure, 0, listed?.length ?? end))));
  if (listed !== undefined && thing !== '') return decoded(...told.prefixes(worded('thing', listed.join(' '), thing)), said);
  const rest = restOf(clause, state.to, told) ?? exceptionOf(clause, state.to, told);
  const behind = rest === null ? [said] : [said, rest];
  if (thing !== '') return decoded(...told.prefixes(worded('thing', words.slice(0, end).join(' '), thing)), ...behind);
  if (!isPossible && state.code === 'workInProgress') return decoded(...behind);
  return told.subject === null || rest?.role === 'detail' ? whole(clause, told) : decoded(subjectPart(told.subject), ...behind);
}

/** `FLW TWY CLSD: A, B AND C`: what it names is what it is about. */
function listedBehind({ raw, bare }: Clause, state: NonNullable<Clause['state']>, to: number): string[] | undefined {
  if (!/^(?:FLW|FLWG|FOLLOWING)$/.test(bare[bare[0] === 'THE' ? 1 : 0] ?? '') || raw[state.to - 1]?.endsWith(':') !== true)
    return undefined;
  const listed = raw.slice(state.to);
  return listed.length > 0 && listed.every((word) => inList.test(word))
    ? [...raw.slice(bare[0] === 'THE' ? 2 : 1, to), ...listed]
    : undefined;
}
const inList = /^(?:[A-Z]{0,2}\d{0,3}[A-Z]?(?:[/-][A-Z]{0,2}\d{0,3}[A-Z]?)?[.,;]?|AND|&|OR|-)$/;

const isDenied = (code: string): code is DeniedState => (deniedStates as readonly string[]).includes(code);

/** `DANGER AREA EGD999 NO CROSSING SERVICE AVBL`, `NO TURNS PERMITTED`: where it says so; `CHART NO 1 AVBL` is a number. */
function noneWithin(bare: readonly string[], { code }: NonNullable<Clause['state']>, to: number): number | undefined {
  const at = isDenied(code) ? bare.lastIndexOf('NO', to - 2) : -1;
  return at > 0 && !/^\d/.test(bare[at + 1] ?? '') ? at : undefined;
}

/** `ALL ACFT REQUIRE A TRANSPONDER DUE PSR U/S`, `FLT SHALL KEEP 15 MIN, FL310 NOT AVBL`: the state is not that of what is demanded first. */
function isOfReason({ raw, bare }: Clause, from: number): boolean {
  const end = bare.findIndex((word, at) => at < from && (word === 'DUE' || raw[at]?.endsWith(',') === true));
  return end > 0 && bare.slice(0, end).some((word) => demands.test(word));
}
const demands = /^(?:REQUIRES?|REQUIRED|RQRD|SHALL|MUST|EXPECT|ADVISED|REQUESTED)$/;

/** `TWR HOURS: MON-FRI 0600-2000, SAT CLSD` is closed on some days; `WHEN AD IS CLSD VEHICLES …` is a condition; `ONLY AVBL` says more. */
function isOfPart({ raw, bare }: Clause, { code, from }: NonNullable<Clause['state']>): boolean {
  if (bare[from - 1] === 'ONLY') return true;
  const words = bare.slice(0, from);
  if (/^(?:WHEN|WHENEVER|WHILE|WHILST|IF)$/.test(bare[0] ?? '')) return !raw.slice(0, from).some((word) => word.endsWith(','));
  const hours = code === 'closed' ? words.findIndex((word) => /^(?:HOURS?|HRS?)$/.test(word)) : -1;
  return hours >= 0 && words.slice(hours).some((word) => /^\d{4}-\d{4}$/.test(word));
}

export const subjectPart = (subject: string): HeadlinePart => ({ role: 'subject', says: [], text: null, words: subject });

export const conditionPart = (condition: string): HeadlinePart => ({ role: 'condition', says: [], text: null, words: condition });

export const stateOf = (code: StateCode, isPossible: boolean): HeadlinePart => coded(isPossible ? 'mayBe' : 'state', code);

/** Finds where the thing ends, in front of what joins it with its state, and whether that state is only possible. */
export function endOfThing(bare: readonly string[], { from }: NonNullable<Clause['state']>): { to: number; isPossible: boolean } {
  let to = from;
  let isPossible = false;
  while (to > 0 && joining.has(bare[to - 1] as string)) {
    to--;
    isPossible ||= bare[to] === 'MAY' || bare[to] === 'CAN';
  }
  return { to, isPossible };
}

/** Reads what limits the state: `beyond 15 degrees`, `except for …`. */
export function restOf(
  { raw, bare }: Pick<Clause, 'raw' | 'bare'>,
  from: number,
  { isProcedure }: Pick<Told, 'isProcedure'>,
  most?: number,
): HeadlinePart | null {
  const last = raw[from - 1] ?? '';
  if (last.endsWith('.') || last.endsWith(';')) return null;
  // A comma between blanks.
  if (bare[from] === '') return restOf({ raw, bare }, from + 1, { isProcedure }, most);
  let to = from;
  while (to < bare.length && !isReason(bare[to] as string)) to++;
  const rest = within(raw.slice(from, to), isProcedure, most);
  if (rest === '') return null;
  const role = limits(bare[from] ?? '') && !last.endsWith(',') ? 'limit' : 'detail';
  return worded(role, raw.slice(from, to).join(' '), rest);
}

/** `NOT AVBL DUE TO VOR U/S EXC ACFT WITH GNSS`: whom the reason leaves. */
function exceptionOf({ raw, bare }: Clause, from: number, told: Told): HeadlinePart | null {
  const at = raw.findIndex((word, index) => index > from && entryOf(word)?.sense?.code === 'except');
  return at < 0 ? null : restOf({ raw, bare }, at, told);
}

function whole({ raw }: Clause, { isProcedure, prefixes }: Told): Headline | null {
  const text = capitalised(plain(raw, isProcedure));
  return text === '' ? null : quoted(...prefixes(worded('quote', raw.join(' '), text)));
}
