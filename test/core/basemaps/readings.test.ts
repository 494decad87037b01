/** What is remembered of the files of basemaps while they are read, with real processes that end at the wrong moment. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { openReadings } from '#core/basemaps/readings.ts';
import { forkNode, type StartChild } from '#core/platform/process/start-child.ts';
import { openFilesApart } from '#core/user-files/file-processes.ts';
import { writeMbtiles } from '../../helpers/tile-files.ts';
import { temporaryFolder } from '../../helpers/dataset-files.ts';

const folder = temporaryFolder();

const path = join(folder, 'town.mbtiles');
const place = { zoom: 0, column: 0, row: 0 };
const tile = (data: string) => [{ ...place, data: Buffer.from(data) }];
const refusedFor = (code: string) => ({ reasons: [expect.objectContaining({ code })] });

beforeEach(() => {
  rmSync(path, { force: true });
  writeMbtiles(path, { format: 'pbf', name: 'Town' }, tile('a tile'));
});

/** Processes that are killed as soon as they are to read so. */
const killedBy =
  (fatal: string): StartChild =>
  (...about) => {
    const child = forkNode(...about);
    return { ...child, send: (message) => ((message as { read?: string }).read === fatal ? child.kill() : child.send(message)) };
  };

function opened(fatal?: string, marks = new Map<string, string>()) {
  const files = openFilesApart(fatal === undefined ? {} : { startChild: killedBy(fatal) });
  onTestFinished(() => files.stop());
  const set = (id: string, tag: string | undefined) => void (tag === undefined ? marks.delete(id) : marks.set(id, tag));
  return { marks, readings: openReadings(files, { of: (id) => marks.get(id), set }) };
}
const file = { id: 'town', path };

describe('the mark of a file that is being read', () => {
  it('is gone once that ended well, or with a refusal', async () => {
    const { marks, readings } = opened();
    expect((await readings.about(file)).about.name).toBe('Town');
    expect(Buffer.from((await readings.tile(file, place)).tile?.bytes ?? []).toString()).toBe('a tile');
    expect(marks.size).toBe(0);
    rmSync(path);
    writeMbtiles(path, { format: 'pbf' }, [], false);
    await expect(readings.tile(file, place)).rejects.toMatchObject(refusedFor('basemapWithoutIndex'));
    expect(marks.size).toBe(0);
  });

  it.each(['basemap', 'tile'])('stays where the process ended with the reading of a %s, which is not begun again', async (fatal) => {
    const { marks, readings } = opened(fatal);
    await expect(readings.tile(file, place)).rejects.toMatchObject(refusedFor('basemapTooDear'));
    expect([...marks.keys()]).toEqual(['town']);
    await expect(readings.about(file)).rejects.toMatchObject(refusedFor('basemapTooDear'));

    const later = opened(undefined, marks).readings;
    await expect(later.about(file)).rejects.toMatchObject(refusedFor('basemapSetAside'));
    await expect(later.tile(file, place)).rejects.toMatchObject(refusedFor('basemapSetAside'));
    expect((await later.about({ path })).about.name).toBe('Town');
    rmSync(path);
    writeMbtiles(path, { format: 'pbf', name: 'Another' }, tile('another tile'));
    expect((await later.about(file)).about.name).toBe('Another');
    expect(marks.size).toBe(0);
  });
});
