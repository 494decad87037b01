import { expect, it } from 'vitest';
import { designatorDegrees } from '#domain/map-set/map-set.ts';

it('a designator is ten times its degrees; one without a number tells none', () => {
  expect(['09', '9', '36L', '18W', 'H1', 'N', null].map(designatorDegrees)).toEqual([90, 90, 360, 180, undefined, undefined, undefined]);
});
