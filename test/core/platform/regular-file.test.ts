import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { platform } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { regularPieces } from '#core/platform/regular-file.ts';
import { importInWorker } from '#core/notams/import/run-in-worker.ts';
import { openContainer } from '#core/transfer/read-container.ts';
import { smallSet, temporaryFolder, writeSet } from '../../helpers/dataset-files.ts';
import { importFrom, refusalOf } from '../../helpers/import-here.ts';
import { openTestNotams } from '../notams/open.ts';

const isWindows = platform() === 'win32';
if (isWindows) console.warn('SKIPPED what is no regular file: NOT covered: Windows has no FIFO in a folder');

/** A pipe without a writer: reading it never ends. */
function pipe(path = join(temporaryFolder(), 'pipe')): string {
  rmSync(path, { force: true });
  execFileSync('mkfifo', [path]);
  return path;
}

const sentence = (path: string) => `${path} is a pipe, a socket, a device or a folder, not a file. Give the path of a regular file.`;

const readAll = async (path: string) => {
  const pieces = [];
  for await (const piece of regularPieces(path)) pieces.push(piece);
  return Buffer.concat(pieces).toString();
};

describe.skipIf(isWindows)('what is no regular file', () => {
  it('is refused at once where it is in a folder of a source', async () => {
    const folder = writeSet(smallSet());
    const path = pipe(join(folder, 'navaids.csv'));
    expect(await refusalOf(importFrom(folder))).toEqual([sentence(path)]);
  });

  it('is refused at once as a file of NOTAMs', async () => {
    const { path: state } = openTestNotams();
    const path = pipe();
    const { done } = importInWorker({ state, files: [{ path, name: path }], now: Date.now() }, () => undefined);
    await expect(done).rejects.toMatchObject({ code: 'invalidRequest', reasons: [{ code: 'notRegularFile', values: { path } }] });
  });

  it('is refused at once as a pack', async () => {
    const path = pipe();
    await expect(openContainer(path, 'x')).rejects.toMatchObject({ reasons: [{ code: 'notRegularFile', values: { path } }] });
  });

  it.each(['device', 'folder', 'socket'] as const)('is refused as a %s', async (kind) => {
    const folder = temporaryFolder();
    const path = kind === 'device' ? '/dev/zero' : join(folder, 'x');
    if (kind === 'folder') mkdirSync(path);
    if (kind === 'socket') {
      const server = createServer();
      onTestFinished(() => void server.close());
      await new Promise<void>((listening) => server.listen(path, listening));
    }
    await expect(readAll(path)).rejects.toMatchObject({ reasons: [{ code: 'notRegularFile' }] });
  });
});

it('reads a regular file whole', async () => {
  const path = join(temporaryFolder(), 'words');
  writeFileSync(path, 'words');
  expect(await readAll(path)).toBe('words');
});
