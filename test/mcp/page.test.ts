/** A page of an answer says how many there are, and how to get the rest. */
import { expect, it } from 'vitest';
import { pageOf } from '#mcp/page.ts';

const all = ['a', 'b', 'c'];

it.each([
  [0, all, 0, null],
  [1, ['b', 'c'], 0, null],
  [3, [], 0, null],
  [100, [], 0, null],
])('from %i on holds %j of three', (offset, items, left, next) => {
  const page = pageOf(all.slice(offset), { offset, totalCount: all.length, next: (then) => ({ offset: then }) });
  expect(page).toEqual({ items, from: offset, totalCount: 3, left, next });
});

it('counts those of a list that was fetched in part', () => {
  const page = pageOf(['b'], { offset: 1, totalCount: 3, next: (then) => ({ offset: then }) });
  expect(page).toEqual({ items: ['b'], from: 1, totalCount: 3, left: 1, next: { offset: 2 } });
});
