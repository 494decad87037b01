/** A document to print is plain data, because it crosses to the thread that prints. The words of layout are those of pdfmake. */
import type { Language } from '#contract/language.ts';
import type { Paper } from '#contract/print.ts';

type Style = {
  bold?: boolean;
  /** All lengths are in points. */
  fontSize?: number;
  alignment?: 'left' | 'center' | 'right';
  color?: string;
  /** The margins are left, top, right and bottom. */
  margin?: [number, number, number, number];
  /** The first line begins this far to the right of the others, or, below 0, to their left; points. */
  leadingIndent?: number;
};

type Run = Style & { text: string };

type Table = {
  /** The unit is points; `auto` is by content, `*` an equal share of the rest. */
  widths: readonly (number | 'auto' | '*')[];
  /** The rows at the top are repeated on each page. */
  headerRows: number;
  /** No row is broken between two pages. */
  dontBreakRows: true;
  keepWithHeaderRows?: number;
  /** They are the least heights of the rows, in points. */
  heights?: number[];
  body: readonly (readonly Cell[])[];
};

/** `grid` has fine lines around each cell and shades the first rows; `plain` has none. */
export type Layout = 'grid' | 'plain';

/** The position is measured from the upper left. */
type Rectangle = { type: 'rect'; x: number; y: number; w: number; h: number; color: string };

export type Block = Style &
  (
    | {
        text: string | readonly (string | Run)[];
        /** The level of its bookmark counts from 1. */
        bookmark?: 1 | 2;
      }
    | { stack: readonly Block[]; unbreakable?: boolean }
    | { columns: readonly Block[]; columnGap?: number }
    | { canvas: readonly Rectangle[] }
    | { table: Table; layout: Layout }
  );
export type Cell = Block & { fillColor?: string };

export type PrintedDocument = {
  paper: Paper;
  language: Language;
  /** It is in the head of each page. */
  title: string;
  /** Milliseconds since 1970. The only time in the document: the same document gives the same bytes. */
  made: number;
  /** The foot of each page says how old each kind of data is. */
  ages: readonly string[];
  content: readonly Block[];
};
