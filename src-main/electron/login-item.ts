import { app } from 'electron';

/** Starts with the user's session, or no longer. Linux has no such setting that all its desktops share, so there nothing is done. */
export function startAtLogin(wanted: boolean): void {
  if (process.platform === 'linux' || !app.isPackaged) return;
  if (app.getLoginItemSettings().openAtLogin !== wanted) app.setLoginItemSettings({ openAtLogin: wanted });
}
