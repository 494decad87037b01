import { mkdirSync, readdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Refusal } from '#core/refusal.ts';
import { snapshotOf } from '#core/sync/fetch/snapshot.ts';
import { Unreachable } from '#core/sync/unreachable.ts';
import { filesOf, generatedSet, smallSet, writeSet, type SetRows, temporaryFolder } from '../../../helpers/dataset-files.ts';
import { writeZip } from '../../../helpers/zip-file.ts';
import { failureOf, now, textsIn } from './open.ts';
import { copyCsvFiles, fetchList } from '#core/sync/fetchers.ts';

const options = (folder: string) => ({
  folder,
  clock: () => now,
  signal: new AbortController().signal,
  progress: () => undefined,
});
const take = (from: string, folder: string) => copyCsvFiles({ from, ...options(folder) });

function zipOf(set: SetRows, claimedTooFew = 0): string {
  const path = writeZip(
    [...filesOf(set)].map(([name, data]) => ({ name: `data/${name}`, data, claimedSize: data.length - claimedTooFew })),
  );
  return path;
}

describe('a folder or ZIP of this machine', () => {
  it('is copied into a set without a date, whatever the times of its files are', async () => {
    const from = writeSet(smallSet());
    utimesSync(join(from, 'runways.csv'), new Date('2099-01-01T00:00:00Z'), new Date('2099-01-01T00:00:00Z'));
    const folder = temporaryFolder();
    const set = await take(from, folder);
    expect(set.changed).toHaveLength(6);
    expect(set.date).toBeNull();
    expect(snapshotOf(folder)).toEqual({ path: set.path, date: null });
    expect(textsIn(set.path)).toEqual(Object.fromEntries(filesOf(smallSet())));
  });

  it('is copied out of an archive', async () => {
    const folder = temporaryFolder();
    const { path } = await take(zipOf(smallSet()), folder);
    expect(textsIn(path)).toEqual(Object.fromEntries(filesOf(smallSet())));
  });

  it('is unchanged while its content is, whatever the times of its files are', async () => {
    const from = writeSet(smallSet());
    const folder = temporaryFolder();
    const first = await take(from, folder);
    const later = new Date('2026-11-22T00:00:00Z');
    for (const name of readdirSync(from)) utimesSync(join(from, name), later, later);
    expect(await take(from, folder)).toEqual({ changed: [], date: null, path: first.path });
    expect(readdirSync(folder).toSorted()).toEqual(['set-1', 'snapshot.json']);
  });

  it('is a new set when a file of it changed', async () => {
    const from = writeSet(smallSet());
    const folder = temporaryFolder();
    await take(from, folder);
    const text = filesOf(generatedSet(9)).get('airports.csv') ?? '';
    writeFileSync(join(from, 'airports.csv'), text);
    const set = await take(from, folder);
    expect(set.changed).toEqual(['airports.csv']);
    expect(textsIn(set.path)).toEqual({ ...Object.fromEntries(filesOf(smallSet())), 'airports.csv': text });
    expect(readdirSync(folder).toSorted()).toEqual(['set-2', 'snapshot.json']);
  });

  it('is unreachable while it is not there, and the set before stays', async () => {
    const from = writeSet(smallSet());
    const folder = temporaryFolder();
    const { path } = await take(from, folder);
    renameSync(from, `${from}-unplugged`);
    expect(await failureOf(take(from, folder))).toBeInstanceOf(Unreachable);
    expect(snapshotOf(folder)?.path).toBe(path);
    renameSync(`${from}-unplugged`, from);
    expect((await take(from, folder)).changed).toEqual([]);
  });

  it.each<[string, (from: string) => void, string]>([
    ['lacks a file', (from) => rmSync(join(from, 'navaids.csv')), 'navaids.csv'],
    ['holds a page', (from) => writeFileSync(join(from, 'navaids.csv'), '<html>'), 'web page'],
    ['holds other columns', (from) => writeFileSync(join(from, 'navaids.csv'), 'a,b\n1,2\n'), 'no column'],
  ])('is refused when it %s, and the set before stays', async (_, spoil, word) => {
    const from = writeSet(smallSet());
    const folder = temporaryFolder();
    const { path } = await take(from, folder);
    spoil(from);
    const refusal = await failureOf(take(from, folder));
    expect(refusal).toBeInstanceOf(Refusal);
    expect((refusal as Refusal).details?.[0]).toContain(word);
    expect(snapshotOf(folder)?.path).toBe(path);
    expect(readdirSync(folder).toSorted()).toEqual(['set-1', 'snapshot.json']);
  });

  it('is unreachable when a file of it can not be read', async () => {
    const from = writeSet(smallSet());
    rmSync(join(from, 'navaids.csv'));
    mkdirSync(join(from, 'navaids.csv'));
    const failure = await failureOf(take(from, temporaryFolder()));
    expect(failure).toBeInstanceOf(Unreachable);
    expect(failure).toMatchObject({ reason: { code: 'notRegularFile' } });
  });

  it('is refused when an archive is damaged within', async () => {
    const path = zipOf(generatedSet(50), 9);
    const refusal = await failureOf(take(path, temporaryFolder()));
    expect(refusal).toBeInstanceOf(Refusal);
    expect((refusal as Refusal).details?.[0]).toContain('damaged');
  });

  it('ends with the reason of its signal', async () => {
    const folder = temporaryFolder();
    const reason = new Error('the program ends');
    const failure = await failureOf(copyCsvFiles({ ...options(folder), from: writeSet(smallSet()), signal: AbortSignal.abort(reason) }));
    expect(failure).toBe(reason);
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('the airport list of this machine', () => {
  const list = 'id,name,latitude,longitude,elevation,facilityType\n1,Field,1,2,3,airport\n';
  const takeList = (address: string, folder: string) => fetchList({ ...options(folder), address });

  it('is copied as airports.csv whatever its name is', async () => {
    const [home, folder] = [temporaryFolder(), temporaryFolder()];
    const address = join(home, 'list of today.csv');
    writeFileSync(address, list);
    const set = await takeList(address, folder);
    expect(textsIn(set.path)).toEqual({ 'airports.csv': list });
    expect(await takeList(address, folder)).toEqual({ ...set, changed: [] });
  });

  it('is unreachable while it is not there, and refused when it is another table', async () => {
    const [home, folder] = [temporaryFolder(), temporaryFolder()];
    const address = join(home, 'list.csv');
    expect(await failureOf(takeList(address, folder))).toBeInstanceOf(Unreachable);
    writeFileSync(address, 'code,name\nCH,Switzerland\n');
    expect(await failureOf(takeList(address, folder))).toBeInstanceOf(Refusal);
    expect(readdirSync(folder)).toEqual([]);
  });
});
