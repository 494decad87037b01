/** The system hands this program links and files after it was started, before and after the window exists. */
import { app } from 'electron';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { isLink, screenOf } from './links.ts';
import { kindOf, type OpenedFiles } from './opened-files.ts';
import { showWindow, sendToPage } from './window.ts';

type Asked = { screen: string } | { file: string };

/** Links and existing files among the arguments of a command line; switches and anything else are skipped. */
export function askedIn(words: readonly string[], folder: string): Asked[] {
  return words.flatMap((word): Asked[] => {
    if (isLink(word)) {
      const screen = screenOf(word);
      return screen === undefined ? [] : [{ screen }];
    }
    if (word.startsWith('-')) return [];
    const file = resolve(folder, word);
    return kindOf(file) !== undefined && existsSync(file) ? [{ file }] : [];
  });
}

/** Call before Electron is ready: macOS reports files and links through events that may come earlier. */
export function setupRequests(files: OpenedFiles, words: readonly string[]): void {
  const answer = (requests: readonly Asked[]) => {
    for (const one of requests) {
      if ('screen' in one) sendToPage({ go: one.screen });
      else files.put(one.file);
    }
    if (requests.some((one) => 'file' in one)) sendToPage({ fileAvailable: true });
  };
  answer(askedIn(words, process.cwd()));
  app.on('second-instance', (_event, argv, folder) => {
    showWindow();
    answer(askedIn(argv.slice(1), folder));
  });
  app.on('open-url', (event, link) => {
    event.preventDefault();
    const screen = screenOf(link);
    showWindow();
    if (screen !== undefined) answer([{ screen }]);
  });
  app.on('open-file', (event, path) => {
    event.preventDefault();
    showWindow();
    if (kindOf(path) !== undefined) answer([{ file: path }]);
  });
}

/** Makes the system hand `aeroshelf:` links to this program; a program run from its source does not claim them. */
export function claimLinks(): void {
  if (app.isPackaged) app.setAsDefaultProtocolClient('aeroshelf');
}

/** False when another process already has a window on this data folder; this process is then quitting. */
export function setupSingleInstance(): boolean {
  const isFirst = app.requestSingleInstanceLock();
  if (!isFirst) app.quit();
  return isFirst;
}
