/** Every channel between page and main process, and what it answers. None takes an argument, so there is nothing to forge. */
export type Channels = {
  'aeroshelf:token': string;
  'aeroshelf:first-key': string | null;
  'aeroshelf:choose-dataset': string | null;
};

export type Channel = keyof Channels;
