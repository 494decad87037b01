/**
 * Documents to PDF on a thread of their own, which loads pdfmake and the fonts and ends with the document: no other request pays for them. Promise: one at a
 * time, a bounded number waits, and one that takes too long is ended.
 */
import { startWorker, type RunningWorker } from '#core/platform/worker.ts';
import { Refusal } from '#core/refusal.ts';
import type { PrintedDocument } from './document.ts';

export type PrintMessage = { kind: 'printed'; bytes: Uint8Array<ArrayBuffer> };

const MAX_WAITING = 8;
/** A plog of 50 legs needs a second on a slow machine, a briefing of 60 pages some. */
const LONGEST_MS = 60_000;
const MOST_HEAP_MB = 500;
const RETRY_AFTER_S = 5;

export type Printer = {
  /** The file. Rejects with `tooManyQueries` when too many wait, with `queryTooDear` beyond a minute or when stopped. */
  print(document: PrintedDocument): Promise<Uint8Array<ArrayBuffer>>;
  stop(): void;
};

export function openPrinter({ longestMs = LONGEST_MS }: { longestMs?: number } = {}): Printer {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  let running: RunningWorker<PrintMessage> | undefined;
  const state = { isStopped: false };
  const tooDear = () => new Refusal('queryTooDear', { retryAfterSeconds: RETRY_AFTER_S });

  async function printNow(document: PrintedDocument): Promise<Uint8Array<ArrayBuffer>> {
    if (state.isStopped) throw tooDear();
    running = startWorker<PrintMessage>({
      name: 'print-worker',
      beside: import.meta.url,
      task: document,
      what: 'Printing',
      heapMb: MOST_HEAP_MB,
    });
    const worker = running;
    let isOver = false;
    const limit = setTimeout(() => {
      isOver = true;
      worker.stop();
    }, longestMs);
    try {
      return (await worker.result('printed')).bytes;
    } catch (error) {
      throw isOver || state.isStopped ? tooDear() : error;
    } finally {
      clearTimeout(limit);
      running = undefined;
    }
  }

  return {
    async print(document) {
      if (waiting >= MAX_WAITING) throw new Refusal('tooManyQueries', { retryAfterSeconds: RETRY_AFTER_S });
      waiting++;
      const mine = last.then(() => printNow(document)).finally(() => waiting--);
      last = mine.catch(() => undefined);
      return mine;
    },
    stop() {
      state.isStopped = true;
      running?.stop();
    },
  };
}
