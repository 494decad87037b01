/** What the listing worker is asked and what it answers. Everything here crosses a thread, so it is plain data. */
import type { ListingQuery, Table } from './matching-rows.ts';

/** `revision`: only of this dataset; after a swap the same path holds another. */
export type ListingTask = { path: string; table: Table; query: ListingQuery; revision?: string | undefined; ms: number };

/** Without rows: the time was over, or the path holds another dataset by now. */
export type ListingMessage =
  { kind: 'listed'; rows: Uint32Array<ArrayBuffer> | undefined; isOver: boolean } | { kind: 'failed'; error: string };
