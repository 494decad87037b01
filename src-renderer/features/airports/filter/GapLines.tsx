import { Button } from '@mantine/core';
import { passFocus } from '#renderer/components/keyboard/pass-focus.ts';
import { words } from '#renderer/i18n/words.ts';
import type { AirportFilter, Gap } from './airport-filter.ts';
import { useHiddenCounts } from './use-hidden-counts.ts';
import styles from '../AirportsScreen.module.css';

type GapLinesProps = { filter: AirportFilter; total: number | undefined; change: (part: Partial<AirportFilter>) => void };

/** How many are not shown because something is unknown, with buttons to include them. */
export function GapLines({ filter, total, change }: GapLinesProps) {
  const { airports } = words;
  const hidden = useHiddenCounts(filter, total);
  const { unknown } = filter;
  if (hidden.length === 0 && unknown.length === 0) return null;
  const without = (gap: Gap) => unknown.filter((other) => other !== gap);
  return (
    <div className={styles.gaps}>
      {hidden.length > 0 && <span className={styles.quiet}>{airports.gaps}</span>}
      {hidden.map(({ gap, count }) => (
        <span key={gap} className={styles.gap}>
          {airports.gap[gap](count)}
          <Button
            variant="light"
            size="compact-xs"
            onClick={({ currentTarget }) => {
              passFocus(currentTarget, currentTarget.closest('div'));
              change({ unknown: [...without(gap), gap] });
            }}
          >
            {airports.include}
          </Button>
        </span>
      ))}
      {unknown.map((gap) => (
        <span key={gap} className={styles.gap}>
          {airports.included[gap]}
          <Button
            variant="default"
            size="compact-xs"
            onClick={({ currentTarget }) => {
              passFocus(currentTarget, currentTarget.closest('div'));
              change({ unknown: without(gap) });
            }}
          >
            {airports.exclude}
          </Button>
        </span>
      ))}
    </div>
  );
}
