/**
 * `words` has the texts of the current language. It is a live binding: read it while rendering or answering, never when a module is loaded.
 * The whole page is rendered again when the language changes (see App.tsx), so nothing has to subscribe.
 */
import type { Catalogue } from './catalogue.ts';
import { catalogues, type Language } from './languages.ts';

export let words: Catalogue = catalogues.en;
export let language: Language = 'en';

export function speak(next: Language): void {
  language = next;
  words = catalogues[next];
  document.documentElement.lang = next;
}

/** A value that depends on the language alone, created once per language; returns that of the current one. */
export function perLanguage<Made>(make: (language: Language) => Made): () => Made {
  const made = new Map<Language, Made>();
  return () => {
    const value = made.get(language) ?? make(language);
    made.set(language, value);
    return value;
  };
}

const languageNames = perLanguage((inLanguage) => new Intl.DisplayNames([inLanguage], { type: 'language' }));

/** Returns the name of a language in the current language: `French`, `français`. */
export const languageName = (named: Language): string => languageNames().of(named) ?? named;

/** Returns the language's own name for itself. */
export const ownName = (named: Language): string => {
  const name = new Intl.DisplayNames([named], { type: 'language' }).of(named) ?? named;
  return name.charAt(0).toLocaleUpperCase(named) + name.slice(1);
};
