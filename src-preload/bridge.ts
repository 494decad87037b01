import type { OpenedFile, Message, UnreadableFile, Versions } from '#electron/channels.ts';

/** `window.aeroshelf` in the window's page; absent in a browser. For everything else the page calls the API, as any client does. */
export type Bridge = {
  readonly platform: string;
  /** It resolves with a fresh session token of this installation's owner, which is valid for an hour. */
  token(): Promise<string>;
  /** Resolves once with the owner's first API key, after the start that created it; then with null. */
  firstKey(): Promise<string | null>;
  /** Returns the absolute path of a file that the user dropped on the page or chose in it; empty for anything else. */
  pathOf(file: File): string;
  /** The next file that the system asked this program to open, once, or why it can't be read; null when none is waiting. */
  takeOpenedFile(): Promise<OpenedFile | UnreadableFile | null>;
  /** Calls the listener with requests of the menus, the tray and links to the page; returns a function that stops this. */
  onMessage(listener: (message: Message) => void): () => void;
  /** Call after `onMessage`: earlier requests to the page are sent then. */
  versions(): Promise<Versions>;
};
