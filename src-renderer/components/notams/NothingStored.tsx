import { Notice } from '#renderer/components/notices/Notice.tsx';
import { words } from '#renderer/i18n/words.ts';
import { useDataset } from '#renderer/data/dataset/dataset.ts';
import { noneHeldInWords } from '#renderer/format/notams/notams-held.ts';
import type { Coverage } from '#renderer/format/notams/coverage.ts';

type NothingStoredProps = { where: string; coverage?: Coverage | undefined };

/** An empty list says what was searched, and whether any import covered the place at all. */
export function NothingStored({ where, coverage }: NothingStoredProps) {
  const status = useDataset((dataset) => dataset.status);
  if (status === undefined) return null;
  const { none } = words.notams;
  const { covered, notCovered } = coverage?.isImported === true ? coverage : { covered: [], notCovered: [] };
  return (
    <Notice>
      <p>{noneHeldInWords(where, status)}</p>
      {notCovered.length > 0 && <p>{none.notCovered(notCovered.join(', '))}</p>}
      {covered.length > 0 && <p>{none.covered(covered.join(', '))}</p>}
    </Notice>
  );
}
