import { words } from '#renderer/i18n/words.ts';
import type { HeadlineOf } from '#words/en/notams.ts';

/** What a NOTAM says in a line, in the language of the window; words of its text are quoted. Undefined for a text without words. */
export const headlineInWords = (of: HeadlineOf | undefined): string | undefined =>
  of === undefined ? undefined : (words.notams.headline(of) ?? undefined);
