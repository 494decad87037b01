/** Makes what the map draws of NOTAMs: outlines of areas, filled for the chosen one, and a badge on each aerodrome that has some. */
import type { Feature, Geometry, Point } from 'geojson';
import { visible } from '#domain/text/visible-text.ts';
import { formatZuluTime } from '#domain/time.ts';
import { limitsInWords } from '#renderer/format/notams/plain-in-words.ts';
import { drawnFrom, kinds } from '../airports/airport-kinds.ts';
import type { AirportsByKind } from '../airports/airports.ts';
import type { PlacedAirport } from '../airports/map-airport.ts';
import type { MapNotam } from './map-notams.ts';
import { pointFeature } from '../chart/features.ts';
import { isLocationIndicator } from '#domain/text/location-indicator.ts';

type Badge = {
  airport: PlacedAirport;
  /** The NOTAMs are those of the aerodrome, the most severe first. */
  notices: readonly MapNotam[];
};

/** An area is drawn unless a badge says the same: the circle of item Q around an aerodrome. The chosen one is always drawn. */
export function areaFeatures(notices: readonly MapNotam[], badges: readonly Badge[], chosen: string | undefined): Feature[] {
  const badged = new Set(badges.flatMap((badge) => badge.notices.filter(isOfAerodrome)));
  return notices.flatMap((notice): Feature[] => {
    const { shape, severity, confidence, notam, place } = notice;
    const isChosen = notam.id === chosen;
    if (shape === undefined || (badged.has(notice) && !isChosen)) return [];
    const area: Feature = { type: 'Feature', geometry: shape, properties: { severity, confidence, isChosen } };
    const limits = isPolygon(shape) ? limitsOf(notam) : '';
    if (limits === '' || place === undefined) return [area];
    return [area, pointFeature(place, { severity, limits })];
  });
}

const isPolygon = ({ type }: Geometry): boolean => type === 'Polygon' || type === 'MultiPolygon';

/** Writes `SFC – 2500 FT AMSL`, and below it `0830Z–0937Z`, or `H24`. */
function limitsOf({ decoded }: MapNotam['notam']): string {
  return visible([limitsInWords(decoded), hoursOf(decoded.activePeriods)].filter((part) => part !== undefined).join('\n'));
}

const DAY = 86_400_000;

/** It is the first period of the day that was requested. */
function hoursOf([period]: MapNotam['notam']['decoded']['activePeriods']): string | undefined {
  if (period === undefined) return undefined;
  const [start, end] = [Date.parse(period.start), period.end === null ? Infinity : Date.parse(period.end)];
  return end - start >= DAY ? 'H24' : `${formatZuluTime(start)}–${formatZuluTime(end)}`;
}

/** Its scope is the aerodrome alone, so its place is nothing but the aerodrome. */
const isOfAerodrome = ({ notam: { decoded }, confidence }: MapNotam): boolean => confidence !== 'given' && (decoded.scope ?? 'A') === 'A';

/** `isWhole`: whether these are all NOTAMs here, else the numbers are a least. */
export function badgeFeatures(badges: readonly Badge[], isWhole: boolean): Feature<Point>[] {
  return badges.map(({ airport, notices }) =>
    pointFeature(airport, {
      severity: Math.max(...notices.map(({ severity }) => severity)),
      text: `${notices.length}${isWhole ? '' : '+'}`,
      from: drawnFrom[airport.kind],
    }),
  );
}

/** The aerodromes that these NOTAMs name, as far as they are on the map. */
export function badgesOf(notices: readonly MapNotam[], airports: AirportsByKind): Badge[] {
  // Location indicators have four letters: other codes are no indicators.
  const byCode = Map.groupBy(notices, ({ notam: { icao } }) => (isLocationIndicator(icao ?? '') ? icao : null));
  return kinds
    .flatMap((kind) => airports[kind] ?? [])
    .flatMap((airport) => {
      const own = airport.code === null ? undefined : byCode.get(airport.code);
      // An indicator means one aerodrome: the largest that has it.
      byCode.delete(airport.code);
      return own === undefined ? [] : [{ airport, notices: own }];
    });
}
