/** A place has under it what is drawn there: the airport, else the navaid, and the NOTAMs of either kind there. */
import type { LatLon } from '#domain/lat-lon.ts';
import type { Kind } from '../airports/airport-kinds.ts';
import type { AirportsByKind } from '../airports/airports.ts';
import { airportUnder } from '../airports/in-view.ts';
import type { PlacedAirport } from '../airports/map-airport.ts';
import { covers, type MapNotam } from '../notams/map-notams.ts';
import type { PlacedNavaid } from '../navaids/use-navaids.ts';
import { pixelsBetween, type View } from '../view.ts';

/** A navaid is meant within this many pixels. */
const REACH_PIXELS = 10;

type Drawn = {
  airports: AirportsByKind;
  view: View;
  hidden: readonly Kind[];
  navaids: readonly PlacedNavaid[];
  notices: readonly MapNotam[];
};

export type UnderPointer = {
  airport: PlacedAirport | undefined;
  navaid: PlacedNavaid | undefined;
  /** The NOTAMs are those of the airport, else those whose area covers the place; the most severe comes first. */
  areas: readonly MapNotam[];
};

export function underPointer(place: LatLon, { airports, view, hidden, navaids, notices }: Drawn): UnderPointer {
  const airport = airportUnder(airports, view, hidden, place);
  if (airport !== undefined)
    return { airport, navaid: undefined, areas: notices.filter(({ notam }) => notam.icao !== null && notam.icao === airport.code) };
  const navaid = navaids.find((one) => pixelsBetween(one, place, view.zoom) <= REACH_PIXELS);
  return { airport, navaid, areas: notices.filter((notice) => covers(notice, place)) };
}
