/** Papers have a size and an area for the text, in points of 1/72 inch. All are portrait. */
import type { Paper } from '#contract/print.ts';

export type Sheet = {
  width: number;
  height: number;
  /** Left and right: printers leave 4 mm free, and a clip board takes some. */
  side: number;
  /** Ordinary text has this size; nothing is smaller than `small`. */
  size: number;
  small: number;
};

const mm = (length: number): number => (length * 72) / 25.4;

export const sheets: Record<Paper, Sheet> = {
  a6: { width: mm(105), height: mm(148), side: mm(5), size: 7.5, small: 7 },
  a5: { width: mm(148), height: mm(210), side: mm(8), size: 8, small: 7 },
  a4: { width: mm(210), height: mm(297), side: mm(12), size: 9, small: 7.5 },
  letter: { width: 612, height: 792, side: mm(12), size: 9, small: 7.5 },
};

export const widthOf = ({ width, side }: Sheet): number => width - 2 * side;
