/** What the window's page finds as `window.aeroshelf`; absent in a browser. Everything else it asks the API, as any client does. */
export type Bridge = {
  readonly platform: string;
  /** A fresh session token of this installation's owner; valid for an hour. */
  token(): Promise<string>;
  /** The owner's first API key, once, after the start that made it; then null. */
  firstKey(): Promise<string | null>;
  /** Absolute path of the folder or ZIP that the user chose, null when they did not. */
  chooseDataset(): Promise<string | null>;
};
