/** Airports as the map has them: through the bytes that the server sends. */
import { encodeMapSet } from '#core/map/encode.ts';
import { mapKinds, type MapAirport, type MapNavaid, type MapSet } from '#domain/map-set/map-set.ts';
import type { AirportsByKind } from '#renderer/features/map/airports/airports.ts';
import type { AirportRows } from '#renderer/features/map/airports/airport-rows.ts';
import { decodeMapSet } from '#renderer/features/map/data/decode.ts';

export const mapAirport = (part: Partial<MapAirport>): MapAirport => ({
  codes: [],
  key: part.codes?.[0] ?? 'an id',
  name: 'A field',
  city: null,
  elevation: null,
  latitude: 0,
  longitude: 0,
  runways: [],
  ...part,
});

export function throughBytes(set: MapSet): { rows: Required<AirportsByKind>; navaids: readonly MapNavaid[] } {
  const parts = [...decodeMapSet(encodeMapSet(set))];
  const navaids = parts.find((part) => part.kind === 'navaids')?.navaids ?? [];
  const rows = Object.fromEntries(parts.flatMap((part) => (part.kind === 'navaids' ? [] : [[part.kind, part.rows]])));
  return { rows: rows as Required<AirportsByKind>, navaids };
}

export const setOf = (large: readonly MapAirport[], unplaced = 0): MapSet => ({
  airports: Object.fromEntries(
    mapKinds.map((kind) => [kind, kind === 'large' ? { placed: large, unplaced } : { placed: [], unplaced: 0 }]),
  ) as unknown as MapSet['airports'],
  navaids: [],
});

export const rowsOf = (large: readonly MapAirport[], unplaced = 0): AirportRows => throughBytes(setOf(large, unplaced)).rows.large;
