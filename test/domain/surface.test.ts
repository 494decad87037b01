import { expect, it } from 'vitest';
import { surfaceOf } from '#domain/surface.ts';

it.each([
  ['hard', ['ASP', 'CONC-G', 'ASPH-TURF']],
  ['unpaved', ['TURF-F', ' grs ', 'GRVL', 'Piçarra', 'Grass / Sod', 'G']],
  ['water', ['WATER', 'WATER-E']],
  ['snow', ['SNO', 'SNOW']],
  ['unknown', ['X', 'UNK', '', null]],
])('the first material of a surface decides that it is %s, and an unknown word has none', (kind, words) => {
  expect(words.map((word) => surfaceOf(word))).toEqual(words.map(() => kind));
});
