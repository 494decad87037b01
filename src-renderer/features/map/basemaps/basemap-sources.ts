/** The tiles of the user's basemaps as sources of the map. They come from this very server. */
import type { SourceSpecification } from 'maplibre-gl';
import type { Basemap } from '#contract/map/basemaps.ts';

export function basemapSource({ id, kind, encoding, minZoom, maxZoom, bounds }: Basemap): SourceSpecification {
  const [west, south, east, north] = bounds ?? [];
  const common = {
    tiles: [`${location.origin}/basemaps/${encodeURIComponent(id)}/{z}/{x}/{y}`],
    minzoom: minZoom,
    maxzoom: maxZoom,
    ...(west !== undefined && south !== undefined && east !== undefined && north !== undefined
      ? { bounds: [west, south, east, north] as [number, number, number, number] }
      : {}),
  };
  if (kind === 'vector') return { type: 'vector', ...common };
  if (kind === 'raster') return { type: 'raster', tileSize: 256, ...common };
  return { type: 'raster-dem', tileSize: 256, encoding: encoding ?? 'terrarium', ...common };
}
