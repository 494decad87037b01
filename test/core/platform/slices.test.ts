import { describe, expect, it } from 'vitest';
import { inSlices, type Steps } from '#core/platform/slices.ts';

/** Each step takes so many milliseconds. */
function* working(steps: number, ms: number, seen: string[]): Steps<string> {
  for (let step = 0; step < steps; step++) {
    const until = performance.now() + ms;
    while (performance.now() < until);
    seen.push('step');
    yield;
  }
  return 'done';
}

describe('work in slices', () => {
  it('lets others go between slices, and has the same result', async () => {
    const seen: string[] = [];
    const work = inSlices(working(6, 5, seen));
    const other = setImmediate(() => seen.push('other'));
    expect(await work).toBe('done');
    clearImmediate(other);
    expect(seen.indexOf('other')).toBeGreaterThan(0);
    expect(seen.lastIndexOf('step')).toBeGreaterThan(seen.indexOf('other'));
  });

  it('rejects with what a step throws', async () => {
    function* failing(): Steps<never> {
      yield;
      throw new RangeError('out of it');
    }
    await expect(inSlices(failing())).rejects.toThrow(RangeError);
  });
});
