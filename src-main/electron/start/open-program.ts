/** Some things must be set up before Electron is ready, one line each; nothing here waits for it. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { app, crashReporter, dialog } from 'electron';
import { chooseDataDir } from '#core/platform/data-folder.ts';
import { boot } from '../boot.ts';
import { openedFiles } from '../opened-files.ts';
import { openLogFile } from '../log-file.ts';
import { confineContents } from '../navigation.ts';
import { readOptions } from '../options.ts';
import { claimLinks, setupRequests, setupSingleInstance } from '../requests.ts';
import { logMissingSandbox } from '../sandbox.ts';
import type { Log } from '#core/platform/log.ts';
import { refusalOfSystem } from '#core/reasons/system-faults.ts';
import { Refusal } from '#core/refusal.ts';
import { isolated } from '#domain/text/visible-text.ts';
import { nativeWords } from '../words.ts';
import { beginAfresh, restoreLastBackup } from '#core/core.ts';

/** Opens the window with these words after the program's name. Throws where an option among them is invalid. */
export function openProgram(words: readonly string[]): void {
  // Every file in the data folder is readable by this user only.
  process.umask(0o077);
  const options = readOptions(words);
  const dataDir = chooseDataDir(options.dataDir);
  const log = openLogFile(join(dataDir, 'logs'));

  logCrashes(log);
  app.setName('Aeroshelf');
  // Chromium's profile is in the data folder: one window and one lock per folder, and nothing is left elsewhere.
  const profile = join(dataDir, 'window');
  try {
    mkdirSync(profile, { recursive: true, mode: 0o700 });
  } catch {
    // What is wrong with the data folder, `boot` says in words.
  }
  app.setPath('userData', profile);
  app.enableSandbox();
  logMissingSandbox(log);
  confineContents();

  if (setupSingleInstance()) {
    const files = openedFiles();
    setupRequests(files, words);
    claimLinks();
    const open = () => boot({ ...options, dataDir, log, files });
    app
      .whenReady()
      .then(open)
      .catch(async (error: unknown) => {
        const isMended = await offerRestore(dataDir, error);
        if (!isMended) return endWith(log, error);
        log.info('the state was lost, and replaced as the user chose', { reason: String(error) });
        return open();
      })
      .catch((error: unknown) => endWith(log, error));
  }
}

/** A crash of any part of the program is logged before it ends. Reports stay on this machine. */
function logCrashes(log: Log): void {
  crashReporter.start({ uploadToServer: false });
  process.on('uncaughtException', (error) => endWith(log, error));
  process.on('unhandledRejection', (reason) => endWith(log, reason));
  app.on('render-process-gone', (_event, _contents, { reason, exitCode }) => log.error('the page is gone', { reason, exitCode }));
  app.on('child-process-gone', (_event, { type, reason, exitCode }) => log.error('a helper process is gone', { type, reason, exitCode }));
}

/** Shows a message box and exits with 1: after a defect the state of the program can't be trusted. */
function endWith(log: Log, error: unknown): void {
  // The language setting may be what could not be read.
  const words = nativeWords('system');
  const refusal = error instanceof Refusal ? error : refusalOfSystem(error);
  if (refusal) {
    log.error('refused to start', { reason: refusal.message, details: refusal.details });
    dialog.showErrorBox(words.cannotStart, isolated([refusal.message, ...(refusal.details ?? [])].join('\n')));
  } else {
    log.error('crashed', { error: String((error as Error | undefined)?.stack ?? error) });
    dialog.showErrorBox(words.failed, isolated(`${String(error)}\n\n${words.logSaysMore}`));
  }
  app.exit(1);
}

/**
 * Offers what the refusal of a state that is lost names, as buttons, where there is no terminal. True where something was put into its place, so that another start
 * may do. Throws a Refusal where that failed.
 */
async function offerRestore(dataDir: string, error: unknown): Promise<boolean> {
  if (!(error instanceof Refusal) || error.code !== 'stateUnusable') return false;
  const [why] = error.reasons ?? [];
  // The language setting is in what is lost.
  const words = nativeWords('system');
  const sentences: Readonly<Record<string, (path: string, error: string) => string>> = words.stateLost;
  const sentence = why && sentences[why.code];
  if (!why || !sentence) return false;
  const { path, error: saidOfIt, backup } = why.values;
  const acts = [
    ...(typeof backup === 'string' ? [{ label: words.restoreBackup(backup), act: restoreLastBackup }] : []),
    { label: words.beginAfresh, act: beginAfresh },
  ];
  const { response } = await dialog.showMessageBox({
    type: 'error',
    title: words.cannotStart,
    message: sentence(String(path), String(saidOfIt)),
    detail: words.stateIsKept,
    buttons: [...acts.map(({ label }) => label), words.quit],
    defaultId: acts.length,
    cancelId: acts.length,
  });
  await acts[response]?.act({ dataDir });
  return response < acts.length;
}
