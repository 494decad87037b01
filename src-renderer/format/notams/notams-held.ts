/** What is held of NOTAMs, in words. It is never said that there are none in the world. */
import type { DatasetStatus } from '#contract/service.ts';
import { words } from '#renderer/i18n/words.ts';
import { utc } from '../time.ts';

type Held = Pick<DatasetStatus, 'counts' | 'notamsImportedAt'>;

/** For an empty list: what was looked in. `where` is the place or filter, empty for all. */
export function noneHeldInWords(where: string, { counts, notamsImportedAt }: Held): string {
  const { none } = words.notams;
  if (notamsImportedAt === null) {
    const samples = counts.notams === 0 ? '' : none.samples(counts.notams);
    return `${where === '' ? none.nothingStored : none.of(where)} ${none.nothingImported(samples)} ${none.caution}`;
  }
  const time = utc(notamsImportedAt) ?? none.unknownTime;
  return `${none.inData(time, counts.notams)}${where === '' ? '' : none.forPlace(where)}. ${none.caution}`;
}

/** For the status bar, as long as no notice was imported. */
export const notImportedInWords = ({ counts }: Held): string =>
  counts.notams === 0 ? words.notams.noneImported : words.notams.samplesOnly;
