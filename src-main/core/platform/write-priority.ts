/** A batch waits at most this long, because a write that takes longer is not one of a request. */
const LONGEST_MS = 100;

export function openWritePriority() {
  const shared = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const waiting = new Int32Array(shared);
  return {
    /** It goes to the thread that writes for long. */
    shared,
    /** Runs a short write; batches of the other thread begin after it. */
    first<T>(write: () => T): T {
      Atomics.add(waiting, 0, 1);
      try {
        return write();
      } finally {
        Atomics.sub(waiting, 0, 1);
        Atomics.notify(waiting, 0);
      }
    },
  };
}

/**
 * Who writes briefly goes before who writes for long. SQLite's own waiting looks again up to 100 ms later and misses the pause between two batches of
 * an import time after time, on a busy machine until it gives up.
 */
export type WritePriority = ReturnType<typeof openWritePriority>;

/** Tells whether the serving thread waits to write. */
export const isAwaited = (shared: SharedArrayBuffer): boolean => Atomics.load(new Int32Array(shared), 0) > 0;

/** Blocks a worker thread while the serving thread waits to write. */
export function giveWay(shared: SharedArrayBuffer): void {
  const waiting = new Int32Array(shared);
  const count = Atomics.load(waiting, 0);
  if (count > 0) Atomics.wait(waiting, 0, count, LONGEST_MS);
}
