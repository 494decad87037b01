import { useElementSize, useMergedRef } from '@mantine/hooks';
import { type CSSProperties, useCallback, useEffect, useEffectEvent, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { create } from 'zustand';
import type { ListedAirport } from '#contract/airports/airport.ts';
import { rowIndexOf, useVirtualRows } from '#renderer/components/list/use-virtual-rows.ts';
import { useFavourites } from '#renderer/data/airports/favourites.ts';
import { useRowsInSight } from '#renderer/data/list/use-paged-rows.ts';
import { useSettings } from '#renderer/data/settings/settings.ts';
import { words } from '#renderer/i18n/words.ts';
import { useCompareChoice } from '../CompareBar.tsx';
import type { AirportRows } from './airport-rows.ts';
import styles from './AirportGrid.module.css';
import { type AnyColumnId, columnOf, type Shown } from './columns.tsx';
import { grid, rowGroup, heading, headRow } from './grid-aria.ts';
import { useFitting } from './fitting-columns.ts';
import { GridRow } from './GridRow.tsx';
import { type Order, orderAfter } from './sort-order.ts';
import { VisuallyHidden } from '@mantine/core';
import { sortFields } from '#renderer/format/airport/fields.ts';
import { useLocation } from 'wouter';
import { airportKey } from '#renderer/format/names.ts';
import { markedAfter } from '#renderer/components/keyboard/marked-row.ts';

type AirportGridProps = {
  rows: AirportRows;
  columns: readonly AnyColumnId[];
  order: Order;
  sort: (order: Order) => void;
  shown: Shown;
  compare: (airport: ListedAirport) => void;
  favourite: (airport: ListedAirport) => void;
};

/** A row of one line, one with two lines below, and the headings have these heights in rem. */
const ROW = 1.9;
const TALL_ROW = 4.2;
const HEAD = 2;
/** A row has this share of its height where the user chose the compact density. */
const DENSE = 0.82;
/** A rem has this many pixels at scale 1. */
const REM = 16;

const rowId = (index: number): string => `airport-row-${index}`;

/**
 * Shows all airports that match, and renders only those in sight. The focus stays on the grid, which names the marked row; so a row that
 * scrolls away takes no focus with it.
 */
export function AirportGrid({ rows, columns, order, sort, shown, compare, favourite }: AirportGridProps) {
  const region = useRef<HTMLDivElement>(null);
  const { ref: sized, width } = useElementSize<HTMLDivElement>();
  const { scale, density } = useSettings(({ settings }) => settings);
  const { marked, mark } = useMarkedRow(rows.name);
  const chosen = useCompareChoice((choice) => choice.chosen);
  const favourites = useFavourites((own) => own.ids);

  const rem = REM * scale;
  const { inTable, below } = useFitting(columns, width / rem);
  const dense = density === 'compact' ? DENSE : 1;
  const rowHeight = Math.round((below.length > 0 ? TALL_ROW : ROW) * dense * rem);
  const headHeight = Math.round(HEAD * rem);
  const scroller = useCallback(() => region.current, []);
  // The count is as many rows as fit on a screen until the first answer is here.
  const count = rows.total ?? Math.ceil(screen.height / rowHeight);
  const drawn = useVirtualRows({ scroller, count, rowHeight, headHeight, pinned: marked });
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
      <GridHead columns={inTable} order={order} sort={sort} />
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

/** Rem of the marks, and rem from which a column takes a share of the remaining width. */
const MARKS = 3.4;
const TEXT = 8;

/** Widths for all rows; the remaining width goes to names and places, most of it to the airport's name. */
function gridStyle(inTable: readonly AnyColumnId[], rowHeight: number, headHeight: number): CSSProperties {
  const widths = inTable.map((id) => {
    const { width } = columnOf(id);
    const share = id === 'name' ? 2 : width >= TEXT ? 1 : 0;
    return share === 0 ? `${width}rem` : `minmax(${width}rem, ${share}fr)`;
  });
  const least = inTable.reduce((sum, id) => sum + columnOf(id).width, MARKS);
  return {
    '--columns': `${MARKS}rem ${widths.join(' ')}`,
    '--least-width': `${least}rem`,
    '--row': `${rowHeight}px`,
    '--head': `${headHeight}px`,
  } as CSSProperties;
}

type PlaceInList = {
  /** The list that the marked row belongs to; see `Rows.name`. */
  name: string;
  row: number;
};

/** The marked row of the last list; kept when the screen is left, so that coming back finds the place. */
const usePlace = create<PlaceInList>(() => ({ name: '', row: 0 }));

/** The marked row of a list: where it was left, or the first. */
function useMarkedRow(name: string): { marked: number; mark: (row: number) => void } {
  const marked = usePlace((place) => (place.name === name ? place.row : 0));
  return { marked, mark: (row) => usePlace.setState({ name, row }) };
}

type GridHeadProps = { columns: readonly AnyColumnId[]; order: Order; sort: (order: Order) => void };

/** The headings; each is a button that sorts, and says how the table is sorted by it. */
function GridHead({ columns, order, sort }: GridHeadProps) {
  const { airports } = words;
  return (
    <div {...rowGroup} className={styles.head}>
      <div {...headRow} className={styles.cells}>
        <span {...heading(1)} className={styles.heading}>
          <VisuallyHidden>{airports.columns.marks}</VisuallyHidden>
        </span>
        {columns.map((id, index) => {
          const { title, isNumber } = columnOf(id);
          const place = order.findIndex((key) => key.id === id) + 1;
          const key = order[place - 1];
          return (
            <span key={id} {...heading(index + 2, key)} className={styles.heading} data-number={isNumber}>
              {sortFields.some((field) => field === id) ? (
                <button
                  type="button"
                  className={styles.sorter}
                  title={id === 'icaoCode' ? airports.codeHint : undefined}
                  aria-label={key && airports.sortedBy(title, key.desc, place)}
                  onClick={({ shiftKey }) => sort(orderAfter(order, id, shiftKey))}
                >
                  <span className={styles.title}>{title}</span>
                  {key !== undefined && (
                    <span className={styles.sorted}>
                      {key.desc ? '▼' : '▲'}
                      {order.length > 1 && place}
                    </span>
                  )}
                </button>
              ) : (
                <span className={styles.title}>
                  {title}
                  {id === 'distance' && order.length === 0 && <span className={styles.sorted}> ▲</span>}
                </span>
              )}
            </span>
          );
        })}
      </div>
    </div>
  );
}

type Grid = {
  rows: AirportRows;
  marked: number;
  /** This many rows are in sight. */
  screenful: number;
  mark: (row: number) => void;
  /** Marks a row and scrolls it into view. */
  move: (row: number) => void;
  compare: (airport: ListedAirport) => void;
  favourite: (airport: ListedAirport) => void;
};

/** What keys on the grid and clicks in its rows do. Buttons and links inside keep their own keys. */
function useGridActs({ rows, marked, screenful, mark, move, compare, favourite }: Grid) {
  const [, navigate] = useLocation();
  const open = (airport: ListedAirport): void => navigate(`/airports/${encodeURIComponent(airportKey(airport))}`);
  const byKey: Readonly<Record<string, (airport: ListedAirport) => void>> = { enter: open, c: compare, f: favourite };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target !== event.currentTarget) return;
    const next = markedAfter(event.key, marked, rows.total ?? 0, screenful);
    const act = byKey[event.key.toLowerCase()];
    if (next === undefined && act === undefined) return;
    event.preventDefault();
    if (next !== undefined) return move(next);
    const airport = rows.at(marked);
    if (airport !== undefined) act?.(airport);
  };

  const onClick = ({ target }: MouseEvent): void => {
    const index = rowIndexOf(target);
    const airport = index === undefined ? undefined : rows.at(index);
    if (index === undefined || airport === undefined) return;
    mark(index);
    const act = (target as Element).closest<HTMLElement>('[data-act]')?.dataset['act'];
    if (act === 'compare') compare(airport);
    if (act === 'favourite') favourite(airport);
  };

  const onDoubleClick = ({ target }: MouseEvent): void => {
    const airport = rows.at(rowIndexOf(target) ?? -1);
    const isOnButton = (target as Element).closest('[data-act]') !== null;
    if (airport !== undefined && !isOnButton) open(airport);
  };

  return { onKeyDown, onClick, onDoubleClick };
}
