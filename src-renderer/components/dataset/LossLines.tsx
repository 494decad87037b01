import type { ResourceName } from '#contract/dataset/changes.ts';
import { useDataset } from '#renderer/data/dataset/dataset.ts';
import { useNow } from '#renderer/data/use-now.ts';
import { lossLines } from '#renderer/format/dataset/losses-in-words.ts';

/** What the dataset lacks since when, of one table or of all; nothing where it lacks nothing. */
export function LossLines({ only, className }: { only?: ResourceName; className?: string | undefined }) {
  const losses = useDataset(({ status }) => status?.losses);
  const now = useNow();
  return lossLines(losses ?? [], now, only).map((line) => (
    <p key={line} className={className}>
      {line}
    </p>
  ));
}
