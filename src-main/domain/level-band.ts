/** The levels that NOTAMs are shown for, in flight levels as item Q has them. */
import { formatFlightLevel } from './flight-level.ts';

/** Inclusive. */
export type Band = { from: number; to: number };

/** Item Q's values for "no limit". */
const [LOWEST, HIGHEST] = [0, 999];
export const everyLevel: Band = { from: LOWEST, to: HIGHEST };

const level = String.raw`(?:FL ?)?(\d{1,3})`;
const written = new RegExp(String.raw`^${level}(?:(?: ?(?:-|–|/|TO) ?| )${level})?$`);

/** `FL050-FL195`, `50 195`, `085`; every level for an empty text, undefined for anything else. */
export function readBand(text: string): Band | undefined {
  const line = text.trim().replaceAll(/\s+/g, ' ').toUpperCase();
  if (line === '') return everyLevel;
  const [, from, to = from] = written.exec(line) ?? [];
  if (from === undefined) return undefined;
  const [low, high] = [Number(from), Number(to)];
  return low <= high ? { from: low, to: high } : undefined;
}

/** Empty for every level. */
export const bandInWords = ({ from, to }: Band): string => {
  if (from === LOWEST && to === HIGHEST) return '';
  return from === to ? formatFlightLevel(from) : `${formatFlightLevel(from)}–${formatFlightLevel(to)}`;
};
