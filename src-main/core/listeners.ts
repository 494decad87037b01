/** Listeners are functions that hear of something. They must not throw. */
export function openListeners<Heard extends unknown[]>() {
  const listeners = new Set<(...heard: Heard) => void>();
  return {
    emit(...heard: Heard): void {
      for (const listener of listeners) listener(...heard);
    },
    /** Returns a function that stops listening. */
    on(listener: (...heard: Heard) => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
