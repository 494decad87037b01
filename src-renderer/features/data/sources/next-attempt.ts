import type { Source, SyncStatus } from '#contract/sync.ts';
import { words } from '#renderer/i18n/words.ts';

export type Conditions = { network: SyncStatus['network'] | undefined; autoSync: boolean; /** Milliseconds since 1970. */ now: number };

/** What stands for the time of the next attempt where none can be told: why it does not come, or that it is due; undefined to tell the time. */
export function nextInstead({ address, nextAt, isEnabled }: Source, { network, autoSync, now }: Conditions): string | undefined {
  const { data } = words;
  if (nextAt === null || !isEnabled) return data.notScheduled;
  if (!autoSync) return data.whenScheduled;
  // Folders and files are read without a network.
  if (network === 'off' && /^https?:/i.test(address)) return data.whenOnline;
  return Date.parse(nextAt) <= now ? data.due : undefined;
}
