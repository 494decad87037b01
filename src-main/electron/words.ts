/** Menus, tray and native messages are in the language that the window speaks. */
import { app } from 'electron';
import type { Settings } from '#contract/settings.ts';
import type { Catalogue } from '#renderer/i18n/catalogue.ts';
import { catalogues, languageOf } from '#renderer/i18n/languages.ts';

export const catalogueOf = (chosen: Settings['language']): Catalogue => catalogues[languageOf(chosen, app.getLocale())];

export const nativeWords = (chosen: Settings['language']): Catalogue['native'] => catalogueOf(chosen).native;
