/**
 * The words of the language in use. `words` is a live binding: read it while rendering or answering, never when a module is loaded. The
 * whole page is drawn anew when the language changes (see App.tsx), so nothing has to subscribe.
 */
import type { Settings } from '#contract/settings.ts';
import type { Catalogue } from './catalogue.ts';
import { en } from './en/en.ts';
import { fr } from './fr/fr.ts';

export type Language = Exclude<Settings['language'], 'system'>;

/** Every language of the window, by its ISO 639 code. */
const catalogues: Record<Language, Catalogue> = { en, fr };

export const languages = Object.keys(catalogues) as Language[];

export let words: Catalogue = en;
export let language: Language = 'en';

/** The system's language where it is one of ours, else English. */
export function languageOf(chosen: Settings['language'], system = navigator.language): Language {
  if (chosen !== 'system') return chosen;
  return languages.find((ours) => system.toLowerCase().startsWith(ours)) ?? 'en';
}

export function speak(next: Language): void {
  language = next;
  words = catalogues[next];
  document.documentElement.lang = next;
}

/** Something that depends on the language alone, made once for each; gives that of the language in use. */
export function perLanguage<Made>(make: (language: Language) => Made): () => Made {
  const made = new Map<Language, Made>();
  return () => {
    const known = made.get(language) ?? make(language);
    made.set(language, known);
    return known;
  };
}

const languageNames = perLanguage((inLanguage) => new Intl.DisplayNames([inLanguage], { type: 'language' }));

/** `French`, `français`: a language as the language in use calls it. */
export const languageName = (named: Language): string => languageNames().of(named) ?? named;

/** As those who speak it call it. */
export const ownName = (named: Language): string => {
  const name = new Intl.DisplayNames([named], { type: 'language' }).of(named) ?? named;
  return name.charAt(0).toLocaleUpperCase(named) + name.slice(1);
};
