/** Labels on the runway diagram, placed so that they do not cover each other. */
import type { Spot } from './chart.ts';

export type Label = {
  key: string;
  text: string;
  kind: 'designator' | 'threshold' | 'closed';
  /** Spots for its middle, the best first. */
  spots: readonly Spot[];
};

export type PlacedLabel = Omit<Label, 'spots'> & { spot: Spot };

/** Height in units; a letter is about three fifths as wide. */
export const heights: Record<Label['kind'], number> = { designator: 12.5, threshold: 9.5, closed: 9.5 };

/** Units. */
export const boxOf = ({ text, kind }: Pick<Label, 'text' | 'kind'>) => ({
  width: text.length * heights[kind] * 0.6 + 2,
  height: heights[kind] * 1.15,
});

/**
 * Each at its first spot that is clear of labels and of `obstacles`, the points of the drawing; else at its first that is clear of labels; if
 * there is none, at its first. A designator may cover `lesser` points: beside its own runway it is read, farther off it is taken for another's. The length of a displaced threshold is left out where no spot is clear of both: its mark stays, and the table has the length.
 */
export function placed(labels: readonly Label[], obstacles: readonly Spot[], lesser: readonly Spot[] = []): PlacedLabel[] {
  const result: PlacedLabel[] = [];
  for (const { spots, ...label } of labels) {
    const free = spots.map((spot) => ({ ...label, spot })).filter((one) => !result.some((other) => overlap(one, other)));
    const inTheWay = label.kind === 'designator' ? obstacles : [...obstacles, ...lesser];
    const clear = free.find((one) => !inTheWay.some((point) => covers(one, point)));
    if (clear === undefined && label.kind === 'threshold') continue;
    const best = clear ?? free[0];
    const [first] = spots;
    if (best !== undefined) result.push(best);
    else if (first !== undefined) result.push({ ...label, spot: first });
  }
  return result;
}

function overlap(a: PlacedLabel, b: PlacedLabel): boolean {
  const [ofA, ofB] = [boxOf(a), boxOf(b)];
  return Math.abs(a.spot.x - b.spot.x) < (ofA.width + ofB.width) / 2 && Math.abs(a.spot.y - b.spot.y) < (ofA.height + ofB.height) / 2;
}

function covers(label: PlacedLabel, point: Spot): boolean {
  const { width, height } = boxOf(label);
  return Math.abs(label.spot.x - point.x) < width / 2 + 1 && Math.abs(label.spot.y - point.y) < height / 2 + 1;
}
