/**
 * Reads files of users in separate processes. Promise: whatever is in a file, and whatever it does to SQLite or to memory, costs the
 * serving process no more than the answer: the process that reads is ended with a file that takes too long, too much memory, or it along.
 * Documents and maps do not wait for each other.
 */
import { reason } from '../reasons/reason.ts';
import { invalidBecause, Refusal } from '../refusal.ts';
import type { StartChild } from '../platform/process/start-child.ts';
import { startWorkerInProcess } from '../platform/process/worker-in-process.ts';
import { openTaskQueue, type By } from '../platform/task-queue.ts';
import { EndedWithoutResult } from '../platform/worker-results.ts';
import type { FileRead, FileTask } from './tasks.ts';

type DocumentRead = 'route' | 'waypoints' | 'weather' | 'weatherHeads' | 'weatherSaid';
/** `near` is about when reports of weather are of. */
type About = { near?: number };
type MapRead = Exclude<FileTask['read'], DocumentRead>;

/** Ten times what the largest file that is taken needs, also where the machine has much else to do. */
const LONGEST_MS = 30_000;
const KEPT_MS = 60_000;
const SECOND = 1_000;
/** The largest documents that are taken need half of it. */
const DOCUMENT_HEAP_MB = 400;
const MAP_HEAP_MB = 200;
/** Each is in the memory of the serving process until its turn. */
const MOST_DOCUMENTS = { user: 8, stranger: 4 };
/** A map asks for some dozen tiles at once, each of a millisecond. */
const MOST_MAPS = { user: 200, stranger: 0 };

const isOutOfMemory = (error: unknown): boolean => (error as { code?: unknown }).code === 'ERR_WORKER_OUT_OF_MEMORY';

/** `longestMs` limits the reading of one file. */
export function openFilesApart({
  startChild,
  longestMs = LONGEST_MS,
}: {
  startChild?: StartChild | undefined;
  longestMs?: number;
} = {}) {
  const seconds = Math.ceil(longestMs / SECOND);
  const tooDear = (task: FileTask): Refusal =>
    'path' in task
      ? invalidBecause(reason('basemapTooDear', { path: task.path, seconds }))
      : invalidBecause(reason('routeFileTooDear', { seconds }));
  const lane = (most: Readonly<Record<By, number>>, heapMb: number) =>
    openTaskQueue<FileTask, FileRead[FileTask['read']]>({
      start: (onMessage) =>
        startWorkerInProcess(
          { name: 'files-worker', caller: import.meta.url, task: undefined, what: 'Reading the file', heapMb, isAwaited: true, onMessage },
          startChild,
        ),
      longestMs,
      keptMs: KEPT_MS,
      most,
      lost: (task, error) =>
        error instanceof Refusal || error instanceof EndedWithoutResult || isOutOfMemory(error) ? tooDear(task) : error,
    });
  const documents = lane(MOST_DOCUMENTS, DOCUMENT_HEAP_MB);
  const maps = lane(MOST_MAPS, MAP_HEAP_MB);

  return {
    /** The file is sent; it is not taken where too many wait (`tooManyQueries`). Rejects as its reader does, and for one that costs too much. */
    async document<Read extends DocumentRead>(read: Read, send: () => Promise<Uint8Array>, by: By, { near = 0 }: About = {}) {
      const make = async (): Promise<FileTask> => {
        documents.prepare();
        const bytes = await send();
        return read === 'weather' || read === 'weatherHeads' ? { read, bytes, near } : { read, bytes };
      };
      return (await documents.run(make, by)) as FileRead[Read];
    },
    /** Reads a file of map tiles. Rejects the same way. */
    async map<Read extends MapRead>(task: Extract<FileTask, { read: Read }>) {
      return (await maps.run(() => task)) as FileRead[Read];
    },
    async stop() {
      await Promise.all([documents.stop(), maps.stop()]);
    },
  };
}

export type FilesApart = ReturnType<typeof openFilesApart>;
