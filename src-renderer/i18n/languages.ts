/** The one list of languages: a new one needs its own folder, a row here, and a value in the settings of the contract. */
import type { Settings } from '#contract/settings.ts';
import type { Catalogue } from './catalogue.ts';
import { en } from './en/en.ts';
import { fr } from './fr/fr.ts';

/** ISO 639 code. */
export type Language = Exclude<Settings['language'], 'system'>;

export const catalogues: Readonly<Record<Language, Catalogue>> = { en, fr };

export const languages = Object.keys(catalogues) as Language[];

/** The chosen language, or the system's (a BCP 47 tag) where it is one of ours, else English. */
export function languageOf(chosen: Settings['language'], system: string): Language {
  if (chosen !== 'system') return chosen;
  return languages.find((ours) => system.toLowerCase().startsWith(ours)) ?? 'en';
}
