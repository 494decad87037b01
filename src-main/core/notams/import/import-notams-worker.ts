/**
 * Entry of the worker thread that takes notices in beside the running server, over its own connection to state.sqlite. It reads the files that it is
 * told and writes nothing else.
 */
import { createReadStream, statSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { openState } from '#core/database/state.ts';
import { openReference } from '#core/reference/store/open-reference.ts';
import { Refusal } from '#core/refusal.ts';
import { lowerPriority } from '#core/platform/lower-priority.ts';
import { importNotams } from './import-notams.ts';
import { referencePlaces } from './reference-places.ts';
import type { ImportedNotam } from './understand.ts';
import type { NotamImportTask, NotamWorkerMessage, Preview } from './worker-messages.ts';

/** Progress is told at most this often; every message costs the server a turn of its loop. */
const TELL_EVERY_MS = 100;
const PIECE_BYTES = 1 << 20;
const CACHE_KB = 131_072;
/** Of 4 KB: the log may grow to 80 MB. */
const PAGES_BEFORE_CHECKPOINT = 20_000;
/** Notices of a preview. */
const PREVIEWED = 20;

const tell = (message: NotamWorkerMessage): void => parentPort?.postMessage(message);

lowerPriority();
const task = workerData as NotamImportTask;
const opened = new DisposableStack();
try {
  const clock = () => new Date(task.now);
  const db = opened.adopt(openState(task.state, { clock }), (open) => void open.close());
  // A hundred thousand notices touch every page of every index: kept in memory and written back seldom, they cost half.
  db.pragma(`cache_size = -${CACHE_KB}`);
  db.pragma(`wal_autocheckpoint = ${PAGES_BEFORE_CHECKPOINT}`);
  const reference = task.reference === undefined ? undefined : opened.adopt(openReference(task.reference), (open) => void open.db.close());
  const ofBytes = task.files.reduce((sum, { path }) => sum + sizeOf(path), 0);
  const preview: Preview[] = [];
  let toldAt = -Infinity;
  const report = await importNotams(
    db,
    task.files.map(({ path, name }) => ({ name, pieces: createReadStream(path, { highWaterMark: PIECE_BYTES }) })),
    {
      clock,
      isDryRun: task.isDryRun ?? false,
      snapshot: task.snapshot,
      places: reference && referencePlaces(reference.db),
      progress({ read, bytes }) {
        if (performance.now() - toldAt < TELL_EVERY_MS) return;
        toldAt = performance.now();
        tell({ kind: 'progress', read, bytes, ofBytes });
      },
      told: task.isDryRun
        ? (notice, outcome) => {
            if (preview.length < PREVIEWED) preview.push({ outcome, notam: contractOf(notice, clock()) });
          }
        : undefined,
    },
  );
  tell({ kind: 'imported', report, preview });
} catch (error) {
  // Whatever is not a refusal is a defect and reaches the starter as the worker's error.
  if (!(error instanceof Refusal)) throw error;
  tell({ kind: 'refused', message: error.message, details: [...(error.details ?? [error.message])] });
} finally {
  opened.dispose();
}

function sizeOf(path: string): number {
  try {
    return statSync(path).size;
  } catch (error) {
    throw new Refusal('invalidRequest', { message: `${path} can't be read: ${(error as Error).message}` });
  }
}

function contractOf(notice: ImportedNotam, now: Date): Preview['notam'] {
  return {
    id: notice.id,
    updatedAt: now.toISOString(),
    notamId: notice.notamId,
    message: notice.message,
    transactionId: notice.transactionId,
    icao: notice.icao,
    issueDate: notice.issueDate,
    startDate: notice.startDate,
    endDate: notice.endDate,
    canceledDate: notice.canceledDate,
    source: notice.source,
    sourceType: notice.sourceType,
    mapPointer: notice.mapPointer,
    geometry: notice.geometry,
    isSnowtam: notice.isSnowtam,
    isProcedure: notice.isProcedure,
  };
}
