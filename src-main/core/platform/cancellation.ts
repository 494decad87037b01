/** Asks a worker thread to end by itself, in order: a flag that both threads see at once, also while the worker reads no messages; `shared` goes to it with its task. */
export function openCancellation() {
  const shared = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  return { shared, isAsked: () => isCancelled(shared), ask: () => void Atomics.store(new Int32Array(shared), 0, 1) };
}

export type Cancellation = ReturnType<typeof openCancellation>;

/** It is called in the worker; it returns false for a task that cannot be cancelled. */
export const isCancelled = (shared: SharedArrayBuffer | undefined): boolean =>
  shared !== undefined && Atomics.load(new Int32Array(shared), 0) === 1;
