/** `data` beside a running server says what it says on the folder. */
import { expect, test } from 'vitest';
import { newSet, oldSet, shelve } from '../../core/reference/store/kept-versions.ts';
import { freshFolder, run, serve } from '../aeroshelf.ts';

test('datasets are listed, compared, checked and rolled back through the server', async () => {
  const folder = freshFolder();
  const data = async (...words: string[]) => {
    const { code, stdout, stderr } = await run(['data', ...words, '--data-dir', folder]);
    // Seconds of a check, and what a server keeps on the disk, differ.
    return { code, stderr, stdout: stdout.replace(/Read in .*|On the disk: .*/, '') };
  };
  await data('versions');
  const former = await shelve(folder, oldSet());
  const later = await shelve(folder, newSet());
  const commands = [['versions'], ['diff', former, later], ['check'], ['conflicts'], ['status'], ['rollback', 'nothing']];
  const alone = [];
  for (const words of commands) alone.push(await data(...words));
  const server = await serve(folder);
  const beside = [];
  for (const words of commands) beside.push(await data(...words));
  expect(beside).toEqual(alone);
  expect(alone.map(({ code }) => code)).toEqual([0, 0, 0, 0, 0, 1]);

  expect((await data('rollback', former)).stdout).toContain(`The dataset in use is now ${former}: 40 airports`);
  expect(((await (await fetch(`${server.url}/dataset`)).json()) as { revision: string }).revision).toBe(former);
  expect((await data('confirm-clock')).stdout).toMatch(/^The time is \d{4}-\d\d-\d\dT\d\d:\d\dZ\.\n$/);
});
