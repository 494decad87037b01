/** Which way the ends of a runway point, degrees true, and how well that is known. */
import type { Runway } from '#contract/resources.ts';
import { between } from '#renderer/format/geodesic.ts';
import { toTrue, turned } from '#renderer/format/bearing.ts';
import { coordinates } from './coordinates.ts';

export type Heading = {
  degreesTrue: number;
  /** Given by the source for this end or the other, told by the coordinates, or only by the designator, which is rounded to ten degrees magnetic. */
  from: 'source' | 'otherEnd' | 'coordinates' | 'designator';
};

/** Runways are numbered by tens of degrees magnetic (ICAO Annex 14, 5.2.2); `declination` in degrees, east positive. */
export function headingOf(runway: Runway, side: 'low' | 'high', declination: number | undefined): Heading | undefined {
  const [own, other] = side === 'low' ? [runway.lowEndHeading, runway.highEndHeading] : [runway.highEndHeading, runway.lowEndHeading];
  if (own !== null) return { degreesTrue: own, from: 'source' };
  if (other !== null) return { degreesTrue: turned(other + 180), from: 'otherEnd' };
  const ends = coordinates(runway);
  if (ends.kind === 'fit') {
    const [start, end] = side === 'low' ? [ends.low, ends.high] : [ends.high, ends.low];
    return { degreesTrue: between(start, end).bearing, from: 'coordinates' };
  }
  return byDesignator(side === 'low' ? runway.lowEndIdent : runway.highEndIdent, declination);
}

function byDesignator(ident: string | null, declination: number | undefined): Heading | undefined {
  const tens = Number(/^(\d{1,2})[LCRTWGSU]?$/i.exec(ident ?? '')?.[1] ?? Number.NaN);
  if (!(tens >= 1 && tens <= 36) || declination === undefined) return undefined;
  return { degreesTrue: toTrue(tens * 10, declination), from: 'designator' };
}
