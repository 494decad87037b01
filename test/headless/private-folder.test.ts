/** Only its owner may read anything in the data folder, after every feature that makes a file. */
import { chmodSync, lstatSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { run, serve } from './aeroshelf.ts';
import { temporaryFolder } from '../helpers/dataset-files.ts';

/** What others may do with it, by name. */
function open(dataDir: string): string[] {
  const all = ['', ...readdirSync(dataDir, { recursive: true }).map(String)];
  return all.flatMap((name) => {
    const found = lstatSync(join(dataDir, name));
    const right = (found.mode & 0o777).toString(8);
    return right === (found.isDirectory() ? '700' : '600') ? [] : [`${name} ${right}`];
  });
}

const notam = `(A0001/26 NOTAMN\nQ) LSAS/QMRLC/IV/NBO/A/000/999/4614N00607E005\nA) LSGG B) 2611200000 C) 2612312359\nE) RWY 04/22 CLSD)\n`;

it.skipIf(process.platform === 'win32')('every file is 0600 and every folder 0700, while it serves and afterwards', async () => {
  const dataDir = join(temporaryFolder(), 'data');
  const at = (...words: string[]) => run([...words, '--data-dir', dataDir], { input: 'electra 10E vega\n' });
  const elsewhere = temporaryFolder();
  const source = join(elsewhere, 'notams');
  mkdirSync(source);
  writeFileSync(join(source, 'a.txt'), notam);
  await at('users', 'add', 'amelia', '--email', 'amelia@lockheed.example');
  const key = (await at('keys', 'add', 'owner')).stdout.trim();
  const server = await serve(dataDir);
  const headers = { 'x-api-key': key };
  const json = { ...headers, 'content-type': 'application/json' };
  const did = async (method: string, path: string, body?: string) => {
    const answer = await fetch(new URL(path, server.url), {
      method,
      headers: body?.startsWith('{') ? json : headers,
      ...(body && { body }),
    });
    await answer.arrayBuffer();
    expect(answer.status, `${method} ${path}`).toBeLessThan(300);
  };
  await did('GET', '/pack');
  await did('GET', '/backup');
  await did('POST', '/notams/import', notam);
  await did('POST', '/sources', JSON.stringify({ kind: 'notams', address: source }));
  await did('POST', '/keys', '{"name":"tablet"}');
  await did('PATCH', '/settings', '{"theme":"dark"}');
  await did('POST', '/login', '{"username":"amelia","password":"electra 10E vega"}');
  await did('POST', '/dataset/check');
  expect(open(dataDir)).toEqual([]);
  await server.stop();
  const [pack, backup] = [join(dataDir, 'x.aeroshelf'), join(dataDir, 'x.aeroshelf-backup')];
  for (const words of [
    ['sync', '--offline'],
    ['pack', pack],
    ['backup', backup],
    ['unpack', pack, '--force'],
    ['restore', backup],
    ['data', 'versions'],
  ]) {
    const outcome = await at(...words);
    expect(outcome.stderr, words.join(' ')).not.toContain('defect');
    expect(open(dataDir), words.join(' ')).toEqual([]);
  }
});

it.skipIf(process.platform === 'win32')('a folder that was copied with open rights is closed at the next start', async () => {
  const dataDir = join(temporaryFolder(), 'data');
  await run(['users', 'list', '--data-dir', dataDir]);
  mkdirSync(join(dataDir, 'versions'));
  writeFileSync(join(dataDir, 'versions', 'kept.sqlite'), 'x');
  for (const name of ['', ...readdirSync(dataDir, { recursive: true }).map(String)]) {
    const path = join(dataDir, name);
    chmodSync(path, lstatSync(path).isDirectory() ? 0o755 : 0o644);
  }
  expect(open(dataDir).length).toBeGreaterThan(4);
  await run(['users', 'list', '--data-dir', dataDir]);
  expect(open(dataDir)).toEqual([]);
});
