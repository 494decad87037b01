/** Files of users read apart, by real processes. */
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { forkNode, type StartChild } from '#core/platform/process/start-child.ts';
import { openFilesApart } from '#core/user-files/file-processes.ts';
import { writeEndlessSchema } from '../../helpers/hostile-tiles.ts';
import { writeMbtiles } from '../../helpers/tile-files.ts';
import { temporaryFolder } from '../../helpers/dataset-files.ts';

const folder = temporaryFolder();
const fileAt = (name: string): string => join(folder, name);
const refusedFor = (code: string) => ({ code: 'invalidRequest', reasons: [expect.objectContaining({ code })] });
const send = (text: string) => () => Promise.resolve(Buffer.from(text));

function opened(options: Parameters<typeof openFilesApart>[0] = {}) {
  const files = openFilesApart(options);
  onTestFinished(() => files.stop());
  return files;
}

describe('a file that is read apart', () => {
  it('is refused once its time is over, whatever SQLite is doing, and the next is read', async () => {
    const [endless, good] = [fileAt('endless.mbtiles'), fileAt('good.mbtiles')];
    writeEndlessSchema(endless);
    writeMbtiles(good, { format: 'pbf' }, []);
    const files = opened({ longestMs: 5_000 });
    const read = async (path: string) =>
      files.map<'basemap'>({ read: 'basemap', path, tag: await files.map<'state'>({ read: 'state', path }) });
    await expect(read(endless)).rejects.toMatchObject(refusedFor('basemapTooDear'));
    expect(await read(good)).toMatchObject({ format: 'mbtiles' });
  });

  it('that ends the process which reads it is refused, and the next is read', async () => {
    const kills: (() => void)[] = [];
    const startChild: StartChild = (...about) => {
      const child = forkNode(...about);
      kills.push(child.kill);
      return child;
    };
    const files = opened({ startChild });
    const lost = files.document('route', send('LSGG LFMN'), 'user');
    // The process is begun while the file is on its way.
    kills[0]?.();
    await expect(lost).rejects.toMatchObject(refusedFor('routeFileTooDear'));
    expect(await files.document('route', send('LSGG LFMN'), 'user')).toEqual({ words: 'LSGG LFMN' });
    expect(kills).toHaveLength(2);
  });

  it('has its refusal by name, and the process stays for the next', async () => {
    const files = opened();
    await expect(files.document('waypoints', send('<kml/>'), 'user')).rejects.toMatchObject(refusedFor('waypointFileNoPoints'));
    expect(await files.document('waypoints', send('ident,latitude,longitude\nHOME,46,7'), 'user')).toMatchObject({ format: 'csv' });
  });
});

describe('strangers', () => {
  it('wait behind users, four at a time, and one whose file is still on its way counts', async () => {
    const files = opened();
    const order: string[] = [];
    const arriving = Promise.withResolvers<Buffer>();
    const first = files.document('route', send('LSGG'), 'stranger');
    const others = [1, 2].map((at) => files.document('route', send('LSZH'), 'stranger').then(() => order.push(`stranger ${at}`)));
    const slow = files.document('route', () => arriving.promise, 'stranger');
    await expect(files.document('route', send('LFMN'), 'stranger')).rejects.toMatchObject({ code: 'tooManyQueries', retryAfterSeconds: 5 });
    const user = files.document('route', send('LFPG'), 'user').then(() => order.push('user'));
    arriving.resolve(Buffer.from('EDDF'));
    expect(await Promise.all([first, slow])).toEqual([{ words: 'LSGG' }, { words: 'EDDF' }]);
    await Promise.all([...others, user]);
    expect(order).toEqual(['user', 'stranger 1', 'stranger 2']);
  });

  it('are refused when it stops, as all are', async () => {
    const files = openFilesApart();
    const waiting = [files.document('route', send('LSGG'), 'stranger'), files.document('route', send('LSZH'), 'user')];
    const ended = Promise.allSettled(waiting);
    await files.stop();
    for (const result of await ended) expect(result).toMatchObject({ status: 'rejected', reason: { code: 'queryTooDear' } });
    await expect(files.document('route', send('LSGG'), 'user')).rejects.toMatchObject({ code: 'queryTooDear' });
  });
});
