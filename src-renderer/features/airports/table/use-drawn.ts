import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, type RefObject } from 'react';
import type { Rows } from './use-rows.ts';

/** Milliseconds that the rows in sight must stand before they are asked for: a scrollbar that is dragged passes many pages. */
const REST = 60;
/** Rows drawn beyond the edges. */
const BEYOND = 4;

type Place = {
  region: RefObject<HTMLElement | null>;
  rows: Rows;
  /** Pixels. */
  rowHeight: number;
  headHeight: number;
  /** A row that stays drawn out of sight, because it is the active one of the grid. */
  marked: number;
};

/** Which rows are drawn and where, out of all that match. */
export function useDrawn({ region, rows, rowHeight, headHeight, marked }: Place) {
  const { total, want } = rows;
  const count = total ?? Math.ceil(screen.height / rowHeight);
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => region.current,
    estimateSize: () => rowHeight,
    overscan: BEYOND,
    scrollPaddingEnd: headHeight,
    rangeExtractor: (range) => {
      const inSight = defaultRangeExtractor(range);
      return marked >= count || inSight.includes(marked) ? inSight : [...inSight, marked];
    },
  });
  useEffect(() => virtual.measure(), [virtual, rowHeight]);

  const first = virtual.range?.startIndex ?? 0;
  const last = virtual.range?.endIndex ?? 0;
  const isFirstAnswer = total === undefined;
  useEffect(() => {
    if (isFirstAnswer) {
      want(first, last);
      return undefined;
    }
    const timer = setTimeout(() => want(first, last), REST);
    return () => clearTimeout(timer);
  }, [want, first, last, isFirstAnswer]);

  // As many as can be drawn at once; a row that leaves at one edge hands its elements to the one that comes in at the other.
  const slots = Math.ceil((virtual.scrollRect?.height ?? 0) / rowHeight) + 2 * BEYOND + 2;

  return {
    items: virtual.getVirtualItems().map(({ index, start }) => ({
      index,
      start,
      slot: index === marked && (index < first - BEYOND || index > last + BEYOND) ? 'marked' : index % slots,
    })),
    height: virtual.getTotalSize(),
    inSight: Math.max(1, last - first),
    show: (row: number) => virtual.scrollToIndex(row, { align: 'auto' }),
  };
}
