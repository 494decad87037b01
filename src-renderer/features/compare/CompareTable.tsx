import type { CSSProperties } from 'react';
import { CloseButton, VisuallyHidden } from '@mantine/core';
import { Link } from 'wouter';
import type { Airport } from '#contract/airports/airport.ts';
import { Sheet } from '#renderer/components/page/Sheet.tsx';
import { DataTable } from '#renderer/components/tables/DataTable.tsx';
import { orUnknown } from '#renderer/components/text/Unknown.tsx';
import { useNow } from '#renderer/data/use-now.ts';
import { words } from '#renderer/i18n/words.ts';
import { airportKey, leadingCode } from '#renderer/format/names.ts';
import { useUnits } from '#renderer/format/use-units.ts';
import { parts, type Compared, type Row } from './rows.ts';
import styles from './Compare.module.css';

/** Narrower columns would break every word. */
const FIRST_REM = 8;
const COLUMN_REM = 10;

type CompareTableProps = { compared: readonly Compared[]; onlyDifferent: boolean; remove: (airport: Airport) => void };

/** One column per airport. In a narrow window it scrolls sideways and the row headings stay in place. */
export function CompareTable({ compared, onlyDifferent, remove }: CompareTableProps) {
  const units = useUnits();
  const { compare } = words;
  const all = parts(compared, units, useNow());
  const different = all.flatMap(({ rows }) => rows).filter((row) => row.differs).length;
  const shown = all.flatMap(({ title, rows }) =>
    rows.filter((row) => row.differs || !onlyDifferent).map((row) => ({ part: title, ...row })),
  );
  return (
    <Sheet title={compare.table} aside={compared.length > 1 && <output>{compare.different(different)}</output>} flush>
      <div style={{ '--least-width': `${FIRST_REM + compared.length * COLUMN_REM}rem` } as CSSProperties}>
        <DataTable
          label={compare.table}
          className={styles.table}
          rows={shown}
          keyOf={({ name }) => name}
          groupOf={({ part }) => part}
          renderGroupHead={({ part }) => part}
          rowProps={({ differs }) => ({ 'data-differs': differs })}
          columns={[
            { label: words.common.item, renderCell: (row) => <FactName row={row} /> },
            ...compared.map(({ airport }, at) => ({
              id: airport.id,
              label: <AirportHead airport={airport} remove={() => remove(airport)} />,
              renderCell: ({ cells }: Row) => orUnknown(cells[at], String),
            })),
          ]}
        />
      </div>
    </Sheet>
  );
}

function AirportHead({ airport, remove }: { airport: Airport; remove: () => void }) {
  return (
    <>
      <span className={styles.head}>
        <Link href={`/airports/${encodeURIComponent(airportKey(airport))}`} className={styles.code ?? ''}>
          {leadingCode(airport) ?? words.common.noCode}
        </Link>
        <CloseButton size="sm" aria-label={words.common.removeNamed(leadingCode(airport) ?? airport.name)} onClick={remove} />
      </span>
      <span className={styles.name}>{airport.name}</span>
    </>
  );
}

/** What differs is marked by a sign and a word, not by its colour alone. */
const FactName = ({ row: { name, differs } }: { row: Row }) => (
  <>
    {name}
    {differs && (
      <>
        <span className={styles.differs} aria-hidden title={words.compare.differs}>
          ≠
        </span>
        <VisuallyHidden> ({words.compare.differs})</VisuallyHidden>
      </>
    )}
  </>
);
