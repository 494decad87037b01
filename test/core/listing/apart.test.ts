/** Listings on a thread of their own, over a real file. */
import { describe, expect, it, onTestFinished } from 'vitest';
import { openApart } from '#core/listing/apart.ts';
import { boundsHere, matchingRows } from '#core/listing/matching-rows.ts';
import { openTestNotams } from '../notams/open.ts';

const NOTICES = 400;
const query = { where: 'n.id <> ?', params: ['x'], orderBy: 'n.id', compared: 1 };
/** So much for each row that no machine ends in a millisecond. */
const dear = {
  where: Array.from({ length: 60 }, () => `instr(replace(n.message, 'A', ?), 'zz') = 0`).join(' AND '),
  params: Array.from({ length: 60 }, (_, at) => `${at}`.repeat(99)),
  orderBy: 'n.id',
  compared: 60,
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
    onTestFinished(() => apart.stop());
    const rows = await apart.rows({ path, table: 'notams n', query });
    expect(rows).toEqual(matchingRows(db, 'notams n', query));
    expect(rows?.length).toBeGreaterThanOrEqual(NOTICES);
  });

  it('in the order of the rows, of which each is looked at, has the rows that it has here, and ends with its time', async () => {
    const { db } = await opened();
    db.prepare('UPDATE notams SET row = row + 20000 WHERE row % 2 = 0').run();
    const inOrder = { where: 'length(n.message) <> ?', params: [1], orderBy: 'n.row', compared: 1 };
    const rows = matchingRows(db, 'notams n', inOrder, { rows: Infinity, ms: 5_000 });
    expect(rows).toEqual(matchingRows(db, 'notams n', inOrder));
    expect(rows?.length).toBeGreaterThanOrEqual(NOTICES);
    expect(matchingRows(db, 'notams n', inOrder, { rows: Infinity, ms: -1 })).toBeUndefined();
  });

  it('is refused beyond its time, with a code and when to try again; the next one is answered', async () => {
    const { path } = await opened();
    const apart = openApart({ budgetMs: 400 });
    onTestFinished(() => apart.stop());
    await apart.rows({ path, table: 'notams n', query }).catch(() => undefined);
    const tooDear = {
      where: Array.from({ length: 40 }, () => `(${dear.where})`).join(' AND '),
      params: Array.from({ length: 40 }, () => dear.params).flat(),
      orderBy: 'n.id',
      compared: 2_400,
    };
    await expect(apart.rows({ path, table: 'notams n', query: tooDear })).rejects.toMatchObject({
      code: 'queryTooDear',
      status: 503,
      retryAfterSeconds: 5,
    });
    expect((await apart.rows({ path, table: 'notams n', query }))?.length).toBeGreaterThanOrEqual(NOTICES);
  });

  it('is refused when too many wait, and worked out once for those who ask the same', async () => {
    const { path } = await opened();
    const apart = openApart();
    onTestFinished(() => apart.stop());
    const asked = Array.from({ length: 30 }, (_, at) =>
      apart.rows({ path, table: 'notams n', query: { ...query, params: [`x${at % 25}`] } }),
    );
    const outcomes = await Promise.allSettled(asked);
    const refused = outcomes.filter((one) => one.status === 'rejected').map(({ reason }) => (reason as { code: string }).code);
    expect(refused).toEqual(Array.from({ length: 8 }, () => 'tooManyQueries'));
  });
});

describe('on the serving thread a listing', () => {
  it('of few rows is worked out', async () => {
    const { db } = await opened();
    const { rows } = boundsHere(query);
    expect(matchingRows(db, 'notams n', query, { rows, ms: 60_000 })?.length).toBeGreaterThanOrEqual(NOTICES);
  });
  it('of many conditions is not tried', async () => {
    const { db } = await opened();
    expect(matchingRows(db, 'notams n', dear, boundsHere(dear))).toBeUndefined();
  });
  it('stops at the first row beyond its bounds', async () => {
    const { db } = await opened();
    expect(matchingRows(db, 'notams n', { ...query, params: ['x'] }, { rows: 100, ms: 1000 })).toBeUndefined();
    expect(matchingRows(db, 'notams n', query)?.length).toBeGreaterThanOrEqual(NOTICES);
  });
});
