import { useCallback, useEffect } from 'react';
import { inIcaoMinutes, inIcaoSeconds } from '#domain/format-position.ts';
import type { LatLon } from '#domain/lat-lon.ts';
import { readPosition } from '#domain/read-position.ts';
import { useDataset } from '#renderer/data/dataset/dataset.ts';
import type { MapPlace, RoutePlace } from '#renderer/data/route/route-map.ts';
import { useWaypoints } from '#renderer/data/route/waypoints.ts';
import { useAirports } from '../airports/airports.ts';
import { airportUnder } from '../airports/in-view.ts';
import { loadAirports } from '../airports/load-airports.ts';
import { useMap } from '../map-state.ts';
import { navaidKey, type PlacedNavaid } from '../navaids/use-navaids.ts';
import { pixelsBetween, type View } from '../view.ts';
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
      const airport = airportUnder(useAirports.getState().airports, view, hidden, position);
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

/** A place is meant within this many pixels. */
const SNAP_PIXELS = 14;
/** Whole minutes are less than five pixels off up to this zoom. */
const MINUTES_UP_TO = 8;

/** Degrees and minutes as a flight plan has them (ICAO Doc 4444, item 15 c2), and seconds where the map is large enough to show them. */
function positionWord(position: LatLon, zoom: number): string {
  return zoom <= MINUTES_UP_TO ? inIcaoMinutes(position) : inIcaoSeconds(position);
}

/** The position is that of the word, so that the map shows what the text will say. */
export function meantPlace(position: LatLon, { zoom }: Pick<View, 'zoom'>, places: readonly RoutePlace[]): MapPlace {
  const near = places
    .map((place) => ({ place, pixels: pixelsBetween(place, position, zoom) }))
    .filter(({ pixels }) => pixels <= SNAP_PIXELS)
    .toSorted((a, b) => a.pixels - b.pixels)[0]?.place;
  if (near !== undefined) return { latitude: near.latitude, longitude: near.longitude, word: near.code, place: near };
  const word = positionWord(position, zoom);
  return { ...(readPosition(word) ?? position), word, place: undefined };
}
