/** Standard input, which Electron gives its main process on Windows as one that is always at its end. The descriptor itself is whole. */
import { createReadStream, fstatSync } from 'node:fs';
import { Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { ReadStream, isatty } from 'node:tty';

export type Input = Readable & { isTTY?: boolean };

const isElectron = process.versions['electron'] !== undefined;

/** Call it once in a command: each stream would take a part of what comes. */
export const standardInput = (platform = process.platform): Input =>
  platform === 'win32' && isElectron ? openDescriptor() : process.stdin;

/** It is opened as Node itself does. */
function openDescriptor(): Input {
  if (isatty(0)) return new ReadStream(0);
  return fstatSync(0).isFile() ? createReadStream('', { fd: 0, autoClose: false }) : new Socket({ fd: 0, writable: false });
}
