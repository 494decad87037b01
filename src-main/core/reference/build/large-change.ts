/**
 * Keeps a set that is whole by itself but not the successor of the one in use (half of an edition gone, every position moved, another
 * numbering) from replacing it unseen.
 */
import type { Previous } from './previous.ts';
import { datasetRefused } from '../sources/dataset-refused.ts';
import type { SetSource } from './reference-set.ts';
import type { AirportChange } from './report.ts';

/** Shares of the airports in use; far above what one edition of a source does to the one before. */
const MOST_GONE = 0.05;
const MOST_CHANGED = 0.3;
/** Of fewer airports a single one is more than a share is meant to say. */
const FEWEST_HELD = 100;

const WAY_OUT = 'If that is right, take it anyway: --force on the command line, "take it anyway" in the window.';

/** Throws a Refusal with the figures. `sources` are those of the new set: sets of other sources differ as they like. */
export function refuseLargeChange(
  { changed, deleted }: AirportChange,
  previous: Previous,
  sources: readonly Pick<SetSource, 'name' | 'kind'>[],
): void {
  const held = previous.airports.size;
  if (held < FEWEST_HELD || namesOf(previous.sources) !== namesOf(sources)) return;
  const reasons = [
    tooMany({ count: deleted, held, most: MOST_GONE, what: 'are missing from the new set' }),
    tooMany({ count: changed, held, most: MOST_CHANGED, what: 'have other values in the new set' }),
  ].filter((reason) => reason !== undefined);
  if (reasons.length > 0) throw datasetRefused(...reasons.map((reason) => `${reason} ${WAY_OUT}`));
}

const namesOf = (sources: readonly Pick<SetSource, 'name' | 'kind'>[]) => JSON.stringify(sources.map(({ name, kind }) => [name, kind]));

function tooMany({ count, held, most, what }: { count: number; held: number; most: number; what: string }): string | undefined {
  if (count <= held * most) return undefined;
  return `${figures(count)} of the ${figures(held)} airports in use ${what}: ${((count / held) * 100).toFixed(1)} %, where ${most * 100} % is the most that a new edition does.`;
}

const figures = (count: number) => count.toLocaleString('en-US');
