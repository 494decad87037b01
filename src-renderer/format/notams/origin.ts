import { words } from '#renderer/i18n/words.ts';

/** An unknown letter reads `class X`, a known one `International`. */
export const classInWords = (letter: string): string =>
  (words.notams.classes as Readonly<Record<string, string>>)[letter] ?? words.notams.class(letter);
