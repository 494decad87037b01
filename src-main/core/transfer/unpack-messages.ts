/** Messages to and from the unpacking worker. They cross a thread, so they are plain data. */
import type { Trust } from './check-pack.ts';
import type { Manifest } from './manifest.ts';
import type { Merged } from './merge-notams.ts';

export type UnpackTask = {
  path: string;
  /** People see this name. */
  file: string;
  /** Its reference database is written here; the file must not exist. */
  build: string;
  state: string;
  trust: Trust;
  /** A `Cancellation` gives it; it is heard while NOTAMs are imported. */
  cancellation?: SharedArrayBuffer;
  /** The time of unpacking is in milliseconds since 1970. */
  now: number;
};

/** The worker gets it after `checked` and imports the NOTAMs. */
export const MERGE = 'merge';

export type UnpackMessage =
  /** `isStarter`: the dataset of the pack is a starter set. */
  { kind: 'checked'; manifest: Manifest<'pack'>; isStarter: boolean; signer: string } | { kind: 'merged'; merged: Merged };
