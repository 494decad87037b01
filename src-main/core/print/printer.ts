/** Prints documents to PDF on a separate thread, which loads pdfmake and the fonts: no other request pays for them. */
import { openTaskQueue } from '#core/platform/task-queue.ts';
import { startWorker } from '#core/platform/worker.ts';
import type { PrintedDocument } from './document.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const MOST = { user: 8, stranger: 0 };
/** A plog of 50 legs needs a second on a slow machine, a briefing of 60 pages some. */
const LONGEST_MS = 60_000;
/** The thread ends this long after the last document, so that its memory is freed. */
const KEPT_MS = 60_000;
const MOST_HEAP_MB = 500;

export function openPrinter({ longestMs = LONGEST_MS, keptMs = KEPT_MS }: { longestMs?: number; keptMs?: number } = {}) {
  const thread = { name: 'print-worker', caller: import.meta.url, task: undefined, what: 'Printing', heapMb: MOST_HEAP_MB };
  const queue = openTaskQueue<PrintedDocument, Bytes>({
    start: (onMessage) => startWorker({ ...thread, onMessage }),
    longestMs,
    keptMs,
    most: MOST,
  });
  return {
    /** Starts the thread, while what is to be printed is still being made. */
    prepare: queue.prepare,
    /** The file. Rejects with `tooManyQueries` when too many wait, with `queryTooDear` beyond a minute or when stopped. */
    print: (document: PrintedDocument): Promise<Bytes> => queue.run(() => document),
    stop: (): void => void queue.stop(),
  };
}

export type Printer = ReturnType<typeof openPrinter>;
