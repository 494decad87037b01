/** The map of the world is drawn from `GET /map/data`: the core writes it, the window reads it. */
import type { Columns } from '../columns.ts';
import type { LatLon } from '../lat-lon.ts';
import type { Surface } from '../surface.ts';

/** The most important kind comes first, so that it can be drawn before the rest is read. */
export const mapKinds = ['large', 'medium', 'small', 'heliport', 'seaplane', 'balloonport', 'closed'] as const;
export type MapKind = (typeof mapKinds)[number];

export type MapRunway = {
  /** `low` and `high` are the designators of its ends. */
  low: string | null;
  high: string | null;
  isClosed: boolean;
  surface: Surface;
  /** The unit is whole feet. */
  length: number | null;
  width: number | null;
  lowLatitude: number | null;
  lowLongitude: number | null;
  highLatitude: number | null;
  highLongitude: number | null;
  /** Whole degrees true, of the low end, where not both ends are known; else null. */
  heading: number | null;
  /** The heading is that of the designator with the variation of the place: good to some 10°. */
  isHeadingEstimated: boolean;
};

export type MapAirport = LatLon & {
  /** ICAO, IATA, local and GPS code are here, each once; the source's identifier is only where it is the only one, or the key. */
  codes: readonly string[];
  /** `GET /airports/{id}` takes it for this airport: one of its codes where that means it and no other, else its id. */
  key: string;
  name: string;
  /** It is the municipality; those in `withoutCity` have none. */
  city: string | null;
  /** The unit is whole feet. */
  elevation: number | null;
  runways: readonly MapRunway[];
};

/** They are the contract's types of navaid. */
export const mapNavaidTypes = ['VOR', 'VOR-DME', 'VORTAC', 'TACAN', 'DME', 'NDB', 'NDB-DME'] as const;

/** A navaid is named by ident, type and position, which `GET /navaids/{id}` takes: ids would be the largest column. */
export type MapNavaid = LatLon & {
  ident: string;
  name: string;
  /** Null is a type that the contract does not have. */
  type: (typeof mapNavaidTypes)[number] | null;
  /** The frequency is as it is shown, in its unit; both are null where it is unknown. */
  frequency: number | null;
  frequencyUnit: 'kHz' | 'MHz' | null;
  dmeChannel: string | null;
};

/** No city on a map is named after an airport of these kinds. */
export const withoutCity: readonly MapKind[] = ['heliport', 'closed'];

/** A line of the data, which is JSON: one for each kind of airport in the order of `mapKinds`, then one for the navaids. */
export type MapLine =
  | {
      kind: MapKind;
      /** The number of airports without a position, which are not in the columns. */
      unplaced: number;
      airports: Columns<Omit<MapAirport, 'runways'>>;
      /** The number of runways of each airport; their columns are in the order of the airports. */
      runwayCounts: readonly number[];
      runways: Columns<MapRunway>;
    }
  | { kind: 'navaids'; navaids: readonly MapNavaid[] };
