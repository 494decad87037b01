/** What the dataset lacks since when, in the current language. */
import type { ResourceName } from '#contract/dataset/changes.ts';
import type { DatasetLoss } from '#contract/dataset/losses.ts';
import { formatDayZulu } from '#domain/time.ts';
import { words } from '#renderer/i18n/words.ts';

/** A sentence for each loss, or for those of one table alone; `made`: when this is read. */
export const lossLines = (losses: readonly DatasetLoss[], made: string | number, only?: ResourceName): string[] =>
  losses
    .filter(({ resource }) => only === undefined || resource === only)
    .map(({ resource, before, now, since }) =>
      words.briefing.loss(resource, before, now, formatDayZulu(Date.parse(since), new Date(made).getTime())),
    );
