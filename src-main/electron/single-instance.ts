/** A second start hands its words to the first (see requests.ts) and ends. */
import { app } from 'electron';

/** False when another process has this data folder's window; this one is then ending already. */
export function setupSingleInstance(): boolean {
  const isFirst = app.requestSingleInstanceLock();
  if (!isFirst) app.quit();
  return isFirst;
}
