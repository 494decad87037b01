import { notamAge } from '#domain/age.ts';
import { useDataset } from '#renderer/data/dataset/dataset.ts';
import { ageOf } from '#renderer/format/age.ts';
import { notImportedInWords } from '#renderer/format/notams/notams-held.ts';
import type { WriteTime } from '#renderer/format/notams/period.ts';
import { words } from '#renderer/i18n/words.ts';

/** When the stored NOTAMs were issued and imported, with their age, a line for paper. */
export function useAges(write: WriteTime, now: number): string[] {
  const status = useDataset((dataset) => dataset.status);
  if (status === undefined) return [];
  const { notamsIssuedAt: issued, notamsImportedAt: imported } = status;
  if (imported === null) return [notImportedInWords(status)];
  const newest = issued === null ? [] : [words.notams.newestIssued(write(issued))];
  return [[...newest, ageOf(issued, now, notamAge).words, words.notams.imported(write(imported))].join(', ')];
}
