import { startWorker } from '../platform/worker.ts';
import { MERGE, type UnpackMessage, type UnpackTask } from './unpack-messages.ts';

type Message<Kind> = Extract<UnpackMessage, { kind: Kind }>;

/** Limits a pack crafted to exhaust memory. */
const MOST_HEAP_MB = 1000;

export type UnpackWorker = {
  /** Rejects with a Refusal for a pack that is not accepted. */
  checked: Promise<Message<'checked'>>;
  /** Imports the NOTAMs of the checked pack. */
  merge(): Promise<Message<'merged'>>;
  /** Ends the thread at once; the batch of NOTAMs it was storing is rolled back. */
  stop(): void;
};

export function runUnpackWorker(task: UnpackTask): UnpackWorker {
  const { result, send, stop } = startWorker<UnpackMessage>({
    name: 'unpack-worker',
    beside: import.meta.url,
    task,
    what: 'Unpacking',
    heapMb: MOST_HEAP_MB,
  });
  return {
    checked: result('checked'),
    merge() {
      send(MERGE);
      return result('merged');
    },
    stop,
  };
}
