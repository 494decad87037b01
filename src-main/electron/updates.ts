/**
 * Updates of the program. Promise: the network is not used until the user asks, nothing is downloaded before a yes, and an update
 * is installed only when the program is quit.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { app, dialog, type MessageBoxOptions } from 'electron';
import type { Settings } from '#contract/settings.ts';
import { currentWindow } from './window.ts';
import { nativeWords } from './words.ts';

const box = (options: MessageBoxOptions) => {
  const window = currentWindow();
  return window ? dialog.showMessageBox(window, options) : dialog.showMessageBox(options);
};

export async function askForUpdates({ language, offline }: Pick<Settings, 'language' | 'offline'>): Promise<void> {
  const words = nativeWords(language);
  const tell = (message: string, detail = '') => box({ type: 'info', title: words.updates, message, detail });
  if (offline) return void (await tell(words.updateOffline));
  // Written into the package by a build that knows where its releases are.
  if (!app.isPackaged || !existsSync(join(process.resourcesPath, 'app-update.yml'))) return void (await tell(words.cannotUpdate));
  try {
    // Loaded only here: startup does not wait for it, and none of it runs unasked.
    const { default: updater } = await import('electron-updater');
    const { autoUpdater } = updater;
    autoUpdater.autoDownload = false;
    autoUpdater.autoInstallOnAppQuit = true;
    const found = await autoUpdater.checkForUpdates();
    if (found === null) return void (await tell(words.cannotUpdate));
    const { version } = found.updateInfo;
    if (!found.isUpdateAvailable) return void (await tell(words.upToDate(app.getVersion())));
    const question = { message: words.updateFound(version), detail: words.updateMore, buttons: [words.download, words.later] };
    const { response } = await box({ type: 'question', title: words.updates, ...question, defaultId: 0, cancelId: 1 });
    if (response !== 0) return;
    autoUpdater.on('download-progress', ({ percent }) => currentWindow()?.setProgressBar(percent / 100));
    await autoUpdater.downloadUpdate();
    currentWindow()?.setProgressBar(-1);
    await tell(words.updateReady(version));
  } catch (error) {
    await tell(words.updateFailed, error instanceof Error ? error.message : String(error));
  }
}
