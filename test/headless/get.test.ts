import { once } from 'node:events';
import { createServer } from 'node:net';
import { beforeAll, expect, test } from 'vitest';
import { run, start, startedFolder } from './aeroshelf.ts';

const folder = startedFolder();
let key: string;

beforeAll(async () => {
  key = (await run(['keys', 'add', 'owner', '--data-dir', folder])).stdout.trim();
});

test.each(['/airports?limit=2', 'airports?limit=2', 'http://127.0.0.1:4127/airports?limit=2'])(
  'prints the body of %s and nothing else',
  async (path) => {
    const { code, stdout, stderr } = await run(['get', path, '--data-dir', folder]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(JSON.parse(stdout)).toMatchObject({ count: 2 });
    expect(stdout.endsWith('}')).toBe(true);
  },
);

test.each([
  ['/countries/XX', 404],
  ['/airports?limit=301', 400],
  ['/users/me', 401],
  ['/nowhere', 404],
])('prints the problem and ends with 1 on %s', async (path, status) => {
  const { code, stdout } = await run(['get', path, '--data-dir', folder]);
  expect(JSON.parse(stdout)).toMatchObject({ statusCode: status });
  expect(code).toBe(1);
});

test('sends the key of --key, else of AEROSHELF_API_KEY', async () => {
  const me = (words: string[], env: Record<string, string>) => run(['get', '/users/me', ...words, '--data-dir', folder], { env });
  expect((await me(['--key', key], { AEROSHELF_API_KEY: 'wrong' })).code).toBe(0);
  expect((await me([], { AEROSHELF_API_KEY: key })).code).toBe(0);
  expect(JSON.parse((await me(['--key', 'wrong'], {})).stdout)).toMatchObject({ statusCode: 401 });
  expect((await run(['get', '/airports', '--data-dir', folder], { env: { AEROSHELF_API_KEY: '' } })).code).toBe(0);
});

test('needs no port: answers while the default one is taken by someone else', async () => {
  const holder = createServer().listen(4127, '127.0.0.1');
  holder.on('error', () => undefined);
  const { code } = await run(['get', '/health', '--data-dir', folder]);
  holder.close();
  expect(code).toBe(0);
});

test('ends quietly when its reader goes away in the middle of a body', async () => {
  const child = start(['get', '/airports?limit=300', '--data-dir', folder]);
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  child.stdout.destroy();
  const [code] = (await once(child, 'exit')) as [number];
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
});

test('prints a long body whole', async () => {
  const { stdout } = await run(['get', '/airports?limit=300', '--data-dir', folder]);
  const body = JSON.parse(stdout) as { count: number; items: unknown[] };
  expect(body.items).toHaveLength(body.count);
});
