/**
 * Thins a line to the points that tell most of it (Ramer, Douglas and Peucker, the farthest point first). Promise: its ends stay, and every
 * point that is left out lies within the stated distance of the line that remains.
 */
import type { LatLon } from '#domain/lat-lon.ts';

const METRES_PER_DEGREE = 111_195;
const RADIANS = Math.PI / 180;

type Piece = { from: number; to: number; farthest: number; metres: number };

/** The points with these numbers stay, in their order. */
export function thinnedLine(line: readonly LatLon[], most: number): { points: number[]; metres: number } {
  if (line.length <= most) return { points: line.map((_, at) => at), metres: 0 };
  const stay = new Set([0, line.length - 1]);
  const pieces = [pieceOf(line, 0, line.length - 1)];
  while (stay.size < most) {
    const piece = takeFarthest(pieces);
    if (!piece) break;
    stay.add(piece.farthest);
    pieces.push(pieceOf(line, piece.from, piece.farthest), pieceOf(line, piece.farthest, piece.to));
  }
  return { points: [...stay].sort((a, b) => a - b), metres: Math.max(...pieces.map(({ metres }) => metres)) };
}

/**
 * Takes the piece whose point is farthest from the line out of the pieces; there are some hundred. Undefined where all points lie on the
 * line already.
 */
function takeFarthest(pieces: Piece[]): Piece | undefined {
  let at = 0;
  for (const [other, { metres }] of pieces.entries()) if (metres > (pieces[at]?.metres ?? 0)) at = other;
  return pieces[at]?.metres === 0 ? undefined : pieces.splice(at, 1)[0];
}

function pieceOf(line: readonly LatLon[], from: number, to: number): Piece {
  const piece = { from, to, farthest: from, metres: 0 };
  const [a, b] = [line[from], line[to]];
  if (!a || !b) return piece;
  for (let at = from + 1; at < to; at++) {
    const point = line[at];
    const metres = point ? distance(point, a, b) : 0;
    if (metres > piece.metres) Object.assign(piece, { farthest: at, metres });
  }
  return piece;
}

/** Metres from a point to the straight line between two others, on a plane around the point; the short way where 180° is between. */
function distance(point: LatLon, a: LatLon, b: LatLon): number {
  const scale = Math.cos(point.latitude * RADIANS);
  const east = ({ longitude }: LatLon) => turned(longitude - point.longitude) * scale;
  const north = ({ latitude }: LatLon) => latitude - point.latitude;
  const [ax, ay, bx, by] = [east(a), north(a), east(b), north(b)];
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, -(ax * dx + ay * dy) / length));
  return Math.hypot(ax + share * dx, ay + share * dy) * METRES_PER_DEGREE;
}

const turned = (degrees: number): number => (degrees > 180 ? degrees - 360 : degrees < -180 ? degrees + 360 : degrees);
