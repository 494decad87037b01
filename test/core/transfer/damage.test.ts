/** Whatever happens to a file on its way, what comes out of it is what went in, or nothing. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPack } from '#core/transfer/check-pack.ts';
import { Refusal } from '#core/refusal.ts';
import { times } from '../../helpers/long.ts';
import { closure, machine, packOf, takeIn } from './machines.ts';
import { temporaryFolder } from '../../helpers/dataset-files.ts';

const RUNS = times(40, 120);

/** A small pack, and what checking another file in its place comes to. */
async function packed() {
  const here = await machine();
  await takeIn(here, closure('A0001/30'));
  const { path, fingerprint } = await packOf(here);
  await here.close();
  const bytes = readFileSync(path);
  const reference = readFileSync(join(here.dataDir, 'reference.sqlite'));
  const place = temporaryFolder();
  const [file, build] = [join(place, 'x.aeroshelf'), join(place, 'build')];

  /** `taken`: with the content that was packed. */
  async function outcome(changed: Buffer): Promise<'refused' | 'taken'> {
    writeFileSync(file, changed);
    try {
      const pack = await checkPack({ path: file, file: 'x', build, trust: { own: fingerprint, trusted: [] } });
      let notices = 0;
      for await (const line of pack.lines()) notices += Number('notice' in line);
      pack.close();
      expect(readFileSync(build).equals(reference)).toBe(true);
      expect(notices).toBe(1);
      return 'taken';
    } catch (error) {
      expect(error).toBeInstanceOf(Refusal);
      expect(existsSync(build)).toBe(false);
      return 'refused';
    } finally {
      rmSync(build, { force: true });
    }
  }
  return { bytes, outcome };
}

const flipped = (bytes: Buffer, at: number, by: number): Buffer => {
  const changed = Buffer.from(bytes);
  changed[at] = (changed[at] ?? 0) ^ by;
  return changed;
};

describe('a pack', () => {
  it('with one byte changed anywhere is refused, or has what was packed', async () => {
    const { bytes, outcome } = await packed();
    let refused = 0;
    await fc.assert(
      fc.asyncProperty(fc.noBias(fc.nat(bytes.length - 1)), fc.integer({ min: 1, max: 255 }), async (at, by) => {
        refused += Number((await outcome(flipped(bytes, at, by))) === 'refused');
      }),
      { numRuns: RUNS },
    );
    // Nearly all of the file is content; only dates, modes and the like may change.
    expect(refused).toBeGreaterThan(RUNS * 0.9);
  });

  it('with one byte changed in its first 1,500 or last 500, where its structure is, is refused, or contains what was packed', async () => {
    const { bytes, outcome } = await packed();
    const places = fc.oneof(fc.integer({ min: 0, max: 1499 }), fc.integer({ min: bytes.length - 500, max: bytes.length - 1 }));
    await fc.assert(
      fc.asyncProperty(places, fc.integer({ min: 1, max: 255 }), async (at, by) => {
        expect(['refused', 'taken']).toContain(await outcome(flipped(bytes, at, by)));
      }),
      { numRuns: RUNS },
    );
  });

  it('cut off anywhere is refused', async () => {
    const { bytes, outcome } = await packed();
    await fc.assert(
      fc.asyncProperty(fc.nat(bytes.length - 1), async (length) => {
        expect(await outcome(bytes.subarray(0, length))).toBe('refused');
      }),
      { numRuns: RUNS / 4 },
    );
  });

  it('that is whole has what was packed', async () => {
    const { bytes, outcome } = await packed();
    expect(await outcome(bytes)).toBe('taken');
  });
});
