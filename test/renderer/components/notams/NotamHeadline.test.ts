import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import type { Decoded } from '#contract/notams/decoded.ts';
import { NotamHeadline } from '#renderer/components/notams/NotamHeadline.tsx';
import { speak } from '#renderer/i18n/words.ts';

vi.stubGlobal('document', { documentElement: {} });
afterEach(() => speak('en'));

const decoded = {
  headline: 'Runway 04/22: closed',
  headlineSource: 'decoded',
  subjectCode: 'MR',
  conditionCode: 'LC',
  effects: [] as Decoded['effects'],
} as Decoded;
const closes = {
  kind: 'closesRunway',
  runway: '04/22',
  extent: 'whole',
  rule: 'runwayClosed',
  for: null,
  when: null,
  words: null,
  from: null,
  to: null,
  periods: [],
  lengths: [],
} as unknown as Decoded['effects'][number];

test('the French window has the topic in French, and marks the headline, which is English, as English', () => {
  speak('fr');
  expect(renderToStaticMarkup(createElement(NotamHeadline, { decoded }))).toBe(
    'Piste : fermeture – <span lang="en">Runway 04/22: closed</span>',
  );
  const quoted: Decoded = { ...decoded, headline: 'GRASS CUTTING', headlineSource: 'quoted' };
  expect(renderToStaticMarkup(createElement(NotamHeadline, { decoded: quoted }))).toBe(
    'Piste : fermeture – du texte : « <span lang="en">GRASS CUTTING</span> »',
  );
});

test('the French window says in French what a NOTAM does, where codes say all of it', () => {
  speak('fr');
  const shown = (...effects: Decoded['effects']) =>
    renderToStaticMarkup(createElement(NotamHeadline, { decoded: { ...decoded, effects } }));
  expect(shown(closes)).toBe('Ferme la piste 04/22, entièrement');
  expect(shown({ ...closes, extent: 'part', for: 'landing' })).toBe('Ferme la piste 04/22, en partie : pas d’atterrissage');
  const english = 'Piste : fermeture – <span lang="en">Runway 04/22: closed</span>';
  expect(shown({ ...closes, words: 'EXC PPR' })).toBe(english);
  expect(shown({ ...closes, kind: 'navaidOut', runway: null })).toBe(english);
});

test('the English window keeps the decoded headline', () => {
  expect(renderToStaticMarkup(createElement(NotamHeadline, { decoded: { ...decoded, effects: [closes] } }))).toBe(
    '<span lang="en">Runway 04/22: closed</span>',
  );
});
