/** A word of a route has its place in the text; `to` is exclusive. */
import type { RouteForm, WordFaultCode } from '#contract/route/words.ts';
import type { LatLon } from '#domain/lat-lon.ts';
import type { Label } from './own-place.ts';

export type Span = { from: number; to: number };

/** It is written in knots, kilometres per hour or as a Mach number. */
export type Speed = { unit: 'kt' | 'kmh' | 'mach'; value: number };

/** `feet` is of pressure altitude for `flightLevel` and `metricLevel`, above mean sea level for the altitudes; null for VFR, which names none. */
export type Level = { kind: 'flightLevel' | 'altitude' | 'metricLevel' | 'metricAltitude'; feet: number } | { kind: 'vfr'; feet: null };

export type NamedPosition = { name: string | null; position: LatLon };

type Meaning =
  | { kind: 'point' | 'airway' | 'procedure'; ident: string }
  /** `place`: what DEP/, DEST/ or ALTN/ says of an aerodrome without a location indicator. */
  | { kind: 'departure' | 'destination' | 'alternate'; ident: string; place?: NamedPosition }
  /** `label`: it is a place of this route, by its own name. */
  | { kind: 'coordinates'; position: LatLon | undefined; label?: Label }
  /** The bearing is in degrees magnetic, the distance in nautical miles. */
  | { kind: 'bearingDistance'; ident: string; bearing: number; distance: number }
  /** `isChange`: it was written after a point; `upper` is the second level of a cruise climb. */
  | { kind: 'speedLevel'; speed: Speed | undefined; level: Level | undefined; upper?: Level | 'plus'; isChange: boolean }
  | { kind: 'rules'; rules: 'VFR' | 'IFR' }
  | { kind: 'traffic'; traffic: 'OAT' | 'GAT' }
  /** It is in minutes after midnight, or those that an item 16 gives for the whole flight. */
  | { kind: 'time'; minutes: number }
  | { kind: 'stay'; minutes: number }
  | { kind: 'direct' | 'cruiseClimb' | 'truncated' | 'message' | 'unknown' };

export type Word = Span & Meaning;
export type WordOf<Kind extends Word['kind']> = Extract<Word, { kind: Kind }>;

export type WordFault = Span & { code: WordFaultCode };

export type RouteWords = { form: RouteForm; words: Word[]; faults: WordFault[] };

/** Writes a word as Doc 4444 does. Letters beyond ASCII stay as they are: they belong to no word of it, and some would change the length of the text. */
export const upperCased = (text: string): string => text.replace(/[a-z]/g, (letter) => letter.toUpperCase());
