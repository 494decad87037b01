/**
 * Prevents a set that is complete in itself but has less than the one in use (a source, all runways, half of an edition), or is no successor of it
 * (every position moved, other ids), from replacing it unnoticed. What the user accepts is taken; the rows of the starter set belong to no user.
 */
import type { Reason } from '#contract/problems/reasons.ts';
import { reason } from '#core/reasons/reason.ts';
import { datasetRefused } from '../sources/dataset-refused.ts';
import { BUNDLED_ID, isLoss, MOST_GONE, type Counts } from '../store/origin.ts';
import type { Previous } from './rows/kept-dates.ts';
import type { SetSource } from './reference-set.ts';
import type { AirportChange } from './report.ts';
import type { Leaving } from './worker-messages.ts';

/** This share of the airports in use is far above the usual change from one edition of a source to the next. */
const MOST_CHANGED = 0.3;
/** Below this many airports, a share is meaningless: a single airport would exceed it. */
const FEWEST_HELD = 100;

type NewSet = { counts: Counts; sources: readonly Pick<SetSource, 'name' | 'kind'>[]; sourceIds: readonly string[] | undefined };

type InUse = Pick<Previous, 'counts' | 'sources' | 'isStarter'> & { sourceIds: readonly string[] | undefined };

/** Throws a Refusal with the figures; `change` is absent where the rows were not compared. */
export function refuseLoss(next: NewSet & { change?: AirportChange | undefined }, inUse: InUse, leaving: Leaving = NONE_LEAVING): void {
  if (inUse.isStarter) return;
  const [first, ...others] = [lossOf(next, inUse, leaving), ...(next.change ? changes(next, next.change, inUse, leaving) : [])].filter(
    (found) => found !== undefined,
  );
  if (first) throw datasetRefused(first, ...others);
}

export const NONE_LEAVING: Leaving = { ids: [], rows: { airports: 0, runways: 0, frequencies: 0, countries: 0, navaids: 0 } };

function lossOf({ counts, sourceIds = [] }: NewSet, inUse: InUse, { ids, rows }: Leaving): Reason | undefined {
  const gone = (inUse.sourceIds ?? []).flatMap((id, position) =>
    sourceIds.includes(id) || ids.includes(id) || id === BUNDLED_ID ? [] : [inUse.sources[position]?.name ?? id],
  );
  const isLess = (resource: keyof Counts) => isLoss(inUse.counts[resource] - rows[resource], counts[resource]);
  const resources = (Object.keys(counts) as (keyof Counts)[]).filter(isLess);
  if (gone.length === 0 && resources.length === 0) return undefined;
  const before = (resource: keyof Counts) => (resources.includes(resource) ? inUse.counts[resource] : null);
  const now = (resource: keyof Counts) => (resources.includes(resource) ? counts[resource] : null);
  return reason('lessThanInUse', {
    sources: gone.length === 0 ? null : gone.join(', '),
    airports: before('airports'),
    airportsNow: now('airports'),
    runways: before('runways'),
    runwaysNow: now('runways'),
    frequencies: before('frequencies'),
    frequenciesNow: now('frequencies'),
    countries: before('countries'),
    countriesNow: now('countries'),
    navaids: before('navaids'),
    navaidsNow: now('navaids'),
  });
}

/** Judges a set of the same sources; one of more sources has other ids and values as it likes. */
function changes(next: NewSet, { changed, deleted }: AirportChange, inUse: InUse, leaving: Leaving): (Reason | undefined)[] {
  const held = inUse.counts.airports;
  if (held < FEWEST_HELD || leaving.ids.length > 0 || !isOfSameSources(next, inUse)) return [];
  return [
    tooMany('airportsMissing', { count: deleted, inUse: held, most: MOST_GONE }),
    tooMany('airportsChanged', { count: changed, inUse: held, most: MOST_CHANGED }),
  ];
}

/** A source may have another name by now. */
const isOfSameSources = (next: NewSet, inUse: InUse): boolean =>
  next.sourceIds && inUse.sourceIds
    ? JSON.stringify(next.sourceIds) === JSON.stringify(inUse.sourceIds)
    : JSON.stringify(namesOf(next.sources)) === JSON.stringify(namesOf(inUse.sources));

const namesOf = (sources: NewSet['sources']) => sources.map(({ name, kind }) => [name, kind]);

function tooMany(
  code: 'airportsMissing' | 'airportsChanged',
  { count, inUse, most }: { count: number; inUse: number; most: number },
): Reason | undefined {
  if (count <= inUse * most) return undefined;
  return reason(code, { count, inUse, percent: Math.round((count / inUse) * 1000) / 10, mostPercent: most * 100 });
}
