import { spawn, spawnSync } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { generatedSet, temporaryFolder } from '../../../helpers/dataset-files.ts';
import { openServer, servedSet } from './open.ts';

const script = fileURLToPath(new URL('fetch-until-full.ts', import.meta.url));
/** A mount of its own that ends with its process, made without rights over the machine. */
const withDisk = (folder: string, command: string, size = '2m') => [
  '-rm',
  'sh',
  '-c',
  `mount -t tmpfs -o size=${size} tmpfs "$0" && ${command}`,
  folder,
];
const canMount = spawnSync('unshare', withDisk('/tmp', 'true')).status === 0;
if (!canMount) console.warn('SKIPPED a full disk while fetching: NOT covered, no small disk can be mounted here.');

it.runIf(canMount).each([
  ['downloading', false],
  ['unpacking', true],
])('a disk that fills up while %s leaves the set before, frees what it had taken, and takes the next set', async (_, isPacked) => {
  const small = await openServer();
  const large = await openServer(servedSet(generatedSet(40_000)).map(([name, file]) => [name, { ...file, isPacked }]));
  const folder = temporaryFolder();
  const child = spawn(
    'unshare',
    withDisk(folder, 'exec "$1" "$2" "$0" "$3" "$4"').concat(process.execPath, script, small.base, large.base),
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const printed = (await text(child.stdout))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
  const inUse = { inUse: 'set-1', names: ['set-1', 'snapshot.json'], files: 6 };
  expect(printed).toEqual([
    { ended: 6, ...inUse },
    { ended: 'ENOSPC', ...inUse },
    { ended: 0, ...inUse },
  ]);
});
