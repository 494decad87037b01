/** What the worker that unpacks is told and what it tells. Everything here crosses a thread, so it is plain data. */
import type { Trust } from './check-pack.ts';
import type { Manifest } from './manifest.ts';
import type { Merged } from './merge-notams.ts';

export type UnpackTask = {
  /** Absolute path of the pack. */
  path: string;
  /** Its name for people. */
  file: string;
  /** Where its reference database is written to; there is no such file yet. */
  build: string;
  /** Absolute path of state.sqlite. */
  state: string;
  trust: Trust;
  /** Time of unpacking, milliseconds since 1970. */
  now: number;
};

/** Told to the worker after `checked`: take the notices in. */
export const MERGE = 'merge';

export type UnpackMessage =
  /** `isStarter`: the dataset of the pack is a starter set. */
  { kind: 'checked'; manifest: Manifest<'pack'>; isStarter: boolean; signer: string } | { kind: 'merged'; merged: Merged };
