/**
 * Fetches files from web addresses into one set. Promise: only what changed is fetched, interrupted downloads are resumed, and downloads
 * are stored between attempts until the set is complete.
 */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { datasetRefused } from '#core/reference/sources/dataset-refused.ts';
import { Refusal } from '#core/refusal.ts';
import { stepOf, type Progress } from '#core/progress.ts';
import { writeExpected } from './content.ts';
import { faultBehind } from '#core/reasons/system-faults.ts';
import { download } from './download.ts';
import { nextSet, type Brought, type FetchedSet, type SetOptions } from './next-set.ts';
import { openPart, type Part } from './part.ts';
import { type Asking, type HearTime, type Waits } from './request.ts';
import { boundsOfFiles, openMeter, type Meter } from '../run-bounds.ts';
import type { FileRecord } from './snapshot.ts';
import { reason } from '#core/reasons/reason.ts';

type WebFile = { name: string; address: string; columns: readonly string[] };

export type WebOptions = SetOptions & { waits?: Waits | undefined; hearTime?: HearTime };

/**
 * `from` names the source as a whole. Throws `Unreachable` when there is no answer or it breaks off, a Refusal for what is not the file,
 * the reason of `signal`, and the system's error when the disk fails; the previous set stays in each case.
 */
export async function fetchFiles(from: string, files: readonly WebFile[], options: WebOptions): Promise<FetchedSet> {
  const { folder, clock, signal, progress, waits, hearTime, bounds = boundsOfFiles } = options;
  const meter = openMeter(from, bounds);
  const asking = { waits, signal, hearTime };
  const parted = files.map((file) => ({ ...file, part: openPart(join(folder, file.name)) }));
  const removeParts = async () => {
    for (const { part } of parted) await part.remove();
  };
  try {
    const set = await nextSet({
      folder,
      from,
      files: parted,
      clock,
      bring: (file, target, before) => bring({ file, target, before, progress, clock, asking, meter }),
    });
    await removeParts();
    return set;
  } catch (error) {
    // Kept downloads would take the space that others need.
    if (faultBehind(error) === 'diskFull') await removeParts();
    throw error;
  }
}

type Bringing = {
  file: WebFile & { part: Part };
  target: string;
  before: FileRecord | undefined;
  progress: Progress;
  clock: () => Date;
  asking: Asking;
  meter: Meter;
};

async function bring(bringing: Bringing): Promise<Brought | undefined> {
  const { file, target, before, progress, clock, asking, meter } = bringing;
  const { part } = file;
  const downloaded = await download(file.address, part, {
    ...asking,
    before,
    clock,
    meter,
    progress: (done, total) => progress(stepOf('downloadingFile', { file: file.name, done, total })),
  });
  if (!downloaded) return undefined;
  const { info, isJoined } = downloaded;
  const { etag, lastModified } = info;
  try {
    const written = await writeExpected(target, part.unpack(info), {
      name: file.address,
      columns: file.columns,
      bytesBefore: before?.bytes,
      signal: asking.signal,
    });
    return { etag, lastModified, ...written };
  } catch (error) {
    const refusal = refusalOf(error, file.address);
    if (!refusal) throw error;
    await part.remove();
    if (!isJoined) throw refusal;
    // Two answers were joined that do not belong together, despite the server's headers.
    await rm(target, { force: true });
    return bring(bringing);
  }
}

/** Undefined: the content is not at fault. */
function refusalOf(error: unknown, address: string): Refusal | undefined {
  if (error instanceof Refusal) return error;
  const { code, message } = error as { code?: unknown; message?: unknown };
  const isDamaged = typeof code === 'string' && code.startsWith('Z_');
  return isDamaged ? datasetRefused(reason('downloadDamaged', { address, error: String(message) })) : undefined;
}
