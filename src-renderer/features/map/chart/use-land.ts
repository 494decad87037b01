import { useEffect, useState } from 'react';
import { nextFrom } from '../from-worker.ts';
import type { Land } from './land.ts';

let unfolded: Promise<Land> | undefined;

/** Loaded once per page; the worker ends after its answer. */
async function unfold(): Promise<Land> {
  const worker = new Worker(new URL('./land-worker.ts', import.meta.url), { type: 'module' });
  try {
    return await nextFrom<Land>(worker);
  } finally {
    worker.terminate();
  }
}

/** Undefined until loaded. */
export function useLand(): Land | undefined {
  const [land, setLand] = useState<Land>();
  useEffect(() => {
    unfolded ??= unfold();
    void unfolded.then(setLand);
  }, []);
  return land;
}
