/**
 * The language of the command line, and its words. `words` is a live binding, set once before a command runs: read it within functions. Programs read codes and
 * `--json`, which are the same in each language.
 */
import { DEFAULT_LANGUAGE, languages, type Language } from '#contract/language.ts';
import type { Same } from '#words/same.ts';
import { en } from '#words/en/command-line.ts';

export type Words = Same<typeof en> & { readonly language: Language };

export let words: Words = en;

/** Of the user's terminal, by the first of the variables that is set (POSIX, 8.2); the settings of a data folder are those of its window. */
export function languageOf(chosen: Language | undefined, { LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv): Language {
  if (chosen !== undefined) return chosen;
  const code = /^[a-z]{2}(?![a-z])/i.exec(LC_ALL || LC_MESSAGES || LANG || '')?.[0].toLowerCase();
  return languages.find((language) => language === code) ?? DEFAULT_LANGUAGE;
}

const loaders: Readonly<Record<Language, () => Promise<Words>>> = {
  en: () => Promise.resolve(en),
  fr: async () => (await import('#words/fr/command-line.ts')).fr,
};

export async function speak(language: Language): Promise<void> {
  words = await loaders[language]();
}
