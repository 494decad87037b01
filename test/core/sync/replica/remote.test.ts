import { gzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { openPacer, openRemote, wait } from '#core/sync/replica/remote.ts';
import { listening } from '../../../helpers/listening.ts';

const { signal: never } = new AbortController();

/** A pacer whose time passes only while it waits; `turns` answers the moments of so many requests, made at once. */
function opened(perSecond: number) {
  let time = 0;
  const waits: number[] = [];
  const pacer = openPacer({
    perSecond,
    now: () => time,
    rest: async (ms) => {
      waits.push(time + Math.max(ms, 0));
    },
  });
  const turns = async (count: number) => {
    waits.length = 0;
    for (let turn = 0; turn < count; turn++) await pacer.turn(never);
    return waits;
  };
  return { pacer, turns, pass: (ms: number) => (time += ms) };
}

it('lets ten requests a second go, evenly', async () => {
  const { turns } = opened(10);
  expect(await turns(4)).toEqual([0, 100, 200, 300]);
});

it('accumulates no allowance while idle', async () => {
  const { turns, pass } = opened(10);
  await turns(1);
  pass(60_000);
  expect(await turns(3)).toEqual([60_000, 60_100, 60_200]);
});

it.each([
  [1_200, 50],
  [1_200_000, 20],
  [60, 100],
])('takes an announced %i a minute for a request every %i ms', async (perMinute, gap) => {
  const { pacer, turns } = opened(10);
  pacer.learn(perMinute);
  expect(await turns(3)).toEqual([0, gap, 2 * gap]);
});

it('gives up a turn as soon as the run is ended', async () => {
  const ended = new AbortController();
  const waiting = wait(1_000_000, ended.signal);
  ended.abort(new Error('ended by the user'));
  await expect(waiting).rejects.toThrow('ended by the user');
  await expect(openPacer().turn(ended.signal)).rejects.toThrow('ended by the user');
});

it('reads an answer that is packed, and refuses one that is damaged', async () => {
  const packed = gzipSync('{"totalCount":0,"items":[]}');
  const accepted: unknown[] = [];
  const server = await listening(({ url, headers }, reply) => {
    accepted.push(headers['accept-encoding']);
    reply.writeHead(200, { 'content-encoding': 'gzip' }).end(url === '/airports' ? packed : packed.fill(0xff, 12, 20));
  });
  onTestFinished(server.close);
  const remote = openRemote({ base: server.address, apiKey: null, signal: never });
  expect(await remote.get('/airports', {})).toMatchObject({ status: 200, body: { totalCount: 0, items: [] } });
  await expect(remote.get('/navaids', {})).rejects.toMatchObject({ reasons: [{ code: 'downloadDamaged' }] });
  expect(accepted).toEqual(['gzip', 'gzip']);
});
