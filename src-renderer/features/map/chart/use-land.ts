import { useEffect, useState } from 'react';
import { nextFrom } from '../from-worker.ts';
import type { Land } from './land.ts';

let unfolded: Promise<Land> | undefined;

/** Once for the page; the worker ends when it has told. */
async function unfold(): Promise<Land> {
  const worker = new Worker(new URL('./land-worker.ts', import.meta.url), { type: 'module' });
  try {
    return await nextFrom<Land>(worker);
  } finally {
    worker.terminate();
  }
}

/** Undefined until it is there. */
export function useLand(): Land | undefined {
  const [land, setLand] = useState<Land>();
  useEffect(() => {
    unfolded ??= unfold();
    void unfolded.then(setLand);
  }, []);
  return land;
}
