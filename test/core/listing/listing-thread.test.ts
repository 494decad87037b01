/** Listings are made on a separate thread, over a real file. */
import { describe, expect, it, onTestFinished } from 'vitest';
import { openApart } from '#core/listing/listing-thread.ts';
import { isCheap, matchingRows } from '#core/listing/matching-rows.ts';
import { openTestNotams } from '../notams/open.ts';

const NOTICES = 600;
const query = { where: 'n.id <> ?', params: ['x'], orderBy: 'n.id' };
/** So much for each row that no machine ends in a millisecond. */
const dear = {
  where: Array.from({ length: 60 }, () => `instr(replace(n.message, 'A', ?), 'zz') = 0`).join(' AND '),
  params: Array.from({ length: 60 }, (_, at) => `${at}`.repeat(99)),
  orderBy: 'n.id',
};

async function opened() {
  const made = openTestNotams();
  const text = Array.from(
    { length: NOTICES },
    (_, at) => `!BOI 05/${1000 + at} BOI TWY A CLSD ${'A '.repeat(400)} 2605041400-2609302145\n`,
  ).join('');
  await made.notams.import([{ name: 'notams.txt', pieces: [Buffer.from(text)] }]);
  return made;
}

describe('a listing worked out apart', () => {
  it('has the rows that it has here', async () => {
    const { db, path } = await opened();
    const apart = openApart();
    onTestFinished(apart.stop);
    const rows = await apart.rows({ path, table: 'notams', query });
    expect(rows).toEqual(matchingRows(db, 'notams', query));
    expect(rows?.length).toBeGreaterThanOrEqual(NOTICES);
  });

  it('is refused beyond its time, with a code and when to try again; the next one is answered', async () => {
    const { path } = await opened();
    const apart = openApart({ budgetMs: 400 });
    onTestFinished(apart.stop);
    await apart.rows({ path, table: 'notams', query }).catch(() => undefined);
    const tooDear = {
      where: Array.from({ length: 40 }, () => `(${dear.where})`).join(' AND '),
      params: Array.from({ length: 40 }, () => dear.params).flat(),
      orderBy: 'n.id',
    };
    await expect(apart.rows({ path, table: 'notams', query: tooDear })).rejects.toMatchObject({
      code: 'queryTooDear',
      status: 503,
      retryAfterSeconds: 5,
    });
    expect((await apart.rows({ path, table: 'notams', query }))?.length).toBeGreaterThanOrEqual(NOTICES);
  });

  it('is refused when too many wait, and worked out once for those who ask the same', async () => {
    const { path } = await opened();
    const apart = openApart({ budgetMs: 60_000 });
    onTestFinished(apart.stop);
    const listings = Array.from({ length: 30 }, (_, at) =>
      apart.rows({ path, table: 'notams', query: { ...query, params: [`x${at % 25}`] } }),
    );
    const outcomes = await Promise.allSettled(listings);
    const refused = outcomes.filter((one) => one.status === 'rejected').map(({ reason }) => (reason as { code: string }).code);
    expect(refused).toEqual(Array.from({ length: 8 }, () => 'tooManyQueries'));
  });
});

describe('on the serving thread a listing', () => {
  const cost = { compared: 1, rows: 100_000, indexed: undefined };
  const latest = { where: 'n.row > (SELECT MAX(m.row) - ? FROM notams m)', params: [100] };
  const all = { where: 'TRUE', params: [] };

  it.each([
    ['of a small table is worked out', { rows: 400 }, true],
    ['of a table in which each row is looked at is not', {}, false],
    ['of those that an index leaves is worked out where they are few', { indexed: latest }, true],
    ['of these and with many values is not', { indexed: latest, compared: 41 }, false],
    ['of those that an index leaves is not where they are many for their values', { indexed: all, compared: 40 }, false],
  ])('%s', async (_, of, isHere) => {
    const { db } = await opened();
    expect(isCheap(db, 'notams', { ...cost, ...of })).toBe(isHere);
  });
});
