/** When data is fetched next, said alike on every screen: what the server has planned, and else why it has planned nothing. */
import type { Source } from '#contract/sync/sources.ts';
import type { SyncStatus } from '#contract/sync/sync.ts';
import { words } from '#renderer/i18n/words.ts';

export type Conditions = {
  /** Undefined before the server has answered. */
  sync: Pick<SyncStatus, 'network' | 'nextAt' | 'isAutomatic'> | undefined;
  autoSync: boolean;
  /** The unit is milliseconds since 1970. */
  now: number;
};

/** Shown instead of the time of the next attempt: why there is none, or that it is due; undefined where the time is shown. */
export function nextInstead({ address, nextAt, isEnabled, everyHours }: Source, { sync, autoSync, now }: Conditions): string | undefined {
  const { data } = words;
  if (!isEnabled) return data.notScheduled;
  if (everyHours === null) return data.onlyOnRequest;
  if (sync?.isAutomatic === false) return autoSync ? data.startedWithout : data.whenScheduled;
  // Folders and files are read without a network.
  if (sync?.network === 'off' && /^https?:/i.test(address)) return data.whenOnline;
  if (nextAt === null) return data.notScheduled;
  return Date.parse(nextAt) <= now ? data.due : undefined;
}

/** It is the same for the next run of all. */
export function nextRunInstead({ sync, autoSync, now }: Conditions): string | undefined {
  const { data } = words;
  if (sync?.isAutomatic === false) return autoSync ? data.startedWithout : data.whenScheduled;
  if (sync === undefined || sync.nextAt === null) return sync?.network === 'off' ? data.whenOnline : data.notScheduled;
  return Date.parse(sync.nextAt) <= now ? data.due : undefined;
}
