/** Draws the corridor, north up, on a plane that touches the middle of the route; areas have the numbers of their NOTAMs. */
import type { Briefing } from '#contract/briefing/briefing.ts';
import type { BriefingNotice } from '#contract/briefing/notice.ts';
import type { CorridorMap } from '#contract/briefing/sheet.ts';
import { figuresOf } from '#core/geo/geojson-figures.ts';
import type { LatLon } from '#domain/lat-lon.ts';
import { zuluOn } from '#domain/time.ts';
import type { Figure } from '#domain/route-line/figures.ts';
import { routeLine } from '#domain/route-line/route-line.ts';
import { positionOf } from '#domain/route-line/vectors.ts';
import type { Area } from '../areas/area.ts';

/** A NOTAM from this severity on is worth reading before each flight. */
export const LEAST_SEVERE = 4;

/** The margin around the corridor is a part of its width; the drawing is at least so many nautical miles wide. */
const [MARGIN, LEAST_NM] = [1.3, 20];
/** Two numbers are at least this far apart, as a part of the drawing. */
const APART = 0.07;
/** Height of the largest letter that any form writes, as a part of the drawing, and the width of one and the height of a capital as parts of its height. */
const [LETTER, BREADTH, CAPITAL] = [1 / 28, 0.65, 0.8];

type Point = { x: number; y: number };
type Box = Pick<CorridorMap, 'left' | 'top' | 'width' | 'height'>;

/** What is on the way in the order of the flight; of aerodromes there that the flight does not use only what is severe. */
export function onTheWay({ enRoute, notices }: Briefing): BriefingNotice[] {
  const own = new Set(enRoute.notices);
  const entry = ({ passes }: BriefingNotice) => passes[0]?.entryNm ?? 0;
  return notices
    .filter(({ id, section, severity }) => section === 'enRoute' && (own.has(id) || severity >= LEAST_SEVERE))
    .toSorted((a, b) => entry(a) - entry(b) || b.severity - a.severity);
}

/** Draws the corridor; null for a route without a length. */
export function corridorMap(briefing: Briefing, areas: readonly Area[]): CorridorMap | null {
  const { points, settings, made, route } = briefing;
  const { pieces, lengthNm } = routeLine(points);
  const line = [...pieces.map(({ start, alongNm }) => ({ along: alongNm, at: positionOf(start) })), ...ends(pieces.at(-1)?.end, lengthNm)];
  if (lengthNm === 0) return null;
  const plane = planeAround(line.map(({ at }) => at));
  const drawn = line.map(({ along, at }) => ({ along, ...plane(at) }));
  const box = boxAround(drawn, settings.corridorNm * MARGIN);
  const byId = new Map(areas.map((area) => [area.notice.id, area]));
  const found = onTheWay(briefing).flatMap(({ id, severity, passes }) => {
    const area = byId.get(id);
    if (!area) return [];
    const figures = figuresOf(area.geometry);
    const middle = middleOf(figures, plane);
    const place = middle && isIn(middle, box) ? middle : alongLine(drawn, passes[0]?.nearestNm ?? 0);
    return [{ id, severity, path: figures.map((figure) => pathOfFigure(figure, plane)).join(''), place }];
  });
  const named = points.map((point) => ({
    ...plane(point),
    text: [point.ident, point.eto === null ? '' : zuluOn(point.eto, route.depart ?? made)].filter(Boolean).join(' '),
  }));
  const numbered = numberPlaces(found, withNames(box, named));
  let number = 0;
  return {
    ...withNames(withNumbers(box, [...numbered.values()]), named),
    corridorNm: settings.corridorNm,
    route: pathOf(drawn),
    areas: found.map(({ id, severity, path }) => {
      const at = numbered.get(id);
      return { id, severity, path, number: at ? (number += 1) : null, x: rounded(at?.x ?? 0), y: rounded(at?.y ?? 0) };
    }),
  };
}

const ends = (end: Parameters<typeof positionOf>[0] | undefined, along: number) => (end ? [{ along, at: positionOf(end) }] : []);
const rounded = (nm: number): number => Math.round(nm * 10) / 10;
const NM_A_DEGREE = 60;
const turned = (degrees: number): number => ((degrees + 540) % 360) - 180;

/** Measures nautical miles east and south of the middle of some positions. */
function planeAround(positions: readonly LatLon[]): (position: LatLon) => Point {
  const middle = positions[Math.floor(positions.length / 2)] ?? { latitude: 0, longitude: 0 };
  const scale = Math.cos((middle.latitude * Math.PI) / 180);
  return ({ latitude, longitude }) => ({
    x: rounded(turned(longitude - middle.longitude) * scale * NM_A_DEGREE),
    y: rounded((middle.latitude - latitude) * NM_A_DEGREE),
  });
}

function boxAround(line: readonly Point[], margin: number): Box {
  const [xs, ys] = [line.map(({ x }) => x), line.map(({ y }) => y)];
  const reach = Math.max(margin, LEAST_NM / 2);
  const [left, top] = [Math.min(...xs) - reach, Math.min(...ys) - reach];
  return {
    left: rounded(left),
    top: rounded(top),
    width: rounded(Math.max(...xs) + reach - left),
    height: rounded(Math.max(...ys) + reach - top),
  };
}

const letterOf = ({ width, height }: Box): number => Math.max(width, height) * LETTER;

