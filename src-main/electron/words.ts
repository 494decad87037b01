/** Text of menus, tray and native messages: one catalogue a language. The window's own text stands in src-renderer/languages. */
import { app } from 'electron';
import type { Settings } from '#contract/settings.ts';
import { en, type Words } from '#renderer/i18n/en/native.ts';
import { fr } from '#renderer/i18n/fr/native.ts';

/** The words of the chosen language; `system` is that of the operating system where it is one of ours, else English. */
export function nativeWords(chosen: Settings['language']): Words {
  const tag = chosen === 'system' ? app.getLocale() : chosen;
  return tag.toLowerCase().startsWith('fr') ? fr : en;
}
