import { expect, it } from 'vitest';
import { surfaceOf, gradedSurface } from '#domain/surface.ts';

it.each([
  ['hard', ['ASP', 'CONC-G', 'ASPH-TURF']],
  ['unpaved', ['TURF-F', ' grs ', 'GRVL', 'Piçarra', 'Grass / Sod', 'G']],
  ['water', ['WATER', 'WATER-E']],
  ['snow', ['SNO', 'SNOW']],
  ['unknown', ['X', 'UNK', '', null]],
])('the first material of a surface decides that it is %s, and an unknown word has none', (kind, words) => {
  expect(words.map((word) => surfaceOf(word))).toEqual(words.map(() => kind));
});

it.each([
  ['ASP', ['asphalt'], undefined],
  ['PEM', ['asphalt', 'concrete'], undefined],
  ['TURF-G', ['grass'], 'good'],
  ['ASPH-TURF-F', ['asphalt', 'grass'], 'fair'],
  ['Grass / Sod', ['grass'], undefined],
  ['WATER-E', ['water'], 'excellent'],
] as const)('the surface %s is of %s, %s', (word, materials, condition) => {
  expect(gradedSurface(word)).toEqual({ materials, condition });
});

it.each(['G', 'X', '', 'TURF-SLAG', 'GRASSED BROWN CLAY'])('the surface %s is shown as written', (word) => {
  expect(gradedSurface(word)).toBeUndefined();
});
