import { useMemo } from 'react';
import type { FetchedPlace } from '#contract/sync/places.ts';
import type { LatLon } from '#domain/lat-lon.ts';
import type { ApiProblem } from '#renderer/data/api/api-problem.ts';
import { useApi } from '#renderer/data/api/use-query.ts';
import { useSync } from '#renderer/data/dataset/sync.ts';
import { useIsOwner } from '#renderer/data/session/rights.ts';
import { useMap } from '../map-state.ts';

type PlacedFetched = FetchedPlace & LatLon;

export type FetchedPlaces = {
  /** They are those with a position. */
  drawn: readonly PlacedFetched[];
  /** Regions and aerodromes without a position are listed alone. */
  undrawn: readonly FetchedPlace[];
  problem: ApiProblem | undefined;
};

const isPlaced = (one: FetchedPlace): one is PlacedFetched => one.latitude !== null && one.longitude !== null;

/** Places that NOTAMs are fetched of, where the owner has them shown; undefined where not. */
export function useFetchedPlaces(): FetchedPlaces | undefined {
  const isShown = useMap((map) => map.isFetchedShown);
  const isAsked = useIsOwner() && isShown;
  const phase = useSync(({ sync }) => `${sync?.state} ${sync?.finishedAt}`);
  const { latest, problem } = useApi('listFetchPlaces', isAsked ? {} : undefined, { version: phase });
  const items = isAsked ? latest?.items : undefined;
  return useMemo(() => {
    if (!isAsked) return undefined;
    const all = items ?? [];
    return { drawn: all.filter(isPlaced), undrawn: all.filter((one) => !isPlaced(one)), problem };
  }, [isAsked, items, problem]);
}
