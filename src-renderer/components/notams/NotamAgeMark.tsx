import type { DatasetStatus } from '#contract/dataset/dataset.ts';
import { notamAge } from '#domain/age.ts';
import { ageOf } from '#renderer/format/age.ts';
import { notImportedInWords } from '#renderer/format/notams/notams-held.ts';
import { AgeMark } from '../text/AgeMark.tsx';
import { useNow } from '#renderer/data/use-now.ts';

/** The age of the stored NOTAMs, from the newest issue date, so that a late import does not make them look recent. */
export function NotamAgeMark({ status }: { status: DatasetStatus }) {
  const now = useNow();
  if (status.notamsImportedAt === null) return <AgeMark age={{ grade: 'unknown', words: notImportedInWords(status) }} />;
  return <AgeMark age={ageOf(status.notamsIssuedAt, now, notamAge)} />;
}
