/** What a wind does on a runway. Directions are where the wind comes from, degrees true; speeds in knots. */
import { turnFrom } from '#renderer/format/bearing.ts';

/** `gust` is the highest speed, not what is added. */
export type Wind = { direction: number; speed: number; gust: number | undefined };

/** Knots. Head: against the nose, negative for a tailwind. Cross: from the right, negative from the left. */
export type Components = { head: number; cross: number };

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

export function componentsOf(direction: number, speed: number, heading: number): Components {
  const angle = radians(turnFrom(heading, direction));
  return { head: speed * Math.cos(angle), cross: speed * Math.sin(angle) };
}

/** One end of a runway, for take-off or landing in the direction of its heading. */
export type End = {
  /** Designator. */
  ident: string;
  /** Degrees true. */
  heading: number;
  /** Whether the heading is only the designator's tens of degrees. */
  isEstimated: boolean;
  /** Closed for good or by a notice. */
  isClosed: boolean;
  /** Feet. */
  length: number | null;
};

export type EndInWind = { end: End; steady: Components; gust: Components | undefined; isBest: boolean };

/** A wind below this is no reason to choose an end, knots. */
const CALM = 0.5;

/** Every end in this wind. Best is the end with the most headwind, and any other that has the same to the knot; none where it is calm. */
export function endsInWind(ends: readonly End[], wind: Wind): EndInWind[] {
  const all = ends.map((end) => ({
    end,
    steady: componentsOf(wind.direction, wind.speed, end.heading),
    gust: wind.gust === undefined ? undefined : componentsOf(wind.direction, wind.gust, end.heading),
  }));
  const open = all.filter(({ end }) => !end.isClosed);
  const most = Math.max(...open.map(({ steady }) => steady.head));
  const isBest = ({ end, steady }: (typeof all)[number]) =>
    !end.isClosed && Math.max(wind.speed, wind.gust ?? 0) >= CALM && Math.round(steady.head) === Math.round(most);
  return all.map((one) => ({ ...one, isBest: isBest(one) }));
}
