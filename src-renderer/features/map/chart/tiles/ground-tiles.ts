/**
 * Makes land, lakes, borders and the graticule into tiles: the world from Natural Earth 1:110m, continents from 1:50m, and from zoom 6 on
 * the 1:10m coast, which is loaded for the first tile that needs it.
 */
import type { Feature, Polygon } from 'geojson';
import { graticule, groundOf, type LandTopology } from '../land.ts';
import { MOST_GROUND_ZOOM } from '#renderer/features/map/view.ts';
import { countryNames } from './country-names.ts';
import { indexOf, type TileAt, type TileIndex, tileOf } from './tile-index.ts';

const scales = ['110m', '50m', '10m'] as const;
export type Scale = (typeof scales)[number];

/** Each scale is drawn from its zoom on. */
const SCALE_FROM: Record<Scale, number> = { '110m': 0, '50m': 2, '10m': 6 };
export const scaleOf = (z: number): Scale => scales.findLast((scale) => z >= SCALE_FROM[scale]) ?? '110m';

type Layers = Readonly<Record<'sea' | 'land' | 'borders' | 'countries' | 'lakes' | 'graticule' | 'graticule-fine', TileIndex>>;
/** `lakes` are the large ones of the world, or all of them. */
type Given = { topology: (scale: Scale) => Promise<LandTopology>; lakes: (which: 'large' | 'all') => Promise<readonly Feature[]> };

/** The sea is in a tile like the land: where no tile is there yet, neither is. */
const WORLD: Polygon = {
  type: 'Polygon',
  coordinates: [
    [
      [-180, -85.06],
      [180, -85.06],
      [180, 85.06],
      [-180, 85.06],
      [-180, -85.06],
    ],
  ],
};

const OPTIONS = { maxZoom: MOST_GROUND_ZOOM, buffer: 64, tolerance: 2 };

/** Each scale is read once, when first needed. */
export function groundTiles({ topology, lakes }: Given): (at: TileAt) => Promise<Uint8Array<ArrayBuffer>> {
  const made = new Map<Scale, Promise<Layers>>();
  const lines = (step: number): TileIndex => indexOf([{ type: 'Feature', geometry: graticule(step), properties: {} }], OPTIONS);
  const nothing: TileIndex = () => null;
  const every10 = lines(10);
  const sea = indexOf([{ type: 'Feature', geometry: WORLD, properties: {} }], OPTIONS);
  const all = once(async () => indexOf(await lakes('all'), OPTIONS));
  const large = once(async () => indexOf(await lakes('large'), OPTIONS));
  const every1 = once(async () => lines(1));
  const make = async (scale: Scale): Promise<Layers> => {
    const [{ land, borders, countries }, ofLakes] = await Promise.all([topology(scale).then(groundOf), scale === '110m' ? large() : all()]);
    return {
      sea,
      land: indexOf(land, OPTIONS),
      borders: indexOf(borders, OPTIONS),
      countries: indexOf(countryNames(countries), OPTIONS),
      lakes: ofLakes,
      graticule: every10,
      'graticule-fine': scale === '10m' ? await every1() : nothing,
    };
  };
  return async (at) => {
    const scale = scaleOf(at.z);
    const layers = made.get(scale) ?? make(scale);
    made.set(scale, layers);
    return tileOf(await layers, at);
  };
}

function once<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | undefined;
  return () => (made ??= make());
}
