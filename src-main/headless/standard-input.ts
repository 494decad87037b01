/**
 * Opens the files that a command reads, and standard input, which Electron gives its main process on Windows as one that is always at its
 * end. The descriptor itself is whole.
 */
import { accessSync, constants, createReadStream, fstatSync, statSync } from 'node:fs';
import { Socket } from 'node:net';
import { resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { ReadStream, isatty } from 'node:tty';
import { reason } from '#core/reasons/reason.ts';
import { Refusal } from '#core/refusal.ts';

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

/** Returns the absolute path of a file. Throws `notFound` where there is none, or a folder, and the fault of one that may not be read. */
export function existingFile(file: string): string {
  const path = resolve(file);
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined || found.isDirectory())
    throw new Refusal('notFound', { reasons: [reason(found === undefined ? 'fileMissing' : 'notRegularFile', { path: file })] });
  accessSync(path, constants.R_OK);
  return path;
}
