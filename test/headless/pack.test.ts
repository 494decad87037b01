import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { layDataset, newer } from '../core/transfer/machines.ts';
import { run, serve, startedFolder } from './aeroshelf.ts';
import { temporaryFolder } from '../helpers/dataset-files.ts';

const at = (dataDir: string) => ['--data-dir', dataDir];

describe('pack and unpack', () => {
  it('carry a dataset to another folder, past the question of trust', async () => {
    const [here, there] = [temporaryFolder(), temporaryFolder()];
    await layDataset(here, newer);
    await run(['users', 'list', ...at(here)]);
    const file = join(temporaryFolder(), 'x.aeroshelf');
    const packed = await run(['pack', file, ...at(here)]);
    expect(packed).toMatchObject({ code: 0, stderr: '' });
    const fingerprint = /Signed by ([0-9a-f]{64})\./.exec(packed.stdout)?.[1] ?? '';
    expect(packed.stdout).toContain(`aeroshelf unpack ${file} --trust ${fingerprint}`);

    const refused = await run(['unpack', file, ...at(there)]);
    expect(refused).toMatchObject({ code: 1, stdout: '' });
    expect(refused.stderr).toContain(fingerprint);

    const taken = await run(['unpack', file, '--trust', fingerprint.toUpperCase(), ...at(there)]);
    expect(taken.code).toBe(0);
    expect(taken.stdout).toContain(`The dataset ${newer.revision} of 2030-01-01 is in use now.`);
    const again = await run(['unpack', file, ...at(there)]);
    expect(again.stdout).toContain('is not newer than the one in use');
  });

  it('pack while a server runs; unpacking there is refused with its pid', async () => {
    const dataDir = startedFolder();
    const server = await serve(dataDir);
    const file = join(temporaryFolder(), 'x.aeroshelf');
    expect((await run(['pack', file, ...at(dataDir)])).code).toBe(0);
    const refused = await run(['unpack', file, ...at(dataDir)]);
    expect(refused).toMatchObject({ code: 1, stdout: '' });
    expect(refused.stderr).toContain(`in use by process ${server.pid}`);
    expect(await server.stop()).toBe(0);
  });

  it('refuse a file that exists, one that does not, a folder without data and a fingerprint that is not one', async () => {
    const dataDir = temporaryFolder();
    const file = join(temporaryFolder(), 'x.aeroshelf');
    writeFileSync(file, 'mine');
    for (const command of ['pack', 'backup'])
      for (const folder of [dataDir, join(dataDir, 'gone')])
        expect((await run([command, join(temporaryFolder(), 'y'), ...at(folder)])).stderr).toContain(
          `There is no data folder of Aeroshelf at ${folder}.`,
        );
    await run(['users', 'list', ...at(dataDir)]);
    expect((await run(['pack', file, ...at(dataDir)])).stderr).toContain('overwrite it with --force');
    expect(readFileSync(file, 'utf8')).toBe('mine');
    expect((await run(['pack', file, '--force', ...at(dataDir)])).code).toBe(0);
    expect(readFileSync(file).subarray(0, 2).toString()).toBe('PK');
    expect((await run(['unpack', `${file}.not`, ...at(dataDir)])).stderr).toContain('There is no file');
    expect((await run(['unpack', file, '--trust', 'abc', ...at(dataDir)])).stderr).toContain('abc is no fingerprint');
  });
});

it('backup works while a server runs; restore is refused until it has ended, and then says what came back', async () => {
  const dataDir = startedFolder();
  await run(['users', 'add', 'pilot', '--email', 'pilot@example.org', ...at(dataDir)], { input: 'correct horse\n' });
  const server = await serve(dataDir);
  const file = join(temporaryFolder(), 'x.aeroshelf-backup');
  const made = await run(['backup', file, ...at(dataDir)]);
  expect(made).toMatchObject({ code: 0, stderr: '' });
  expect(made.stdout).toMatch(/Backed up 2 users, 0 keys, 0 favourites, 0 notes, 0 routes, 0 waypoints, 0 briefings and \d+ NOTAMs/);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const refused = await run(['restore', file, ...at(dataDir)]);
  expect(refused).toMatchObject({ code: 1, stdout: '' });
  expect(refused.stderr).toContain(`in use by process ${server.pid}`);
  await server.stop();

  await run(['users', 'remove', 'pilot', ...at(dataDir)]);
  const restored = await run(['restore', file, ...at(dataDir)]);
  expect(restored).toMatchObject({ code: 0, stderr: '' });
  expect(restored.stdout).toMatch(/Restored 2 users, 0 keys/);
  expect(restored.stdout).toContain('before-restore-');
  expect((await run(['users', 'list', ...at(dataDir)])).stdout).toContain('pilot@example.org');
});
