import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useState, type RefObject } from 'react';

type VirtualRows = {
  /** It is the scrolling element. Pass the same function at each call. */
  scroller: () => HTMLElement | null;
  /** The list, where the scrolling element has other content above it. */
  list?: RefObject<HTMLElement | null>;
  count: number;
  /** The pixels of rows that are measured are a first guess. */
  rowHeight: number;
  /** A header covers this many pixels of the scrolling element. */
  headHeight?: number;
  /** This row stays rendered out of sight, because it is the active one or has the focus. */
  pinned: number;
  keyOf?: (index: number) => string | number;
};

/** This many rows are drawn beyond the edges. */
const BEYOND = 4;

/** Tells which rows of a list are rendered (those in sight), and where. */
export function useVirtualRows({ scroller, list, count, rowHeight, headHeight = 0, pinned, keyOf }: VirtualRows) {
  const above = useAbove(scroller, list);
  const virtual = useVirtualizer({
    count,
    getScrollElement: scroller,
    estimateSize: () => rowHeight,
    scrollMargin: above,
    scrollPaddingEnd: headHeight,
    overscan: BEYOND,
    ...(keyOf && { getItemKey: keyOf }),
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), ...(pinned < count ? [pinned] : [])])].toSorted((a, b) => a - b),
  });
  useEffect(() => virtual.measure(), [virtual, rowHeight]);

  const first = virtual.range?.startIndex ?? 0;
  const last = virtual.range?.endIndex ?? 0;
  // There are as many slots as rows can be drawn at once; a row that leaves at one edge hands its elements to the one that comes in at the other.
  const slots = Math.ceil((virtual.scrollRect?.height ?? 0) / rowHeight) + 2 * BEYOND + 2;

  return {
    items: virtual.getVirtualItems().map(({ index, key, start }) => ({
      index,
      key,
      /** It is this many pixels from the top of the list. */
      top: start - above,
      slot: index === pinned && (index < first - BEYOND || index > last + BEYOND) ? 'pinned' : index % slots,
    })),
    height: virtual.getTotalSize(),
    first,
    last,
    measure: virtual.measureElement,
    /** It is the topmost fully visible row. */
    firstWhole: () => virtual.getVirtualItems().find(({ start }) => start >= (virtual.scrollOffset ?? 0))?.index ?? 0,
    show: (row: number) => virtual.scrollToIndex(row, { align: 'auto' }),
  };
}

/** Pixels from the top of the scrolling element to the list; the content above changes its height. */
function useAbove(scroller: () => HTMLElement | null, list: RefObject<HTMLElement | null> | undefined): number {
  const [above, setAbove] = useState(0);
  useEffect(() => {
    const outer = scroller();
    if (outer === null || list === undefined) return undefined;
    const observer = new ResizeObserver(() => {
      const own = list.current?.getBoundingClientRect();
      if (own !== undefined) setAbove(Math.round(own.top - outer.getBoundingClientRect().top + outer.scrollTop));
    });
    for (const part of [outer, ...outer.children]) observer.observe(part);
    return () => observer.disconnect();
  }, [scroller, list]);
  return above;
}

/** It is the index of the row that contains an element. */
export function rowIndexOf(target: EventTarget | null): number | undefined {
  const index = target instanceof Element ? target.closest<HTMLElement>('[data-index]')?.dataset['index'] : undefined;
  return index === undefined ? undefined : Number(index);
}
