/**
 * What the map of the world is drawn from, and the order of its columns as bytes (`GET /map/data`). The core writes them, the window reads them;
 * both take every constant of the form from here.
 */
import type { LatLon } from '../lat-lon.ts';
import type { Surface } from '../surface.ts';

/** First bytes of the form. The number is raised when a column changes its meaning. */
export const MAP_SET_MARK = 'AEROMAP1';

/** In the order of the bytes: the most important first, so that it can be drawn before the rest is read. */
export const mapKinds = ['large', 'medium', 'small', 'heliport', 'seaplane', 'balloonport', 'closed'] as const;
export type MapKind = (typeof mapKinds)[number];

/** Steps a degree: positions are kept to 0.000005°, at most 0.6 m. */
export const POSITION_STEPS = 100_000;

export type MapRunway = {
  /** Designators of its ends. */
  low: string | null;
  high: string | null;
  isClosed: boolean;
  surface: Surface;
  /** Whole feet. */
  length: number | null;
  width: number | null;
  lowEnd: LatLon | null;
  highEnd: LatLon | null;
  /** Whole degrees true, of the low end, where not both ends are known; else null. */
  heading: number | null;
  /** The heading is that of the designator with the variation of the place: good to some 10°. */
  isHeadingEstimated: boolean;
};

export type MapAirport = LatLon & {
  /** Each once: ICAO, IATA, local and GPS code; the source's identifier only where it is the only one, or the key. */
  codes: readonly string[];
  /** What `GET /airports/{id}` takes for this airport: one of its codes where that means it and no other, else its id. */
  key: string;
  name: string;
  /** Municipality; not of those in `withoutCity`. */
  city: string | null;
  /** Whole feet. */
  elevation: number | null;
  runways: readonly MapRunway[];
};

/** The contract's types of navaid; null is any other. */
export const mapNavaidTypes = [null, 'VOR', 'VOR-DME', 'VORTAC', 'TACAN', 'DME', 'NDB', 'NDB-DME'] as const;

/** By ident, type and position, which `GET /navaids/{id}` takes: ids would be the largest column. */
export type MapNavaid = LatLon & {
  ident: string;
  name: string;
  type: (typeof mapNavaidTypes)[number];
  /** As it is shown, in its unit; both null where it is unknown. */
  frequency: number | null;
  frequencyUnit: 'kHz' | 'MHz' | null;
  dmeChannel: string | null;
};

/** Kinds that no city is named after on a map. */
export const withoutCity: readonly MapKind[] = ['heliport', 'closed'];

/** `unplaced` is the number of those without a position, which are not in `placed`. */
export type MapSet = {
  airports: Readonly<Record<MapKind, { placed: readonly MapAirport[]; unplaced: number }>>;
  navaids: readonly MapNavaid[];
};

/** One character for what many names contain. Texts of the set have no control characters. */
export const shortened: readonly (readonly [string, string])[] = [
  ['\u0002', ' Airport'],
  ['\u0003', ' Heliport'],
  ['\u0004', ' Airstrip'],
  ['\u0005', ' Airfield'],
  ['\u0006', ' Seaplane Base'],
  ['\u0007', ' Field'],
  ['\u0008', ' Hospital'],
  ['\u000c', ' Medical Center'],
  ['\u000d', ' Helipad'],
  ['\u000e', 'Fazenda '],
  ['\u000f', ' Ranch'],
  ['\u0010', ' Municipal'],
  ['\u0011', ' International'],
  ['\u0012', ' Air Base'],
  ['\u0013', ' Landing Strip'],
  ['\u0014', ' Regional'],
  ['\u0015', ' County'],
  ['\u0016', ' Farm'],
  ['\u0017', ' Memorial'],
];

/** In a name: its city. In a high designator: the other end of the low one. */
export const SAME = '\u0001';
/** How many cities are met at a time: a city is met again as the one met so many before, counted from 1. */
export const CITIES_MET = 200;
/** An absent text. */
export const ABSENT = '\u000b';
export const SEPARATOR = '\n';
/** Between the codes of one airport. */
export const CODE_SEPARATOR = '\t';

/** The designator of the other end: 09L for 27R; undefined where it is none of a runway. */
export function oppositeDesignator(designator: string): string | undefined {
  const [, digits, side = ''] = /^(0[1-9]|[12]\d|3[0-6])([LCR]?)$/.exec(designator) ?? [];
  if (digits === undefined) return undefined;
  const number = ((Number(digits) + 17) % 36) + 1;
  return `${String(number).padStart(2, '0')}${side === 'L' ? 'R' : side === 'R' ? 'L' : side}`;
}

/** Degrees of a designator, magnetic as painted; undefined where it has none. */
export const designatorDegrees = (designator: string | null): number | undefined => {
  const [, digits] = /^(0?[1-9]|[12]\d|3[0-6])[LCRTWGSUX]?$/.exec(designator ?? '') ?? [];
  return digits === undefined ? undefined : Number(digits) * 10;
};
