import { expect, it } from 'vitest';
import { figureText, isFigureText, readFigures } from '#core/geo/figure-text.ts';
import type { Figure } from '#domain/route-line/figures.ts';

const corners = [
  { latitude: 46, longitude: 6 },
  { latitude: -47.25, longitude: -179.999 },
  { latitude: 0, longitude: 7 },
];
const figures: Figure[] = [
  { kind: 'circle', centre: { latitude: 46, longitude: 6 }, radiusNm: 2.5 },
  { kind: 'line', positions: corners },
  { kind: 'area', ring: corners },
];

it('figures are the same when they are read back', () => {
  expect(readFigures(figureText(figures))).toEqual(figures);
});

it.each([
  [figureText(figures), true],
  [null, true],
  ['', false],
  ['[]', false],
  ['{"a":1}', false],
  ['["c",1,2,3]', false],
  ['[["c",1,2]]', false],
  ['[["x",1,2]]', false],
  ['[["a",1,2,3]]', false],
  ['[["a"]]', false],
  ['[["l",1,"2"]]', false],
  ['[["l",1,1e999]]', false],
])('%s is one of figures, or none: %s', (text, expected) => {
  expect(isFigureText(text)).toBe(expected);
});
