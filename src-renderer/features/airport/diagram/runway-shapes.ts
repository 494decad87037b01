/** Each runway as a bar on the diagram, with its labels. */
import { scaleOf, spotOf, type Spot } from './chart.ts';
import type { DrawnEnd, DrawnRunway, Drawing } from './drawing.ts';
import type { Label } from './labels.ts';

/** Minimum width of a bar, units: thinner ones could not be seen, so narrower runways are not to scale. */
const THINNEST = 5;

export type Bar = {
  runway: DrawnRunway;
  /** The low end; from there the bar runs along its own x axis. */
  start: Spot;
  /** Clockwise from the right, degrees. */
  turn: number;
  length: number;
  width: number;
  /** Distances from the start where landing begins, only the displaced ones. */
  thresholds: readonly number[];
  /** Distances from the start where landing begins on the low end and on the high end. */
  landings: readonly [low: number, high: number];
};

export function barOf(runway: DrawnRunway, drawing: Pick<Drawing, 'radius'>): Bar {
  const scale = scaleOf(drawing);
  const [start, end] = runway.ends.map(({ at }) => spotOf(at, scale)) as [Spot, Spot];
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  const [low, high] = runway.ends.map(({ threshold }) => threshold && threshold.feet * scale);
  return {
    runway,
    start,
    turn: (Math.atan2(end.y - start.y, end.x - start.x) * 180) / Math.PI,
    length,
    width: Math.max(THINNEST, (runway.width ?? 0) * scale),
    thresholds: [low, high && length - high].filter((at) => at !== undefined),
    landings: [low ?? 0, length - (high ?? 0)],
  };
}

/** A crosswind's arrow: how far within the threshold, how long, and how far from the runway's edge, units. */
export const crosswindArrow = { within: 7, length: 12, off: 3.5 };

/** Where crosswind arrows are drawn on either side; kept free of labels in any wind, so that none moves as the wind is turned. */
export function pointsOfArrows(bar: Bar): Spot[] {
  const { within, length, off } = crosswindArrow;
  const steps = [0, 0.5, 1].map((part) => bar.width / 2 + off + length * part);
  return bar.landings
    .map((at, side) => at + (side === 0 ? within : -within))
    .flatMap((at) => steps.flatMap((aside) => [onBar(bar, at, aside), onBar(bar, at, -aside)]));
}

/** The spot at a distance along a bar and, clockwise from there, beside its middle line. */
function onBar({ start, turn }: Pick<Bar, 'start' | 'turn'>, at: number, aside: number): Spot {
  const angle = (turn * Math.PI) / 180;
  return {
    x: start.x + Math.cos(angle) * at - Math.sin(angle) * aside,
    y: start.y + Math.sin(angle) * at + Math.cos(angle) * aside,
  };
}

/** Points on the bar, close enough that no label fits between them. */
export function pointsOf(bar: Bar): Spot[] {
  const { length, width } = bar;
  return Array.from({ length: Math.ceil(length / 3) + 1 }, (_, step) => Math.min(length, step * 3)).flatMap((at) =>
    [-width / 2, 0, width / 2].map((aside) => onBar(bar, at, aside)),
  );
}

type Words = { threshold: (feet: number) => string; closed: string };

/** Designators first: they matter most, and the others make way. */
export function labelsOf(
  bars: readonly Bar[],
  drawing: Pick<Drawing, 'radius'>,
  isClosed: (runway: DrawnRunway) => boolean,
  words: Words,
): Label[] {
  const scale = scaleOf(drawing);
  const designators = bars.flatMap(({ runway }) => runway.ends.flatMap((end, side) => designator(runway, end, side, scale)));
  const closed = bars.filter(({ runway }) => isClosed(runway)).map((bar) => closedLabel(bar, words.closed));
  const thresholds = bars.flatMap(({ runway, turn, width }) =>
    runway.ends.flatMap(({ threshold }, side): Label[] => {
      if (threshold === undefined) return [];
      const text = words.threshold(threshold.feet);
      const spots = beside(spotOf(threshold.at, scale), turn, width / 2 + 9, text.length * 3);
      return [{ key: `${runway.id} threshold ${side}`, text, kind: 'threshold', spots }];
    }),
  );
  return [...designators, ...closed, ...thresholds];
}

function designator(runway: DrawnRunway, { ident, at }: DrawnEnd, side: number, scale: number): Label[] {
  if (ident === null) return [];
  const end = spotOf(at, scale);
  const other = spotOf(runway.ends[side === 0 ? 1 : 0].at, scale);
  const length = Math.hypot(end.x - other.x, end.y - other.y) || 1;
  const [right, down] = [(end.x - other.x) / length, (end.y - other.y) / length];
  // Offset by the width or height of the text in that direction, so that it does not cover its own runway.
  const off = 4 + Math.abs(right) * 12 + Math.abs(down) * 8;
  // Beyond the end at growing distances; then to either side of it.
  const spots = [0, 11, 22].flatMap((more) =>
    [0, 9, -9, 17, -17].map((aside) => ({
      x: end.x + right * (off + more) - down * aside,
      y: end.y + down * (off + more) + right * aside,
    })),
  );
  return [{ key: `${runway.id} end ${side}`, text: ident, kind: 'designator', spots }];
}

function closedLabel(bar: Bar, text: string): Label {
  const { runway, turn, length, width } = bar;
  const along = (part: number): Spot => onBar(bar, length * part, 0);
  return {
    key: `${runway.id} closed`,
    text,
    kind: 'closed',
    spots: [0.5, 0.35, 0.65].flatMap((part) => beside(along(part), turn, width / 2 + 9, text.length * 3)),
  };
}

/** Spots on both sides of a line: a label beside a steep line is offset by half its own width. */
function beside({ x, y }: Spot, turn: number, off: number, halfWidth: number): Spot[] {
  const angle = (turn * Math.PI) / 180;
  const [right, down] = [-Math.sin(angle), Math.cos(angle)];
  const reach = off + Math.abs(right) * halfWidth;
  return [0, 10, 20, 32, 46].flatMap((more) =>
    [1, -1].map((side) => ({ x: x + side * right * (reach + more), y: y + side * down * (reach + more) })),
  );
}
