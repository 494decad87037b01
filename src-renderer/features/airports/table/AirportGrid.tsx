import { useElementSize, useMergedRef } from '@mantine/hooks';
import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import type { ListedAirport } from '#contract/airports/airport.ts';
import { words } from '#renderer/i18n/words.ts';
import { useSettings } from '#renderer/data/settings/settings.ts';
import type { AnyColumnId, Shown } from './columns.tsx';
import { useCompareChoice } from '../compare-choice.ts';
import { useFavourites } from '#renderer/data/airports/favourites.ts';
import { GridHead } from './GridHead.tsx';
import { grid, rowGroup } from './grid-aria.ts';
import { gridStyle } from './grid-style.ts';
import { GridRow } from './GridRow.tsx';
import { useMarkedRow } from './place-in-list.ts';
import { useVirtualRows } from '#renderer/components/list/use-virtual-rows.ts';
import { useRowsInSight } from '#renderer/data/list/use-paged-rows.ts';
import { useGridActs } from './use-grid-acts.ts';
import { useFitting } from './use-fitting.ts';
import type { AirportRows } from './airport-rows.ts';
import type { useAirportTable } from './use-table.ts';
import styles from './AirportGrid.module.css';

type AirportGridProps = {
  rows: AirportRows;
  table: ReturnType<typeof useAirportTable>;
  shown: Shown;
  compare: (airport: ListedAirport) => void;
  favourite: (airport: ListedAirport) => void;
};

/** Rem of a row of one line, of one with two lines below, and of the headings. */
const ROW = 1.9;
const TALL_ROW = 4.2;
const HEAD = 2;
/** Of a row's height, where the user chose the compact density. */
const DENSE = 0.82;
/** Pixels of a rem at scale 1. */
const REM = 16;

const rowId = (index: number): string => `airport-row-${index}`;

/**
 * All airports that match, of which only those in sight are rendered. The focus stays on the grid, which names the marked row; so a row that
 * scrolls away takes no focus with it.
 */
export function AirportGrid({ rows, table, shown, compare, favourite }: AirportGridProps) {
  const region = useRef<HTMLDivElement>(null);
  const { ref: sized, width } = useElementSize<HTMLDivElement>();
  const { scale, density } = useSettings(({ settings }) => settings);
  const { marked, mark } = useMarkedRow(rows.name);
  const chosen = useCompareChoice((choice) => choice.chosen);
  const favourites = useFavourites((own) => own.ids);

  const headers = table.getHeaderGroups()[0]?.headers ?? [];
  const columns = headers.map(({ column }) => column.id as AnyColumnId).join(',');
  const rem = REM * scale;
  const { inTable, below } = useFitting(columns, width / rem);
  const dense = density === 'compact' ? DENSE : 1;
  const rowHeight = Math.round((below.length > 0 ? TALL_ROW : ROW) * dense * rem);
  const headHeight = Math.round(HEAD * rem);
  const scroller = useCallback(() => region.current, []);
  // Before the first answer, as many as fit on a screen.
  const count = rows.total ?? Math.ceil(screen.height / rowHeight);
  const drawn = useVirtualRows({ scroller, count, rowHeight, headHeight, kept: marked });
  useRowsInSight(rows, drawn.first, drawn.last);

  const isListed = rows.total !== undefined;
  // The same list is shown where it was left, another one from its beginning.
  const arrive = useEffectEvent((_name: string) => drawn.show(marked));
  useEffect(() => {
    if (isListed) arrive(rows.name);
  }, [isListed, rows.name]);

  const acts = useGridActs({
    rows,
    marked,
    screenful: Math.max(1, drawn.last - drawn.first),
    mark,
    move: (row) => {
      mark(row);
      drawn.show(row);
    },
    compare,
    favourite,
  });

  return (
    <div
      ref={useMergedRef(region, sized)}
      {...grid({
        label: words.airports.table,
        rows: rows.total,
        columns: inTable.length + (below.length > 0 ? 2 : 1),
        active: isListed && marked < (rows.total ?? 0) ? rowId(marked) : undefined,
      })}
      className={styles.grid}
      style={gridStyle(inTable, rowHeight, headHeight)}
      data-narrow={below.length > 0}
      {...acts}
    >
      <GridHead
        headers={headers.filter(({ column }) => inTable.includes(column.id as AnyColumnId))}
        sortKeys={table.state.sorting.length}
        nearestFirst={table.state.sorting.length === 0}
      />
      <div {...rowGroup} className={styles.body} style={{ height: drawn.height }}>
        {drawn.items.map(({ index, top, slot }) => {
          const airport = rows.at(index);
          return (
            <GridRow
              key={slot}
              id={rowId(index)}
              index={index}
              top={top}
              airport={airport}
              inTable={inTable}
              below={below}
              shown={shown}
              isMarked={index === marked}
              isCompared={airport !== undefined && chosen.some(({ id }) => id === airport.id)}
              isFavourite={airport !== undefined && favourites.has(airport.id)}
            />
          );
        })}
      </div>
    </div>
  );
}
