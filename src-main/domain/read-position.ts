/**
 * Positions as people and NOTAMs write them: `46.2381, 6.1089`, `46°14′17″N 6°6′32″E`, `N46 14.3 E006 06.5`, and packed as in ICAO Annex 15 and
 * Doc 4444 (item 15): `46N006E`, `4614N00606E`, `461417N0060632E`.
 */
import type { LatLon } from './lat-lon.ts';

type Axis = 'latitude' | 'longitude';
const most = { latitude: 90, longitude: 180 } as const;
/** Digits of the degrees where minutes follow without a sign between. */
const figures = { latitude: 2, longitude: 3 } as const;

/** The angle without its letter: degrees, minutes and seconds, or decimal degrees. Undefined if out of range. */
export function readAngle(written: string, axis: Axis): number | undefined {
  const angle = sexagesimal(/^\d+$/.test(written) ? unpacked(written, figures[axis]) : separated(written, axis));
  return angle !== undefined && angle <= most[axis] ? angle : undefined;
}

function separated(written: string, axis: Axis): number[] {
  const parts = written
    .replaceAll(',', '.')
    .split(/[\s°'′’"″:-]+/)
    .filter(Boolean);
  const [only = ''] = parts;
  return parts.length > 1 ? parts.map(Number) : unpacked(only, figures[axis]);
}

/** DD, DDMM or DDMMSS with decimals of the last: one, two or three numbers. */
function unpacked(text: string, width: 2 | 3): number[] {
  const point = text.indexOf('.');
  const whole = point === -1 ? text.length : point;
  if (whole <= width) return [Number(text)];
  const degrees = Number(text.slice(0, width));
  if (whole === width + 2) return [degrees, Number(text.slice(width))];
  return whole === width + 4 ? [degrees, Number(text.slice(width, width + 2)), Number(text.slice(width + 2))] : [];
}

function sexagesimal([degrees, minutes = 0, seconds = 0]: readonly number[]): number | undefined {
  // 60 seconds come from rounding (`0900460.00W`); 60 minutes do not.
  return degrees === undefined || minutes >= 60 || seconds > 60 ? undefined : degrees + minutes / 60 + seconds / 3600;
}

const signed = (angle: number, letter: string | undefined): number => (letter === 'S' || letter === 'W' ? -angle : angle);

function positionOf({ latitude = '', north, longitude = '', east }: Partial<Record<string, string>>): LatLon | undefined {
  const [lat, lon] = [readAngle(latitude, 'latitude'), readAngle(longitude, 'longitude')];
  return lat === undefined || lon === undefined ? undefined : { latitude: signed(lat, north), longitude: signed(lon, east) };
}

const decimal = /^(?<latitude>[+-]?\d{1,2}(?:\.\d+)?)°?[,;\s]+(?<longitude>[+-]?\d{1,3}(?:\.\d+)?)°?$/;
const typedAngle = String.raw`\d{1,7}(?:\.\d+)?°?|\d{1,3}[°\s:-]\s*\d{1,2}(?:\.\d+)?['′’]?(?:[\s:-]*\d{1,2}(?:\.\d+)?["″]?)?`;
const letterBehind = new RegExp(
  String.raw`^(?<latitude>${typedAngle})\s*(?<north>[NS])[\s,;/-]*(?<longitude>${typedAngle})\s*(?<east>[EW])$`,
);
const letterBefore = new RegExp(
  String.raw`^(?<north>[NS])\s*(?<latitude>${typedAngle})[\s,;/-]*(?<east>[EW])\s*(?<longitude>${typedAngle})$`,
);

/** A text that is a position and nothing else, in any case; undefined for any other, and for two whole numbers, which could mean anything. */
export function readPosition(text: string): LatLon | undefined {
  const line = text.trim().toUpperCase();
  const lettered = letterBehind.exec(line)?.groups ?? letterBefore.exec(line)?.groups;
  if (lettered !== undefined) return positionOf(lettered);
  const { latitude, longitude } = decimal.exec(line)?.groups ?? {};
  if (latitude === undefined || longitude === undefined || !`${latitude}${longitude}`.includes('.')) return undefined;
  const position = { latitude: Number(latitude), longitude: Number(longitude) };
  return Math.abs(position.latitude) <= most.latitude && Math.abs(position.longitude) <= most.longitude ? position : undefined;
}

export type FoundPosition = LatLon & {
  /** Its place in the text, end exclusive. */
  from: number;
  to: number;
};

/** Stricter than for typed input, since a text contains other numbers too. */
const packed = String.raw`\d{4,7}(?:[.,]\d{1,4})?`;
const spaced = String.raw`\d{1,3}[ °-]\d{2}(?:[ '-]\d{2}(?:[.,]\d{1,4})?)?["']{0,2}`;
const behindInText = new RegExp(
  String.raw`(?<![\d.])(?<latitude>${packed}|${spaced}) ?(?<north>[NS])[\s/,-]{0,3}(?<longitude>${packed}|${spaced}) ?(?<east>[EW])(?![A-Z])`,
  'g',
);
const beforeInText = new RegExp(
  String.raw`(?<![A-Z])(?<north>[NS]) ?(?<latitude>${packed}|${spaced})[\s/,-]{0,3}(?<east>[EW]) ?(?<longitude>${packed}|${spaced})(?!\d)`,
  'g',
);

/** At most so many positions in an upper-case text, in its order: those with the letters after the figures, or else those with the letters before. */
export function findPositions(text: string, most: number): FoundPosition[] {
  const found = collect(text, behindInText, most);
  return found.length > 0 ? found : collect(text, beforeInText, most);
}

function collect(text: string, pattern: RegExp, most: number): FoundPosition[] {
  const found: FoundPosition[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match && found.length < most; match = pattern.exec(text)) {
    const position = positionOf(match.groups ?? {});
    if (position) found.push({ ...position, from: match.index, to: match.index + match[0].length });
  }
  return found;
}
