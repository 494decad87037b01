/// <reference types="vite/client" />
/** Every language that has a folder here, `xx/xx.ts` by its code; the setting of the contract is the one list of them, which a test compares. */
import type { Settings } from '#contract/settings.ts';
import type { Catalogue } from './catalogue.ts';

/** It is an ISO 639 code. */
export type Language = Exclude<Settings['language'], 'system'>;

const modules = import.meta.glob<Record<string, Catalogue>>('./*/??.ts', { eager: true });

export const catalogues = Object.fromEntries(Object.values(modules).flatMap((exported) => Object.entries(exported))) as Readonly<
  Record<Language, Catalogue>
>;

export const languages = Object.keys(catalogues) as Language[];

/** Returns the chosen language, or the system's (a BCP 47 tag) where it is one of ours, else English. */
export function languageOf(chosen: Settings['language'], system: string): Language {
  if (chosen !== 'system') return chosen;
  return languages.find((ours) => system.toLowerCase().startsWith(ours)) ?? 'en';
}
