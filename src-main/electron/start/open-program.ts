/** What must be set up before Electron is ready, one line each; nothing here waits for it. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { app } from 'electron';
import { chooseDataDir } from '#core/platform/data-folder.ts';
import { boot } from '../boot.ts';
import { openedFiles } from '../opened-files.ts';
import { openLogFile } from '../log-file.ts';
import { logCrashes, endWith } from '../crashes.ts';
import { confineContents } from '../navigation.ts';
import { readOptions } from '../options.ts';
import { claimLinks, setupRequests, setupSingleInstance } from '../requests.ts';
import { logMissingSandbox } from '../sandbox.ts';
import { offerRestore } from './offer-restore.ts';

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
