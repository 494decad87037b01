/**
 * Prevents a set that is complete in itself but not a successor of the one in use (half of an edition gone, every position moved, other
 * ids) from replacing it unnoticed.
 */
import type { Previous } from './previous.ts';
import { datasetRefused } from '../sources/dataset-refused.ts';
import type { SetSource } from './reference-set.ts';
import type { AirportChange } from './report.ts';
import { reason } from '#core/reasons/reason.ts';
import type { Reason } from '#contract/problems/reasons.ts';

/** Shares of the airports in use; far above the usual change from one edition of a source to the next. */
const MOST_GONE = 0.05;
const MOST_CHANGED = 0.3;
/** Below this many airports, a share is meaningless: a single airport would exceed it. */
const FEWEST_HELD = 100;

/** Throws a Refusal with the figures. `sources` are those of the new set: sets of other sources differ as they like. */
export function refuseLargeChange(
  { changed, deleted }: AirportChange,
  previous: Previous,
  sources: readonly Pick<SetSource, 'name' | 'kind'>[],
): void {
  const held = previous.airports.size;
  if (held < FEWEST_HELD || namesOf(previous.sources) !== namesOf(sources)) return;
  const [first, ...others] = [
    tooMany('airportsMissing', { count: deleted, inUse: held, most: MOST_GONE }),
    tooMany('airportsChanged', { count: changed, inUse: held, most: MOST_CHANGED }),
  ].filter((found) => found !== undefined);
  if (first) throw datasetRefused(first, ...others);
}

const namesOf = (sources: readonly Pick<SetSource, 'name' | 'kind'>[]) => JSON.stringify(sources.map(({ name, kind }) => [name, kind]));

function tooMany(
  code: 'airportsMissing' | 'airportsChanged',
  { count, inUse, most }: { count: number; inUse: number; most: number },
): Reason | undefined {
  if (count <= inUse * most) return undefined;
  return reason(code, { count, inUse, percent: Math.round((count / inUse) * 1000) / 10, mostPercent: most * 100 });
}
