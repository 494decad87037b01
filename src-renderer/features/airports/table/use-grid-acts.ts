import type { KeyboardEvent, MouseEvent } from 'react';
import { useLocation } from 'wouter';
import type { ListedAirport } from '#contract/airports/airport.ts';
import { airportKey } from '#renderer/format/names.ts';
import { markedAfter } from '#renderer/components/keyboard/marked-row.ts';
import type { AirportRows } from './airport-rows.ts';

type Grid = {
  rows: AirportRows;
  marked: number;
  /** Rows in sight. */
  screenful: number;
  mark: (row: number) => void;
  /** Marks a row and scrolls it into view. */
  move: (row: number) => void;
  compare: (airport: ListedAirport) => void;
  favourite: (airport: ListedAirport) => void;
};

/** What keys on the grid and clicks in its rows do. Buttons and links inside keep their own keys. */
export function useGridActs({ rows, marked, screenful, mark, move, compare, favourite }: Grid) {
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
    const index = rowOf(target);
    const airport = index === undefined ? undefined : rows.at(index);
    if (index === undefined || airport === undefined) return;
    mark(index);
    const act = (target as Element).closest<HTMLElement>('[data-act]')?.dataset['act'];
    if (act === 'compare') compare(airport);
    if (act === 'favourite') favourite(airport);
  };

  const onDoubleClick = ({ target }: MouseEvent): void => {
    const airport = rows.at(rowOf(target) ?? -1);
    const isOnButton = (target as Element).closest('[data-act]') !== null;
    if (airport !== undefined && !isOnButton) open(airport);
  };

  return { onKeyDown, onClick, onDoubleClick };
}

/** The row that contains an element. */
function rowOf(target: EventTarget): number | undefined {
  const index = target instanceof Element ? target.closest<HTMLElement>('[data-index]')?.dataset['index'] : undefined;
  return index === undefined ? undefined : Number(index);
}
