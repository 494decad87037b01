/**
 * Places the labels of the runway diagram so that they do not cover each other, each with a line to what it names where it is not next to
 * it.
 */
import { CALM, SIZE, type Spot } from './chart.ts';

type Kind = 'designator' | 'threshold' | 'closed';

export type Label = {
  key: string;
  text: string;
  kind: Kind;
  /** Its letters have this height, in units of the drawing. */
  height: number;
  /** It names this point. */
  at: Spot;
  /** The spots are for its middle, the best first. */
  spots: readonly Spot[];
  /** It may be left out where no spot is clear, because the table has it. */
  isOptional: boolean;
};

/** `leader` is the line from what it names, where the label is not next to that. */
export type PlacedLabel = Pick<Label, 'key' | 'text' | 'kind' | 'height'> & {
  spot: Spot;
  leader: readonly [from: Spot, to: Spot] | undefined;
};

/** Height in pixels, whatever the size of the diagram; a letter is about three fifths as wide. */
export const heights: Record<Kind, number> = { designator: 13, threshold: 11, closed: 11 };

/** Units between a label and its point from which a line joins them. */
const JOINED_FROM = 12;
/** Points of a line that no label may cover are this many units apart. */
const STEP = 2;
/** Farther out are the figures of the ring. */
const FARTHEST = CALM + 8;

/** Units. */
export const boxOf = ({ text, height }: Pick<Label, 'text' | 'height'>) => ({
  width: text.length * height * 0.6 + 2,
  height: height * 1.15,
});

/**
 * Each at its first spot that is clear of labels, of their lines, of `lesser` and of `obstacles`, the points of the drawing; else next to its point without
 * regard to `lesser`; else farther off; else clear of labels and their lines; and at its first spot where every spot is covered.
 */
export function placed(labels: readonly Label[], obstacles: readonly Spot[], lesser: readonly Spot[] = []): PlacedLabel[] {
  const result: PlacedLabel[] = [];
  const lines: Spot[] = [];
  for (const label of labels) {
    const chosen = bestOf(label, { others: result, lines, obstacles, lesser });
    if (chosen === undefined) continue;
    result.push(chosen);
    lines.push(...pointsOfLine(chosen.leader));
  }
  return result;
}

type InTheWay = { others: readonly PlacedLabel[]; lines: readonly Spot[]; obstacles: readonly Spot[]; lesser: readonly Spot[] };

/** Spots next to the point come first, so the first clear one with a line to it ends the search. */
function bestOf(
  { key, text, kind, height, at, spots, isOptional }: Label,
  { others, lines, obstacles, lesser }: InTheWay,
): PlacedLabel | undefined {
  let [coversLesser, free, first]: (PlacedLabel | undefined)[] = [];
  for (const spot of spots) {
    const one: PlacedLabel = { key, text, kind, height, spot, leader: leaderTo(at, { text, height, spot }) };
    const isCoveredBy = (points: readonly Spot[]) => points.some((point) => covers(one, point));
    if (!isInRing(one)) continue;
    first ??= one;
    if (collides(one, others) || isCoveredBy(lines)) continue;
    free ??= one;
    if (isCoveredBy(obstacles)) continue;
    if (one.leader !== undefined) return coversLesser ?? one;
    if (!isCoveredBy(lesser)) return one;
    coversLesser ??= one;
  }
  return coversLesser ?? (isOptional ? undefined : (free ?? first));
}

/** Tells whether a label or its line is over another label. */
export function collides(label: PlacedLabel, others: readonly PlacedLabel[]): boolean {
  const line = pointsOfLine(label.leader);
  return others.some((other) => overlap(label, other) || line.some((point) => covers(other, point)));
}

/** Undefined where the label is next to the point. */
function leaderTo(at: Spot, label: Pick<PlacedLabel, 'text' | 'height' | 'spot'>): PlacedLabel['leader'] {
  const { width, height } = boxOf(label);
  const { spot } = label;
  const nearest = {
    x: Math.min(Math.max(at.x, spot.x - width / 2), spot.x + width / 2),
    y: Math.min(Math.max(at.y, spot.y - height / 2), spot.y + height / 2),
  };
  return Math.hypot(nearest.x - at.x, nearest.y - at.y) > JOINED_FROM ? [at, nearest] : undefined;
}

function pointsOfLine(line: PlacedLabel['leader']): Spot[] {
  if (line === undefined) return [];
  const [from, to] = line;
  const count = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / STEP);
  return Array.from({ length: count }, (_, place) => ({
    x: from.x + ((to.x - from.x) * place) / count,
    y: from.y + ((to.y - from.y) * place) / count,
  }));
}

function isInRing({ spot, ...label }: PlacedLabel): boolean {
  const { width, height } = boxOf(label);
  return Math.hypot(Math.abs(spot.x - SIZE / 2) + width / 2, Math.abs(spot.y - SIZE / 2) + height / 2) <= FARTHEST;
}

function overlap(a: PlacedLabel, b: PlacedLabel): boolean {
  const [ofA, ofB] = [boxOf(a), boxOf(b)];
  return Math.abs(a.spot.x - b.spot.x) < (ofA.width + ofB.width) / 2 && Math.abs(a.spot.y - b.spot.y) < (ofA.height + ofB.height) / 2;
}

function covers(label: PlacedLabel, point: Spot): boolean {
  const { width, height } = boxOf(label);
  return Math.abs(label.spot.x - point.x) < width / 2 + 1 && Math.abs(label.spot.y - point.y) < height / 2 + 1;
}
