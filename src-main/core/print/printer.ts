/**
 * Documents to PDF on a thread of their own, which loads pdfmake and the fonts: no other request pays for them. Promise: one at a time, a bounded number waits,
 * and one that takes too long is ended. The thread is kept for a while, warm for the next.
 */
import { startWorker, type RunningWorker } from '#core/platform/worker.ts';
import { Refusal } from '#core/refusal.ts';
import type { PrintedDocument } from './document.ts';

type Bytes = Uint8Array<ArrayBuffer>;
export type PrintMessage = { kind: 'printed'; bytes: Bytes };

const MAX_WAITING = 8;
/** A plog of 50 legs needs a second on a slow machine, a briefing of 60 pages some. */
const LONGEST_MS = 60_000;
/** After the last document. */
const KEPT_MS = 60_000;
const MOST_HEAP_MB = 500;
const RETRY_AFTER_S = 5;

export type Printer = {
  /** Starts the thread, while what is to be printed is still being made. */
  prepare(): void;
  /** The file. Rejects with `tooManyQueries` when too many wait, with `queryTooDear` beyond a minute or when stopped. */
  print(document: PrintedDocument): Promise<Bytes>;
  stop(): void;
};

type Thread = { worker: RunningWorker<PrintMessage>; result: PromiseWithResolvers<Bytes> | undefined };

export function openPrinter({ longestMs = LONGEST_MS, keptMs = KEPT_MS }: { longestMs?: number; keptMs?: number } = {}): Printer {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  let thread: Thread | undefined;
  let ending: NodeJS.Timeout | undefined;
  let isStopped = false;
  const tooDear = () => new Refusal('queryTooDear', { retryAfterSeconds: RETRY_AFTER_S });

  function start(): Thread {
    const worker = startWorker<PrintMessage>({
      name: 'print-worker',
      beside: import.meta.url,
      task: undefined,
      what: 'Printing',
      heapMb: MOST_HEAP_MB,
      onMessage: ({ bytes }) => started.result?.resolve(bytes),
    });
    const started: Thread = { worker, result: undefined };
    void worker.result('printed').catch((error: unknown) => {
      if (thread === started) thread = undefined;
      started.result?.reject(error);
    });
    return started;
  }

  function end(error: Error): void {
    const ended = thread;
    thread = undefined;
    ended?.result?.reject(error);
    ended?.worker.stop();
  }

  function endLater(): void {
    clearTimeout(ending);
    ending = setTimeout(() => end(tooDear()), keptMs);
  }

  async function printNow(document: PrintedDocument): Promise<Bytes> {
    if (isStopped) throw tooDear();
    clearTimeout(ending);
    thread ??= start();
    const result = Promise.withResolvers<Bytes>();
    thread.result = result;
    thread.worker.send(document);
    const limit = setTimeout(() => end(tooDear()), longestMs);
    try {
      return await result.promise;
    } finally {
      clearTimeout(limit);
      if (thread) endLater();
    }
  }

  return {
    prepare() {
      if (isStopped || thread) return;
      thread = start();
      endLater();
    },
    async print(document) {
      if (waiting >= MAX_WAITING) throw new Refusal('tooManyQueries', { retryAfterSeconds: RETRY_AFTER_S });
      waiting++;
      const mine = last.then(() => printNow(document)).finally(() => waiting--);
      last = mine.catch(() => undefined);
      return mine;
    },
    stop() {
      isStopped = true;
      clearTimeout(ending);
      end(tooDear());
    },
  };
}
