import { expect, it } from 'vitest';
import { remembered } from '#core/remembered.ts';

it('an answer is made once for each key, and again when there were too many', () => {
  const keys: string[] = [];
  const length = remembered((key: string) => {
    keys.push(key);
    return key.length;
  }, 2);
  expect(['a', 'bb', 'a', 'bb', 'ccc', 'a'].map(length)).toEqual([1, 2, 1, 2, 3, 1]);
  expect(keys).toEqual(['a', 'bb', 'ccc', 'a']);
});
