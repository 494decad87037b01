import type { NotamAnswer } from '#contract/notams/notam.ts';
import { readSlices } from '#renderer/data/api/client.ts';
import { listQuery, type Listing } from '../list/use-notam-rows.ts';

/** NOTAMs written or drawn in one go: some ten milliseconds. */
const SLICE = 50;

/**
 * The whole list from its beginning, whatever is in sight; of a caller who gets fewer, as many as that. One slice after the other, with a pause in which the
 * page answers the user. Throws ApiProblem, and when `signal` ends it.
 */
export async function eachSlice(
  listing: Omit<Listing, 'pageSize'>,
  signal: AbortSignal,
  take: (slice: readonly NotamAnswer[]) => void,
): Promise<number> {
  let read = 0;
  for await (const slice of readSlices('listNotams', listQuery(listing), { size: SLICE, signal })) {
    take(slice);
    read += slice.length;
    await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
  }
  return read;
}
