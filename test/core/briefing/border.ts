/** The border of an area as short straight sides in the body of the earth: school geometry, which needs no geodesic. Nautical miles. */

export type Space = readonly [number, number, number];
/** Positions in the body of the earth: x, y and z in turn. Each but the first ends a side. */
export type Border = Float64Array;

const at = (border: Border, index: number): Space => [border[index] ?? 0, border[index + 1] ?? 0, border[index + 2] ?? 0];
const dot = (a: Space, b: Space): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const minus = (a: Space, b: Space): Space => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const within = (part: number): number => Math.min(1, Math.max(0, part));

/** The chord goes through the earth, and is shorter than the way along it by less than a foot in 60 NM. */
export const chord = (a: Space, b: Space): number => Math.sqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2);

/** Finds a place amid its corners, and how far the farthest of them is from there. */
export function extentOf(border: Border): { middle: Space; size: number } {
  const corners = Array.from({ length: border.length / 3 }, (_, index) => at(border, index * 3));
  const mean = (axis: 0 | 1 | 2) => corners.reduce((sum, corner) => sum + corner[axis], 0) / corners.length;
  const middle: Space = [mean(0), mean(1), mean(2)];
  return { middle, size: Math.max(...corners.map((corner) => chord(middle, corner))) };
}

/** Measures from a position to the nearest of a border's sides. */
export function distanceTo(border: Border, [x, y, z]: Space): number {
  let least = Infinity;
  let [fromX = 0, fromY = 0, fromZ = 0] = border;
  for (let index = 3; index < border.length; index += 3) {
    const [toX, toY, toZ] = [border[index] ?? 0, border[index + 1] ?? 0, border[index + 2] ?? 0];
    const [sideX, sideY, sideZ] = [toX - fromX, toY - fromY, toZ - fromZ];
    const along = (x - fromX) * sideX + (y - fromY) * sideY + (z - fromZ) * sideZ;
    const part = within(along / (sideX * sideX + sideY * sideY + sideZ * sideZ || 1));
    const square = (fromX + part * sideX - x) ** 2 + (fromY + part * sideY - y) ** 2 + (fromZ + part * sideZ - z) ** 2;
    if (square < least) least = square;
    [fromX, fromY, fromZ] = [toX, toY, toZ];
  }
  return Math.sqrt(least);
}

/** Measures from a straight way to the nearest of a border's sides; `part` says how much of the way is behind by there. */
export function nearestOnWay(border: Border, [from, to]: readonly [Space, Space]): { distance: number; part: number } {
  let best = { distance: Infinity, part: 0 };
  const way = minus(to, from);
  for (let index = 3; index < border.length; index += 3) {
    for (const part of partsToTry(minus(from, at(border, index - 3)), way, minus(at(border, index), at(border, index - 3)))) {
      const place: Space = [from[0] + part * way[0], from[1] + part * way[1], from[2] + part * way[2]];
      const distance = distanceTo(border.subarray(index - 3, index + 3), place);
      if (distance < best.distance) best = { distance, part };
    }
  }
  return best;
}

/** The nearest of two straight lines are an end of either, or where both are square to what is between them. `between`: from the side's begin to the way's. */
function partsToTry(between: Space, way: Space, side: Space): number[] {
  const [ways, both, sides] = [dot(way, way), dot(way, side), dot(side, side)];
  const square = ways * sides - both * both;
  const onWay = (toward: number) => (ways === 0 ? 0 : within((toward * both - dot(between, way)) / ways));
  return [0, 1, onWay(0), onWay(1), ...(square === 0 ? [] : [within((both * dot(between, side) - sides * dot(between, way)) / square)])];
}

/** Whether it goes around a position: the direction to a point that runs along it turns once, seen from there. */
export function isAround(border: Border, position: Space): boolean {
  const [x, y] = position;
  const length = Math.hypot(x, y);
  const [eastX, eastY] = [-y / length, x / length];
  const up = position.map((one) => one / Math.hypot(...position)) as unknown as Space;
  const north: Space = [-up[2] * eastY, up[2] * eastX, up[0] * eastY - up[1] * eastX];
  let turned = 0;
  let before: number | undefined;
  for (let index = 0; index < border.length; index += 3) {
    const toCorner = minus(at(border, index), position);
    const course = Math.atan2(toCorner[0] * eastX + toCorner[1] * eastY, dot(toCorner, north));
    if (before !== undefined) {
      const turn = course - before;
      turned += turn > Math.PI ? turn - 2 * Math.PI : turn < -Math.PI ? turn + 2 * Math.PI : turn;
    }
    before = course;
  }
  return Math.abs(turned) > Math.PI;
}
