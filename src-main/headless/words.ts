/**
 * Holds the words of the command line in its language. `words` is a live binding, set once before a command runs: read it within functions.
 * Programs read codes and `--json`, which are the same in each language.
 */
import { DEFAULT_LANGUAGE, languages, type Language } from '#contract/language.ts';
import { en } from '#words/en/en.ts';
import { sentencesIn, type Sentences } from '#words/sentences.ts';

export let words: Sentences = en;

/** The language is that of the user's terminal, by the first of the variables that is set (POSIX, 8.2); the settings of a data folder are those of its window. */
export function languageOf(chosen: Language | undefined, { LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv): Language {
  if (chosen !== undefined) return chosen;
  const code = /^[a-z]{2}(?![a-z])/i.exec(LC_ALL || LC_MESSAGES || LANG || '')?.[0].toLowerCase();
  return languages.find((language) => language === code) ?? DEFAULT_LANGUAGE;
}

export async function speak(language: Language): Promise<void> {
  words = await sentencesIn(language);
}
