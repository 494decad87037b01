/** Writes a route that was read from a file as words, so that what is typed and what is opened goes one way from there. */
import { levelWord, speedWord } from '#domain/cruise-words.ts';
import type { LatLon } from '#domain/lat-lon.ts';
import { ownPlaceWord } from '../words/own-place.ts';
import { readWord } from '../words/shapes.ts';
import type { CruiseLevel, FilePoint, PlannedRoute } from './planned-route.ts';
import { decimal } from './write-text.ts';

/** It says whether the data, or the user, has a place of that ident where the file says it is. */
type Knows = (ident: string, position: LatLon) => boolean;

/** Aerodromes and navaids are written by ident, all other points by position, because there is no data to check against. */
const byKind = ({ kind }: FilePoint): boolean => kind === 'airport' || kind === 'navaid';

/**
 * Writes idents where `knows` has them at their position, otherwise with their position to eight decimals after them, as places of this
 * route. Airways go between; speed and level go where both are given, a level alone after the first point.
 */
export function routeWordsOf({ points, cruiseLevel, cruiseSpeed }: PlannedRoute<FilePoint>, knows?: Knows): string {
  const level = cruiseLevel === null ? '' : cruiseLevelWord(cruiseLevel);
  const isChange = level !== '' && cruiseSpeed === null;
  const speed = cruiseSpeed === null ? '' : speedWord(cruiseSpeed);
  const words = points.flatMap((point, at) => {
    const way = at > 0 && point.airway !== null && readWord(point.airway.toUpperCase(), NOWHERE).kind === 'airway' ? [point.airway] : [];
    const word = wordOf(point, knows);
    return [...way, at === 0 && isChange ? `${word}/${level}` : word];
  });
  return [...(speed === '' ? [] : [`${speed}${level}`]), ...words].join(' ');
}

export const alternateWordsOf = ({ alternates }: PlannedRoute<FilePoint>, knows?: Knows): string[] =>
  alternates.map((point) => wordOf(point, knows)).filter((word) => word !== '');

const NOWHERE = { from: 0, to: 0 };

function wordOf(point: FilePoint, knows: Knows | undefined): string {
  const { ident } = point;
  const isPoint = ident !== null && readWord(ident.toUpperCase(), NOWHERE).kind === 'point';
  if (point.latitude === null) return isPoint ? ident : (ident ?? '').replace(/[\s/,;()]+/g, '');
  if (isPoint && (knows ? knows(ident, point) : byKind(point))) return ident;
  const [latitude, longitude] = [fixed(point.latitude), fixed(point.longitude)];
  return ident === null ? `${latitude} ${longitude}` : ownPlaceWord({ ident, name: point.name }, `${latitude},${longitude}`);
}

/** Decimals need a point to be distinguished from other figures. */
const fixed = (degrees: number): string => {
  const text = decimal(degrees);
  return text.includes('.') ? text : `${text}.0`;
};

/** Levels of files are in feet or flight levels alone. */
export const cruiseLevelWord = ({ unit, value }: CruiseLevel): string =>
  levelWord(unit === 'FL' ? { kind: 'flightLevel', feet: value * 100 } : { kind: 'altitude', feet: value });
