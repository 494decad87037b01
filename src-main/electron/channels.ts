/** Every channel between page and main process. None takes an argument from the page, so nothing can be forged. */
import type { Reason } from '#contract/problems/reasons.ts';

export type OpenedFile = { name: string; kind: 'pack' | 'notams'; bytes: Uint8Array };

/** A file can't be read, and this says why. */
export type UnreadableFile = { problem: Reason };

export type Versions = { aeroshelf: string; electron: string; chromium: string; node: string; isSandboxed: boolean };

/** The page asks, and gets this. */
export type Channels = {
  'aeroshelf:token': string;
  'aeroshelf:first-key': string | null;
  /** The next of the files that the system asked this program to open, once. */
  'aeroshelf:opened-file': OpenedFile | UnreadableFile | null;
  'aeroshelf:versions': Versions;
};

export type Channel = keyof Channels;

/** The main process tells the page a path to go to, or `palette`; or that a file can be taken. */
export const MESSAGE = 'aeroshelf:message';
export type Message = { go: string } | { fileAvailable: true };
