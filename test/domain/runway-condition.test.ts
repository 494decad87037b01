import { expect, test } from 'vitest';
import { gradeOfCode, lowestCode, worstContaminants } from '#domain/runway-condition.ts';

test.each<{ codes: (number | null)[]; contaminants: (string | null)[]; lowest: number | null; grade: string | undefined; words: string[] }>(
  [
    { codes: [5, 1, 3], contaminants: ['wet', 'ice', 'slush'], lowest: 1, grade: 'poor', words: ['ice'] },
    { codes: [6, 6, 6], contaminants: ['dry', 'dry', 'dry'], lowest: 6, grade: 'dry', words: ['dry'] },
    { codes: [5, 2, null], contaminants: ['wet', null, null], lowest: 2, grade: 'mediumToPoor', words: ['wet'] },
    { codes: [null, null, null], contaminants: ['snow', 'ice', 'snow'], lowest: null, grade: undefined, words: ['snow', 'ice'] },
    { codes: [0, 1, 1], contaminants: [null, null, null], lowest: 0, grade: 'lessThanPoor', words: [] },
  ],
)('of $codes with $contaminants the worst third is $lowest, $grade, with $words', ({ codes, contaminants, lowest, grade, words }) => {
  expect(lowestCode({ codes })).toBe(lowest);
  expect(lowest === null ? undefined : gradeOfCode[lowest]).toBe(grade);
  expect(worstContaminants({ codes, contaminants })).toEqual(words);
});
