/**
 * The words of the language in use. `words` is a live binding: read it while rendering or answering, never when a module is loaded. The
 * whole page is drawn anew when the language changes (see App.tsx), so nothing has to subscribe.
 */
import type { Settings } from '#contract/settings.ts';
import type { Catalogue } from './catalogue.ts';
import { en } from './en/en.ts';
import { fr } from './fr/fr.ts';

export type Language = 'en' | 'fr';

const catalogues: Record<Language, Catalogue> = { en, fr };

export let words: Catalogue = en;
export let language: Language = 'en';

/** The system's language where it is one of ours, else English. */
export function languageOf(chosen: Settings['language'], system = navigator.language): Language {
  if (chosen !== 'system') return chosen;
  return system.toLowerCase().startsWith('fr') ? 'fr' : 'en';
}

export function speak(next: Language): void {
  language = next;
  words = catalogues[next];
  document.documentElement.lang = next;
}
