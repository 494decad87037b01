/** Whatever is imported, added, fetched, refused, gone back to and removed, in any order: no table of the dataset in use has fewer rows without a line that says so. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ResourceName } from '#contract/dataset/changes.ts';
import type { Shrunk } from '#contract/dataset/losses.ts';
import { isLossReason } from '#domain/loss.ts';
import { Refusal } from '#core/refusal.ts';
import { isLoss, shrunkTo } from '#core/reference/store/origin.ts';
import { filesOf, generatedSet, smallSet, temporaryFolder, type SetRows, writeSet } from '../../helpers/dataset-files.ts';
import { times } from '../../helpers/long.ts';
import { open, type Opened } from './opened.ts';
import { listFile } from './list-file.ts';

type Act = 'importWorld' | 'importLess' | 'add' | 'sync' | 'less' | 'refused' | 'rollBack' | 'removeImport' | 'removeList' | 'removeFolder';
type Step = { act: Act; acceptLoss: boolean };

const bare = (set: SetRows): SetRows => ({ ...set, runways: [], navaids: [] });

/** The three sources: what is imported by hand, an airport list, and a folder whose content changes. */
async function world() {
  const opened = await open();
  const folder = temporaryFolder();
  const write = (set: SetRows) => {
    for (const [name, text] of filesOf(set)) writeFileSync(join(folder, name), text);
  };
  write(generatedSet(6));
  return { opened, folder, write, list: listFile() };
}

/** The lines that the user gets; undefined: it was refused. */
async function linesOf(work: () => Promise<readonly Shrunk[]>): Promise<readonly Shrunk[] | undefined> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

async function take(
  { act, acceptLoss }: Step,
  { opened, folder, write, list }: Awaited<ReturnType<typeof world>>,
): Promise<readonly Shrunk[]> {
  const { sources, sync, dataset } = opened;
  const remove = (kind: string) => {
    const source = sources.list().find((one) => one.kind === kind);
    if (source) sources.remove(source.id, { acceptLoss });
  };
  switch (act) {
    case 'importWorld':
      return (await sync.imports.import(writeSet(smallSet()), { isForced: acceptLoss })).shrunk;
    case 'importLess':
      return (await sync.imports.import(writeSet(bare(smallSet())), { isForced: acceptLoss })).shrunk;
    case 'add':
      if (sources.list().every(({ kind }) => kind !== 'airportList')) sources.add({ kind: 'airportList', address: list });
      else sources.add({ kind: 'files', address: folder });
      return [];
    case 'less':
    case 'refused':
      if (act === 'less') write(bare(generatedSet(3)));
      else writeFileSync(join(folder, 'airports.csv'), '<html>log in</html>');
      return [];
    case 'sync': {
      const { report } = await sync.run(undefined, { isForced: acceptLoss });
      return report?.shrunk ?? [];
    }
    case 'rollBack':
      return (await dataset.rollBack()).shrunk;
    case 'removeImport':
      remove('import');
      return [];
    case 'removeList':
      remove('airportList');
      return [];
    case 'removeFolder':
      remove('files');
      return [];
  }
}

const countsOf = ({ dataset }: Opened) => dataset.current().counts;
const step = fc.record({
  act: fc.constantFrom<Act>(
    ...(['importWorld', 'importLess', 'importLess', 'add', 'add', 'sync', 'sync', 'sync', 'less'] as const),
    ...(['refused', 'rollBack', 'removeImport', 'removeList', 'removeFolder'] as const),
  ),
  acceptLoss: fc.integer({ min: 0, max: 4 }).map((number) => number === 0),
});

it('no order of imports and updates removes rows without a report, nor more than an edition may without consent', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 9 }), async (steps) => {
      const three = await world();
      let isLeaving = false;
      for (const one of [{ act: 'importWorld', acceptLoss: false } as const, ...steps]) {
        const { isStarter, revision } = three.opened.dataset.current();
        const before = countsOf(three.opened);
        const lines = await linesOf(() => take(one, three));
        const lost = shrunkTo(before, countsOf(three.opened));
        expect({ act: one.act, lines: lines ?? [] }).toEqual({ act: one.act, lines: lost });
        // What the user accepted at a removal goes with the next dataset.
        const isAsked = one.acceptLoss || one.act === 'rollBack' || isLeaving || isStarter;
        expect(isAsked ? [] : lost.filter(({ before: had, now }) => isLoss(had, now))).toEqual([]);
        isLeaving = (one.act.startsWith('remove') && one.acceptLoss) || (isLeaving && revision === three.opened.dataset.current().revision);
      }
      await three.opened.close();
    }),
    { numRuns: times(5, 60), seed: 25, endOnFailure: true },
  );
}, 600_000);

it('a set with less is refused with the counts of each table, and taken when the user accepts the loss', async () => {
  const three = await world();
  const { opened } = three;
  await opened.sync.imports.import(writeSet(smallSet()));
  const refusal = await opened.sync.imports.import(writeSet(bare(smallSet()))).catch((error: unknown) => error as Refusal);
  const [reason] = (refusal as Refusal).reasons ?? [];
  expect(reason && isLossReason(reason)).toBe(true);
  expect(reason?.values).toMatchObject({ sources: null, airports: null, runways: 2, runwaysNow: 0, navaids: 1, navaidsNow: 0 });
  const { shrunk } = await opened.sync.imports.import(writeSet(bare(smallSet())), { isForced: true });
  expect(shrunk.map(({ resource }): ResourceName => resource)).toEqual(['runways', 'navaids']);
  expect(opened.dataset.current().losses).toMatchObject([
    { resource: 'runways', before: 2, now: 0, since: '2030-01-01T00:00:00.000Z' },
    { resource: 'navaids', before: 1, now: 0 },
  ]);
});
