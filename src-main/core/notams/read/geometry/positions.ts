/** Positions inside texts: `391742N1194603W`, `361527.00N0865214.00W`, `580344N 0033921W`, `N580344 W0033921`, `58 03 44N 003 39 21W`. */
import type { Position } from '../notice.ts';

export type Found = { position: Position; from: number; to: number };

/** More points than any notice draws. */
const MAX_POINTS = 500;
/** Degrees, minutes and seconds with signs between them: longest spelling that is one number. */
const angle = String.raw`\d{4,7}(?:[.,]\d{1,4})?`;
const spaced = String.raw`\d{1,3}[ °-]\d{2}(?:[ '-]\d{2}(?:[.,]\d{1,4})?)?["']{0,2}`;
const behind = new RegExp(
  String.raw`(?<![\d.])(?<latitude>${angle}|${spaced}) ?(?<north>[NS])[\s/,-]{0,3}(?<longitude>${angle}|${spaced}) ?(?<east>[EW])(?![A-Z])`,
  'g',
);
const before = new RegExp(
  String.raw`(?<![A-Z])(?<north>[NS]) ?(?<latitude>${angle}|${spaced})[\s/,-]{0,3}(?<east>[EW]) ?(?<longitude>${angle}|${spaced})(?!\d)`,
  'g',
);

/** In order of the text. What is not on the globe is left out. */
export function findPositions(text: string): Found[] {
  const points = collect(text, behind);
  return points.length > 0 ? points : collect(text, before);
}

function collect(text: string, pattern: RegExp): Found[] {
  const points: Found[] = [];
  pattern.lastIndex = 0;
  for (let found = pattern.exec(text); found && points.length < MAX_POINTS; found = pattern.exec(text)) {
    const { latitude = '', longitude = '', north, east } = found.groups ?? {};
    const lat = degrees(latitude, 2);
    const lon = degrees(longitude, 3);
    if (lat === null || lon === null || lat > 90 || lon > 180) continue;
    points.push({
      position: [signed(lon, east === 'W'), signed(lat, north === 'S')],
      from: found.index,
      to: found.index + found[0].length,
    });
  }
  return points;
}

/** DDMM, DDMMSS with decimals, or parts with signs between; null for 60 minutes or more. */
function degrees(written: string, digits: 2 | 3): number | null {
  const parts = written.split(/[ °'"-]+/).filter(Boolean);
  if (parts.length > 1) return sexagesimal(parts.map((part) => Number(part.replace(',', '.'))));
  const whole = /^\d+/.exec(written)?.[0] ?? '';
  if (whole.length !== digits + 2 && whole.length !== digits + 4) return null;
  const fraction = Number(`0${written.slice(whole.length).replace(',', '.')}`);
  const pairs = [whole.slice(0, digits), whole.slice(digits, digits + 2), whole.slice(digits + 2)].filter(Boolean).map(Number);
  const last = pairs.length - 1;
  pairs[last] = (pairs[last] ?? 0) + fraction;
  return sexagesimal(pairs);
}

function sexagesimal([degrees = 0, minutes = 0, seconds = 0]: number[]): number | null {
  // 60 seconds come of rounding (`0900460.00W`); 60 minutes do not.
  return minutes >= 60 || seconds > 60 ? null : degrees + minutes / 60 + seconds / 3600;
}

/** Six decimals are a tenth of a metre. */
const signed = (value: number, isNegative: boolean): number => Math.round((isNegative ? -value : value) * 1e6) / 1e6;
