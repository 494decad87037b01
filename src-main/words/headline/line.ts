/** Joins the parts of a headline into one line: what is between them is the same in every language. */
import type { HeadlineRole } from '#contract/notams/headline.ts';
import { capitalised, shortened } from './shortened.ts';

type Part = { role: HeadlineRole };

/** A language says these; `part` is without the signs between the parts. */
export type HeadlineLanguage<Of extends Part> = {
  part: (part: Of, at: number, parts: readonly Of[]) => string;
  /** It separates a thing from its state: `Runway 13L: closed`. */
  colon: string;
  /** Letters of a line; those of several runways are not cut. */
  most: number;
};

/** These roles begin a sentence after another. */
const beginning: ReadonlySet<HeadlineRole> = new Set(['ground', 'sentence']);
/** These roles say what is the matter with a thing. */
const stating: ReadonlySet<HeadlineRole> = new Set(['state', 'mayBe', 'value', 'said']);
/** These roles are appended to a line that has reached its length. */
const added: ReadonlySet<HeadlineRole> = new Set(['see', 'next', 'more']);

export function lineOf<Of extends Part>(parts: readonly Of[], language: HeadlineLanguage<Of>): string {
  const from = parts[0]?.role === 'cancels' ? 1 : 0;
  const isCut = parts[from]?.role !== 'ground';
  const firstState = parts.findIndex(({ role }) => stating.has(role));
  let line = '';
  let before: HeadlineRole | null = null;
  for (let at = from; at < parts.length; at++) {
    const part = parts[at] as Of;
    if (added.has(part.role) || before === 'quote') line = shortened(line, language.most);
    const words = language.part(part, at, parts);
    if (before === null) line = capitalised(words);
    else {
      const next = joined(part, before, words, language.colon);
      const room = language.most - next.length;
      // A subject that is too long gives way to what is the matter with it, and all words to how many matters follow.
      const gives = part.role === 'more' || (stating.has(part.role) && at === firstState && room > language.most / 2);
      if (isCut && gives) line = shortened(line, room);
      line += next;
    }
    before = part.role;
  }
  if (isCut) line = shortened(line, language.most);
  if (from === 0) return line;
  const cancels = language.part(parts[0] as Of, 0, parts);
  return line === '' ? cancels : `${cancels} (${line})`;
}

/** Tells whether words of the text follow those of the Q-code. */
export const isBehindCode = (role: HeadlineRole, before: HeadlineRole | undefined): boolean =>
  role === 'quote' && (before === 'subject' || before === 'condition');

/** A headline in three parts. Where a line is too narrow for it, it loses the rest first, then of the subject, and never the state: what is the matter. */
export type CutHeadline = { subject: string; state: string; rest: string };

/** All is the rest where no part says what is the matter, or where that alone is too long for the line. */
export function cutOf<Of extends Part>(parts: readonly Of[], language: HeadlineLanguage<Of>): CutHeadline {
  const whole = lineOf(parts, language);
  const at = parts.findIndex(({ role }) => stating.has(role));
  const state = parts[at];
  if (!state || parts[0]?.role === 'cancels') return { subject: '', state: '', rest: whole };
  const until = lineOf(parts.slice(0, at + 1), language);
  const words = language.part(state, at, parts);
  const from = until.length - words.length;
  const isWhole = whole.startsWith(until) && until.slice(from).toLowerCase() === words.toLowerCase();
  if (!isWhole) return { subject: '', state: '', rest: whole };
  return { subject: until.slice(0, from), state: until.slice(from), rest: whole.slice(until.length) };
}

function joined({ role }: Part, before: HeadlineRole, words: string, colon: string): string {
  if (beginning.has(role)) return `. ${words}`;
  if (before === 'trigger') return words;
  if (isBehindCode(role, before)) return ` – ${words}`;
  if (role === 'note' || role === 'see') return ` (${words})`;
  if (role === 'detail' || role === 'next' || role === 'levels') return `, ${words}`;
  if (role === 'limit' || role === 'more' || before === 'topic') return ` ${words}`;
  if (!stating.has(role)) return `${colon}${words}`;
  return stating.has(before) || before === 'limit' || before === 'note' || before === 'levels' ? `, ${words}` : `${colon}${words}`;
}
