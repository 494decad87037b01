import { Button } from '@mantine/core';
import type { Briefing } from '#contract/briefing/briefing.ts';
import { useDataset } from '#renderer/data/dataset/dataset.ts';
import { useCounts } from '#renderer/data/notams/use-counts.ts';
import { withKey } from '#renderer/components/keyboard/with-key.ts';
import { words } from '#renderer/i18n/words.ts';
import { formatDatedZulu } from '#domain/time.ts';
import styles from './Briefing.module.css';

/** When the briefing and its data are from, and what was imported since, as the server says. */
export function MadeLine({ briefing, again }: { briefing: Briefing; again: () => void }) {
  const { made, data, last } = briefing;
  const importedAt = useDataset(({ status }) => status?.notamsImportedAt ?? null);
  const stored = useDataset(({ status }) => status?.counts.notams);
  const hasChanged = (importedAt ?? '') > (data.notamsImportedAt ?? '') || (stored !== undefined && stored !== data.notams);
  const { arrived } = useCounts(
    hasChanged ? { arrived: { filter: JSON.stringify({ updatedAt: { gt: made } }) } } : undefined,
    `${importedAt} ${stored}`,
  );
  const { briefing: texts } = words;
  return (
    <div className={styles.made}>
      <output data-changed={hasChanged}>
        {data.notamsImportedAt === null
          ? texts.madeWithout(clock(made, made))
          : texts.made(clock(made, made), clock(data.notamsImportedAt, made))}
        {hasChanged && ` ${arrived === undefined || arrived === 0 ? texts.changedSince : texts.arrived(arrived)}`}
      </output>
      {last !== null && (
        <span className={styles.small}>
          {texts.last(clock(last.made, made), last.notamsImportedAt === null ? undefined : clock(last.notamsImportedAt, last.made), last)}
        </span>
      )}
      <Button variant={hasChanged ? 'filled' : 'default'} size="compact-sm" {...withKey(texts.again, 'briefing.again')} onClick={again}>
        {texts.again}
      </Button>
    </div>
  );
}

/** `08:02Z`, with the day where it is not that of `day`. */
function clock(moment: string, day: string): string {
  const time = `${moment.slice(11, 16)}Z`;
  return moment.slice(0, 10) === day.slice(0, 10) ? time : `${formatDatedZulu(Date.parse(moment)).slice(0, 11)} ${time}`;
}
