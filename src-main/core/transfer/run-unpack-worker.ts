import { Worker } from 'node:worker_threads';
import { Refusal } from '../refusal.ts';
import { MERGE, type UnpackMessage, type UnpackTask } from './unpack-messages.ts';

type Message<Kind> = Extract<UnpackMessage, { kind: Kind }>;

/** Bounds a pack that is made to exhaust memory. */
const MOST_HEAP_MB = 1000;

/** Bundled, the worker lies beside the entry; a bundler would take a literal second argument for an asset of its own. */
const entry = import.meta.url.endsWith('.ts')
  ? new URL('./unpack-worker.ts', import.meta.url)
  : new URL(['.', 'unpack-worker.js'].join('/'), import.meta.url);

export type UnpackWorker = {
  /** Rejects with a Refusal for a pack that is not taken. */
  checked: Promise<Message<'checked'>>;
  /** Has the notices of the checked pack taken in. */
  merge(): Promise<Message<'merged'>>;
  /** Ends the thread at once; a batch of notices that it was storing is then not stored. */
  stop(): void;
};

export function runUnpackWorker(task: UnpackTask): UnpackWorker {
  const worker = new Worker(entry, { workerData: task, resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP_MB } });
  const checked = Promise.withResolvers<Message<'checked'>>();
  const merged = Promise.withResolvers<Message<'merged'>>();
  const fail = (error: unknown) => {
    checked.reject(error);
    merged.reject(error);
  };
  // Whoever asks for one of the two hears it; the other one has failed nobody.
  checked.promise.catch(() => undefined);
  merged.promise.catch(() => undefined);
  worker.on('message', (message: UnpackMessage) => {
    if (message.kind === 'checked') checked.resolve(message);
    else if (message.kind === 'merged') merged.resolve(message);
    else fail(new Refusal(message.code, { reasons: message.reasons }));
  });
  worker.on('error', fail);
  worker.on('exit', (code) => fail(new Error(`Unpacking ended without a result (exit code ${code}).`)));
  return {
    checked: checked.promise,
    merge() {
      worker.postMessage(MERGE);
      return merged.promise;
    },
    stop: () => void worker.terminate(),
  };
}
