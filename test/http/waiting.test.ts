/** No request makes others wait: a real server over the real set, and a second connection that asks for its health all the while. Processor time counts, so
 * that no other program of the machine makes it more. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeShared } from '../helpers/describe-shared.ts';
import { get, serveApart, waitsDuring, type Reply, type ServerProcess } from '../helpers/gap.ts';
import { times } from '../helpers/long.ts';
import { isCountedHere } from '../helpers/serving-thread.ts';
import { layFullSet } from '../renderer/full/full-set.ts';
import { temporaryFolder } from '../helpers/dataset-files.ts';
import { run } from '../headless/aeroshelf.ts';

/** The goals allow no longer wait of the serving thread. */
const MOST_MS = 60;

const filter = (json: object) => `filter=${Buffer.from(JSON.stringify(json)).toString('base64url')}`;
const runways = (count: number, of: (at: number) => object) => ({
  AND: Array.from({ length: count }, (_, at) => ({ runways: { none: of(at) } })),
});
const longerThan = (at: number) => ({ length: { gte: 30_000 + at } });
const names = { OR: Array.from({ length: 199 }, (_, at) => ({ name: { contains: `qx${at}` } })) };

describeShared('others wait for no more than some milliseconds', () => {
  if (!isCountedHere) return;
  const dataDir = temporaryFolder();
  let server: ServerProcess;
  let key: string;
  beforeAll(async () => {
    await layFullSet(dataDir);
    const { stdout } = await run(['keys', 'add', 'owner', '--data-dir', dataDir]);
    key = stdout.trim();
    server = await serveApart(dataDir);
    // The first page reads the bodies.
    await get(server.port, '/airports');
  }, 300_000);
  afterAll(async () => {
    await server?.stop();
  });

  const during = async (...paths: string[]): Promise<Reply[]> => {
    const { waits, result } = await waitsDuring(server, () => Promise.all(paths.map((path) => get(server.port, path))));
    // One in a hundred may have met a collection of garbage.
    expect(waits[Math.floor(waits.length * 0.99) - 1] ?? 0, paths[0]?.slice(0, 80)).toBeLessThan(MOST_MS);
    return result;
  };

  /** A machine that has other work too may need more than the five seconds that a request may take, which is said with when to try again. */
  const neitherAnsweredNorRefused = (replies: readonly Reply[]): string[] =>
    replies
      .map(({ status, code, retryAfter }) => [status, code, retryAfter].join(' '))
      .filter((outcome) => outcome !== '200  ' && outcome !== '503 queryTooDear 5');

  it.each([
    ['8 sort keys', '/airports?sort=state,city,county,name,elevation,latitude,longitude,timezone'],
    ['near of the world', '/airports?near=46,6,10800'],
    ['a route across the ocean, 500 miles wide', '/airports?route=LSGG+KJFK&width=500'],
    ['a filter that most match', `/airports?${filter({ name: { contains: 'a' } })}`],
    ['all airports as CSV', '/airports?format=csv'],
    ['NOTAMs by 199 texts', `/notams?${filter({ OR: names.OR.map(({ name }) => ({ message: name })) })}`],
    ['195 conditions on runways', `/airports?${filter(runways(195, longerThan))}`],
  ])('during %s', async (_, path) => {
    expect(neitherAnsweredNorRefused(await during(path))).toEqual([]);
  });

  it('while more of them wait than may wait', async () => {
    const replies = await during(
      ...Array.from(
        { length: 20 },
        (_, at) => `/airports?${filter(runways(190, (index) => ({ surface: { contains: `qx${at} ${index}` } })))}`,
      ),
    );
    const codes = replies.map(({ status, code }) => (status === 200 ? 'answered' : code));
    expect(codes.filter((code) => code === 'tooManyQueries')).toHaveLength(3);
    expect(codes.filter((code) => code !== 'answered' && code !== 'queryTooDear')).toHaveLength(3);
  });

  it('while several export everything', async () => {
    const replies = await during(...Array.from({ length: times(2, 8) }, () => '/airports?format=geojson'));
    expect(neitherAnsweredNorRefused(replies)).toEqual([]);
    expect(replies.every(({ status, bytes }) => status === 503 || bytes > 10_000_000)).toBe(true);
  });

  it('while several pages of NOTAMs are decoded', async () => {
    const pages = Array.from({ length: 8 }, (_, at) => `/notams?expand=decoded&limit=150&offset=${at}&apiKey=${key}`);
    const replies = await during(...pages);
    expect(neitherAnsweredNorRefused(replies)).toEqual([]);
    expect(replies.every(({ bytes }) => bytes > 100_000)).toBe(true);
  });
});
