import { useLayoutEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { markedAfter } from '#renderer/components/keyboard/marked-row.ts';

/** Row 0 is the departure, row n the leg to point n; column 0 is the leg's name. */
type Cell = { row: number; column: number };
type Editing = Cell & { begin: string | undefined };

type LegGrid = {
  rows: number;
  columns: number;
  cellId: (row: number, column: number) => string;
  /** Tells whether a cell can be typed into. */
  isOpen: (row: number, column: number) => boolean;
  clear: (row: number, column: number) => void;
  move: (row: number, way: 'up' | 'down') => void;
  remove: (row: number) => void;
  /** The row that is marked here or elsewhere, and what is called when it is marked here. */
  markedRow: number | undefined;
  onMark: (row: number) => void;
};

const PAGE = 10;

/** What keys and clicks on the legs do. The focus stays on the table, which names the marked cell; a cell that is typed into has it meanwhile. */
export function useLegGrid({ rows, columns, cellId, isOpen, clear, move, remove, markedRow, onMark }: LegGrid) {
  const grid = useRef<HTMLTableElement>(null);
  const [column, setColumn] = useState(0);
  const [editing, setEditing] = useState<Editing>();
  const marked = { row: Math.min(markedRow ?? 0, rows - 1), column: Math.min(column, columns - 1) };
  const activeId = cellId(marked.row, marked.column);

  const isMarked = markedRow !== undefined;
  useLayoutEffect(() => {
    if (isMarked) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [activeId, isMarked]);

  const mark = (row: number, next: number): void => {
    onMark(row);
    setColumn(next);
  };
  const edit = (begin?: string): void => {
    if (isOpen(marked.row, marked.column)) setEditing({ ...marked, begin });
  };
  const movePoint = (way: 'up' | 'down'): void => {
    const next = marked.row + (way === 'up' ? -1 : 1);
    if (next < 0 || next >= rows) return;
    move(marked.row, way);
    mark(next, marked.column);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.target !== event.currentTarget || event.nativeEvent.isComposing) return;
    const act = actOf(event);
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
  const actOf = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): (() => void) | undefined => {
    const { row, column } = marked;
    if (ctrlKey || metaKey) return undefined;
    if (altKey) return key === 'ArrowUp' || key === 'ArrowDown' ? () => movePoint(key === 'ArrowUp' ? 'up' : 'down') : undefined;
    if (key === 'ArrowLeft' || key === 'ArrowRight') {
      const step = key === 'ArrowLeft' ? -1 : 1;
      return () => mark(row, Math.min(Math.max(column + step, 0), columns - 1));
    }
    if (key === 'Enter' || key === 'F2') return () => edit();
    if (key === 'Delete' || key === 'Backspace')
      return column === 0 ? () => remove(row) : isOpen(row, column) ? () => clear(row, column) : undefined;
    const next = markedAfter(key, row, rows, PAGE);
    if (next !== undefined) return () => mark(next, column);
    return key.length === 1 && key !== ' ' && isOpen(row, column) ? () => edit(key) : undefined;
  };
  const cellOf = ({ target }: MouseEvent): Cell | undefined => {
    const { row, column } = (target as Element).closest<HTMLElement>('[data-row]')?.dataset ?? {};
    return row === undefined ? undefined : { row: Number(row), column: Number(column) };
  };
  /** A click marks; on the marked cell it types. */
  const onClick = (event: MouseEvent): void => {
    const cell = cellOf(event);
    if (cell === undefined || (event.target as Element).closest('input') !== null) return;
    const isMarked = cell.row === marked.row && cell.column === marked.column;
    if (isMarked && isOpen(cell.row, cell.column)) setEditing({ ...cell, begin: undefined });
    else mark(cell.row, cell.column);
  };
  const leave = (byKey: boolean): void => {
    setEditing(undefined);
    if (byKey) grid.current?.focus();
  };
  return { grid, marked, activeId, editing, leave, movePoint, acts: { onKeyDown, onClick } };
}
