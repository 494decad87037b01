import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { NotamHeadline, topicInWords } from '#renderer/components/notams/NotamHeadline.tsx';
import { speak } from '#renderer/i18n/words.ts';
import { typeset } from '#words/fr/common.ts';
import { decodedOf } from '../../notam.ts';

vi.stubGlobal('document', { documentElement: {} });
afterEach(() => speak('en'));

const shown = (text: string, code?: string): string =>
  renderToStaticMarkup(createElement(NotamHeadline, { decoded: decodedOf(text, code) }));

test('the French window says a headline in French, by its codes', () => {
  speak('fr');
  expect(shown('RWY 04/22 CLSD')).toBe(typeset('Piste 04/22 : fermée'));
  expect(shown('RWY 04 PAPI U/S')).toBe(typeset('PAPI, piste 04 : hors service'));
});

test('words of the text without a code are quoted in French, as published, behind the topic', () => {
  speak('fr');
  expect(shown('TWY C CLSD TO SOMETHING ODD')).toBe(typeset('Voie de circulation C : fermée « TO SOMETHING ODD »'));
  expect(shown('PILOTS SHALL LOOK OUT FOR SOMETHING ODD', 'QMRXX')).toBe(typeset('Piste – « PILOTS SHALL LOOK OUT FOR SOMETHING ODD »'));
});

test('the English window has the decoded headline, and says what is quoted from the text', () => {
  expect(shown('RWY 04/22 CLSD')).toBe('Runway 04/22: closed');
  expect(shown('PILOTS SHALL LOOK OUT FOR SOMETHING ODD')).toBe('“Pilots shall LOOK out for Something ODD”');
});

test.each([
  ['QMRLC', 'Runway: closed', 'Piste : fermeture'],
  ['QRZZZ', 'Restricted airspace', 'Espace aérien à statut particulier'],
  ['QZZLC', 'closed', 'fermeture'],
  ['QZZZZ', undefined, undefined],
])('a text that is not understood has the topic of %s: %s, in French %s', (code, english, french) => {
  expect(topicInWords(decodedOf('AS SAID', code))).toBe(english);
  speak('fr');
  expect(topicInWords(decodedOf('AS SAID', code))).toBe(french && typeset(french));
});
