import { expect, it, test } from 'vitest';
import { droppedOf, pageOf, pagesOf, openPages, type Loaded } from '#renderer/data/list/use-paged-rows.ts';

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

it('drops the pages farthest from what is in sight, and never one in sight', () => {
  expect(droppedOf([1, 2, 3, 10, 11], [10, 11], 3).toSorted((a, b) => a - b)).toEqual([1, 2]);
  expect(droppedOf([1, 2], [1, 2], 1)).toEqual([]);
});

/** A list of `total` rows, of which a row is its own number; answers are given when they are let go. */
function slowList(total: () => number) {
  const requests: { page: number; answer: () => void; signal: AbortSignal }[] = [];
  let notified = 0;
  let last: Loaded<number> | undefined;
  const pages = openPages<number>({
    pageSize: PAGE_SIZE,
    read: (page, signal) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')));
        const first = (page - 1) * PAGE_SIZE;
        const items = Array.from({ length: Math.max(0, Math.min(PAGE_SIZE, total() - first)) }, (_, index) => first + index);
        requests.push({ page, signal, answer: () => resolve({ totalCount: total(), items }) });
      }),
    publish: (loaded) => {
      notified++;
      last = loaded;
    },
  });
  const answerAll = async () => {
    for (const { answer } of requests.splice(0)) answer();
    await new Promise(setImmediate);
  };
  const list = {
    ...pages,
    total: () => last?.total,
    at: (row: number) => last?.pages.get(pageOf(row, PAGE_SIZE))?.[row % PAGE_SIZE],
    problem: () => last?.problem,
  };
  return { pages: list, requests, notified: () => notified, answerAll };
}

it('asks once for what comes into sight and knows the total from the first answer', async () => {
  const { pages, requests, notified, answerAll } = slowList(() => 1_000);
  pages.want(0, 30);
  pages.want(1, 31);
  expect(requests.map(({ page }) => page)).toEqual([1]);
  expect([pages.total(), pages.at(3)]).toEqual([undefined, undefined]);
  await answerAll();
  expect([pages.total(), pages.at(3), pages.at(PAGE_SIZE)]).toEqual([1_000, 3, undefined]);
  expect(notified()).toBe(1);
  pages.want(5, 35);
  expect(requests).toEqual([]);
});

it('gives up a page that is no longer in sight before its answer came', async () => {
  const { pages, requests, answerAll } = slowList(() => 10_000);
  pages.want(0, 30);
  await answerAll();
  pages.want(1_000, 1_030);
  const [passed] = requests;
  pages.want(5_000, 5_030);
  expect([passed?.page, passed?.signal.aborted]).toEqual([6, true]);
  await answerAll();
  expect([pages.at(1_000), pages.at(5_000), pages.problem()]).toEqual([undefined, 5_000, undefined]);
});

it('reads everything again when a page has another total', async () => {
  let total = 1_000;
  const { pages, requests, answerAll } = slowList(() => total);
  pages.want(0, 30);
  await answerAll();
  total = 900;
  pages.want(PAGE_SIZE - 10, PAGE_SIZE + 10);
  await answerAll();
  expect([pages.total(), pages.at(3), pages.at(PAGE_SIZE)]).toEqual([900, undefined, PAGE_SIZE]);
  expect(requests.map(({ page }) => page)).toEqual([1]);
});

it('publishes a refusal, and what was there stays', async () => {
  let fails = false;
  const published: Loaded<number>[] = [];
  const pages = openPages<number>({
    pageSize: PAGE_SIZE,
    read: (page) => (fails ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve({ totalCount: 1_000, items: [page] })),
    publish: (loaded) => published.push(loaded),
  });
  pages.want(0, 10);
  await expect.poll(() => published.length).toBe(1);
  fails = true;
  pages.want(PAGE_SIZE, PAGE_SIZE + 10);
  await expect.poll(() => published.length).toBe(2);
  expect([published[1]?.problem?.statusCode, published[1]?.pages.get(1)]).toEqual([0, [1]]);
});

it('begins with the first page, unless other rows are wanted already', () => {
  const fresh = slowList(() => 1_000);
  fresh.pages.begin();
  expect(fresh.requests.map(({ page }) => page)).toEqual([1]);
  const left = slowList(() => 1_000);
  left.pages.want(PAGE_SIZE * 3, PAGE_SIZE * 3 + 10);
  left.pages.begin();
  expect(left.requests.map(({ page }) => page)).toEqual([4]);
});
