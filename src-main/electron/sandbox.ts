/**
 * Chromium's sandbox around the page. Promise: the program does not go without it in silence. The start script of the AppImage adds
 * --no-sandbox where the system forbids user namespaces to ordinary programs, because Chromium would end at once there; then the log, the
 * status bar and the about screen say so. The installed package (deb) brings its own permission and always has the sandbox.
 */
import { app } from 'electron';
import type { Log } from '#core/platform/log.ts';

/** The switch of the command line decides over `app.enableSandbox()` and over what a window asks for. */
export const isSandboxed = (): boolean => !app.commandLine.hasSwitch('no-sandbox');

export function logMissingSandbox(log: Log): void {
  if (isSandboxed()) return;
  log.warn('no sandbox around the page: started with --no-sandbox, which an AppImage adds where user namespaces are forbidden');
}
