import { words } from '#renderer/i18n/words.ts';
import { wholeDegrees } from '#renderer/format/bearing.ts';
import { heading } from '#renderer/format/units.ts';
import type { Heading } from './headings.ts';

/** Degrees true as exact as they are known. */
export const trueInWords = ({ degreesTrue, from }: Heading): string =>
  from === 'designator' ? words.airport.about(wholeDegrees(degreesTrue)) : heading(degreesTrue);

/** Degrees magnetic of that heading: never more exact than a degree, as the model of the variation is not. */
export const magneticInWords = (degreesMagnetic: number, from: Heading['from']): string =>
  from === 'designator' ? words.airport.about(wholeDegrees(degreesMagnetic)) : wholeDegrees(degreesMagnetic);
