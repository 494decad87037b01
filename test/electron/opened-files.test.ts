import { chmodSync, mkdirSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { kindOf, MOST_BYTES, openedFiles } from '#electron/opened-files.ts';
import { temporaryFolder } from '../helpers/dataset-files.ts';

let folder: string;
beforeEach(() => void (folder = temporaryFolder()));

function file(name: string, content = 'text'): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

describe('files that the system asked to open', () => {
  it.each([
    ['club.aeroshelf', 'pack'],
    ['CLUB.AEROSHELF', 'pack'],
    ['notices.txt', 'notams'],
    ['pib.xml', 'notams'],
    ['photo.jpg', undefined],
    ['program', undefined],
  ])('%s is of the kind %s', (name, kind) => {
    expect(kindOf(name)).toBe(kind);
  });

  it('are taken once, the oldest first, by name and without their path', async () => {
    const files = openedFiles();
    files.put(file('b.txt', 'second'));
    files.put(file('a.aeroshelf', 'first'));
    expect(await files.take()).toMatchObject({ name: 'b.txt', kind: 'notams', bytes: Buffer.from('second') });
    expect(await files.take()).toMatchObject({ name: 'a.aeroshelf', kind: 'pack' });
    expect(await files.take()).toBeUndefined();
  });

  it('are one file where one is opened twice', async () => {
    const files = openedFiles();
    const path = file('a.txt');
    files.put(path);
    files.put(path);
    expect(await files.take()).toBeDefined();
    expect(await files.take()).toBeUndefined();
  });

  it('that are too large are refused by name with the way out, and forgotten', async () => {
    const files = openedFiles();
    const path = file('huge.txt');
    truncateSync(path, MOST_BYTES + 1);
    files.put(path);
    const text = 'huge.txt is larger than 200 MB, the most that a window opens. The command line imports larger ones.';
    expect(await files.take()).toEqual({ problem: { code: 'fileTooLargeToOpen', values: { file: 'huge.txt', mostMb: 200 }, text } });
    expect(await files.take()).toBeUndefined();
  });

  it('that are gone meanwhile are refused, and the next one is given', async () => {
    const files = openedFiles();
    files.put(join(folder, 'gone.txt'));
    files.put(file('here.txt'));
    expect(await files.take()).toMatchObject({ problem: { code: 'fileMissing', values: { path: 'gone.txt' } } });
    expect(await files.take()).toMatchObject({ name: 'here.txt' });
  });

  it('that are folders are refused', async () => {
    const files = openedFiles();
    mkdirSync(join(folder, 'folder.txt'));
    files.put(join(folder, 'folder.txt'));
    expect(await files.take()).toMatchObject({ problem: { code: 'notRegularFile', values: { path: 'folder.txt' } } });
  });

  it.skipIf(process.platform === 'win32' || process.getuid?.() === 0)('that the user may not read are refused', async () => {
    const files = openedFiles();
    const path = file('locked.txt');
    chmodSync(path, 0);
    files.put(path);
    expect(await files.take()).toMatchObject({ problem: { code: 'fileNotPermitted', values: { file: 'locked.txt' } } });
  });

  it('that cannot be read for any other reason are refused with the code of the operating system', async () => {
    const files = openedFiles();
    files.put(join(file('a.txt'), 'within.txt'));
    const problem = { code: 'fileUnreadable', values: { file: 'within.txt', error: 'ENOTDIR' } };
    // Windows finds nothing below a file.
    expect(await files.take()).toMatchObject(process.platform === 'win32' ? { problem: { code: 'fileMissing' } } : { problem });
  });
});
