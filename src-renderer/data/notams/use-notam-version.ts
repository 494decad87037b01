import { useNow } from '#renderer/data/use-now.ts';
import { useDataset } from '#renderer/data/dataset/dataset.ts';
import { useQueryVersion } from '#renderer/data/api/use-query.ts';

/** Milliseconds after which a list for the current time is fetched again, because NOTAMs begin and end as time passes. */
const GROWS_OLD = 5 * 60_000;

/**
 * Changes whenever the same query may have another answer: another caller, another import, a deletion, and for the current time every so many
 * milliseconds.
 */
export function useNotamVersion(isNow: boolean, growsOld = GROWS_OLD): string {
  const shared = useQueryVersion();
  const importedAt = useDataset(({ status }) => status?.notamsImportedAt ?? null);
  // What was deleted, restored or undone.
  const held = useDataset(({ status }) => status && [status.counts.notams, status.notamBin.count].join());
  const now = useNow(growsOld / 5);
  return JSON.stringify([shared, importedAt, held, isNow ? Math.floor(now / growsOld) : 0]);
}
