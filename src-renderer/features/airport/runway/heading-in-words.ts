import type { RunwayHeading } from '#domain/runway.ts';
import { words } from '#renderer/i18n/words.ts';
import { wholeDegrees } from '#renderer/format/units.ts';

/** `031°`, true or magnetic: sources and the model of the variation are not better than a degree, and a designator only to ten. */
export const headingInWords = (degrees: number, from: RunwayHeading['from']): string =>
  from === 'designator' ? words.airport.about(wholeDegrees(degrees)) : wholeDegrees(degrees);
