import { Notice } from '#renderer/components/Notice.tsx';
import { useDataset } from '#renderer/stores/dataset.ts';
import { noneHeldInWords } from '#renderer/wording/notams-held.ts';

/** An empty list says what was looked in. */
export function NoneHeld({ where }: { where: string }) {
  const status = useDataset((dataset) => dataset.status);
  if (status === undefined) return null;
  return <Notice>{noneHeldInWords(where, status)}</Notice>;
}
