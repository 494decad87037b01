/** Draws the marks of the kinds of airport, which differ in shape, as paths in a box of 16 by 16, for the map and for the list next to it. */
import { type Kind, kinds } from '../airports/airport-kinds.ts';

export type KindShape = {
  /** It is filled with the foreground colour. */
  solid?: string;
  /** It is drawn over `solid` in the background colour. */
  cut?: string;
  /** It is drawn as a line in the foreground colour. */
  line?: string;
};

/** A disc is in the middle of the box, or at a place of it. */
export const disc = (radius: number, { x, y } = { x: 8, y: 8 }): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0z`;

/** These kinds are drawn as a ring, with its radius. */
const rings = { large: 6.2, medium: 4.9, small: 3.8 } as const;
type RingKind = keyof typeof rings;
export const isRing = (kind: Kind): kind is RingKind => kind in rings;

/** Land aerodromes as ICAO Annex 4 has them: a ring, here filled where the longest runway is hard, with a bar in its direction (north until it is turned). */
export function ringShape(kind: RingKind, isHard: boolean, hasBar: boolean): KindShape {
  const radius = rings[kind];
  const bar = `M8 ${8 - radius}v${2 * radius}`;
  if (isHard) return { solid: disc(radius), ...(hasBar ? { cut: bar } : {}) };
  return { line: hasBar ? disc(radius) + bar : disc(radius) };
}

/** Lists and the legend mean no runway. */
export const kindShapes: Record<Kind, KindShape> = {
  large: { solid: disc(rings.large), cut: 'M4.2 11.8 11.8 4.2' },
  medium: { solid: disc(rings.medium), cut: 'M5 11 11 5' },
  small: { line: disc(rings.small) },
  heliport: { line: 'M3.5 3h9v10h-9zM6.3 5.5v5M9.7 5.5v5M6.3 8h3.4' },
  seaplane: { line: 'M8 2.5 10.5 6.5h-5zM2 10q3-3 6 0t6 0M2 13.5q3-3 6 0t6 0' },
  balloonport: { line: 'M8 2a4 4 0 0 1 4 4c0 2.5-2 4-2.5 5h-3C6 10 4 8.5 4 6a4 4 0 0 1 4-4zM6.5 11v2.5h3V11' },
  closed: { line: 'M4.5 4.5l7 7M11.5 4.5l-7 7' },
};

/** The box has this many pixels, and this many image pixels make a map pixel. */
const BOX = 16;
export const IMAGE_RATIO = 2;

const pathOf = (path: string): Path2D => new Path2D(path);

/** Draws the mark as an image for the map. */
export function imageOf({ solid, cut, line }: KindShape, { ink, ground }: { ink: string; ground: string }): ImageData {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = BOX * IMAGE_RATIO;
  // The option makes the browser draw where the pixels are read, and not in another process.
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (pen === null) throw new Error('this browser draws no images');
  pen.scale(IMAGE_RATIO, IMAGE_RATIO);
  pen.lineJoin = 'round';
  const stroke = (path: string, colour: string, width: number) => {
    pen.strokeStyle = colour;
    pen.lineWidth = width;
    pen.stroke(pathOf(path));
  };
  // An outline in the background colour separates touching marks.
  stroke(`${solid ?? ''}${line ?? ''}`, ground, line === undefined ? 2 : 3.4);
  if (solid !== undefined) {
    pen.fillStyle = ink;
    pen.fill(pathOf(solid));
  }
  if (cut !== undefined) stroke(cut, ground, 2);
  if (line !== undefined) stroke(line, ink, 1.5);
  return pen.getImageData(0, 0, canvas.width, canvas.height);
}

/** The image shows these of the longest runway. */
type ShownRunway = { isHard: boolean; hasBar: boolean };

export const airportImage = (kind: Kind, { isHard, hasBar }: ShownRunway): string =>
  isRing(kind) ? `${kind}-${isHard ? 'hard' : 'open'}${hasBar ? '-bar' : ''}` : kind;

const looks: readonly ShownRunway[] = [true, false].flatMap((isHard) => [true, false].map((hasBar) => ({ isHard, hasBar })));

type Image = { name: string; kind: Kind; shape: KindShape };
export const airportImages: readonly Image[] = kinds.flatMap((kind): Image[] =>
  isRing(kind)
    ? looks.map((look) => ({ name: airportImage(kind, look), kind, shape: ringShape(kind, look.isHard, look.hasBar) }))
    : [{ name: kind, kind, shape: kindShapes[kind] }],
);
