import type { MapRunway } from '#domain/map-set/map-set.ts';
import type { PlacedAirport } from '#renderer/features/map/airports/map-airport.ts';

export const placedAirport = (part: Partial<PlacedAirport>): PlacedAirport => ({
  kind: 'large',
  id: part.code ?? part.name ?? 'an id',
  code: null,
  name: 'A field',
  city: null,
  elevation: null,
  latitude: 0,
  longitude: 0,
  runways: [],
  ...part,
});

/** The runway has 5,000 ft, and its heading places its ends. */
export const mapRunway = (part: Partial<MapRunway>): MapRunway => ({
  low: '09',
  high: '27',
  isClosed: false,
  surface: 'hard',
  length: 5000,
  width: null,
  lowLatitude: null,
  lowLongitude: null,
  highLatitude: null,
  highLongitude: null,
  heading: 91,
  isHeadingEstimated: false,
  ...part,
});
