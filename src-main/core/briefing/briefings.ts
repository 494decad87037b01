/**
 * Makes briefings on a separate thread. Promise: no other request waits for a briefing, however many points and NOTAMs it has; a bounded
 * number is in hand, users before what looks at remembered briefings; one that takes too long is ended with its thread.
 */
import type { Database } from 'better-sqlite3';
import type { Reason } from '#contract/problems/reasons.ts';
import { isHeldAlone } from '#core/database/state-log.ts';
import { openTaskQueue, type By } from '#core/platform/task-queue.ts';
import { startWorker } from '#core/platform/worker.ts';
import type { Printer } from '#core/print/printer.ts';
import type { DatasetToRead } from '#core/reference/dataset.ts';
import type { MadeFile } from '#core/route/made-file.ts';
import type { BriefingForm, BriefingMade, BriefingTask } from './make-briefing.ts';

type Asked = Omit<BriefingTask, 'now' | 'form'>;

/** Each that waits is a plan of at most 128 KB. */
const MOST: Readonly<Record<By, number>> = { user: 500, stranger: 1 };
const LONGEST_MS = 60_000;
/** The thread is kept for so long after its last briefing. */
const KEPT_MS = 60_000;
const MOST_HEAP_MB = 500;

type Parts = { state: Database; dataset: DatasetToRead; printer: Printer; clock: () => Date };

export function openBriefings({ state, dataset, printer, clock }: Parts) {
  const thread = { name: 'briefing-worker', caller: import.meta.url, task: undefined, what: 'The briefing', heapMb: MOST_HEAP_MB };
  const queue = openTaskQueue<{ files: { state: string; reference: string }; task: BriefingTask }, BriefingMade>({
    start: (onMessage) => startWorker({ ...thread, isAwaited: true, onMessage }),
    longestMs: LONGEST_MS,
    keptMs: KEPT_MS,
    most: MOST,
  });

  async function made(plan: Asked, form: BriefingForm | null, by: By): Promise<BriefingMade> {
    const task = { ...plan, form, now: clock().getTime() };
    // The briefing is made here on a full disk, where another connection would wait forever.
    if (isHeldAlone(state)) return (await import('./make-briefing.ts')).makeBriefing({ state, reference: dataset.current() }, task);
    return dataset.whileRead(queue.run(() => ({ files: { state: state.name, reference: dataset.current().db.name }, task }), by));
  }

  return {
    /**
     * Rejects with `invalidRequest` for a departure that cannot be read and for a route without a point, with `tooManyQueries` where too many wait, and with
     * `queryTooDear` beyond a minute.
     */
    async make(plan: Asked, form: BriefingForm): Promise<Omit<BriefingMade, 'file'> & { file: MadeFile & { leftOut: Reason[] } }> {
      if (form.format === 'pdf') printer.prepare();
      const { file, ...about } = await made(plan, form, 'user');
      if (file === null) throw new Error('a briefing was made without the file that was asked for');
      if ('bytes' in file) return { ...about, file };
      const { document, ...named } = file;
      return { ...about, file: { ...named, bytes: await printer.print(document) } };
    },
    /** Compares what would be shown now with the last briefing of the route, after all that a user waits for. Rejects as `make`. */
    compare: async (plan: Asked): Promise<BriefingMade['last']> => (await made(plan, null, 'stranger')).last,
    stop: queue.stop,
  };
}

export type Briefings = ReturnType<typeof openBriefings>;
