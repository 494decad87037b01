/** "Life of a request" in the architecture: the files that it names run when such a request is answered. */
import { readFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { ask, ownServer } from '../helpers/server.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

it('the files that the life of a request names run while it is answered', async () => {
  const [, life = ''] = readFileSync(join(root, 'resources/docs/architecture.md'), 'utf8').split('## Life of a request');
  const [, address = ''] = /`GET (\S+)`/.exec(life) ?? [];
  const named = new Set([...life.matchAll(/`((?:http|core)\/[\w./-]+\.ts)`/g)].map(([, path]) => `src-main/${path}`));
  expect(named.size).toBeGreaterThan(5);

  const server = await ownServer();
  const session = new Session();
  session.connect();
  onTestFinished(() => session.disconnect());
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  expect((await ask(server, encodeURI(address))).status).toBe(200);
  const { result } = await session.post('Profiler.takePreciseCoverage');
  // What was only loaded before the request has functions without a call.
  const ran = result.filter(({ functions }) => functions.some(({ ranges }) => (ranges[0]?.count ?? 0) > 0));
  expect([...named].filter((path) => !ran.some(({ url }) => url.endsWith(`/${path}`)))).toEqual([]);
});
