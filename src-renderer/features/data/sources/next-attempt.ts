import type { Source } from '#contract/sync/sources.ts';
import type { SyncStatus } from '#contract/sync/sync.ts';
import { words } from '#renderer/i18n/words.ts';

export type Conditions = { network: SyncStatus['network'] | undefined; autoSync: boolean; /** Milliseconds since 1970. */ now: number };

/** Shown instead of the time of the next attempt: why there is none, or that it is due; undefined where the time is shown. */
export function nextInstead({ address, nextAt, isEnabled }: Source, { network, autoSync, now }: Conditions): string | undefined {
  const { data } = words;
  if (nextAt === null || !isEnabled) return data.notScheduled;
  if (!autoSync) return data.whenScheduled;
  // Folders and files are read without a network.
  if (network === 'off' && /^https?:/i.test(address)) return data.whenOnline;
  return Date.parse(nextAt) <= now ? data.due : undefined;
}
