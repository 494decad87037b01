/** A second start shows the window of the first and ends. */
import { app } from 'electron';
import { showWindow } from './window.ts';

/** False when another process has this data folder's window; this one is then ending already. */
export function setupSingleInstance(): boolean {
  if (!app.requestSingleInstanceLock()) {
    app.quit();
    return false;
  }
  app.on('second-instance', showWindow);
  return true;
}
