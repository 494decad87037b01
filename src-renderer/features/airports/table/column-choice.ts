/** This browser stores which columns are shown, and in which order. */
import { useMemo } from 'react';
import { create } from 'zustand';
import { fieldsOf, readLocal, writeLocal } from '#renderer/data/browser-store.ts';
import { fieldNames } from '#renderer/format/airport/fields.ts';
import { toggled } from '#renderer/data/toggled.ts';
import { firstColumns, type AnyColumnId, type ColumnId } from './columns.tsx';

const KEPT = 'airportColumns';

type ColumnChoice = {
  shown: readonly ColumnId[];
  /** Every column is in order, including hidden ones. */
  order: readonly ColumnId[];
  toggle: (id: ColumnId) => void;
  /** It moves one place up (-1) or down (1). */
  move: (id: ColumnId, by: -1 | 1) => void;
  reset: () => void;
};

const isColumn = (value: unknown): value is ColumnId => fieldNames.some((id) => id === value);
const columnsIn = (value: unknown): ColumnId[] => (Array.isArray(value) ? [...new Set(value.filter(isColumn))] : []);

/** The stored choice, plus columns added to the program since; the name is always shown, because every other column refers to it. */
export function choiceOf(stored: unknown): Pick<ColumnChoice, 'shown' | 'order'> {
  const { shown, order } = fieldsOf(stored);
  const chosen = columnsIn(shown);
  const columns = columnsIn(order);
  return {
    shown: chosen.length === 0 ? firstColumns : [...new Set<ColumnId>([...chosen, 'name'])],
    order: [...columns, ...fieldNames.filter((id) => !columns.includes(id))],
  };
}

/** The same list with one entry moved by a place; at the ends nothing moves. */
export function moved<Entry>(list: readonly Entry[], entry: Entry, by: -1 | 1): Entry[] {
  const from = list.indexOf(entry);
  const to = from + by;
  if (from < 0 || to < 0 || to >= list.length) return [...list];
  const without = list.toSpliced(from, 1);
  return without.toSpliced(to, 0, entry);
}

export const useColumnChoice = create<ColumnChoice>((set) => ({
  ...choiceOf(readLocal(KEPT)),
  toggle: (id) => set(({ shown }) => (id === 'name' ? {} : { shown: toggled(shown, id) })),
  move: (id, by) => set(({ order }) => ({ order: moved(order, id, by) })),
  reset: () => set(choiceOf(null)),
}));

useColumnChoice.subscribe(({ shown, order }) => writeLocal(KEPT, { shown, order }));

/** The columns in the order in which they are shown; the distance comes after the name where it is from a place. */
export function useShownColumns(isNear: boolean): readonly AnyColumnId[] {
  const { shown, order } = useColumnChoice();
  return useMemo(
    () =>
      order.flatMap((id): AnyColumnId[] => [
        ...(shown.includes(id) ? [id] : []),
        ...(id === 'name' && isNear ? (['distance'] as const) : []),
      ]),
    [shown, order, isNear],
  );
}
