import type { OpenedFile, Message, UnreadableFile, Versions } from '#electron/channels.ts';

/** What the window's page finds as `window.aeroshelf`; absent in a browser. Everything else it asks the API, as any client does. */
export type Bridge = {
  readonly platform: string;
  /** A fresh session token of this installation's owner; valid for an hour. */
  token(): Promise<string>;
  /** The owner's first API key, once, after the start that made it; then null. */
  firstKey(): Promise<string | null>;
  /** Absolute path of the folder or ZIP that the user chose, null when they did not. */
  chooseDataset(): Promise<string | null>;
  /** The next file that the system asked this program to open, once, or why it can't be read; null when none waits. */
  takeOpenedFile(): Promise<OpenedFile | UnreadableFile | null>;
  /** Calls the listener with what the menus, the tray and links ask of the page; answers how to stop that. */
  onMessage(listener: (message: Message) => void): () => void;
  /** Ask once `onMessage` has its listener: what was asked of the page before is sent then. */
  versions(): Promise<Versions>;
};
