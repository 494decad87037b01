/** Where a NOTAM came from, in words. */
import { words } from '#renderer/i18n/words.ts';

/** The server's `source` for a text that names none. */
const TEXT = 'TEXT';

export const sourceInWords = (source: string | null): string =>
  source === TEXT ? words.notams.sourceText : (source ?? words.notams.sourceUnknown);

/** `International`, or `class X` for an unknown one. */
export const classInWords = (letter: string): string =>
  (words.notams.classes as Readonly<Record<string, string>>)[letter] ?? words.notams.class(letter);
