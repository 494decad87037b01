import { expect, test } from 'vitest';
import { magneticInWords, trueInWords } from '#renderer/features/airport/runway/heading-in-words.ts';

test.each([
  [45.8, 'source', '045.8°'],
  [46, 'otherEnd', '046°'],
  [43.2, 'designator', 'about 043°'],
] as const)('%o true, known by %s, reads %s', (degreesTrue, from, words) => {
  expect(trueInWords({ degreesTrue, from })).toBe(words);
});

test.each([
  [42.9, 'source', '043°'],
  [359.8, 'coordinates', '360°'],
  [40, 'designator', 'about 040°'],
] as const)('%o magnetic, known by %s, reads %s', (degrees, from, words) => {
  expect(magneticInWords(degrees, from)).toBe(words);
});
