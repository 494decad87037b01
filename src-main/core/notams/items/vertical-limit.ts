/** Reads the limits of items F and G: `SFC`, `GND`, `FL085`, `2500FT AMSL`, `180M AGL`, `UNL`. */

import { oneLine } from '#core/text/line.ts';
import { feetOfFlightLevel, readFlightLevel } from '#domain/flight-level.ts';
import { metresToFeet } from '#domain/units.ts';

type Limit = {
  text: string;
  /** Feet above the reference, null where no number and unit are given. */
  feet: number | null;
  /** `flightLevel` is in feet of pressure altitude. */
  reference: 'surface' | 'aboveSea' | 'aboveGround' | 'flightLevel' | 'unlimited' | null;
};

const limit =
  /^(?:(?<surface>SFC|GND|SURFACE|GROUND)|(?<unlimited>UNL)|(?<level>FL ?\d{2,3})|(?<number>\d{1,6}) ?(?<unit>FT|M)?) ?(?<above>AMSL|MSL|AGL|ASFC|STD)?\b/;

/** Null for an empty item. A limit without a unit keeps its text and gets no number (ICAO Doc 8126). */
export function readLimit(text: string): Limit | null {
  const line = oneLine(text).trim();
  if (line === '') return null;
  const found = limit.exec(line.toUpperCase())?.groups;
  if (found?.['surface']) return { text: line, feet: 0, reference: 'surface' };
  if (found?.['unlimited']) return { text: line, feet: null, reference: 'unlimited' };
  const level = readFlightLevel(found?.['level'] ?? '');
  if (level !== undefined) return { text: line, feet: feetOfFlightLevel(level), reference: 'flightLevel' };
  if (!found?.['number'] || !found['unit']) return { text: line, feet: null, reference: null };
  const feet = found['unit'] === 'M' ? Math.round(metresToFeet(Number(found['number']))) : Number(found['number']);
  return { text: line, feet, reference: referenceOf(found['above']) };
}

function referenceOf(above: string | undefined): Limit['reference'] {
  if (above === 'AGL' || above === 'ASFC') return 'aboveGround';
  if (above === 'AMSL' || above === 'MSL') return 'aboveSea';
  return above === 'STD' ? 'flightLevel' : null;
}

/** Item G. Exports leave the closing bracket of the NOTAM and the mark of a part after it. */
export const readUpperLimit = (text: string): Limit | null =>
  readLimit(text.replace(/(?<!\s)\s*\bEND\s+(?:OF\s+)?PART\b.{0,20}$/, '').replace(/\)\s*$/, ''));
