/** Another program on the same port of IPv6, and the header that keeps a browser from guessing types. */
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { openCore } from '#core/core.ts';
import { startServer } from '#http/server.ts';
import { handTimer } from '../core/sync/hand-timer.ts';
import { ask, ownServer } from '../helpers/server.ts';
import { temporaryFolder } from '../helpers/dataset-files.ts';

const log = { info() {}, warn() {}, error() {} };

/** Undefined where this machine has no ::1. */
async function stranger(): Promise<Server | undefined> {
  const server = createServer((_request, reply) => reply.end('not Aeroshelf'));
  server.listen({ host: '::1', port: 0, ipv6Only: true });
  const isUp = await Promise.race([once(server, 'listening').then(() => true), once(server, 'error').then(() => false)]);
  onTestFinished(() => void server.close());
  return isUp ? server : undefined;
}

/** Aeroshelf on 127.0.0.1 at the port that a stranger has on ::1, with a timer that is moved by hand. Skips aloud where there is no ::1. */
async function besideStranger(skip: (note: string) => never) {
  const other = await stranger();
  if (other === undefined) return skip('SKIPPED: this machine has no ::1, so a stranger there is NOT covered');
  const { port } = other.address() as AddressInfo;
  const core = await openCore({ dataDir: temporaryFolder(), log });
  const timer = handTimer();
  const server = await startServer(core, { port, log, timer });
  onTestFinished(async () => {
    await server.close();
    await core.close();
  });
  return { other, port, core, server, timer };
}

it('a stranger on the same port of ::1 is reported by /health and in the window, by its code', async ({ skip }) => {
  const { port, server } = await besideStranger(skip);
  const problem = { code: 'ipv6PortTaken', values: { port } };
  expect((await ask(server, '/health')).json).toMatchObject({ status: 'ok', problems: [problem] });
  expect((await ask(server, '/dataset')).json).toMatchObject({ problems: [problem] });
});

it('a stranger that goes is no longer reported after five minutes, and Aeroshelf serves in its place', async ({ skip }) => {
  const { other, port, core, timer } = await besideStranger(skip);
  const told = () => core.problems.list().map(({ code }) => code);
  const overIpv6 = async () => (await fetch(`http://[::1]:${port}/health`)).headers.get('x-content-type-options');
  expect([told(), await overIpv6()]).toEqual([['ipv6PortTaken'], null]);
  const gone = once(other, 'close');
  other.close();
  other.closeAllConnections();
  await gone;
  timer.pass(299_000);
  expect(told()).toEqual(['ipv6PortTaken']);
  timer.pass(1_000);
  await expect.poll(told).toEqual([]);
  expect(await overIpv6()).toBe('nosniff');
});

it('a look at /health finds what changed, at most every ten seconds', async ({ skip }) => {
  const { other, server, timer } = await besideStranger(skip);
  const gone = once(other, 'close');
  other.close();
  await gone;
  expect((await ask(server, '/health')).json).toMatchObject({ problems: [{ code: 'ipv6PortTaken' }] });
  timer.pass(10_000);
  expect((await ask(server, '/health')).json).not.toHaveProperty('problems');
});

it('every answer says nosniff, good or refused', async () => {
  const server = await ownServer();
  for (const [method, path] of [
    ['GET', '/airports?limit=1'],
    ['GET', '/airports?format=csv&limit=1'],
    ['GET', '/health'],
    ['HEAD', '/airports'],
    ['OPTIONS', '/airports'],
    ['GET', '/openapi.json'],
    ['GET', '/nowhere'],
    ['GET', '/%'],
    ['DELETE', '/airports'],
    ['GET', '/ui/nowhere.js'],
    ['GET', '/'],
    ['POST', '/login'],
  ] as const) {
    const answer = await ask(server, path, { method });
    expect(answer.headers['x-content-type-options'], `${method} ${path} ${answer.status}`).toBe('nosniff');
  }
  const events = await fetch(`${server.url}/events`);
  expect(events.headers.get('x-content-type-options')).toBe('nosniff');
  await events.body?.cancel();
});
