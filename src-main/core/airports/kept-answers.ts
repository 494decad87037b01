/**
 * Answers cached as bytes for repeated requests. An answer is stored when it is requested a second time: a client that walks the
 * whole set would otherwise fill the store with bytes that are never requested again, and each costs the garbage collector time.
 */
import { LRUCache } from 'lru-cache';

const NAMES_REMEMBERED = 1_000;

/** `make` gives the bytes of a name, which mean the same as long as the store lives. */
export function keepAnswers(maxBytes: number): (name: string, make: () => Buffer) => Buffer {
  const kept = new LRUCache<string, Buffer>({ maxSize: maxBytes, sizeCalculation: (bytes) => bytes.length + 100 });
  const asked = new Set<string>();

  return (name, make) => {
    const known = kept.get(name);
    if (known) return known;
    const bytes = make();
    if (asked.delete(name)) kept.set(name, bytes);
    else asked.add(name);
    if (asked.size > NAMES_REMEMBERED) asked.clear();
    return bytes;
  };
}
