import { CloseButton, Table, VisuallyHidden } from '@mantine/core';
import { Link } from 'wouter';
import type { Airport } from '#contract/airports/airport.ts';
import { scrollGroup } from '#renderer/components/keyboard/scroll-group.ts';
import { Sheet } from '#renderer/components/page/Sheet.tsx';
import { known } from '#renderer/components/text/Unknown.tsx';
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
  const all = parts(compared, units);
  const different = all.flatMap(({ rows }) => rows).filter((row) => row.differs).length;
  const shown = all
    .map(({ title, rows }) => ({ title, rows: onlyDifferent ? rows.filter((row) => row.differs) : rows }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <Sheet title={compare.table} aside={compared.length > 1 && <output>{compare.different(different)}</output>} flush>
      <div className={styles.scroller} {...scrollGroup(compare.table)}>
        <Table className={styles.table} style={{ minWidth: `${FIRST_REM + compared.length * COLUMN_REM}rem` }}>
          <thead>
            <tr>
              <th scope="col" className={styles.corner}>
                {words.common.item}
              </th>
              {compared.map(({ airport }) => (
                <th key={airport.id} scope="col">
                  <span className={styles.head}>
                    <Link href={`/airports/${encodeURIComponent(airportKey(airport))}`} className={styles.code ?? ''}>
                      {leadingCode(airport) ?? words.common.noCode}
                    </Link>
                    <CloseButton
                      size="sm"
                      aria-label={words.common.removeNamed(leadingCode(airport) ?? airport.name)}
                      onClick={() => remove(airport)}
                    />
                  </span>
                  <span className={styles.name}>{airport.name}</span>
                </th>
              ))}
            </tr>
          </thead>
          {shown.map(({ title, rows }) => (
            <tbody key={title}>
              <tr className={styles.part}>
                <th scope="rowgroup">{title}</th>
                <td colSpan={compared.length} aria-hidden />
              </tr>
              {rows.map((row) => (
                <FactRow key={row.name} row={row} ids={compared.map(({ airport }) => airport.id)} />
              ))}
            </tbody>
          ))}
        </Table>
      </div>
    </Sheet>
  );
}

/** What differs is marked by a sign and a word beside the colour. */
const FactRow = ({ row: { name, cells, differs }, ids }: { row: Row; ids: readonly string[] }) => (
  <tr data-differs={differs}>
    <th scope="row">
      {name}
      {differs && (
        <>
          <span className={styles.differs} aria-hidden title={words.compare.differs}>
            ≠
          </span>
          <VisuallyHidden> ({words.compare.differs})</VisuallyHidden>
        </>
      )}
    </th>
    {cells.map((cell, place) => (
      <td key={ids[place]}>{known(cell, String)}</td>
    ))}
  </tr>
);
