import { expect, test } from 'vitest';
import { gradedSurface } from '#domain/surface.ts';

test.each([
  ['ASP', ['asphalt'], undefined],
  ['PEM', ['asphalt', 'concrete'], undefined],
  ['TURF-G', ['grass'], 'good'],
  ['ASPH-TURF-F', ['asphalt', 'grass'], 'fair'],
  ['Grass / Sod', ['grass'], undefined],
  ['WATER-E', ['water'], 'excellent'],
] as const)('the surface %s is of %s, %s', (word, materials, condition) => {
  expect(gradedSurface(word)).toEqual({ materials, condition });
});

test.each(['G', 'X', '', 'TURF-SLAG', 'GRASSED BROWN CLAY'])('the surface %s is shown as written', (word) => {
  expect(gradedSurface(word)).toBeUndefined();
});
