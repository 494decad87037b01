/** Copies local files into one set, treated like those from the web: the previous set stays until all of them are present and valid. */
import { stat } from 'node:fs/promises';
import { datasetRefused } from '#core/reference/sources/dataset-refused.ts';
import type { SourceFile } from '#core/reference/sources/csv/csv-file.ts';
import { stepOf } from '#core/progress.ts';
import { Refusal } from '#core/refusal.ts';
import { Unreachable } from '../unreachable.ts';
import { boundsOfFiles, openMeter } from '../run-bounds.ts';
import { writeExpected } from './content.ts';
import { nextSet, type FetchedSet, type SetOptions } from './next-set.ts';
import { reason } from '#core/reasons/reason.ts';

type LocalFile = { name: string; file: SourceFile; columns: readonly string[] };

/** Throws `Unreachable` when the disk with the files fails or is gone, and a Refusal for what is not the file. */
export async function copyFiles(from: string, files: readonly LocalFile[], options: SetOptions): Promise<FetchedSet> {
  const { folder, clock, signal, progress, bounds = boundsOfFiles } = options;
  const meter = openMeter(from, bounds);
  return nextSet({
    folder,
    from,
    files,
    clock,
    async bring({ name, file, columns }, target, before) {
      let done = 0;
      const heard = counted(file.pieces(), file.name, (bytes) => {
        meter.add({ bytes });
        progress(stepOf('copyingFile', { file: name, done: (done += bytes) }));
      });
      const written = await writeExpected(target, heard, { name: file.name, columns, bytesBefore: before?.bytes, signal });
      return { etag: null, lastModified: null, ...written };
    },
  });
}

/** Throws `Unreachable` when there is nothing at this path. */
export async function refuseAbsent(path: string): Promise<void> {
  await stat(path).catch(() => {
    throw new Unreachable(reason('pathNotConnected', { path }));
  });
}

/** A failing disk has a system error code; any other error is the archive's. */
function unreadable(error: unknown, name: string): Error {
  if (error instanceof Refusal) {
    const why = error.reasons?.[0];
    // What has taken the place of a file may be gone at the next attempt.
    return why?.code === 'notRegularFile' ? new Unreachable(why) : error;
  }
  const { code, message } = error as NodeJS.ErrnoException;
  if (/^E[A-Z]+$/.test(code ?? '')) return new Unreachable(reason('fileUnreadable', { file: name, error: message }));
  return datasetRefused(reason('zipDamaged', { path: name, error: message }));
}

async function* counted(pieces: AsyncIterable<Uint8Array>, name: string, hear: (bytes: number) => void): AsyncGenerator<Uint8Array> {
  try {
    for await (const piece of pieces) {
      hear(piece.length);
      yield piece;
    }
  } catch (error) {
    throw unreadable(error, name);
  }
}
