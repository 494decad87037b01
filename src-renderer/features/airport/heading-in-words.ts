import { words } from '#renderer/languages/words.ts';
import { heading } from '#renderer/wording/units.ts';
import { wholeDegrees } from '#renderer/wording/bearing.ts';
import type { Heading } from './headings.ts';

/** Degrees as exact as they are known; a magnetic heading is never more exact than a degree, as the model is not. */
export function headingInWords(degrees: number, from: Heading['from']): string {
  if (from === 'designator') return words.airport.about(wholeDegrees(degrees));
  return heading(degrees);
}
