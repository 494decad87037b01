/** Opens the window, which is a browser on our own server and has no Node: its page can do no more than one in any browser. */
import { fileURLToPath } from 'node:url';
import { BrowserWindow } from 'electron';
import { MESSAGE, type Message } from './channels.ts';
import { readWindowState, writeWindowState } from './window-state.ts';

type WindowOptions = {
  /** It is a page of our own server, for example http://127.0.0.1:4127/ui/. */
  page: string;
  /** The folder has the file with the position of the window. */
  dataDir: string;
  /** It is called each time the window closes; true only hides it. */
  hidesOnClose: () => boolean;
};

let window: BrowserWindow | undefined;
let lastOptions: WindowOptions | undefined;
/** They are sent as soon as the page listens. */
const unsent: Message[] = [];
let isListening = false;
let isQuitting = false;

/** Returns the window that dialogs belong to, undefined while there is none. */
export const currentWindow = (): BrowserWindow | undefined => window;

export function openWindow(options: WindowOptions): void {
  lastOptions = options;
  const { bounds, isMaximized } = readWindowState(options.dataDir);
  const opened = new BrowserWindow({
    title: 'Aeroshelf',
    width: 1280,
    height: 860,
    ...bounds,
    minWidth: 480,
    minHeight: 400,
    // The window is shown once it has something to show.
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
  isListening = false;
  if (isMaximized) opened.maximize();
  opened.once('ready-to-show', () => opened.show());
  opened.on('close', (event) => {
    writeWindowState(options.dataDir, { bounds: opened.getNormalBounds(), isMaximized: opened.isMaximized() });
    if (isQuitting || !options.hidesOnClose()) return;
    event.preventDefault();
    opened.hide();
  });
  opened.on('closed', () => {
    if (window === opened) window = undefined;
  });
  // Leaving a page while it loads rejects too; that is not a failure.
  opened.loadURL(options.page).catch(() => opened.isDestroyed() || opened.show());
}

/** Brings the window to the front, or opens it again; does nothing before the first one. */
export function showWindow(): void {
  if (!window) {
    if (lastOptions !== undefined) openWindow(lastOptions);
    return;
  }
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
}

/** Sends to the page now, or as soon as it listens. */
export function sendToPage(message: Message): void {
  if (window && isListening) window.webContents.send(MESSAGE, message);
  else unsent.push(message);
}

/** The page listens from now on: it has just requested its versions, which it does once its listener is set. */
export function pageListens(): void {
  isListening = true;
  for (const message of unsent.splice(0)) sendToPage(message);
}

/** Closing the window really closes it from now on. */
export function letWindowClose(): void {
  isQuitting = true;
}
