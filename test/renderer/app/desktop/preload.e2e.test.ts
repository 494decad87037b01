/**
 * The built page through the built preload bundle, in a real Chromium, before the real main process's answers: of Electron itself only the
 * pipe between them is played. What the page gets is what the window of the application gets.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Log } from '#core/platform/log.ts';
import { boot } from '#electron/boot.ts';
import type { OpenedFile, UnreadableFile } from '#electron/channels.ts';
import { openedFiles } from '#electron/opened-files.ts';
import { ownOrigins } from '#electron/own-origins.ts';
import { sendToPage } from '#electron/window.ts';
import { api } from '#renderer/i18n/en/api.ts';
import { notams } from '#renderer/i18n/en/notams.ts';
import { box } from '#renderer/i18n/en/window.ts';
import { desktop } from '#renderer/i18n/en/settings.ts';
import { app, BrowserWindow, handlers, reset, wordsOf } from '../../../fakes/electron.ts';
import { collectTroubles, describeInChromium, launchChromium, openContext } from '../../../helpers/browser.ts';
import { builtOnce } from '../../../helpers/build.ts';
import { invented } from '../../features/notams/open-notams.ts';
import { goTo } from '../../open-window.ts';
import { temporaryFolder } from '../../../helpers/dataset-files.ts';

vi.mock('electron', () => import('../../../fakes/electron.ts'));

const log: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** The page's end of the pipe: Electron's two modules, as a sandboxed preload script finds them, around the bundle. */
const preloadIn = (bundle: string) => `(() => {
  const listeners = new Map();
  const revived = (file) => (file?.bytes === undefined ? file : { ...file, bytes: Uint8Array.from(file.bytes) });
  const electron = {
    contextBridge: { exposeInMainWorld: (name, bridge) => Object.defineProperty(window, name, { value: Object.freeze(bridge) }) },
    ipcRenderer: {
      invoke: (channel) => window.pipeToMain(channel).then(revived),
      on: (channel, listener) => listeners.set(channel, listener),
      off: (channel) => listeners.delete(channel),
    },
  };
  window.pipeFromMain = (channel, message) => listeners.get(channel)?.({}, message);
  ((require, module, exports, process) => {
${bundle}
  })(() => electron, { exports: {} }, {}, { platform: 'linux' });
})();`;

describeInChromium('the page through the preload bundle', () => {
  const files = openedFiles();
  let browser: Browser;
  let bundle = '';
  let dataDir = '';
  let context: BrowserContext;
  let page: Page;
  let troubles: string[];

  beforeAll(async () => {
    bundle = preloadIn(readFileSync(join(await builtOnce(), 'preload', 'preload.cjs'), 'utf8'));
    browser = await launchChromium();
  });
  afterAll(() => browser.close());

  beforeEach(async () => {
    reset();
    ownOrigins.clear();
    dataDir = temporaryFolder();
    await boot({ dataDir, port: 0, log, files, isOffline: true });
    context = await openContext(browser);
    page = await context.newPage();
    troubles = await collectTroubles(page);
    const window = BrowserWindow.opened[0];
    if (window === undefined) throw new Error('No window was opened.');
    const { origin } = new URL(window.state.loaded);
    await page.exposeFunction('pipeToMain', async (channel: string) => {
      try {
        const answer = await handlers.get(channel)?.({ senderFrame: { origin, parent: null } } as never);
        return channel === 'aeroshelf:opened-file' && answer !== null ? carried(answer as OpenedFile | UnreadableFile) : answer;
      } catch (error) {
        // Electron words it so.
        throw new Error(`Error invoking remote method '${channel}': ${String(error)}`, { cause: error });
      }
    });
    window.webContents.send = (...message) =>
      void page.evaluate((sent) => (globalThis as unknown as { pipeFromMain(...sent: unknown[]): void }).pipeFromMain(...sent), message);
    await page.addInitScript(bundle);
  });
  afterEach(async () => {
    await context.close();
    app.emit('will-quit', { preventDefault: () => undefined });
    await vi.waitUntil(() => wordsOf('app.exit').length > 0, 60_000);
    app.removeAllListeners();
  });

  async function load(): Promise<void> {
    await page.goto(BrowserWindow.opened[0]?.state.loaded ?? '');
    await page.locator('#root main').waitFor();
  }
  const title = (name: string) => page.getByRole('heading', { level: 1, name });

  /** Puts a file where the system would have named one, and says so. */
  function openFile(name: string, content: string): void {
    const path = join(dataDir, name);
    if (content !== '') writeFileSync(path, content);
    files.put(path);
    sendToPage({ fileAvailable: true });
  }

  it('is signed in as the owner, hands the first key over, and shows what the window runs on', async () => {
    const versions = Object.getOwnPropertyDescriptor(process, 'versions') ?? {};
    Object.defineProperty(process, 'versions', { ...versions, value: { ...process.versions, electron: '45.9.9', chrome: '156.9.9' } });
    try {
      await load();
      await page.getByText('this installation').waitFor();
      await page.getByText(/^ask_/).waitFor();
      await page.getByRole('button', { name: api.savedIt }).click();
      await expect.poll(() => page.getByText(/^ask_/).count()).toBe(0);
      await goTo(page, '/about');
      await page.getByText('45.9.9', { exact: true }).waitFor();
      await page.getByText('156.9.9', { exact: true }).waitFor();
      await page.getByText(process.versions.node, { exact: true }).waitFor();
    } finally {
      Object.defineProperty(process, 'versions', versions);
    }
    expect(troubles).toEqual([]);
  });

  it('follows what menus, tray and links ask, also before it listened', async () => {
    sendToPage({ go: '/airports/LSGG' });
    await load();
    await page.getByRole('heading', { level: 1, name: /^Gen/ }).waitFor();
    sendToPage({ go: '/settings' });
    await title('Settings').waitFor();
    sendToPage({ go: 'palette' });
    await page.getByRole('combobox', { name: box.label }).waitFor();
    expect(troubles).toEqual([]);
  });

  it('shows a NOTAM file that the system opened before anything is stored, then a pack', async () => {
    openFile('invented.txt', invented);
    await load();
    await page.getByRole('heading', { name: notams.previewOf('invented.txt') }).waitFor();
    await page.getByText(notams.tallies.added(2)).waitFor();
    openFile('club.aeroshelf', 'no pack');
    await page.getByText(/^club\.aeroshelf, .* Nothing has changed yet\.$/).waitFor();
    expect(troubles).toEqual([]);
  });

  it('says on any screen why a file that the system opened can’t be read', async () => {
    await load();
    await goTo(page, '/settings');
    await title('Settings').waitFor();
    openFile('gone.txt', '');
    const alert = page.locator('[aria-live=assertive]').filter({ hasText: desktop.fileProblem });
    await alert.getByText('There is no file gone.txt.', { exact: true }).waitFor();
    await alert.getByRole('button', { name: 'Close' }).click();
    await alert.waitFor({ state: 'detached' });
    expect(troubles).toEqual([]);
  });
});

/** Bytes as numbers: the pipe of the test carries JSON. */
const carried = (file: OpenedFile | UnreadableFile) => ('problem' in file ? file : { ...file, bytes: [...file.bytes] });
