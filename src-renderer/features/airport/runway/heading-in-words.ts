import type { RunwayHeading } from '#domain/runway.ts';
import { words } from '#renderer/i18n/words.ts';
import { heading, wholeDegrees } from '#renderer/format/units.ts';

/** Degrees true, as precise as known. */
export const trueInWords = ({ degreesTrue, from }: RunwayHeading): string =>
  from === 'designator' ? words.airport.about(wholeDegrees(degreesTrue)) : heading(degreesTrue);

/** The heading in degrees magnetic: never more precise than a degree, because the model of the variation is not. */
export const magneticInWords = (degreesMagnetic: number, from: RunwayHeading['from']): string =>
  from === 'designator' ? words.airport.about(wholeDegrees(degreesMagnetic)) : wholeDegrees(degreesMagnetic);
