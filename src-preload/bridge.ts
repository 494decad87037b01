import type { OpenedFile, Message, UnreadableFile, Versions } from '#electron/channels.ts';

/** `window.aeroshelf` in the window's page; absent in a browser. For everything else the page calls the API, as any client does. */
export type Bridge = {
  readonly platform: string;
  /** A fresh session token of this installation's owner; valid for an hour. */
  token(): Promise<string>;
  /** The owner's first API key, once, after the start that created it; then null. */
  firstKey(): Promise<string | null>;
  /** Absolute path of a file that the user dropped on the page or chose in it; empty for anything else. */
  pathOf(file: File): string;
  /** The next file that the system asked this program to open, once, or why it can't be read; null when none is waiting. */
  takeOpenedFile(): Promise<OpenedFile | UnreadableFile | null>;
  /** Calls the listener with requests of the menus, the tray and links to the page; returns a function that stops this. */
  onMessage(listener: (message: Message) => void): () => void;
  /** Call after `onMessage`: earlier requests to the page are sent then. */
  versions(): Promise<Versions>;
};
