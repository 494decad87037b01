import { words } from '#renderer/i18n/words.ts';

/** The server has this `source` for a text that names none. */
const TEXT = 'TEXT';

export const sourceInWords = (source: string | null): string =>
  source === TEXT ? words.notams.sourceText : (source ?? words.notams.sourceUnknown);

/** An unknown letter reads `class X`, a known one `International`. */
export const classInWords = (letter: string): string =>
  (words.notams.classes as Readonly<Record<string, string>>)[letter] ?? words.notams.class(letter);
