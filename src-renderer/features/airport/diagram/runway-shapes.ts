/** Each runway is a bar on the diagram, with its labels. */
import { scaleOf, spotOf, type Spot } from './chart.ts';
import type { DrawnEnd, DrawnRunway, Drawing } from './drawing.ts';
import { boxOf, heights, type Label } from './labels.ts';

/** Minimum width of a bar, units: thinner ones could not be seen, so narrower runways are not to scale. */
const THINNEST = 5;

export type Bar = {
  runway: DrawnRunway;
  /** The low end; from there the bar runs along its own x axis. */
  start: Spot;
  /** It turns clockwise from the right, in degrees. */
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

/** A crosswind's arrow is so far within the threshold, so long, and so far from the runway's edge, in units. */
export const crosswindArrow = { within: 7, length: 12, off: 3.5 };

/** Spots of the crosswind arrows on either side, which stay free of labels in any wind, so that no label moves as the wind is turned. */
export function pointsOfArrows(bar: Bar): Spot[] {
  const { within, length, off } = crosswindArrow;
  const steps = [0, 0.5, 1].map((part) => bar.width / 2 + off + length * part);
  return bar.landings
    .map((at, side) => at + (side === 0 ? within : -within))
    .flatMap((at) => steps.flatMap((aside) => [onBar(bar, at, aside), onBar(bar, at, -aside)]));
}

/** Finds the spot at a distance along a bar and, clockwise from there, at a distance from its middle line. */
function onBar({ start, turn }: Pick<Bar, 'start' | 'turn'>, at: number, aside: number): Spot {
  const angle = (turn * Math.PI) / 180;
  return {
    x: start.x + Math.cos(angle) * at - Math.sin(angle) * aside,
    y: start.y + Math.sin(angle) * at + Math.cos(angle) * aside,
  };
}

/** Returns points on the bar that are so close to each other that no label fits between them. */
export function pointsOf(bar: Bar): Spot[] {
  const { length, width } = bar;
  return Array.from({ length: Math.ceil(length / 3) + 1 }, (_, step) => Math.min(length, step * 3)).flatMap((at) =>
    [-width / 2, 0, width / 2].map((aside) => onBar(bar, at, aside)),
  );
}

/** `closed`: of a runway that is closed or may be; undefined for another. */
type Words = { threshold: (feet: number) => string; closed: (runway: DrawnRunway) => string | undefined };

/** Designators first, those of open runways before the others: they matter most, and the rest make way. */
export function labelsOf(
  bars: readonly Bar[],
  drawing: Pick<Drawing, 'radius'>,
  words: Words,
  /** One pixel of the picture has this many units. */
  pixel = 1,
): Label[] {
  const height = { designator: heights.designator * pixel, threshold: heights.threshold * pixel, closed: heights.closed * pixel };
  const scale = scaleOf(drawing);
  const openFirst = bars.toSorted((a, b) => Number(a.runway.isClosed) - Number(b.runway.isClosed));
  const designators = openFirst.flatMap(({ runway }) =>
    runway.ends.flatMap((end, side) => designator(runway, end, side, { scale, height: height.designator })),
  );
  const closed = bars.flatMap((bar) => {
    const text = words.closed(bar.runway);
    return text === undefined ? [] : [closedLabel(bar, text, height.closed)];
  });
  const thresholds = bars.flatMap(({ runway, turn, width }) =>
    runway.ends.flatMap(({ threshold }, side): Label[] => {
      if (threshold === undefined) return [];
      const text = words.threshold(threshold.feet);
      const at = spotOf(threshold.at, scale);
      const spots = spotsNextTo(at, turn, width / 2 + height.threshold * 0.9, text.length * height.threshold * 0.3);
      return [{ key: `${runway.id} threshold ${side}`, text, kind: 'threshold', height: height.threshold, at, spots, isOptional: true }];
    }),
  );
  return [...designators, ...closed, ...thresholds];
}

/** A designator may be this many units from its end, in these directions, degrees from straight on, more of them farther off. */
const DISTANCES = [4, 9, 16, 24, 34, 46, 60, 76, 94];
const TURNS = [0, 20, -20, 40, -40, 65, -65, 90, -90, 120, -120];
const FARTHER_TURNS = [...TURNS, 12, -12, 30, -30, 52, -52, 78, -78, 105, -105, 135, -135, 150, -150, 165, -165, 180];

/** The designator of a runway closed for good is left out where there is no room. A helipad has one for both of its ends. */
function designator(
  runway: DrawnRunway,
  { ident, at: place }: DrawnEnd,
  side: number,
  { scale, height: letters }: { scale: number; height: number },
): Label[] {
  if (ident === null || (side === 1 && runway.ends[0].ident === ident)) return [];
  const at = spotOf(place, scale);
  const other = spotOf(runway.ends[side === 0 ? 1 : 0].at, scale);
  const onward = Math.atan2(at.y - other.y, at.x - other.x);
  const { width, height } = boxOf({ text: ident, height: letters });
  const spots = DISTANCES.flatMap((distance) =>
    (distance < 16 ? TURNS : FARTHER_TURNS).map((turn) => {
      const angle = onward + (turn * Math.PI) / 180;
      const [right, down] = [Math.cos(angle), Math.sin(angle)];
      // The distance is that of the edge of the box; its middle is farther off.
      const reach = distance + Math.min(width / 2 / Math.abs(right), height / 2 / Math.abs(down));
      return { x: at.x + right * reach, y: at.y + down * reach };
    }),
  );
  return [{ key: `${runway.id} end ${side}`, text: ident, kind: 'designator', height: letters, at, spots, isOptional: runway.isClosed }];
}

/** The label is optional, because the crosses and the legend show the closure too. */
function closedLabel(bar: Bar, text: string, height: number): Label {
  const { runway, turn, length, width } = bar;
  const along = (part: number): Spot => onBar(bar, length * part, 0);
  return {
    key: `${runway.id} closed`,
    text,
    kind: 'closed',
    height,
    at: along(0.5),
    spots: [0.5, 0.35, 0.65].flatMap((part) => spotsNextTo(along(part), turn, width / 2 + height * 0.9, text.length * height * 0.3)),
    isOptional: true,
  };
}

/** Spots on both sides of a line, close to it: a label next to a steep line is offset by half its own width. */
function spotsNextTo({ x, y }: Spot, turn: number, off: number, halfWidth: number): Spot[] {
  const angle = (turn * Math.PI) / 180;
  const [right, down] = [-Math.sin(angle), Math.cos(angle)];
  const reach = off + Math.abs(right) * halfWidth;
  return [0, 6].flatMap((more) => [1, -1].map((side) => ({ x: x + side * right * (reach + more), y: y + side * down * (reach + more) })));
}
