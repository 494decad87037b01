/** The names of the images of airports, which the tiles name and the map draws. */
import { kinds, type Kind } from '../airports/airport-kinds.ts';
import { isRing, kindShapes, ringShape, type KindShape } from './kind-shapes.ts';

/** What of the longest runway the image shows. */
export type ShownRunway = { isHard: boolean; hasBar: boolean };

export const airportImage = (kind: Kind, { isHard, hasBar }: ShownRunway): string =>
  isRing(kind) ? `${kind}-${isHard ? 'hard' : 'open'}${hasBar ? '-bar' : ''}` : kind;

const looks: readonly ShownRunway[] = [true, false].flatMap((isHard) => [true, false].map((hasBar) => ({ isHard, hasBar })));

type Image = { name: string; kind: Kind; shape: KindShape };
/** Every image with its kind and shape. */
export const airportImages: readonly Image[] = kinds.flatMap((kind): Image[] =>
  isRing(kind)
    ? looks.map((look) => ({ name: airportImage(kind, look), kind, shape: ringShape(kind, look.isHard, look.hasBar) }))
    : [{ name: kind, kind, shape: kindShapes[kind] }],
);
