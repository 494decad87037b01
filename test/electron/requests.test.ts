import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openedFiles, type OpenedFiles } from '#electron/opened-files.ts';
import { askedIn, claimLinks, setupRequests } from '#electron/requests.ts';
import { openWindow, pageListens } from '#electron/window.ts';
import { app, BrowserWindow, reset, wordsOf } from '../fakes/electron.ts';
import { temporaryFolder } from '../helpers/dataset-files.ts';

vi.mock('electron', () => import('../fakes/electron.ts'));

let folder: string;
let files: OpenedFiles;
beforeEach(() => {
  reset();
  folder = temporaryFolder();
  writeFileSync(join(folder, 'club.aeroshelf'), 'pack');
  writeFileSync(join(folder, 'photo.jpg'), 'photo');
  files = openedFiles();
});

const sent = () => BrowserWindow.opened.at(-1)?.webContents.sent.map(([, one]) => one);
function listen(words: readonly string[] = []): void {
  setupRequests(files, words);
  openWindow({ page: 'http://127.0.0.1:4127/ui/', dataDir: folder, hidesOnClose: () => false });
  pageListens();
}
const event = { preventDefault: () => undefined };

it('what the words of a command line ask for is links and files that are there; switches, unknown files and hostile links are none', () => {
  const words = ['--port', '0', 'club.aeroshelf', 'photo.jpg', 'gone.txt', 'aeroshelf://map', 'aeroshelf://x/../y', '-x.txt'];
  expect(askedIn(words, folder)).toEqual([{ file: join(folder, 'club.aeroshelf') }, { screen: '/map' }]);
});

describe('the window', () => {
  it('gets what the first start was asked for', async () => {
    listen(['aeroshelf://airport/LSGG', join(folder, 'club.aeroshelf')]);
    expect(sent()).toEqual([{ go: '/airports/LSGG' }, { fileAvailable: true }]);
    expect(await files.take()).toMatchObject({ name: 'club.aeroshelf' });
  });

  it('comes to the front at a second start and gets what that one was asked for, by its folder', async () => {
    listen();
    app.emit('second-instance', event, ['aeroshelf', 'club.aeroshelf', 'aeroshelf://notams/LOWW'], folder);
    expect(BrowserWindow.opened[0]?.state.focused).toBe(1);
    expect(sent()).toEqual([{ go: '/notams/LOWW' }, { fileAvailable: true }]);
    expect(await files.take()).toMatchObject({ kind: 'pack' });
  });

  it('follows the links and files of macOS', () => {
    listen();
    app.emit('open-url', event, 'aeroshelf://map');
    app.emit('open-file', event, join(folder, 'club.aeroshelf'));
    expect(sent()).toEqual([{ go: '/map' }, { fileAvailable: true }]);
  });

  it('comes to the front for a link that leads nowhere, and stays where it is', () => {
    listen();
    app.emit('open-url', event, 'aeroshelf://nowhere/x');
    expect(BrowserWindow.opened[0]?.state.focused).toBe(1);
    expect(sent()).toEqual([]);
  });
});

it('links are claimed by an installed program only', () => {
  claimLinks();
  expect(wordsOf('app.setAsDefaultProtocolClient')).toEqual([]);
  app.isPackaged = true;
  claimLinks();
  expect(wordsOf('app.setAsDefaultProtocolClient')).toEqual([['aeroshelf']]);
});
