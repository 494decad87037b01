/** Common packaging mistakes are noticed. Staged for real, because the effect of a pattern can't be seen from it. */
import type { Configuration } from 'electron-builder';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtOnce } from '../helpers/build.ts';
import { times } from '../helpers/long.ts';
import { faultsOf } from './faults.ts';
import { runExtracted } from './run-extracted.ts';
import { staged, type Staged } from './stage.ts';
import type { Target } from './targets.ts';

const linux: Target = { system: 'linux', processor: 'x64' };
const mac: Target = { system: 'darwin', processor: 'arm64' };
const windows: Target = { system: 'win32', processor: 'x64' };

/** The project's own configuration for Linux, packed once: several tests look at it. */
let good: Staged;
const seen = Promise.withResolvers<void>();
let removed: Promise<void>;

beforeAll(async () => {
  await builtOnce();
  const packed = Promise.withResolvers<Staged>();
  removed = staged(linux, (one) => (packed.resolve(one), seen.promise));
  removed.catch(packed.reject);
  good = await packed.promise;
});
afterAll(async () => {
  seen.resolve();
  await removed;
});

/** Changes the lists of files of the configuration. */
const withFiles = (change: (files: string[]) => string[]) => (config: Configuration) => ({
  ...config,
  ...Object.fromEntries(
    (['win', 'mac', 'linux'] as const).map((name) => [name, { ...config[name], files: change(config[name]?.files as string[]) }]),
  ),
});
const without = (pattern: RegExp) => withFiles((files) => files.filter((file) => !pattern.test(file)));

it('nothing is wrong with linux-x64', () => {
  expect(faultsOf(good)).toEqual([]);
});

it('a Windows program without its command file is noticed', () => {
  expect(faultsOf({ ...good, target: windows, commandFile: undefined })).toContainEqual(
    expect.stringMatching(/aeroshelf\.cmd.* is missing/),
  );
});

/** Packing takes seconds: the first in `npm test`, all in `npm run test:long`. */
const sampleOf = <T>(all: readonly T[]): T[] => all.slice(0, times(1, all.length));

it.each(sampleOf<Target>([windows, mac, { ...linux, processor: 'arm64' }]))('nothing is wrong with $system-$processor', async (target) => {
  expect(await staged(target, faultsOf)).toEqual([]);
});

type Trap = [string, Target, (config: Configuration) => Configuration, readonly RegExp[]];

/** Mistakes that do not hide each other, made together. */
const traps: readonly Trap[] = [
  [
    "source maps, SQLite's sources, headers for compilers, libraries of other systems and the Node of the npm scripts",
    linux,
    // But for Node itself, of 120 MB: its package has other files.
    withFiles((files) => [
      ...files.filter((file) => !/map$|deps|node-addon-api|prebuilds|node-linux/.test(file)),
      '!node_modules/node-linux-*/bin/*',
    ]),
    [
      /headless\.js\.map is a source map/,
      /better-sqlite3\/deps\/.* does not belong/,
      /node-addon-api\/.* does not belong/,
      /darwin-x64\.node is of another system/,
      /node-linux-\w+\/.* does not belong/,
    ],
  ],
  [
    '${platform}, which is the system that builds',
    mac,
    withFiles((files) => files.map((file) => file.replace('!(darwin', '!(${platform}'))),
    [/darwin-arm64\.node is missing/],
  ],
  [
    'a library that is named instead of the others being excluded',
    linux,
    withFiles((files) => [...files, '!node_modules/better-sqlite3/prebuilds/*', 'node_modules/better-sqlite3/prebuilds/linux-x64.node']),
    [/linux-x64\.node is missing/],
  ],
  [
    'a list of exclusions alone',
    linux,
    withFiles((files) => files.filter((file) => file.startsWith('!'))),
    [/^src-main\/.* does not belong/],
  ],
  [
    'a library inside the archive',
    linux,
    (config) => ({ ...config, asar: { smartUnpack: false }, asarUnpack: [] }),
    [/linux-x64\.node is inside the archive/],
  ],
  [
    'unturned fuses, and an archive that may be exchanged',
    windows,
    (config) => ({ ...config, electronFuses: null, disableAsarIntegrity: true }),
    [/the fuse RunAsNode is not off/, /does not know the hash/],
  ],
];

it.each(sampleOf(traps))('%s: noticed', async (_trap, target, change, faults) => {
  const found = await staged(target, faultsOf, change);
  expect(faults.filter((fault) => !found.some((one) => fault.test(one)))).toEqual([]);
});

it('a compiled better-sqlite3, which would shadow the prebuild, and a prebuild for another processor are noticed', () => {
  const compiled = { path: 'node_modules/better-sqlite3/build/Release/better_sqlite3.node', bytes: 1, isUnpacked: true };
  expect(faultsOf({ ...good, files: [...good.files, compiled] })).toContain(`${compiled.path} does not belong into the program`);
  const other = readFileSync(new URL('../../node_modules/better-sqlite3/prebuilds/linux-arm64.node', import.meta.url));
  expect(faultsOf({ ...good, prebuild: other })).toEqual(['the prebuild was not compiled for linux-x64']);
});

it('what was packed answers from an empty folder, and does not without its starter set', async () => {
  const { statuses, airports, wrongCommands } = await runExtracted(good.archive, linux);
  expect(wrongCommands).toEqual([]);
  expect(new Set(Object.values(statuses))).toEqual(new Set([200]));
  expect(airports).toBeGreaterThan(100);
  const broken = staged(linux, ({ archive }) => runExtracted(archive, linux), without(/starter/));
  await expect(broken).rejects.toThrow(/packed for linux-x64 does not work/);
});
