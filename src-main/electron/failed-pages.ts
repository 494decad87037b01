/** A page that crashes is loaded again at the same address; one that crashes repeatedly is left closed, because it would crash again. */
import { app, dialog, type BrowserWindow } from 'electron';
import type { Settings } from '#contract/settings.ts';
import { steadyMs } from '#core/platform/clock.ts';
import { currentWindow } from './window.ts';
import { nativeWords } from './words.ts';

const MOST_LIVES = 3;
const WITHIN_MS = 10 * 60_000;

/** `now` is a clock in milliseconds that only runs forward. */
export function reviveFailedPages(language: () => Settings['language'], now: () => number = steadyMs): void {
  const deaths: number[] = [];
  app.on('render-process-gone', (_event, contents, { reason }) => {
    if (reason === 'clean-exit' || contents.isDestroyed()) return;
    deaths.push(now());
    const recent = deaths.filter((at) => now() - at < WITHIN_MS);
    if (recent.length <= MOST_LIVES) return contents.reload();
    const words = nativeWords(language());
    currentWindow()?.destroy();
    dialog.showErrorBox(words.pageGone, words.pageGoneMore);
  });
  app.on('browser-window-created', (_event, window) => {
    window.on('unresponsive', () => void askAboutSilence(window, nativeWords(language())));
  });
}

async function askAboutSilence(window: BrowserWindow, words: ReturnType<typeof nativeWords>): Promise<void> {
  const buttons = [words.wait, words.reload];
  const { response } = await dialog.showMessageBox(window, {
    type: 'warning',
    message: words.unresponsive,
    buttons,
    defaultId: 0,
    cancelId: 0,
  });
  if (response === 1 && !window.isDestroyed()) window.webContents.reload();
}
