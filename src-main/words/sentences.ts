/** Print and the command line get their sentences by language; each language but English is loaded when it is needed. */
import type { Language } from '#contract/language.ts';
import { en } from './en/en.ts';
import type { Same } from './same.ts';

export type Sentences = Same<typeof en> & { readonly language: Language };

const loaders: Readonly<Record<Language, () => Promise<Sentences>>> = {
  en: () => Promise.resolve(en),
  fr: async () => (await import('./fr/fr.ts')).fr,
};

export const sentencesIn = (language: Language): Promise<Sentences> => loaders[language]();
