/**
 * Finds, downloads and installs updates of the program. Promise: the network is not used until the user asks, nothing is downloaded before
 * a yes, and an update is installed only when the program is quit.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { app, dialog, type MessageBoxOptions } from 'electron';
import type { AppUpdater } from 'electron-updater';
import type { Settings } from '#contract/settings.ts';
import { isolated } from '#domain/text/visible-text.ts';
import { currentWindow } from './window.ts';
import { nativeWords } from './words.ts';

/** It says how a check, or the download that it led to, ended; the catalogues have a sentence for each code. */
type UpdateResult =
  | { code: 'offline' | 'notUpdatable' }
  | { code: 'upToDate' | 'available' | 'downloaded'; version: string }
  /** `error` is the updater's own message. */
  | { code: 'checkFailed' | 'downloadFailed'; error: string };

/** Checks for updates when the user asks for it, and shows each result in their language. */
export async function askForUpdates({ language, offline }: Pick<Settings, 'language' | 'offline'>): Promise<void> {
  const words = nativeWords(language);
  const show = (result: UpdateResult, buttons: Partial<MessageBoxOptions> = { type: 'info' }) => {
    const message = 'version' in result ? words.updateResults[result.code](result.version) : words.updateResults[result.code];
    return box({ title: words.updates, message, detail: 'error' in result ? isolated(result.error) : '', ...buttons });
  };
  if (offline) return void (await show({ code: 'offline' }));
  // Written into the package by a build that knows where its releases are.
  if (!app.isPackaged || !existsSync(join(process.resourcesPath, 'app-update.yml'))) return void (await show({ code: 'notUpdatable' }));
  const result = await check();
  if (result.code !== 'available') return void (await show(result));
  const buttons = [words.download, words.later];
  const { response } = await show(result, { type: 'question', detail: words.updateMore, buttons, defaultId: 0, cancelId: 1 });
  if (response === 0) await show(await download(await loadUpdater(), result.version));
}

async function check(): Promise<UpdateResult> {
  try {
    const updater = await loadUpdater();
    updater.autoDownload = false;
    updater.autoInstallOnAppQuit = true;
    const found = await updater.checkForUpdates();
    if (found === null) return { code: 'notUpdatable' };
    if (!found.isUpdateAvailable) return { code: 'upToDate', version: app.getVersion() };
    return { code: 'available', version: found.updateInfo.version };
  } catch (error) {
    return { code: 'checkFailed', error: messageOf(error) };
  }
}

/** The updater is loaded when it is used: a start does not wait for it, and none of its code runs before. */
const loadUpdater = async (): Promise<AppUpdater> => (await import('electron-updater')).default.autoUpdater;

/** Exported for its test: a check needs a release server, a download only the updater's events. */
export async function download(updater: Pick<AppUpdater, 'on' | 'off' | 'downloadUpdate'>, version: string): Promise<UpdateResult> {
  const showProgress = ({ percent }: { percent: number }) => currentWindow()?.setProgressBar(percent / 100);
  updater.on('download-progress', showProgress);
  try {
    await updater.downloadUpdate();
    return { code: 'downloaded', version };
  } catch (error) {
    return { code: 'downloadFailed', error: messageOf(error) };
  } finally {
    updater.off('download-progress', showProgress);
    currentWindow()?.setProgressBar(-1);
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

const box = (options: MessageBoxOptions) => {
  const window = currentWindow();
  return window ? dialog.showMessageBox(window, options) : dialog.showMessageBox(options);
};
