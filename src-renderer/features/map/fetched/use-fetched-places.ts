import { useMemo } from 'react';
import type { FetchedPlace } from '#contract/sync/places.ts';
import type { LatLon } from '#domain/lat-lon.ts';
import { useApi } from '#renderer/data/api/use-query.ts';
import { useSync } from '#renderer/data/dataset/sync.ts';
import { useIsOwner } from '#renderer/data/session/rights.ts';
import { useMap } from '../map-state.ts';

type PlacedFetched = FetchedPlace & LatLon;

const isPlaced = (one: FetchedPlace): one is PlacedFetched => one.latitude !== null && one.longitude !== null;

/** Places that NOTAMs are fetched of, with a position and without, where the owner has them shown; undefined where not. */
export function useFetchedPlaces() {
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

export type FetchedPlaces = NonNullable<ReturnType<typeof useFetchedPlaces>>;
