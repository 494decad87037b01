/** A crash of any part of the program is logged before it ends. Reports stay on this machine. */
import { app, crashReporter, dialog } from 'electron';
import type { Log } from '#core/platform/log.ts';
import { refusalOfSystem } from '#core/reasons/system-faults.ts';
import { Refusal } from '#core/refusal.ts';
import { isolated } from '#domain/text/visible-text.ts';
import { nativeWords } from './words.ts';

export function logCrashes(log: Log): void {
  crashReporter.start({ uploadToServer: false });
  process.on('uncaughtException', (error) => endWith(log, error));
  process.on('unhandledRejection', (reason) => endWith(log, reason));
  app.on('render-process-gone', (_event, _contents, { reason, exitCode }) => log.error('the page is gone', { reason, exitCode }));
  app.on('child-process-gone', (_event, { type, reason, exitCode }) => log.error('a helper process is gone', { type, reason, exitCode }));
}

/** Shows a message box and exits with 1: after a defect the state of the program can't be trusted. */
export function endWith(log: Log, error: unknown): void {
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
