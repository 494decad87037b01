/** Listeners are functions that hear of something. They must not throw. */
export type Listeners<Heard extends unknown[]> = {
  emit(...heard: Heard): void;
  /** Returns a function that stops listening. */
  on(listener: (...heard: Heard) => void): () => void;
};

export function openListeners<Heard extends unknown[]>(): Listeners<Heard> {
  const listeners = new Set<(...heard: Heard) => void>();
  return {
    emit(...heard) {
      for (const listener of listeners) listener(...heard);
    },
    on(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
