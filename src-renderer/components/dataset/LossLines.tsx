import type { ResourceName } from '#contract/dataset/changes.ts';
import { useDataset } from '#renderer/data/dataset/dataset.ts';
import { useNow } from '#renderer/data/use-now.ts';
import type { DatasetLoss } from '#contract/dataset/losses.ts';
import { formatDayZulu } from '#domain/time.ts';
import { words } from '#renderer/i18n/words.ts';

/** The lines are of one table or of all; there are none where the dataset lacks nothing. */
export function LossLines({ only, className }: { only?: ResourceName; className?: string | undefined }) {
  const losses = useDataset(({ status }) => status?.losses);
  const now = useNow();
  return lossLines(losses ?? [], now, only).map((line) => (
    <p key={line} className={className}>
      {line}
    </p>
  ));
}

/** A sentence for each loss, or for those of one table alone; `made`: when this is read. */
const lossLines = (losses: readonly DatasetLoss[], made: string | number, only?: ResourceName): string[] =>
  losses
    .filter(({ resource }) => only === undefined || resource === only)
    .map(({ resource, before, now, since }) =>
      words.briefing.loss(resource, before, now, formatDayZulu(Date.parse(since), new Date(made).getTime())),
    );
