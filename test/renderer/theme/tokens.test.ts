import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { distance, contrast, type Sight } from '../../helpers/colours.ts';

const tokens = readFileSync('src-renderer/theme/tokens.css', 'utf8');
const sheets = globSync('src-renderer/**/*.css')
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !path.startsWith('src-renderer/theme/'))
  .map((path) => ({ path, text: readFileSync(path, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '') }));
const declared = sheets.flatMap(({ path, text }) =>
  [...text.matchAll(/(?<=[;{}]\s*)(?<property>[a-z-]+): (?<value>[^;{}]+);/g)].map(({ groups }) => ({
    path,
    property: groups?.['property'] ?? '',
    value: groups?.['value'] ?? '',
  })),
);
const lineOf = ({ path, property, value }: (typeof declared)[number]) => `${path}: ${property}: ${value}`;

/** A drawing's units, which grow with it. */
const drawings = /(?:RunwayDiagram|Profile|SeverityMark)\.module\.css$/;

it('reads every style sheet of the window', () => {
  expect(sheets.length).toBeGreaterThan(50);
  expect(declared.length).toBeGreaterThan(1_000);
});

it('finds sizes of type outside the scale in no style sheet', () => {
  const hard = declared.filter(
    ({ path, property, value }) => property === 'font-size' && /\d(?:px|rem)/.test(value) && !drawings.test(path),
  );
  expect(hard.map(lineOf)).toEqual([]);
});

it('finds space outside the scale in no style sheet', () => {
  const hard = declared.filter(({ property, value }) => /^(?:padding|margin|(?:row-|column-)?gap)\b/.test(property) && /\dpx/.test(value));
  expect(hard.map(lineOf)).toEqual([]);
});

it('finds colours, shadows and round corners outside the scale in no style sheet', () => {
  const hard = declared.filter(
    ({ property, value }) => /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch|lab)a?\(/i.test(value) || (/radius/.test(property) && /\dpx/.test(value)),
  );
  expect(hard.map(lineOf)).toEqual([]);
});

it('finds colours in no component', () => {
  const components = globSync('src-renderer/**/*.tsx').filter((path) => !path.includes('theme'));
  const hard = components.filter((path) => /['"`](?:#[\da-f]{6}|#[\da-f]{3}|rgba?\()/i.test(readFileSync(path, 'utf8')));
  expect(hard).toEqual([]);
});

it('steps every space by the density, of which compact is less', () => {
  const spaces = [...tokens.matchAll(/--space-[a-z\d]+: (?<value>[^;]+);/g)].map(({ groups }) => groups?.['value'] ?? '');
  expect(spaces.length).toBeGreaterThan(8);
  expect(spaces.filter((value) => !value.includes('* var(--density)'))).toEqual([]);
  expect(Number(/data-density='compact'\] \{\s*--density: (?<density>[\d.]+);/.exec(tokens)?.groups?.['density'])).toBeLessThan(1);
});

const colours = (scheme: 'light' | 'dark'): Map<string, string> => {
  const block = [...tokens.matchAll(/(?<head>[^{}]+)\{(?<body>[^}]*)\}/g)].filter(({ groups }) =>
    scheme === 'dark' ? groups?.['head']?.includes('dark') : groups?.['head']?.trim().endsWith(':root'),
  );
  return new Map(
    block.flatMap(({ groups }) =>
      [...(groups?.['body'] ?? '').matchAll(/--([a-z-]+): (#[\da-f]{6});/g)].map(([, name = '', value = '']) => [name, value] as const),
    ),
  );
};
const of = (scheme: 'light' | 'dark', name: string): string => {
  const found = colours(scheme).get(name);
  if (found === undefined) throw new Error(`${name} is not a colour of ${scheme}`);
  return found;
};

/** Of ages, and of severities from 5 to 2. */
const grades = [
  ['fresh', 'ageing'],
  ['fresh', 'stale'],
  ['ageing', 'stale'],
  ['stale', 'accent'],
  ['ageing', 'accent'],
  ['stale', 'dim'],
  ['ageing', 'dim'],
  ['accent', 'dim'],
] as const;
/** CIE 76: about 2.3 is just noticed; colours of the same size of mark should be ten times as far apart, and half of that where red is rarest. */
const least: Readonly<Record<Sight, number>> = { usual: 25, deuteranopia: 25, protanopia: 14 };

for (const scheme of ['light', 'dark'] as const)
  for (const sight of ['usual', 'deuteranopia', 'protanopia'] as const)
    it.each(grades)(`keeps %s and %s apart in ${scheme} with ${sight} sight`, (one, other) => {
      expect(distance(of(scheme, one), of(scheme, other), sight)).toBeGreaterThan(least[sight]);
    });

for (const scheme of ['light', 'dark'] as const)
  it.each(['fresh', 'ageing', 'stale', 'accent'])(`writes %s on its ground and on the page with 4.5:1 in ${scheme}`, (name) => {
    for (const ground of [`${name}-ground`, 'page', 'sheet', 'raised'])
      expect(contrast(of(scheme, name), of(scheme, ground))).toBeGreaterThanOrEqual(4.5);
  });
