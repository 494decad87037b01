import { expect, it } from 'vitest';
import { surfaceOf } from '#domain/surface.ts';

it('the first material of a surface decides its kind, and an unknown word has none', () => {
  const words = ['ASP', 'CONC-G', 'TURF-F', ' grs ', 'WATER', 'SNO', 'G', 'X', '', null];
  expect(words.map(surfaceOf)).toEqual(['hard', 'hard', 'unpaved', 'unpaved', 'water', 'snow', 'unpaved', 'unknown', 'unknown', 'unknown']);
});
