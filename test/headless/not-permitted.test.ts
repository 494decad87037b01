/** A dataset that this user may not read: root, whom rights do not bind, gives that up for the program that is tried. */
import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { layDataset, newer, older } from '../core/transfer/machines.ts';
import { ask } from '../helpers/server.ts';
import { openCore } from '#core/core.ts';
import { run, serve } from './aeroshelf.ts';
import { temporaryFolder } from '../helpers/dataset-files.ts';

const under = process.getuid?.() === 0 ? ['setpriv', '--bounding-set=-dac_override,-dac_read_search', '--'] : [];

/** Whether a file without rights is refused to a program that is started so. */
const isBound = (() => {
  const file = join(process.env['TMPDIR'] ?? '/tmp', `aeroshelf-rights-${process.pid}`);
  writeFileSync(file, '', { mode: 0 });
  const script = `require('node:fs').readFileSync(${JSON.stringify(file)})`;
  const { status } = spawnSync(under[0] ?? process.execPath, [...under, process.execPath, '-e', script].slice(1), { stdio: 'ignore' });
  rmSync(file);
  return status === 1;
})();
if (!isBound) console.warn('SKIPPED: a dataset without rights is NOT covered: no program can be started here that rights bind');

type Health = { problems?: { code: string; values: Record<string, string> }[] };
type Status = { revision: string; source: string };

it.runIf(isBound).each([
  ['and none is kept', false],
  ['and another is kept', true],
])('a dataset that may not be read %s stays where it is, is said, and is in use again without a restart once it may', async (_, isKept) => {
  const dataDir = temporaryFolder();
  const inUse = join(dataDir, 'reference.sqlite');
  if (isKept) await layDataset(dataDir, older);
  const core = await openCore({ dataDir, log: { info() {}, warn() {}, error() {} } });
  core.users.ensureOwner();
  const { key } = core.keys.add('owner', 'tests');
  if (isKept) {
    const other = temporaryFolder();
    await layDataset(other, newer);
    const build = core.dataset.newBuild();
    copyFileSync(join(other, 'reference.sqlite'), build);
    core.dataset.takeBuilt(build);
  }
  const { revision } = core.dataset.current();
  await core.close();
  chmodSync(inUse, 0);
  const before = readdirSync(join(dataDir, isKept ? 'versions' : '.'));

  const server = await serve(dataDir, ['--port', '0'], {}, under);
  const port = Number(new URL(server.url).port);
  const headers = { 'x-api-key': key, 'content-type': 'application/json' };
  // The clock of the dataset that is laid here is another.
  const problems = async () =>
    ((await ask({ port }, '/health')).json as Health).problems?.filter(({ code }) => code !== 'clockMoved') ?? [];
  const status = async () => (await ask({ port }, '/dataset')).json as Status;
  expect(await problems()).toEqual([
    { code: 'datasetBarred', text: expect.any(String) as string, values: expect.objectContaining({ file: inUse }) as object },
  ]);
  expect((await status()).source).toBe(isKept ? older.source : 'Aeroshelf starter set');
  expect((await ask({ port }, '/airports?limit=1')).status).toBe(200);
  expect((await ask({ port }, '/airports?sort=name&limit=1')).status).toBe(200);
  const refused = await ask({ port }, '/dataset/rollback', { method: 'POST', headers, body: '{}' });
  expect([refused.status, refused.headers['x-error-code']], refused.text).toEqual([500, 'permissionDenied']);
  expect(readdirSync(join(dataDir, isKept ? 'versions' : '.')).filter((name) => name.endsWith('.sqlite'))).toEqual(
    before.filter((name) => name.endsWith('.sqlite')),
  );

  chmodSync(inUse, 0o600);
  await expect.poll(problems).toEqual([]);
  expect((await status()).revision).toBe(revision);
  expect(await server.stop()).toBe(0);
  expect(readdirSync(dataDir).filter((name) => name.includes('.new'))).toEqual([]);
  expect(existsSync(inUse)).toBe(true);
  expect((await run(['data', 'status', '--data-dir', dataDir])).stdout).not.toContain('cannot be opened');
});

it.runIf(isBound).each([[['notams', 'import']], [['unpack']], [['restore']], [['import']]])(
  '%j says of a file that may not be read that the right is missing, and nothing else',
  async (words) => {
    const file = join(temporaryFolder(), 'barred');
    writeFileSync(file, 'PK', { mode: 0 });
    const { code, stderr } = await run([...words, file, '--data-dir', temporaryFolder()], { under });
    expect(code).toBe(1);
    expect(stderr.trimEnd().split('\n').at(-1)).toMatch(/barred: Aeroshelf has no permission to read or write this\. /);
    expect(stderr).not.toMatch(/Error|damaged/);
  },
);
