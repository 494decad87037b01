import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import type { Decoded } from '#contract/notams/decoded.ts';
import { NotamHeadline } from '#renderer/components/notams/NotamHeadline.tsx';
import { speak } from '#renderer/i18n/words.ts';

vi.stubGlobal('document', { documentElement: {} });
afterEach(() => speak('en'));

const decoded = { headline: 'Runway 04/22: closed', headlineSource: 'decoded', subjectCode: 'MR', conditionCode: 'LC' } as Decoded;

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
