import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Colours are `#rrggbb`; how far two are apart is computed also for eyes without a kind of cone. */
type Sight = 'usual' | 'deuteranopia' | 'protanopia';

type Three = readonly [number, number, number];

/** Machado, Oliveira and Fernandes (2009) give these for the whole severity, on linear light. */
const seen: Readonly<Record<Sight, readonly Three[]>> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
};

/** Converts sRGB to linear light by IEC 61966-2-1. */
const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const lightOf = (colour: string): Three => {
  const part = (at: number): number => linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  return [part(1), part(3), part(5)];
};
const weighed = (row: Three, [red, green, blue]: Three): number => row[0] * red + row[1] * green + row[2] * blue;
const bounded = (part: number): number => Math.min(1, Math.max(0, part));

const Y: Three = [0.2126, 0.7152, 0.0722];

/** Converts to CIE L*a*b* under D65. */
function labOf(light: Three): Three {
  const f = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const [x, y, z] = [
    f(weighed([0.4124, 0.3576, 0.1805], light) / 0.95047),
    f(weighed(Y, light)),
    f(weighed([0.0193, 0.1192, 0.9505], light) / 1.08883),
  ];
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** Measures the distance of two colours as they are seen, by CIE 76. */
function distance(one: string, other: string, sight: Sight): number {
  const look = (colour: string): Three => {
    const light = lightOf(colour);
    const [red, green, blue] = seen[sight].map((row) => bounded(weighed(row, light)));
    return labOf([red ?? 0, green ?? 0, blue ?? 0]);
  };
  const [a, b] = [look(one), look(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** WCAG 2 defines this contrast ratio. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [one, other].map((colour) => weighed(Y, lightOf(colour))).toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

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

it('writes an old age in the colour of what is limited: red is for what is closed or critical', () => {
  const patterns = readFileSync('src-renderer/theme/patterns.css', 'utf8');
  expect(/\[data-grade='stale'\][^{}]*\{\s*--strong: var\((?<colour>[^)]+)\)/.exec(patterns)?.groups?.['colour']).toBe('--limited');
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

/** These are the colours of marks, and of severities from 5 to 2. */
const grades = [
  ['fresh', 'limited'],
  ['fresh', 'critical'],
  ['limited', 'critical'],
  ['critical', 'accent'],
  ['limited', 'accent'],
  ['critical', 'dim'],
  ['limited', 'dim'],
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
  it.each(['fresh', 'limited', 'critical', 'accent'])(`writes %s on its ground and on the page with 4.5:1 in ${scheme}`, (name) => {
    for (const ground of [`${name}-ground`, 'page', 'sheet', 'raised'])
      expect(contrast(of(scheme, name), of(scheme, ground))).toBeGreaterThanOrEqual(4.5);
  });
