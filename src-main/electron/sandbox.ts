/**
 * Chromium's sandbox confines the page. Promise: the program never runs without it silently. The start script of the AppImage adds
 * --no-sandbox where the system forbids user namespaces to ordinary programs, because Chromium would exit at once there; then the log, the
 * status bar and the about screen say so. The installed package (deb) brings its own permission and always has the sandbox.
 */
import { app } from 'electron';
import type { Log } from '#core/platform/log.ts';

/** The command-line switch overrides `app.enableSandbox()` and the options of a window. */
export const isSandboxed = (): boolean => !app.commandLine.hasSwitch('no-sandbox');

export function logMissingSandbox(log: Log): void {
  if (isSandboxed()) return;
  log.warn('no sandbox around the page: started with --no-sandbox, which an AppImage adds where user namespaces are forbidden');
}
