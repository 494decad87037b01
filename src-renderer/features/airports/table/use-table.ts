import {
  columnOrderingFeature,
  columnVisibilityFeature,
  createColumnHelper,
  rowSortingFeature,
  tableFeatures as featuresOf,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { ListedAirport } from '#contract/airports/airport.ts';
import { useColumnChoice } from './column-choice.ts';
import { fieldNames, sortFields } from '#renderer/format/airport/fields.ts';
import type { AnyColumnId } from './columns.tsx';
import { MAX_KEYS, type Order } from './sort-order.ts';

export const tableFeatures = featuresOf({ rowSortingFeature, columnVisibilityFeature, columnOrderingFeature });

const helper = createColumnHelper<typeof tableFeatures, ListedAirport>();
const columns = helper.columns(
  (['distance', ...fieldNames] satisfies AnyColumnId[]).map((id) =>
    helper.accessor((airport) => airport, { id, enableSorting: sortFields.some((field) => field === id), sortDescFirst: false }),
  ),
);

/** Its rows are read in pages from the server: a row model of 86,000 rows would cost more than everything rendered. */
const noRows: ListedAirport[] = [];

type Shape = { order: Order; sort: (order: Order) => void; isNear: boolean };

/** Columns, their order and what they are sorted by. */
export function useAirportTable({ order, sort, isNear }: Shape) {
  const { shown, order: columnOrder } = useColumnChoice();
  const state = useMemo(() => {
    const byPlace: AnyColumnId[] = columnOrder.flatMap((id) => (id === 'name' ? [id, 'distance' as const] : [id]));
    const visible = byPlace.map((id) => [id, id === 'distance' ? isNear : shown.includes(id)] as const);
    return { sorting: [...order], columnOrder: byPlace, columnVisibility: Object.fromEntries(visible) };
  }, [order, columnOrder, shown, isNear]);
  return useTable({
    features: tableFeatures,
    columns,
    data: noRows,
    state,
    manualSorting: true,
    maxMultiSortColCount: MAX_KEYS,
    onSortingChange: (change) => sort(typeof change === 'function' ? change([...order]) : change),
  });
}
