import { createServer } from 'node:net';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readEvents } from '../http/event-reader.ts';
import { run, serve, start, startedFolder } from './aeroshelf.ts';

test('says on its first line of standard output where it answers, and answers there', async () => {
  const server = await serve(startedFolder());
  expect(server.firstOutput).toMatch(/^\{"ready":true,"url":"(http:\/\/127\.0\.0\.1:\d+)","link":"\1\/ui\/\?ticket=[\w-]{43}"\}\n$/);
  const answer = await fetch(`${server.url}/airports?limit=1`);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ count: 1 });
  // A service's standard error is kept in a journal.
  expect(server.stderr()).not.toMatch(/ask_[\w-]/);
});

test.each(['SIGTERM', 'SIGINT'] as const)('stops on %s with 0, though clients keep their connections open', async (signal) => {
  const folder = startedFolder();
  const server = await serve(folder);
  await (await fetch(`${server.url}/health`)).text();
  // A server that waits for its clients would wait for this one for ever.
  const events = await readEvents({ port: Number(new URL(server.url).port) });
  expect(events.status).toBe(200);
  expect(await server.stop(signal)).toBe(0);
  await events.ended;
  expect(existsSync(join(folder, 'aeroshelf.pid'))).toBe(false);
  expect(existsSync(join(folder, 'state.sqlite-wal'))).toBe(false);
});

test('keeps out the commands that need its data folder alone, with its pid, and lets them in afterwards', async () => {
  const folder = startedFolder();
  const server = await serve(folder);
  for (const words of [
    ['serve', '--port', '0'],
    ['restore', '--last'],
  ]) {
    const outcome = await run([...words, '--data-dir', folder]);
    expect({ words, ...outcome }).toEqual({
      words,
      code: 1,
      stdout: '',
      stderr: `The data folder ${folder} is in use by process ${server.pid}. End that process, or name another folder with --data-dir.\n`,
    });
  }
  await server.stop();
  expect((await run(['data', 'versions', '--data-dir', folder])).code).toBe(0);
});

test('starts again after it was killed', async () => {
  const folder = startedFolder();
  const killed = await serve(folder);
  await killed.stop('SIGKILL');
  const again = await serve(folder);
  expect((await fetch(`${again.url}/health`)).status).toBe(200);
});

test('ends with 1 and a sentence on a port in use', async () => {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const { port } = holder.address() as { port: number };
  const { code, stdout, stderr } = await run(['serve', '--port', String(port), '--data-dir', startedFolder()]);
  holder.close();
  expect(stderr).toMatch(new RegExp(`^Port ${port} is in use`, 'm'));
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
});

test('writes its log as JSON lines without keys, tokens and passwords', async () => {
  const folder = startedFolder();
  await run(['users', 'add', 'ana', '--email', 'ana@example.org', '--data-dir', folder], { input: 'correct horse' });
  const key = (await run(['keys', 'add', 'ana', '--data-dir', folder])).stdout.trim();
  const server = await serve(folder);
  const post = (path: string, body: string) =>
    fetch(server.url + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  const login = await post('/login', JSON.stringify({ username: 'ana', password: 'correct horse' }));
  const { token, refreshToken } = (await login.json()) as { token: string; refreshToken: string };
  await post('/login', '{"username":"ana","password":"wrong horse"}');
  await post('/login', '{"username":"ana","password":"broken horse');
  await fetch(`${server.url}/users/me?apiKey=${key}`);
  await fetch(`${server.url}/users/nobody?apiKey=${key}&colour=red`);
  await fetch(`${server.url}/users/me?apiKey=mistypedkey`);
  await fetch(`${server.url}/nowhere/${key}`);
  await fetch(`${server.url}/users/me`, { headers: { authorization: `Bearer ${token}` } });
  await fetch(`${server.url}/users/me`, { headers: { authorization: `Bearer ${token}x` } });
  await post('/refreshToken', JSON.stringify({ refreshToken }));
  await post('/logout', JSON.stringify({ refreshToken }));
  await post('/refreshToken', JSON.stringify({ refreshToken }));
  const { link } = JSON.parse(server.firstOutput) as { link: string };
  await fetch(link);
  await server.stop();

  const lines = server.stderr().trim().split('\n');
  expect(lines.length).toBeGreaterThan(3);
  for (const line of lines) {
    expect(Object.keys(JSON.parse(line) as object).slice(0, 3)).toEqual(['time', 'level', 'message']);
  }
  const ticket = new URL(link).searchParams.get('ticket') ?? '';
  expect(ticket).toHaveLength(43);
  for (const secret of [key, token, refreshToken, ticket, 'horse', 'mistypedkey']) expect(server.stderr()).not.toContain(secret);
});

test('makes no link when told not to', async () => {
  const server = await serve(startedFolder(), ['--port', '0', '--no-link']);
  expect(JSON.parse(server.firstOutput)).toEqual({ ready: true, url: server.url });
});

test('goes on when its standard output is not read', async () => {
  const child = start(['serve', '--port', '0', '--data-dir', startedFolder()]);
  child.stdout.destroy();
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  while (!stderr.includes('"serving"')) await once(child.stderr, 'data');
  const url = /http:\/\/127\.0\.0\.1:\d+/.exec(stderr)?.[0] ?? '';
  expect((await fetch(`${url}/health`)).status).toBe(200);
  child.kill('SIGTERM');
  expect((await once(child, 'exit'))[0]).toBe(0);
});