/** The box has room for the circles of the numbers. */
function withNumbers(box: Box, numbers: readonly Point[]): Box {
  const letter = letterOf(box);
  const [left, top] = [Math.min(box.left, ...numbers.map(({ x }) => x - letter)), Math.min(box.top, ...numbers.map(({ y }) => y - letter))];
  const right = Math.max(box.left + box.width, ...numbers.map(({ x }) => x + letter));
  const bottom = Math.max(box.top + box.height, ...numbers.map(({ y }) => y + letter));
  return { left: rounded(left), top: rounded(top), width: rounded(right - left), height: rounded(bottom - top) };
}

/**
 * The box with the names next to their points: on the side that has room, and a line lower or higher where another name or point is in the way. The ends of the
 * route are placed first. The box gets wider for a name that neither side has room for, and letters with it.
 */
function withNames(box: Box, named: readonly (Point & { text: string })[], rounds = 8): Box & Pick<CorridorMap, 'points'> {
  const height = letterOf(box) * CAPITAL;
  const isInside = ({ from, to }: PlacedName) => from >= box.left && to <= box.left + box.width;
  const isOnPoint = ({ from, to, nameY }: PlacedName) => named.some(({ x, y }) => Math.abs(y - nameY) < height / 2 && x > from && x < to);
  const placed = new Map<Point, PlacedName>();
  const isOnName = ({ from, to, nameY }: PlacedName) =>
    [...placed.values()].some((other) => Math.abs(other.nameY - nameY) < height && other.from < to && other.to > from);
  const [first, last] = [named[0], named.at(-1)];
  for (const point of new Set([...(first && last ? [first, last] : []), ...named])) {
    const names = namesOf(point, box);
    const inside = names.filter(isInside);
    const name = inside.find((one) => !isOnPoint(one) && !isOnName(one)) ?? inside[0] ?? names[0];
    if (name) placed.set(point, name);
  }
  const names = named.flatMap((point) => placed.get(point) ?? []);
  const width = Math.max(box.width, ...names.map(({ to }) => to - box.left));
  if (width > box.width && rounds > 0) return withNames({ ...box, width: Math.ceil(width) }, named, rounds - 1);
  return { ...box, points: names.map(({ x, y, text, side, nameY }) => ({ x, y, text, side, nameY: rounded(nameY) })) };
}

type PlacedName = CorridorMap['points'][number] & { from: number; to: number };

/** Returns every place for the name of a point, the best first. */
function namesOf(point: Point & { text: string }, box: Box): PlacedName[] {
  const letter = letterOf(box);
  const reach = (point.text.length + 1) * letter * BREADTH;
  return [0, 1, -1].flatMap((line): PlacedName[] => {
    const nameY = point.y + line * letter;
    return [
      { ...point, nameY, side: 'right', from: point.x, to: point.x + reach },
      { ...point, nameY, side: 'left', from: point.x - reach, to: point.x },
    ];
  });
}

const pathOf = (line: readonly Point[]): string => `M${line.map(({ x, y }) => `${x} ${y}`).join('L')}`;

function pathOfFigure(figure: Figure, plane: (position: LatLon) => Point): string {
  if (figure.kind === 'circle') return `${pathOf([plane(figure.centre)])}h0`;
  return figure.kind === 'line' ? pathOf(figure.positions.map(plane)) : `${pathOf(figure.ring.map(plane))}Z`;
}

const positionsOf = (figure: Figure): readonly LatLon[] =>
  figure.kind === 'circle' ? [figure.centre] : figure.kind === 'line' ? figure.positions : figure.ring;

function middleOf(figures: readonly Figure[], plane: (position: LatLon) => Point): Point | undefined {
  const points = figures.flatMap(positionsOf).map(plane);
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return points.length === 0 ? undefined : { x: mean(points.map(({ x }) => x)), y: mean(points.map(({ y }) => y)) };
}

const isIn = ({ x, y }: Point, { left, top, width, height }: Box): boolean => x > left && x < left + width && y > top && y < top + height;

function alongLine(line: readonly (Point & { along: number })[], nm: number): Point {
  const next = line.findIndex(({ along }) => along >= nm);
  const [from, to] = [line[Math.max(0, next - 1)], line[next] ?? line.at(-1)];
  if (!from || !to) return { x: 0, y: 0 };
  const share = to.along === from.along ? 0 : (nm - from.along) / (to.along - from.along);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** Places the numbers of areas in their middle or next to it, on no point and no name; where two would overlap, the less severe one has none. */
function numberPlaces(
  areas: readonly { id: string; severity: number; place: Point }[],
  named: Box & Pick<CorridorMap, 'points'>,
): Map<string, Point> {
  const places = new Map<string, Point>();
  const letter = letterOf(named);
  const apart = Math.max(named.width, named.height) * APART;
  const isOnName = (at: Point) =>
    named.points.some(({ x, y, text, side, nameY }) => {
      const along = side === 'right' ? at.x - x : x - at.x;
      const isAtPoint = Math.abs(at.y - y) < letter && Math.abs(along) < letter;
      return isAtPoint || (Math.abs(at.y - nameY) < letter && along > -letter && along < (text.length + 1) * letter * BREADTH + letter / 2);
    });
  for (const { id, place } of areas.toSorted((a, b) => b.severity - a.severity)) {
    const taken = [...places.values()];
    const isFree = (at: Point) => !isOnName(at) && taken.every((other) => Math.hypot(other.x - at.x, other.y - at.y) >= apart * 0.99);
    const free = around.map(([x, y]) => ({ x: place.x + x * apart, y: place.y + y * apart })).find(isFree);
    if (free) places.set(id, free);
  }
  return places;
}

const around = [
  [0, 0],
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
  [-1, -1],
  [-1, 1],
  [1, -1],
  [1, 1],
] as const;
