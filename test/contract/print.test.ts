import { expect, it } from 'vitest';
import { papers } from '#contract/print.ts';
import { sheets } from '#core/print/paper.ts';

it('every paper has the size of its standard, ISO 216 or ANSI', () => {
  const inches = papers.map((paper) => [paper, (sheets[paper].width / 72).toFixed(2), (sheets[paper].height / 72).toFixed(2)]);
  expect(inches).toEqual([
    ['a6', '4.13', '5.83'],
    ['a5', '5.83', '8.27'],
    ['a4', '8.27', '11.69'],
    ['letter', '8.50', '11.00'],
  ]);
});
