import { EventEmitter } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { askForUpdates, download } from '#electron/updates.ts';
import { app, reset, wordsOf } from '../fakes/electron.ts';
import { temporaryFolder } from '../helpers/dataset-files.ts';

vi.mock('electron', () => import('../fakes/electron.ts'));

beforeEach(reset);

const shown = () => wordsOf('dialog.showMessageBox').at(-1)?.at(-1) as { message: string; detail: string };

test.each([
  ['en', 'The network is off, so Aeroshelf cannot check for updates.'],
  ['fr', 'Le réseau est désactivé\u00a0: Aeroshelf ne peut pas vérifier les mises à jour.'],
] as const)('says in %s that the network is off', async (language, message) => {
  await askForUpdates({ language, offline: true });
  expect(shown()).toMatchObject({ message, detail: '' });
});

test.each([
  ['en', 'Could not check for updates.'],
  ['fr', 'Impossible de vérifier les mises à jour.'],
] as const)('says in %s that a check failed, and why in the words of the updater', async (language, message) => {
  const resources = temporaryFolder();
  writeFileSync(join(resources, 'app-update.yml'), '');
  Object.assign(process, { resourcesPath: resources });
  // Where the package "electron" has no binary it would fetch one.
  vi.stubEnv('ELECTRON_OVERRIDE_DIST_PATH', resources);
  onTestFinished(() => {
    rmSync(resources, { recursive: true });
    Reflect.deleteProperty(process, 'resourcesPath');
    vi.unstubAllEnvs();
  });
  app.isPackaged = true;
  // The updater itself is real, and finds no Electron here.
  await askForUpdates({ language, offline: false });
  expect(shown()).toMatchObject({ message, detail: expect.stringMatching(/\S/) as string });
});

test('a packaged program that was given no releases, as an unsigned one on a Mac, says so and sends no request', async () => {
  const resources = temporaryFolder();
  Object.assign(process, { resourcesPath: resources });
  onTestFinished(() => {
    rmSync(resources, { recursive: true });
    Reflect.deleteProperty(process, 'resourcesPath');
  });
  app.isPackaged = true;
  await askForUpdates({ language: 'en', offline: false });
  const message = 'This copy of Aeroshelf does not update itself. Install a newer version the way you installed this one.';
  expect(wordsOf('dialog.showMessageBox').map((shownWords) => (shownWords.at(-1) as { message: string }).message)).toEqual([message]);
});

/** The updater's events, of which one download needs no more. */
const updaterThat = (downloadUpdate: () => Promise<string[]>) => Object.assign(new EventEmitter(), { downloadUpdate }) as never;

test('a download that fails is not called a check that failed', async () => {
  const result = await download(
    updaterThat(() => Promise.reject(new Error('disk full'))),
    '1.2.0',
  );
  expect(result).toEqual({ code: 'downloadFailed', error: 'disk full' });
});

test('a download leaves no listener behind, however it ends', async () => {
  for (const end of [() => Promise.resolve([]), () => Promise.reject(new Error('disk full'))]) {
    const updater: EventEmitter = updaterThat(end);
    await download(updater as never, '1.2.0');
    expect(updater.listenerCount('download-progress')).toBe(0);
  }
});
