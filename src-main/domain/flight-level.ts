/** Flight levels: hundreds of feet at a standard pressure of 1013.25 hPa (ICAO Annex 2, Doc 4444). */

const written = /^FL ?(\d{2,3})\b/;

/** `FL085`, `FL 85`, at the start of an upper-case text; undefined for anything else. */
export function readFlightLevel(text: string): number | undefined {
  const level = written.exec(text)?.[1];
  return level === undefined ? undefined : Number(level);
}

/** `FL085`: three figures. */
export const formatFlightLevel = (level: number): string => `FL${String(level).padStart(3, '0')}`;

/** Feet of pressure altitude. */
export const feetOfFlightLevel = (level: number): number => level * 100;
