/** Writes which NOTAMs are stored. It never says that no others exist. */
import type { DatasetStatus } from '#contract/dataset/dataset.ts';
import { words } from '#renderer/i18n/words.ts';
import { zulu } from '../time.ts';

type Held = Pick<DatasetStatus, 'counts' | 'notamsImportedAt'>;

/** Says of an empty list what was searched. `where` is the place or filter, empty for all. */
export function noneHeldInWords(where: string, { counts, notamsImportedAt }: Held): string {
  const { none } = words.notams;
  if (notamsImportedAt === null) {
    const samples = counts.notams === 0 ? '' : none.samples(counts.notams);
    return `${where === '' ? none.nothingStored : none.of(where)} ${words.common.nothingImported(samples)} ${none.caution}`;
  }
  const time = zulu(notamsImportedAt) ?? words.briefing.timeUnknown;
  return `${none.inData(time, counts.notams)}${where === '' ? '' : none.forPlace(where)}. ${none.caution}`;
}

/** The status bar shows this as long as no NOTAM was imported. */
export const notImportedInWords = ({ counts }: Held): string =>
  counts.notams === 0 ? words.notams.noneImported : words.notams.samplesOnly;
