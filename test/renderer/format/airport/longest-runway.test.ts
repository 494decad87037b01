import { expect, it } from 'vitest';
import { longestRunway } from '#renderer/format/airport/field-in-words.ts';
import { runway } from '../../runway.ts';

it('takes the longest runway among those that are not closed, and none where no length is known', () => {
  expect(longestRunway([runway('a', { length: 3000 }), runway('b', { length: 5000, isClosed: true })])).toBe(3000);
  expect(longestRunway([runway('a')])).toBeUndefined();
});
