/** The marks of the kinds of airport, distinguished by shape: as paths in a box of 16 by 16, for the map and for the list beside it. */
import type { Kind } from '../airports/airport-kinds.ts';

export type KindShape = {
  /** Filled with the foreground colour. */
  solid?: string;
  /** Drawn over it in the background colour. */
  cut?: string;
  /** Drawn as a line in the foreground colour. */
  line?: string;
};

/** In the middle of the box, or at a place of it. */
export const disc = (radius: number, { x, y } = { x: 8, y: 8 }): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0z`;

export const kindShapes: Record<Kind, KindShape> = {
  large: { solid: disc(6.5), cut: 'M4.4 11.6 11.6 4.4' },
  medium: { solid: disc(4.6) },
  small: { line: disc(3.2) },
  heliport: { line: 'M3.5 3h9v10h-9zM6.3 5.5v5M9.7 5.5v5M6.3 8h3.4' },
  seaplane: { line: 'M8 2.5 10.5 6.5h-5zM2 10q3-3 6 0t6 0M2 13.5q3-3 6 0t6 0' },
  balloonport: { line: 'M8 2a4 4 0 0 1 4 4c0 2.5-2 4-2.5 5h-3C6 10 4 8.5 4 6a4 4 0 0 1 4-4zM6.5 11v2.5h3V11' },
  closed: { line: 'M4.5 4.5l7 7M11.5 4.5l-7 7' },
};

/** Pixels of the box, and image pixels per map pixel. */
const BOX = 16;
export const IMAGE_RATIO = 2;

const pathOf = (path: string): Path2D => new Path2D(path);

/** The mark as an image for the map. */
export function imageOf({ solid, cut, line }: KindShape, { ink, ground }: { ink: string; ground: string }): ImageData {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = BOX * IMAGE_RATIO;
  const pen = canvas.getContext('2d');
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
