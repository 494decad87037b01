/** The moments of which statuses are made, as numbers in the order of their texts, and as stored of the rows of a segment. */
import { part, SEGMENT } from './layout.ts';

/** Text of which the numbers are known without writing them again. */
const usual = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/;

/** Milliseconds since 1970; an empty text is before all, NaN where the text says nothing of it. */
export function millisecondsOf(text: string): number {
  if (text === '') return -Infinity;
  const milliseconds = Date.parse(text);
  if (usual.test(text) || Number.isNaN(milliseconds)) return milliseconds;
  return new Date(milliseconds).toISOString() === text ? milliseconds : Number.NaN;
}

export type Moments = { effectiveStart: string; overAt: string; overdueAt: string | null };

export function storedMoments() {
  const columns = [new Float64Array(SEGMENT), new Float64Array(SEGMENT), new Float64Array(SEGMENT)] as const;
  const [starts, overs, overdues] = columns;
  // A row without a NOTAM is in no status.
  overs.fill(-Infinity);
  return {
    add(row: number, { effectiveStart, overAt, overdueAt }: Moments): void {
      starts[row] = millisecondsOf(effectiveStart);
      overs[row] = millisecondsOf(overAt);
      overdues[row] = overdueAt === null ? Infinity : millisecondsOf(overdueAt);
    },
    parts: (): [number: number, data: Uint8Array][] => [
      [part.starts, new Uint8Array(starts.buffer)],
      [part.overs, new Uint8Array(overs.buffer)],
      [part.overdues, new Uint8Array(overdues.buffer)],
    ],
  };
}

export function momentsIn({ buffer, byteOffset, length }: Buffer): Float64Array {
  return byteOffset % Float64Array.BYTES_PER_ELEMENT === 0
    ? new Float64Array(buffer, byteOffset, SEGMENT)
    : new Float64Array(buffer.slice(byteOffset, byteOffset + length));
}
