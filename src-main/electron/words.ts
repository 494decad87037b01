/** Text of menus, tray and native messages: one catalogue a language. The window's own text stands in src-renderer/languages. */
import { app } from 'electron';
import type { Settings } from '#contract/settings.ts';
import { en, type Words } from './languages/en.ts';
import { fr } from './languages/fr.ts';

/** The words of the chosen language; `system` is that of the operating system where it is one of ours, else English. */
export function nativeWords(chosen: Settings['language']): Words {
  const tag = chosen === 'system' ? app.getLocale() : chosen;
  return tag.toLowerCase().startsWith('fr') ? fr : en;
}
