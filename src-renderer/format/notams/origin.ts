/** Where a NOTAM came from, in words. */
import { words } from '#renderer/i18n/words.ts';

/** What the server names the source of a text that came without one. */
const TEXT = 'TEXT';

export const sourceInWords = (source: string | null): string =>
  source === TEXT ? words.notams.sourceText : (source ?? words.notams.sourceUnknown);

/** `International`, or `class X` for one that is not known here. */
export const classInWords = (letter: string): string =>
  (words.notams.classes as Readonly<Record<string, string>>)[letter] ?? words.notams.class(letter);
