import { expect, it } from 'vitest';
import { designatorDegrees, oppositeDesignator } from '#domain/map-set/map-set.ts';

it('the other end of a runway is half a turn round, with its side changed', () => {
  const ends = ['09', '27L', '36R', '18C', '01', 'H1', '37'].map(oppositeDesignator);
  expect(ends).toEqual(['27', '09R', '18L', '36C', '19', undefined, undefined]);
});

it('a designator is ten times its degrees; one without a number tells none', () => {
  expect(['09', '9', '36L', '18W', 'H1', 'N', null].map(designatorDegrees)).toEqual([90, 90, 360, 180, undefined, undefined, undefined]);
});
