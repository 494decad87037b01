/**
 * Reads positions as people and NOTAMs write them: `46.2381, 6.1089`, `46°14′17″N 6°6′32″E`, `N46 14.3 E006 06.5`, and packed as in ICAO
 * Annex 15 and Doc 4444 (item 15): `46N006E`, `4614N00606E`, `461417N0060632E`; also with two figures of the degrees of longitude,
 * `461417N060632E`.
 */
import type { LatLon } from './lat-lon.ts';

type Axis = 'latitude' | 'longitude';
const most = { latitude: 90, longitude: 180 } as const;
/** Digits of the degrees where minutes follow without a sign between. */
const figures = { latitude: 2, longitude: 3 } as const;

/** Reads an angle without its letter: degrees, minutes and seconds, or decimal degrees. Undefined if out of range. */
export function readAngle(written: string, axis: Axis): number | undefined {
  if (written === '') return undefined;
  const angle = sexagesimal(/^\d+$/.test(written) ? unpacked(written, figures[axis]) : separated(written, axis));
  return angle !== undefined && angle <= most[axis] ? angle : undefined;
}

function separated(written: string, axis: Axis): number[] {
  const parts = written
    .replaceAll(',', '.')
    .split(/[\s°º˚\uFFFD'′’"″”:-]+/)
    .filter(Boolean);
  const [only = ''] = parts;
  return parts.length > 1 ? parts.map(Number) : unpacked(only, figures[axis]);
}

/** Splits DD, DDMM or DDMMSS, and DDDMM or DDDMMSS of a longitude, into one, two or three numbers; the last may have decimals. */
function unpacked(text: string, most: 2 | 3): number[] {
  const point = text.indexOf('.');
  const whole = point === -1 ? text.length : point;
  if (whole <= most) return [Number(text)];
  const width = whole % 2 === 0 ? 2 : most;
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
  return decimalsOf(latitude, longitude);
}

function decimalsOf(latitude: string | undefined, longitude: string | undefined): LatLon | undefined {
  const position = { latitude: Number(latitude), longitude: Number(longitude) };
  return Math.abs(position.latitude) <= most.latitude && Math.abs(position.longitude) <= most.longitude ? position : undefined;
}

type FoundPosition = LatLon & {
  /** It is its place in the text, end exclusive. */
  from: number;
  to: number;
};

/**
 * Stricter than for typed input, since a text contains other numbers too. Figures without a sign between them may have one too many, so that an
 * typing error is reported.
 */
const packed = String.raw`\d{4,9}(?:[.,]\d{1,8})?`;
const decimals = String.raw`\d{1,3}\.\d{3,8}[°º˚\uFFFD]?`;
const spaced = String.raw`-?\d{1,3}(?:[°º˚\uFFFD] ?|[ -])\d{2}(?:[.,]\d{1,8})?(?:['′’\uFFFD -]{1,2}\d{1,2}(?:[.,]\d{1,8})?)?["″”'′’\uFFFD]{0,2}`;
const angle = String.raw`(?:${packed}|${decimals}|${spaced})`;
const between = String.raw`[\s/,;-]{0,3}(?:LONG?(?:ITUDE)?[ :.]{0,3})?`;
const behindInText = new RegExp(
  String.raw`(?<!\d)(?<!\d\.)(?:(?<latitude>${angle}) ?(?<north>[NS])${between}(?<longitude>${angle}) ?(?<east>[EW])(?![A-Z])|(?<wholeLatitude>\d{2})(?<wholeNorth>[NS])(?<wholeLongitude>\d{3})(?<wholeEast>[EW])(?![A-Z0-9]))`,
  'g',
);
const beforeInText = new RegExp(
  String.raw`(?<![A-Z])(?<north>[NS]) ?(?<latitude>${angle})${between}(?<east>[EW]) ?(?<longitude>${angle})(?!\d)`,
  'g',
);
/** Figures without letters need a sign, else west would be drawn in the east, and four decimals or more, which nothing else in a NOTAM has. */
const signedInText =
  /(?<![\d.])(?=[+-]|\d{1,2}\.\d{4,8}[\s,/]{1,3}[+-])(?<latitude>[+-]?\d{1,2}\.\d{4,8})[\s,/]{1,3}(?<longitude>[+-]?\d{1,3}\.\d{3,8})(?!\d|\.\d|\s?[NSEWMF])/g;

/** Each has what is quickly found where there is one. */
const patterns = [
  { pattern: behindInText, hint: /[NS].{0,12}\d/s },
  { pattern: beforeInText, hint: /[NS] ?\d/ },
  { pattern: signedInText, hint: /\.\d{4}/ },
];

/**
 * Finds at most so many positions in an upper-case text, in its order: those with the letters after the figures, or else those with the letters
 * before, or else decimals without letters. What has the form of a position and is none is added to `unreadable`.
 */
export function findPositions(text: string, most: number, unreadable: string[] = []): FoundPosition[] {
  let failed: string[] = [];
  for (const { pattern, hint } of patterns) {
    if (!hint.test(text)) continue;
    const { found, wrong } = collect(text, pattern, most);
    if (found.length > 0) {
      unreadable.push(...wrong);
      return found;
    }
    if (failed.length === 0) failed = wrong;
  }
  unreadable.push(...failed);
  return [];
}

function collect(text: string, pattern: RegExp, most: number): { found: FoundPosition[]; wrong: string[] } {
  const found: FoundPosition[] = [];
  const wrong: string[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match && found.length + wrong.length < most; match = pattern.exec(text)) {
    const position = positionIn(match.groups ?? {});
    if (position) found.push({ ...position, from: match.index, to: match.index + match[0].length });
    else wrong.push(match[0]);
  }
  return { found, wrong };
}

function positionIn(groups: Partial<Record<string, string>>): LatLon | undefined {
  const { latitude, longitude, north, wholeLatitude, wholeNorth, wholeLongitude, wholeEast } = groups;
  if (wholeLatitude !== undefined)
    return positionOf({ latitude: wholeLatitude, north: wholeNorth, longitude: wholeLongitude, east: wholeEast });
  return north === undefined ? decimalsOf(latitude, longitude) : positionOf(groups);
}
