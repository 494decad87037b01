/**
 * Records which sources a dataset was built of, and what it has less of than the ones before it, in two rows of `meta`, so that both follow
 * the file through rollbacks. The starter set does not name its sources.
 */
import Sqlite from 'better-sqlite3';
import type { DatasetLoss, Shrunk } from '#contract/dataset/losses.ts';
import type { ResourceName } from '#contract/dataset/changes.ts';
import { identityOf } from '#core/database/identity.ts';

/** The source that holds what the user imported by hand: the same in every data folder. */
export const IMPORT_ID = identityOf('aeroshelf:import');
/** The set that came with a release has it: no user brought it. */
export const BUNDLED_ID = identityOf('aeroshelf:bundled');

export type Counts = Record<ResourceName, number>;

export type Origin = {
  /** These are the ids of the sources; undefined means that the file does not say. */
  sourceIds: string[] | undefined;
  losses: DatasetLoss[];
};

export const originOf = (about: ReadonlyMap<string, string>): Origin => ({
  sourceIds: parsed<string[]>(about.get('sourceIds')),
  losses: parsed<DatasetLoss[]>(about.get('losses')) ?? [],
});

const parsed = <T>(json: string | undefined): T | undefined => (json === undefined ? undefined : (JSON.parse(json) as T));

export const originRows = ({ sourceIds, losses }: Origin): [string, string][] => [
  ...(sourceIds === undefined ? [] : [['sourceIds', JSON.stringify(sourceIds)] satisfies [string, string]]),
  ...(losses.length === 0 ? [] : [['losses', JSON.stringify(losses)] satisfies [string, string]]),
];

/** Replaces the record in a file that is not in use yet. */
export function writeOrigin(path: string, origin: Origin): void {
  const db = new Sqlite(path);
  try {
    db.transaction(() => {
      db.exec(`DELETE FROM meta WHERE key IN ('sourceIds', 'losses')`);
      const insert = db.prepare('INSERT INTO meta (key, value) VALUES (?, ?)');
      for (const row of originRows(origin)) insert.run(row);
    }).immediate();
  } finally {
    db.close();
  }
}

/** A new edition of a source may have that share fewer rows, or one row fewer, and does not lose all rows of a kind. */
export const MOST_GONE = 0.05;
export const isLoss = (before: number, now: number): boolean => before > 0 && (now === 0 || before - now > Math.max(1, before * MOST_GONE));

const resourcesIn = (counts: Counts) => Object.keys(counts) as ResourceName[];

export const shrunkTo = (before: Counts, now: Counts): Shrunk[] =>
  resourcesIn(now).flatMap((resource) =>
    now[resource] < before[resource] ? [{ resource, before: before[resource], now: now[resource] }] : [],
  );

/**
 * Returns the losses of a dataset with these counts that replaces `previous` at `since`; a loss ends with the dataset that has about as many rows as there
 * were.
 */
export function lossesSince(
  previous: { counts: Counts; losses: readonly DatasetLoss[]; isStarter: boolean },
  now: Counts,
  since: string,
): DatasetLoss[] {
  return resourcesIn(now).flatMap((resource) => {
    const former = previous.losses.find((loss) => loss.resource === resource);
    const before = Math.max(former?.before ?? 0, previous.counts[resource]);
    // The starter set is a sample: another set may be smaller, and lacks only what it has none of.
    if (previous.isStarter ? now[resource] > 0 : !isLoss(before, now[resource])) return [];
    const isOlder = former !== undefined && now[resource] >= former.now;
    return before === 0 ? [] : [{ resource, before, now: now[resource], since: isOlder ? former.since : since }];
  });
}
