/** NOTAMs as the map draws them: outlines of areas, filled for the chosen one, and a badge on each aerodrome that has some. */
import type { Feature, Point } from 'geojson';
import { drawnFrom, kinds } from '../airports/airport-kinds.ts';
import { airportAt, textAt, type AirportRows } from '../airports/airport-rows.ts';
import type { AirportsByKind } from '../airports/airports.ts';
import type { ShownAirport } from '../airports/in-view.ts';
import type { MapNotam } from './map-notams.ts';

export type Badge = {
  airport: ShownAirport;
  /** Of the NOTAMs given, the most severe first. */
  notices: readonly MapNotam[];
};

/** An area is drawn unless a badge says the same: the circle of item Q around an aerodrome. The chosen one is always drawn. */
export function areaFeatures(notices: readonly MapNotam[], badges: readonly Badge[], chosen: string | undefined): Feature[] {
  const badged = new Set(badges.flatMap((badge) => badge.notices.filter(isOfAerodrome)));
  return notices.flatMap((notice): Feature[] => {
    const { shape, severity, confidence, notam } = notice;
    const isChosen = notam.id === chosen;
    if (shape === undefined || (badged.has(notice) && !isChosen)) return [];
    return [{ type: 'Feature', geometry: shape, properties: { severity, confidence, isChosen } }];
  });
}

/** Of an aerodrome alone, by its scope; its place is nothing but the aerodrome. */
const isOfAerodrome = ({ notam: { decoded }, confidence }: MapNotam): boolean => confidence !== 'given' && (decoded?.scope ?? 'A') === 'A';

/** `isWhole`: whether these are all NOTAMs here, else the numbers are a least. */
export function badgeFeatures(badges: readonly Badge[], isWhole: boolean): Feature<Point>[] {
  return badges.map(({ airport, notices }) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [airport.longitude, airport.latitude] },
    properties: {
      severity: Math.max(...notices.map(({ severity }) => severity)),
      text: `${notices.length}${isWhole ? '' : '+'}`,
      from: drawnFrom[airport.kind],
    },
  }));
}

/** The aerodromes that these NOTAMs name, as far as they are on the map. */
export function badgesOf(notices: readonly MapNotam[], rows: AirportsByKind): Badge[] {
  const byCode = Map.groupBy(notices, ({ notam: { icao } }) => icao ?? '');
  byCode.delete('');
  return [...byCode].flatMap(([code, own]) => {
    const airport = airportOf(code, rows);
    return airport === undefined ? [] : [{ airport, notices: own }];
  });
}

/** Location indicators have four letters: other codes of a row are no indicators. */
const isIndicator = (code: string): boolean => /^[A-Z]{4}$/.test(code);
const rowsByCode = new WeakMap<AirportRows, Map<string, number>>();

function byCodeOf(rows: AirportRows): Map<string, number> {
  const known = rowsByCode.get(rows);
  if (known !== undefined) return known;
  const found = new Map<string, number>();
  for (let row = 0; row < rows.count; row++) {
    const code = textAt(rows.code, row);
    if (isIndicator(code)) found.set(code, row);
  }
  rowsByCode.set(rows, found);
  return found;
}

function airportOf(code: string, all: AirportsByKind): ShownAirport | undefined {
  for (const kind of kinds) {
    const rows = all[kind];
    const row = rows && byCodeOf(rows).get(code);
    if (rows !== undefined && row !== undefined) return { ...airportAt(rows, row), kind };
  }
  return undefined;
}
