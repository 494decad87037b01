import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openCore } from '#core/core.ts';
import { leftovers, sweepLeftovers, unfinished, unfinishedFetch } from '#core/platform/leftovers.ts';
import { sourceFiles } from '../../helpers/source/source-files.ts';
import { temporaryFolder } from '../../helpers/dataset-files.ts';

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const each = Object.entries(leftovers);

test.each(each)(
  'a start removes what a killed process left of "%s", and what SQLite left next to it',
  async (key, { folder, name, names }) => {
    const dataDir = temporaryFolder();
    const inside = join(dataDir, folder);
    await (await openCore({ dataDir, log })).close();
    mkdirSync(inside, { recursive: true });
    const made = name(key === 'small' ? 'server.json' : 'x');
    const left = ['', '-wal', '-shm', '-journal'].map((ending) => made + ending).filter((one) => names.test(one));
    expect(left[0]).toBe(made);
    for (const one of left) writeFileSync(join(inside, one), 'half');
    const core = await openCore({ dataDir, log });
    expect(left.filter((one) => existsSync(join(inside, one)))).toEqual([]);
    await core.close();
  },
);

test('a copy of a basemap that is not in the list yet goes with its folder, and none that is next to it', () => {
  const dataDir = temporaryFolder();
  const { folder, name } = leftovers.basemap;
  mkdirSync(join(dataDir, folder, name()), { recursive: true });
  const [arriving = ''] = readdirSync(join(dataDir, folder));
  writeFileSync(join(dataDir, folder, arriving, 'Alps.mbtiles'), 'whole');
  const ownFiles = ['Alps.mbtiles', 'arriving.pmtiles', 'old.part'];
  for (const one of ownFiles) writeFileSync(join(dataDir, folder, one), 'whole');
  sweepLeftovers(dataDir);
  expect(readdirSync(join(dataDir, folder)).sort()).toEqual(ownFiles);
});

test('nothing else is removed', () => {
  const dataDir = temporaryFolder();
  const others = ['state.sqlite', 'state.sqlite-wal', 'reference.sqlite', 'upload-mine.tmp', 'notes.part', 'transfer.txt', 'restoring'];
  for (const name of others) writeFileSync(join(dataDir, name), 'whole');
  sweepLeftovers(dataDir);
  expect(readdirSync(dataDir).sort()).toEqual([...others].sort());
});

test('what a process that runs is making stays: a backup is made while a server starts', () => {
  const dataDir = temporaryFolder();
  const name = leftovers.transfer.name().replace(String(process.pid), String(process.ppid));
  writeFileSync(join(dataDir, name), 'half');
  sweepLeftovers(dataDir);
  expect(existsSync(join(dataDir, name))).toBe(true);
});

test.each(['snapshot.json', 'notams.json', 'airports.csv', 'set-3', 'airports.csv.part.json'])(
  'what is unfinished of %s in the folder of a source is known to its sweep',
  (name) => {
    expect(unfinishedFetch.test(unfinished(name))).toBe(true);
  },
);

test('no other file of the core makes up a name for what is under construction', () => {
  const made = /[`'"][^`'"\n]*\.(?:part|tmp|new)\b(?!\()[^`'"\n]*[`'"]/;
  const others = sourceFiles(['src-main'])
    .filter(({ path }) => path.startsWith('src-main/core/') && !path.endsWith('platform/leftovers.ts'))
    .flatMap(({ path }) =>
      readFileSync(path, 'utf8')
        .split('\n')
        .filter((line) => made.test(line) && !/^\s*(?:\/?\*|\/\/)/.test(line))
        .map((line) => `${path}: ${line.trim()}`),
    );
  expect(others).toEqual([]);
});
