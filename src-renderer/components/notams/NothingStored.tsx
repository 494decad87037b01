import { Notice } from '#renderer/components/notices/Notice.tsx';
import { useDataset } from '#renderer/data/dataset/dataset.ts';
import { noneHeldInWords } from '#renderer/format/notams/notams-held.ts';

/** An empty list says what was searched. */
export function NothingStored({ where }: { where: string }) {
  const status = useDataset((dataset) => dataset.status);
  if (status === undefined) return null;
  return (
    <Notice>
      <p>{noneHeldInWords(where, status)}</p>
    </Notice>
  );
}
