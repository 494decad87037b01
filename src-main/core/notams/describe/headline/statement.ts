/** `thing designator: state` of the first clause; the clause itself, quoted, where it tells no state. */
import type { Clause } from './clause.ts';
import { limits } from './states.ts';
import { capitalised, inSentence, MAX_LENGTH, plain, shortened } from './words.ts';

export type Headline = { text: string; source: 'decoded' | 'quoted' };

/** What joins a thing with its state. */
const joining: ReadonlySet<string> = new Set(
  'IS ARE WILL BE HAS HAVE BEEN TEMPO TEMPORARILY TEMPORARY CURRENTLY NOW SHALL PERMANENTLY PERM ALSO MAY CAN TO WHICH BEING REMAIN REMAINS STILL OPR POSSIBLY'.split(
    ' ',
  ),
);
/** Where the reason or a reference begins, which a headline leaves out. */
const reason: ReadonlySet<string> = new Set('DUE REF REFER CTC CONTACT BECAUSE RMK RMK: TEL IAW SEE'.split(' '));

export const MOST_OF_THING = 84;

export type Told = {
  isProcedure: boolean;
  /** What the Q-code or the keyword is about, where the clause does not name it. */
  prefix: (thing: string) => string;
  subject: string | null;
};

export function statementOf(clause: Clause, told: Told): Headline | null {
  const { raw, bare, state } = clause;
  if (raw.length === 0) return null;
  if (state === null) return quoted(clause, told);
  const { to, words: found } = endOfThing(bare, state);
  const isNone = to > 0 && (bare[0] === 'NO' || bare[0] === 'NIL');
  // `MAY BE REDUCED OR NOT AVBL`: one statement.
  if ((isNone && state.words !== 'available') || bare[to - 1] === 'OR') return quoted(clause, told);
  const words = isNone ? 'not available' : found;
  const thing = shortened(capitalised(plain(raw, told.isProcedure, isNone ? 1 : 0, to)), MOST_OF_THING);
  const rest = restOf(clause, state.to, told);
  if (thing === '') {
    if (words.startsWith('work')) return decoded(capitalised(words + rest));
    return told.subject === null || rest.startsWith(',') ? quoted(clause, told) : decoded(`${told.subject}: ${words}${rest}`);
  }
  return decoded(`${told.prefix(thing)}: ${words}${rest}`);
}

/** Where the thing ends, in front of what joins it with its state; the state with its MAY. */
export function endOfThing(bare: readonly string[], { from, words }: NonNullable<Clause['state']>): { to: number; words: string } {
  let to = from;
  let isPossible = false;
  while (to > 0 && joining.has(bare[to - 1] as string)) {
    to--;
    isPossible ||= bare[to] === 'MAY' || bare[to] === 'CAN';
  }
  if (!isPossible) return { to, words };
  return { to, words: words.startsWith('not ') ? `may not be ${words.slice(4)}` : `may be ${words}` };
}

const decoded = (text: string): Headline => ({ text: shortened(text, MAX_LENGTH), source: 'decoded' });

/** What limits the state: `beyond 15 degrees`, `except for …`. */
export function restOf({ raw, bare }: Clause, from: number, { isProcedure }: Pick<Told, 'isProcedure'>): string {
  const last = raw[from - 1] ?? '';
  if (last.endsWith('.') || last.endsWith(';')) return '';
  let to = from;
  while (to < bare.length && !reason.has(bare[to] as string)) to++;
  const rest = plain(raw, isProcedure, from, to);
  if (rest === '') return '';
  return `${limits(bare[from] ?? '') && !last.endsWith(',') ? '' : ','} ${inSentence(rest)}`;
}

function quoted({ raw, bare }: Clause, { isProcedure, prefix }: Told): Headline | null {
  const to = bare.length;
  const text = capitalised(plain(raw, isProcedure, 0, to));
  return text === '' ? null : { text: shortened(prefix(text), MAX_LENGTH), source: 'quoted' };
}
