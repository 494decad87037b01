import { expect, test } from 'vitest';
import { headingInWords } from '#renderer/features/airport/runway/RunwayTable.tsx';

test.each([
  [30.6, 'source', '031°'],
  [46, 'otherEnd', '046°'],
  [359.8, 'coordinates', '360°'],
  [43.2, 'designator', 'about 043°'],
] as const)('%o, known by %s, reads %s', (degrees, from, words) => {
  expect(headingInWords(degrees, from)).toBe(words);
});
