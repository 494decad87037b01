import { useNow } from '#renderer/data/use-now.ts';
import { useDataset } from '#renderer/data/dataset/dataset.ts';
import { useSession } from '#renderer/data/session/session.ts';

/** Milliseconds after which a list of what holds now is asked for again: the clock alone makes notices begin and end. */
const GROWS_OLD = 5 * 60_000;

/** Changes whenever the same question may have another answer: another caller, another import, and for what holds now every five minutes. */
export function useStamp(isNow: boolean): string {
  const turn = useSession((session) => session.turn);
  const swaps = useDataset((dataset) => dataset.swaps);
  const importedAt = useDataset(({ status }) => status?.notamsImportedAt ?? null);
  const now = useNow(GROWS_OLD / 5);
  return JSON.stringify([turn, swaps, importedAt, isNow ? Math.floor(now / GROWS_OLD) : 0]);
}
