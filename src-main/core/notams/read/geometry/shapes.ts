/** The positions of a text draw areas, circles, corridors, lines and points; what of it was not understood is reported. */
import type { Position } from '../notice.ts';
import { chainsOf, type Chain } from './chains.ts';
import { radiusAround, type Circle } from './circles.ts';
import { corridorRings, halfWidthIn } from './corridors.ts';
import { isArea, ringOf } from './polygons.ts';
import type { Found } from './positions.ts';

export type Shapes = {
  /** Rings, counter-clockwise and closed, whose longitudes may run past 180°, by what the text calls them. */
  polygons: Position[][];
  corridors: Position[][];
  circles: Circle[];
  lines: Found[][];
  /** Positions that are of none of these. */
  points: Found[];
  /** An area or corridor of the text is none of these. */
  isIncomplete: boolean;
  /** Corridors that are drawn once all of the text is understood: most of their cost would be for nothing. */
  ways: { positions: Position[]; halfWidthNm: number }[];
  /** This counts the positions of all of them. */
  corridorPositions: number;
  /** The words that gave the last circle its radius end here. */
  usedTo: number;
};

const lineWords =
  /\b(?:LINES?|ROUTES?|RTES?|TRACKS?|TRK|PATH|AXIS|CABLES?|WIRES?|ZIP ?WIRES?|POWER ?LINES?|ALONG|BTN|BETWEEN|AIRWAY|AWY|CORRIDOR)\b|ЛИНИ|МАРШРУТ/;
const LINE_WORDS_IN = 60;
/** What says of a corridor how wide it is may be after it, in the same sentence. */
const sentence = /^(?:[^.]|\.(?=\d)){0,110}/;
/** A text with more points names a list of places. */
const MAX_LISTED = 60;
/** Limits on what a hostile text can cost; real ones have 4 circles and 31 positions of corridors. */
const MAX_CIRCLES = 24;
const MAX_CORRIDOR_POSITIONS = 36;

const ray = String.raw`\d{3}(?: ?(?:DEG(?:REES)?|[°º]))?(?: ?(?:MAG|TRUE|[MTG]))?`;
const rayWord = String.raw`(?:RDL|RADIAL|BRG|BEARING|QDR|AZM|AZIMUTH|QTE)S?`;
/** It matches `SECTOR RDL 090 TO RDL 180`, `BTN RDL 045 AND 135`, `RDL 090/180` and `SECTOR 090-180`. */
const sector = new RegExp(
  String.raw`\b(?:${rayWord}|SECTOR(?: BTN| BETWEEN| FROM| FM)?) ?:?${ray} ?(?:TO|AND|[-–/]|(?:(?:ANTI|COUNTER)-?)?CLOCKWISE(?: TO)?|CC?W(?: TO)?) ?(?:${rayWord} )?${ray}\b(?! ?(?:NM|KM|M|FT)\b)`,
);

/** `text` is in capitals, its line breaks blanks. Not read whole: it has a position that can't be read, maybe a corner. */
export function shapesOf(text: string, points: readonly Found[], isReadWhole: boolean): Shapes {
  const shapes: Shapes = {
    polygons: [],
    circles: [],
    corridors: [],
    lines: [],
    points: [],
    isIncomplete: false,
    ways: [],
    corridorPositions: 0,
    usedTo: 0,
  };
  // A sector of a circle is drawn by its bearings alone, and those of a station are magnetic: not drawn, rather than as all of the circle.
  const isSector = sector.test(text);
  let wasArea = false;
  for (const chain of chainsOf(text, points)) {
    const isMeant = isArea(text, chain, wasArea);
    add(shapes, text, chain, isMeant);
    wasArea = isMeant;
  }
  const isFigure = shapes.polygons.length > 0 || shapes.ways.length > 0 || shapes.lines.length > 0;
  if (isSector && !isFigure) shapes.isIncomplete = true;
  if (shapes.points.length > MAX_LISTED || (isFigure && !isReadWhole)) shapes.isIncomplete = true;
  if (!shapes.isIncomplete) drawCorridors(shapes);
  return shapes;
}

function drawCorridors(shapes: Shapes): void {
  for (const { positions, halfWidthNm } of shapes.ways) {
    const rings = corridorRings(positions, halfWidthNm);
    if (rings) shapes.corridors.push(...rings);
    else shapes.isIncomplete = true;
  }
}

function add(shapes: Shapes, text: string, chain: Chain, isMeantAsArea: boolean): void {
  const { corners, since } = chain;
  const [first, last] = [corners[0]?.point, corners.at(-1)?.point];
  if (!first || !last) {
    shapes.isIncomplete = true;
    return;
  }
  const positions = corners.map(({ point }) => point.position);
  const halfWidthNm = corners.length > 1 ? (chain.halfWidthNm ?? halfWidthBehind(text, chain, isMeantAsArea)) : null;
  if (halfWidthNm !== null) {
    shapes.corridorPositions += positions.length;
    if (shapes.corridorPositions > MAX_CORRIDOR_POSITIONS) setAside(shapes, chain);
    else shapes.ways.push({ positions, halfWidthNm });
    return;
  }
  const isPlain = chain.centres.length === 0 && !chain.isBroken;
  const mayBeCircle = isPlain && !isMeantAsArea && shapes.circles.length + positions.length <= MAX_CIRCLES;
  const radius = mayBeCircle ? radiusAround(text, first, last, Math.max(since, shapes.usedTo)) : null;
  if (radius) {
    for (const centre of positions) shapes.circles.push({ centre, radiusNm: radius.radiusNm });
    shapes.usedTo = radius.usedTo;
    return;
  }
  if (isMeantAsArea || !isPlain) {
    const ring = ringOf(chain);
    if (ring) shapes.polygons.push(ring);
    else setAside(shapes, chain);
    return;
  }
  if (corners.length > 1 && (chain.isRow || lineWords.test(chain.lead.slice(-LINE_WORDS_IN))))
    shapes.lines.push(corners.map(({ point }) => point));
  else shapes.points.push(...corners.map(({ point }) => point));
}

function setAside(shapes: Shapes, { corners }: Chain): void {
  shapes.isIncomplete = true;
  shapes.points.push(...corners.map(({ point }) => point));
}

function halfWidthBehind(text: string, { corners }: Chain, isMeantAsArea: boolean): number | null {
  const end = corners.at(-1)?.point.to;
  return isMeantAsArea || end === undefined ? null : halfWidthIn(sentence.exec(text.slice(end, end + 120))?.[0] ?? '');
}
