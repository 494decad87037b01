/** Land, lakes and borders as tiles: the world from Natural Earth 1:110m, continents from 1:50m, and from zoom 6 on the 1:10m coast, which is loaded for the first tile that needs it. */
import type { Feature } from 'geojson';
import { groundOf, type LandTopology } from '../land.ts';
import { MOST_GROUND_ZOOM } from './tile-zooms.ts';
import { indexOf, tileOf, type TileAt, type TileIndex } from './tile-index.ts';

const scales = ['110m', '50m', '10m'] as const;
export type Scale = (typeof scales)[number];

/** Zoom from which each scale is drawn. */
const SCALE_FROM: Record<Scale, number> = { '110m': 0, '50m': 2, '10m': 6 };
export const scaleOf = (z: number): Scale => scales.findLast((scale) => z >= SCALE_FROM[scale]) ?? '110m';

type Layers = Readonly<Record<'land' | 'borders' | 'lakes', TileIndex>>;
type Given = { topology: (scale: Scale) => Promise<LandTopology>; lakes: () => readonly Feature[] };

const OPTIONS = { maxZoom: MOST_GROUND_ZOOM, buffer: 64, tolerance: 2 };

/** Each scale is read once, when first needed. */
export function groundTiles({ topology, lakes }: Given): (at: TileAt) => Promise<Uint8Array<ArrayBuffer>> {
  const made = new Map<Scale, Promise<Layers>>();
  let lakeIndex: TileIndex | undefined;
  const make = async (scale: Scale): Promise<Layers> => {
    const { land, borders } = groundOf(await topology(scale));
    lakeIndex ??= indexOf(lakes(), OPTIONS);
    return { land: indexOf(land, OPTIONS), borders: indexOf(borders, OPTIONS), lakes: lakeIndex };
  };
  return async (at) => {
    const scale = scaleOf(at.z);
    const layers = made.get(scale) ?? make(scale);
    made.set(scale, layers);
    return tileOf(await layers, at);
  };
}
