/** A second start hands its arguments to the first (see requests.ts) and ends. */
import { app } from 'electron';

/** False when another process already has a window on this data folder; this process is then quitting. */
export function setupSingleInstance(): boolean {
  const isFirst = app.requestSingleInstanceLock();
  if (!isFirst) app.quit();
  return isFirst;
}
