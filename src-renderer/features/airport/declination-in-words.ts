import { words } from '#renderer/i18n/words.ts';

/** `3.1° east (+3.1°)`: magnetic is true minus this. */
export function declinationInWords(degrees: number): string {
  const size = `${Math.abs(degrees).toFixed(1)}°`;
  const isEast = degrees >= 0;
  return words.airport.variation(size, isEast ? 'east' : 'west', `${isEast ? '+' : '−'}${size}`);
}
