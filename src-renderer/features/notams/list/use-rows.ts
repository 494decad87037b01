import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useState, type RefObject } from 'react';

/** Pixels of a row that is closed, as a first guess; each is measured once it is drawn. */
const ROW = 92;

const scroller = (): HTMLElement | null => document.querySelector('#content');

type Rows = {
  list: RefObject<HTMLElement | null>;
  count: number;
  keyOf: (index: number) => string | number;
  /** A row that stays drawn out of sight, so that it keeps the focus. */
  kept: number;
};

/** Which rows are drawn, and where: those in sight. The screen scrolls as a whole, so the rows count from where the list begins in it. */
export function useRows({ list, count, keyOf, kept }: Rows) {
  const [above, setAbove] = useState(0);
  useEffect(() => {
    const outer = scroller();
    if (outer === null) return undefined;
    // What stands above the list grows and shrinks, and the screen with it.
    const observer = new ResizeObserver(() => {
      const own = list.current?.getBoundingClientRect();
      if (own !== undefined) setAbove(Math.round(own.top - outer.getBoundingClientRect().top + outer.scrollTop));
    });
    for (const part of [outer, ...outer.children]) observer.observe(part);
    return () => observer.disconnect();
  }, [list]);

  const rows = useVirtualizer({
    count,
    getScrollElement: scroller,
    estimateSize: () => ROW,
    scrollMargin: above,
    overscan: 5,
    getItemKey: keyOf,
    rangeExtractor: (range) => [...new Set([...defaultRangeExtractor(range), ...(kept < count ? [kept] : [])])].toSorted((a, b) => a - b),
  });
  return {
    drawn: rows.getVirtualItems().map(({ index, key, start }) => ({ index, key, top: start - above })),
    height: rows.getTotalSize(),
    measure: rows.measureElement,
    /** The uppermost row that is seen whole. */
    firstInSight: () => rows.getVirtualItems().find(({ start }) => start >= (rows.scrollOffset ?? 0))?.index ?? 0,
    scrollTo: (index: number) => rows.scrollToIndex(index, { align: 'auto' }),
  };
}
