/** Flight levels are hundreds of feet at a standard pressure of 1013.25 hPa (ICAO Annex 2, Doc 4444). */

const written = /^FL ?(\d{2,3})\b/;

/** Reads `FL085`, `FL 85` at the start of an upper-case text; undefined for anything else. */
export function readFlightLevel(text: string): number | undefined {
  const level = written.exec(text)?.[1];
  return level === undefined ? undefined : Number(level);
}

/** A level has three figures: `FL085`. */
export const formatFlightLevel = (level: number): string => `FL${String(level).padStart(3, '0')}`;

/** The result is in feet of pressure altitude. */
export const feetOfFlightLevel = (level: number): number => level * 100;

/** NOTAMs are shown for these levels, in flight levels as item Q has them; both are inclusive. */
export type Band = { from: number; to: number };

/** Item Q means "no limit" by these values. */
const [LOWEST, HIGHEST] = [0, 999];
export const everyLevel: Band = { from: LOWEST, to: HIGHEST };

const level = String.raw`(SFC|GND|UNL|(?:FL ?|A)?\d{1,3}|\d{1,5} ?(?:FT|')|\d{4,5})`;
const writtenBand = new RegExp(String.raw`^${level}(?:(?: ?(?:-|–|/|TO) ?| )${level})?$`);

/**
 * Reads `FL050-FL195`, `50 195`, `085`, and altitudes as pilots type them, which count as levels of the standard atmosphere: `2500ft`, `5000`,
 * `A025`, `SFC-FL100`. An empty text is every level, anything else undefined.
 */
export function readBand(text: string): Band | undefined {
  const line = text.trim().replaceAll(/\s+/g, ' ').toUpperCase();
  if (line === '') return everyLevel;
  const [, from, to = from] = writtenBand.exec(line) ?? [];
  if (from === undefined || to === undefined) return undefined;
  const [low, high] = [Math.floor(levelOf(from)), Math.min(HIGHEST, Math.ceil(levelOf(to)))];
  return low <= high ? { from: low, to: high } : undefined;
}

/** The unit is hundreds of feet. Four figures are feet. */
function levelOf(written: string): number {
  if (written === 'SFC' || written === 'GND') return LOWEST;
  if (written === 'UNL') return HIGHEST;
  const figures = /\d+/.exec(written)?.[0] ?? '';
  return /FT|'$/.test(written) || figures.length > MOST_FIGURES ? Number(figures) / 100 : Number(figures);
}

/** A level has at most this many figures. */
const MOST_FIGURES = 3;

/** It is empty for every level. */
export const bandInWords = ({ from, to }: Band): string => {
  if (from === LOWEST && to === HIGHEST) return '';
  return from === to ? formatFlightLevel(from) : `${formatFlightLevel(from)}–${formatFlightLevel(to)}`;
};
