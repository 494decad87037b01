/**
 * Requests that anyone can send and that cost much for what they are. Each takes the thread that serves for less than a few times what a fixed work takes in the
 * same run: processor time, so that no other program of the machine makes it more.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { ask, testServer } from '../helpers/server.ts';
import { threadMsOf } from '../helpers/thread-ms.ts';

/** The fixed work takes a third of what others may wait. */
const MOST_TIMES = 3;
/** Some systems count processor time in steps of 4 ms, so that one request alone may seem to take none. */
const REPEATS = 6;
/** The fixed work and the requests take turns, so that what else slows the processor slows both. */
const TURNS = 4;

const msOf = (work: () => Promise<unknown>): Promise<number> =>
  threadMsOf(async () => {
    for (let at = 0; at < REPEATS; at++) await work();
  });

const fixed = JSON.stringify(Array.from({ length: 40_000 }, (_, at) => ({ at, text: `member ${at}` })));
const base64 = (json: string) => Buffer.from(json).toString('base64url');
const many = (count: number, of: (at: number) => string, between = '&') => Array.from({ length: count }, (_, at) => of(at)).join(between);
const letters = (at: number) => String.fromCharCode(65 + (at % 26), 65 + (Math.floor(at / 26) % 26));
const post = (path: string, body: string) => ({ path, method: 'POST', headers: { 'content-type': 'application/json' }, body });
const route = (path: string, text: string) => post(path, JSON.stringify({ text }));

type Costly = { path: string; method?: string; headers?: Record<string, string>; body?: string };
const costly: Record<string, Costly & { status?: number }> = {
  '5,000 unknown parameters': { path: `/airports?${many(5_000, (at) => `q${at}`)}` },
  '3,800 empty conditions': { path: `/airports?filter=${base64(`{"AND":[${many(3_800, () => '{}', ',')}]}`)}` },
  '1,000 empty lists of conditions': { path: `/airports?filter=${base64(`{"OR":[${many(1_000, () => '{"AND":[]}', ',')}]}`)}` },
  'a route of 3,300 words in a list': { path: `/airports?route=${many(3_300, letters, '+')}` },
  'a route of 5,000 words of one letter': route(
    '/routes/parse',
    many(5_000, () => 'A', ' '),
  ),
  'a route of 3,300 words': route('/routes/parse', many(3_300, letters, ' ')),
  'a route of 5,000 words between slashes': route('/routes/parse', 'A/'.repeat(5_000)),
  'a route of 5,000 words between hyphens': route('/routes/parse', 'A-'.repeat(5_000)),
  'a route of 2,500 navaids and ways': route(
    '/routes/parse',
    many(2_500, (at) => (at % 2 === 0 ? 'GVA' : 'DCT'), ' '),
  ),
  'a route of 2,000 aerodromes as a plog': route(
    '/routes/plog',
    many(2_000, (at) => (at % 2 === 0 ? 'LSGG' : 'LSZH'), ' '),
  ),
  'a body of 50,000 unknown members': {
    ...post('/routes/parse', `{"text":"LSGG",${many(50_000, (at) => `"q${at}":1`, ',')}}`),
    status: 413,
  },
  'a body 200,000 deep': { ...post('/routes/parse', '['.repeat(200_000) + ']'.repeat(200_000)), status: 413 },
};

describe('a request that anyone can send', () => {
  const server = testServer();
  beforeAll(() => ask(server, '/airports'));

  it.each(Object.entries(costly))('with %s is refused for little', async (_, { path, status = 400, ...about }) => {
    const refuse = async () => expect((await ask(server, path, about)).status).toBe(status);
    // The first one compiles what later ones find compiled.
    await refuse();
    let times = Infinity;
    for (let turn = 0; turn < TURNS; turn++) {
      const floor = await msOf(() => Promise.resolve(void JSON.parse(fixed)));
      times = Math.min(times, (await msOf(refuse)) / floor);
    }
    expect(times).toBeLessThan(MOST_TIMES);
  });
});
