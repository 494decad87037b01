import { describe, expect, it } from 'vitest';
import { sharedDataFor, type SharedData } from './shared-data.ts';

type Place = (what: string, tests: () => void | Promise<void>) => void;

/** A describe block over the shared data. Without it the block is one skipped test and its body is not called, as that of `describe.skip` would be. */
export function describeShared(what: string, tests: (shared: SharedData) => void | Promise<void>, place: Place = describe): void {
  const shared = sharedDataFor(what);
  if (shared !== undefined) return place(what, () => tests(shared));
  it.skipIf(true)(`${what}: needs the shared data`, () => expect(shared).toBeDefined());
}
