import { expect, it } from 'vitest';
import { blindLine, blindLines, ratings, readBlind } from './blind.ts';

const labels = readBlind();

it('NOTAMs that were labelled before the program was asked read as when a person last rated them', () => {
  const golden = blindLines();
  const different = labels.flatMap((label, at) => {
    const now = blindLine(label);
    return now === golden[at] ? [] : [{ raw: label.raw, before: golden[at], now }];
  });
  if (different.length > 0) console.log('Read and rate each, then `node test/labels/golden.ts`:', JSON.stringify(different, null, 2));
  expect(golden).toHaveLength(labels.length);
  expect(different).toEqual([]);
});

it.each(['headline', 'effects'] as const)('each %s has a rating, and each that is not right says why', (what) => {
  const counts = ratings.map((rating) => `${labels.filter((label) => label[what] === rating).length} ${rating}`);
  console.info(`${what} of ${labels.length}: ${counts.join(', ')}`);
  const unsaid = labels.filter((label) => !ratings.includes(label[what]) || (/vague|wrong|dangerous/.test(label[what]) && !label.remark));
  expect(unsaid).toEqual([]);
});
