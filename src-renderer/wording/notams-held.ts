/** What is held of NOTAMs, in words. It is never said that there are none in the world. */
import type { DatasetStatus } from '#contract/service.ts';
import { utc } from './time.ts';
import { count } from './units.ts';

type Held = Pick<DatasetStatus, 'counts' | 'notamsImportedAt'>;

/** For an empty list: what was looked in. `where` is the place or filter, empty for all. */
export function noneHeldInWords(where: string, { counts, notamsImportedAt }: Held): string {
  const none = where === '' ? 'None held.' : `None for ${where}.`;
  const caution = 'Notices may exist that are not part of the data here.';
  if (notamsImportedAt === null) return `${none} Nothing has been imported on this machine${samples(counts.notams)}. ${caution}`;
  const time = utc(notamsImportedAt) ?? 'at an unknown time';
  return `None in the data imported ${time} (${count(counts.notams)} notices)${where === '' ? '' : ` for ${where}`}. ${caution}`;
}

const samples = (held: number): string => (held === 0 ? '' : `; the ${count(held)} notices held are samples, not real ones`);

/** For the status bar, as long as no notice was imported. */
export const notImportedInWords = ({ counts }: Held): string => (counts.notams === 0 ? 'none imported' : 'samples only, none imported');
