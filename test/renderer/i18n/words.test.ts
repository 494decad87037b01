import { afterEach, expect, it, test, vi } from 'vitest';
import { Settings } from '#contract/settings.ts';
import { count } from '#renderer/format/units.ts';
import { languageOf, languages } from '#renderer/i18n/languages.ts';
import { fr } from '#renderer/i18n/fr/fr.ts';
import { languageName, ownName, speak } from '#renderer/i18n/words.ts';
import { textsOf } from '../../helpers/words-of-catalogue.ts';

vi.stubGlobal('document', { documentElement: {} });
afterEach(() => speak('en'));

test.each([
  ['system', 'fr-CH', 'fr'],
  ['system', 'en-GB', 'en'],
  ['system', 'eo', 'en'],
  ['fr', 'en-GB', 'fr'],
] as const)('chosen as %s on a system of %s the window speaks %s', (chosen, system, language) => {
  expect(languageOf(chosen, system)).toBe(language);
});

it('has a catalogue for each language of the setting, and no other', () => {
  const { enum: choices } = Settings.properties.language as unknown as { enum: string[] };
  expect(['system', ...languages].toSorted()).toEqual(choices.toSorted());
});

it('names each language as the one in use does, and as its own speakers do', () => {
  const both = ['en', 'fr'] as const;
  expect(both.map(languageName)).toEqual(['English', 'French']);
  speak('fr');
  expect(both.map(languageName)).toEqual(['anglais', 'français']);
  expect(both.map(ownName)).toEqual(['English', 'Français']);
});

it('writes numbers as the language in use does, also after it was changed', () => {
  expect(count(85938)).toBe('85,938');
  speak('fr');
  expect(count(85938)).toMatch(/^85\s938$/);
});

it('no line of the French window begins with a sign that has a space before it', () => {
  expect(textsOf(fr).filter((text) => / [;:!?»]|« /.test(text))).toEqual([]);
});
