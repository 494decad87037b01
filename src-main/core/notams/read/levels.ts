/** Finds the levels of an area, in feet: items F and G, else the levels of item Q, else `SFC-6500FT` in the text. */
import { oneLine } from '#core/text/line.ts';
import { feetOfFlightLevel } from '#domain/flight-level.ts';
import { readLimit } from '#core/notams/items/vertical-limit.ts';
import type { NoticeReading } from './notice.ts';

/** Null where the notice does not say; a ceiling of Infinity is unlimited. */
export type Levels = { floor: number | null; ceiling: number | null };

type Reading = Pick<NoticeReading, 'lowerLimit' | 'upperLimit' | 'lowerFl' | 'upperFl' | 'text'>;

const MOST = 400;
const height = String.raw`(?:SFC|GND|SURFACE|UNL|FL ?\d{2,3}|\d{3,5} ?FT(?: ?(?:AGL|AMSL|MSL))?)`;
const span = new RegExp(String.raw`\b(?<floor>${height}) ?(?:-|TO|UP TO BUT NOT INCLUDING|UP TO) ?(?<ceiling>${height})(?![A-Z\d])`);

export function levelsOf({ lowerLimit, upperLimit, lowerFl, upperFl, text }: Reading): Levels {
  const [lower, upper] = [feetOf(lowerLimit), feetOf(upperLimit)];
  if (lower !== null && upper !== null) return { floor: lower, ceiling: upper };
  if (lowerFl !== null && upperFl !== null && (lowerFl > 0 || upperFl < 999)) {
    return { floor: lower ?? feetOfFlightLevel(lowerFl), ceiling: upper ?? (upperFl >= 999 ? Infinity : feetOfFlightLevel(upperFl)) };
  }
  const said = span.exec(oneLine(text.slice(0, MOST)))?.groups;
  return { floor: lower ?? feetOf(said?.['floor'] ?? null), ceiling: upper ?? feetOf(said?.['ceiling'] ?? null) };
}

function feetOf(written: string | null): number | null {
  if (written === null) return null;
  const limit = readLimit(written);
  return limit?.reference === 'unlimited' ? Infinity : (limit?.feet ?? null);
}
