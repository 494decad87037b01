import { expect, it, test } from 'vitest';
import { problemFrom, problemOf } from '#renderer/data/api/api-problem.ts';
import { pagesOf, withPage, withProblem, type Loaded } from '#renderer/data/list/use-paged-rows.ts';

const PAGE_SIZE = 200;

test.each([
  [0, 30, undefined, [1]],
  [0, 30, 85_938, [1]],
  [PAGE_SIZE - 1, PAGE_SIZE, 85_938, [1, 2]],
  [PAGE_SIZE, PAGE_SIZE + 40, 85_938, [2]],
  [85_900, 85_990, 85_938, [430]],
  [0, 30, 0, []],
  [500, 600, 300, []],
])('rows %i to %i of %o stand on the pages %o', (first, last, total, pages) => {
  expect(pagesOf(first, last, total, PAGE_SIZE)).toEqual(pages);
});

const list = { name: 'all, version 2', queryKey: 'all', session: 1, keepsRows: false };
const page = (totalCount: number, ...items: number[]) => ({ totalCount, items });
const rowsOf = ({ pages }: Loaded<number>) => [...pages].map(([number, { items }]) => [number, ...items]);
const before = withPage(undefined, list, 1, page(1_000, 1, 2));

it('gathers the pages of one answer', () => {
  const loaded = withPage(before, list, 3, page(1_000, 5));
  expect([loaded.total, rowsOf(loaded)]).toEqual([
    1_000,
    [
      [1, 1, 2],
      [3, 5],
    ],
  ]);
});

it('drops what it has when a page has another total, or is of another version of the list', () => {
  expect(rowsOf(withPage(before, list, 2, page(900, 3)))).toEqual([[2, 3]]);
  expect(rowsOf(withPage(before, { ...list, name: 'all, version 3' }, 2, page(1_000, 3)))).toEqual([[2, 3]]);
});

it('shows rows that are to stay until their own page is read, but not those of another query or caller', () => {
  const next = { ...list, name: 'all, version 3', keepsRows: true };
  const loaded = withPage(before, next, 2, page(900, 3));
  expect(rowsOf(loaded)).toEqual([
    [1, 1, 2],
    [2, 3],
  ]);
  expect(loaded.pages.get(1)?.of).not.toBe(loaded.pages.get(2)?.of);
  expect(rowsOf(withPage(before, { ...next, queryKey: 'some' }, 2, page(900, 3)))).toEqual([[2, 3]]);
  expect(rowsOf(withPage(before, { ...next, session: 2 }, 2, page(900, 3)))).toEqual([[2, 3]]);
});

it('keeps what it has where the server does not answer, with its time, and drops it where the server refuses', () => {
  const away = problemFrom(new TypeError('Failed to fetch'));
  const stayed = withProblem(before, { ...list, name: 'all, version 3' }, away);
  expect([rowsOf(stayed), stayed.total, stayed.problem?.answeredAt]).toEqual([[[1, 1, 2]], 1_000, before.readAt]);
  const refused = withProblem(before, list, problemOf(403, undefined));
  expect([rowsOf(refused), refused.total, refused.problem?.statusCode]).toEqual([[], undefined, 403]);
  expect(rowsOf(withProblem(before, { ...list, session: 2 }, away))).toEqual([]);
});
