/** Wind components on a runway. Directions are where the wind comes from, degrees true; speeds in knots. */
import { windComponents, type Components } from './wind.ts';

/** `gust` is the peak speed, not an increment. */
export type Wind = { direction: number; speed: number; gust: number | undefined };

/** One end of a runway, for take-off or landing in the direction of its heading. */
export type End = {
  /** Designator. */
  ident: string;
  /** Degrees true. */
  heading: number;
  /** Whether the heading is only the designator's tens of degrees. */
  isEstimated: boolean;
  /** Closed permanently or by a NOTAM. */
  isClosed: boolean;
  /** Feet. */
  length: number | null;
};

export type EndInWind = { end: End; steady: Components; gust: Components | undefined; isBest: boolean };

/** Knots; a weaker wind favours no end. */
const CALM = 0.5;

/** Every end in this wind. Best is the end with the most headwind, and any other with the same to the knot; none in calm. */
export function endsInWind(ends: readonly End[], wind: Wind): EndInWind[] {
  const all = ends.map((end) => ({
    end,
    steady: windComponents(wind.direction, wind.speed, end.heading),
    gust: wind.gust === undefined ? undefined : windComponents(wind.direction, wind.gust, end.heading),
  }));
  const open = all.filter(({ end }) => !end.isClosed);
  const most = Math.max(...open.map(({ steady }) => steady.headwind));
  const isBest = ({ end, steady }: (typeof all)[number]) =>
    !end.isClosed && Math.max(wind.speed, wind.gust ?? 0) >= CALM && Math.round(steady.headwind) === Math.round(most);
  return all.map((one) => ({ ...one, isBest: isBest(one) }));
}
