/** Starts the app once Electron is ready: the core, the server, the window on it, and shuts it down again. */
import { app } from 'electron';
import { openCore } from '#core/core.ts';
import type { Log } from '#core/platform/log.ts';
import { startServer } from '#http/server.ts';
import { reviveFailedPages } from './failed-pages.ts';
import { answerPage } from './ipc.ts';
import { startAtLogin } from './login-item.ts';
import { setupMenu } from './menus/menu.ts';
import { systemKeyStore } from './key-store.ts';
import type { OpenedFiles } from './opened-files.ts';
import type { WindowOptions as Words } from './options.ts';
import { ownOrigins } from './own-origins.ts';
import { owner } from './owner.ts';
import { confineSession } from './session.ts';
import { startUtilityProcess } from './start-child.ts';
import { setupTray } from './menus/tray.ts';
import { letWindowClose, openWindow, showWindow } from './window.ts';

type BootOptions = Words & { dataDir: string; log: Log; files: OpenedFiles };

/** Call once, after Electron is ready. Throws a Refusal when the data folder or the port is not available. */
export async function boot(options: BootOptions): Promise<void> {
  const { dataDir, port, log, files, isOffline = false } = options;
  const core = await openCore({ dataDir, log, startChild: startUtilityProcess, keyStore: systemKeyStore });
  if (isOffline) core.sync.stayOffline();
  const server = await startServer(core, { log, ...(port !== undefined && { port }) }).catch(async (error: unknown) => {
    await core.close();
    throw error;
  });
  closeAtQuit(async () => {
    await server.close();
    await core.close();
  }, log);

  const page = process.env['ELECTRON_RENDERER_URL'] && !app.isPackaged ? process.env['ELECTRON_RENDERER_URL'] : `${server.url}/ui/`;
  ownOrigins.add(new URL(server.url).origin).add(new URL(page).origin);
  confineSession();
  const { settings } = core;
  const user = owner(core);
  answerPage(user, files);
  reviveFailedPages(() => settings.get().language);
  const showNativeText = () => {
    setupMenu({ dataDir, documentation: `${server.url}/docs`, settings: settings.get });
    setupTray(settings.get().language, user.changedBriefings());
  };
  showNativeText();
  core.events.on(({ type }) => void (type === 'briefings' && setupTray(settings.get().language, user.changedBriefings())));
  const keepLoginItem = () => {
    try {
      startAtLogin(settings.get().startAtLogin);
    } catch (error) {
      log.error('starting at login could not be set', { error: String(error) });
    }
  };
  keepLoginItem();
  settings.onChange((now, before) => {
    if (now.language !== before.language) showNativeText();
    if (now.startAtLogin !== before.startAtLogin) keepLoginItem();
  });
  app.on('before-quit', letWindowClose);
  openWindow({ page, dataDir, hidesOnClose: () => settings.get().closeToTray });
  core.sync.start('bySetting');
  app.on('activate', showWindow);
  // An application of macOS runs on without windows, and this one keeps serving.
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit();
  });
}

/** Quitting waits for pending writes; a slow client must not delay it for longer than this. */
const GRACE_MS = 2000;

function closeAtQuit(close: () => Promise<void>, log: Log): void {
  app.once('will-quit', (event) => {
    event.preventDefault();
    const grace = setTimeout(() => app.exit(0), GRACE_MS);
    close()
      .then(
        () => app.exit(0),
        (error: unknown) => {
          log.error('closing failed', { error });
          app.exit(1);
        },
      )
      .finally(() => clearTimeout(grace));
  });
}
