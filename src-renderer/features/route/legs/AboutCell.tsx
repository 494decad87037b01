import { words } from '#renderer/i18n/words.ts';
import { columns, whyNotKnown, type ValueColumn } from './columns.tsx';
import type { LegRow } from './leg-rows.ts';
import { legName } from './LegTableRow.tsx';
import styles from './Legs.module.css';

type AboutCellProps = { column: ValueColumn | undefined; row: LegRow | undefined; depart: string | null };

/** The marked value with its name in full and where it comes from, or why it is not known. */
export function AboutCell({ column, row, depart }: AboutCellProps) {
  const { route } = words;
  if (column === undefined || row === undefined) return null;
  const show = columns.find(([name]) => name === column)?.[1];
  const value = show?.(row, depart) ?? null;
  return (
    <p className={styles.about}>
      <b>{legName(row)}</b> {route.columns[column].long}: {value ?? whyNotKnown(column, row)}
      {value !== null && sourceOf(column, row)}
    </p>
  );
}

function sourceOf(column: ValueColumn, { leg }: LegRow): string | null {
  const { route } = words;
  if (column === 'wind' && leg.wind !== null) return `, ${route.windSources[leg.wind.source]}`;
  return column === 'tas' && leg.tasSource !== null ? `, ${route.tasSources[leg.tasSource]}` : null;
}
