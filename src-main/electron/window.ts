/** The window: a browser on our own server, with nothing of Node in it. */
import { fileURLToPath } from 'node:url';
import { BrowserWindow } from 'electron';

let window: BrowserWindow | undefined;
let address: string | undefined;

/** The window that dialogs belong to, undefined while there is none. */
export function currentWindow(): BrowserWindow | undefined {
  return window;
}

/** Opens the window on a page of our own server, for example http://127.0.0.1:4127/ui/. */
export function openWindow(page: string): void {
  address = page;
  const opened = new BrowserWindow({
    title: 'Aeroshelf',
    width: 1280,
    height: 860,
    minWidth: 480,
    minHeight: 400,
    // Shown when it has something to show.
    show: false,
    icon: fileURLToPath(new URL('../../resources/icon.png', import.meta.url)),
    webPreferences: {
      preload: fileURLToPath(new URL('../preload/preload.cjs', import.meta.url)),
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      webSecurity: true,
      webviewTag: false,
      // Its dictionaries come from the network.
      spellcheck: false,
    },
  });
  window = opened;
  opened.once('ready-to-show', () => opened.show());
  opened.on('closed', () => {
    if (window === opened) window = undefined;
  });
  // A page that was left while it loaded rejects too, and is no failure.
  opened.loadURL(page).catch(() => opened.isDestroyed() || opened.show());
}

/** Brings the window to the front, or opens it again; does nothing before the first one. */
export function showWindow(): void {
  if (!window) {
    if (address !== undefined) openWindow(address);
    return;
  }
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
}
