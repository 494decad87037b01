import { useCallback, useEffect } from 'react';
import type { LatLon } from '#domain/lat-lon.ts';
import { useDataset } from '#renderer/data/dataset/dataset.ts';
import type { MapPlace, RoutePlace } from '#renderer/data/route/route-map.ts';
import { useWaypoints } from '#renderer/data/route/waypoints.ts';
import { useAirports } from '../airports/airports.ts';
import { airportUnder } from '../airports/in-view.ts';
import { loadAirports } from '../airports/load-airports.ts';
import { useMap } from '../map-state.ts';
import { navaidKey, type PlacedNavaid } from '../navaids/use-navaids.ts';
import { meantPlace } from './meant-place.ts';
import { useRouteMap } from './route-map-state.ts';

/** What a position on the map means; of what is drawn there, unless the user wants positions alone. */
export function useMeantPlace(navaids: readonly PlacedNavaid[]): (position: LatLon) => MapPlace {
  const { waypoints } = useWaypoints();
  const revision = useDataset(({ status }) => status?.revision);
  useEffect(() => {
    if (revision !== undefined) void loadAirports(revision);
  }, [revision]);
  return useCallback(
    (position) => {
      const { view, hidden } = useMap.getState();
      if (!useRouteMap.getState().snaps) return meantPlace(position, view, []);
      const airport = airportUnder(useAirports.getState().rows, view, hidden, position);
      const places: RoutePlace[] = navaids.map((navaid) => {
        const { ident, name, latitude, longitude } = navaid;
        return { id: navaidKey(navaid), code: ident, name, kind: 'navaid', latitude, longitude };
      });
      for (const { id, ident, name, latitude, longitude } of waypoints ?? [])
        places.push({ id, code: ident, name, kind: 'waypoint', latitude, longitude });
      if (airport?.code) places.push({ ...airport, code: airport.code, kind: 'airport' });
      return meantPlace(position, view, places);
    },
    [navaids, waypoints],
  );
}
