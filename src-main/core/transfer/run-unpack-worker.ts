import { startWorker } from '../platform/worker.ts';
import { MERGE, type UnpackMessage, type UnpackTask } from './unpack-messages.ts';

type Message<Kind> = Extract<UnpackMessage, { kind: Kind }>;

/** Bounds a pack that is made to exhaust memory. */
const MOST_HEAP_MB = 1000;

export type UnpackWorker = {
  /** Rejects with a Refusal for a pack that is not taken. */
  checked: Promise<Message<'checked'>>;
  /** Has the notices of the checked pack taken in. */
  merge(): Promise<Message<'merged'>>;
  /** Ends the thread at once; a batch of notices that it was storing is then not stored. */
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
