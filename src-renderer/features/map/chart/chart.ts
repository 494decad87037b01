/** This is the map itself, by MapLibre GL. It draws what it is given and reports the user's actions; it fetches nothing. */
import { addProtocol, type GeoJSONSource, GPUInitializationError, Map as MapLibre, setWorkerUrl, type VectorTileSource } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import 'maplibre-gl/dist/maplibre-gl.css';
import type { LatLon } from '#domain/lat-lon.ts';
import type { Feature } from 'geojson';
import { type Kind, kinds } from '../airports/airport-kinds.ts';
import { basemapLayers, basemapSources, type DrawnBasemaps } from '../basemaps/basemap-style.ts';
import { offerNamesFont } from '../basemaps/vector-layers.ts';
import { type FilledSource, layersOf, PROTOCOL, styleOf, tilesOf } from './chart-style.ts';
import type { Colours } from './colours.ts';
import { hoverAt } from '../map-state.ts';
import { addDragging, type Dragging } from './dragging.ts';
import { airportSourceName, cityLayer, iconLayer, labelLayer } from './layers/airport-layers.ts';
import { airportImages, IMAGE_RATIO, imageOf } from './kind-shapes.ts';
import { navaidShapes, navaidTypes } from '../navaids/navaid-marks.ts';
import { askTile } from './tiles/ask-tiles.ts';
import { LEAST_ZOOM, MOST_ZOOM, type View } from '../view.ts';

setWorkerUrl(workerUrl);

/** `aeroshelf://large/3/4/8/5`: what, version, zoom, column, row. Such an address never leaves the page. */
addProtocol(PROTOCOL, async ({ url }) => {
  const [of = 'ground', , ...numbers] = url.slice(`${PROTOCOL}://`.length).split('/');
  const [z = 0, x = 0, y = 0] = numbers.map(Number);
  return { data: await askTile(of as 'ground' | Kind, { z, x, y }) };
});

type PaintProperty = Parameters<MapLibre['setPaintProperty']>[1];

export type Chart = {
  fill: (source: FilledSource, features: readonly Feature[]) => void;
  /** Draws the airports of the dataset that is the so many-th. */
  setAirports: (version: number) => void;
  hide: (hidden: readonly Kind[]) => void;
  goTo: (view: LatLon & { zoom: number }) => void;
  recolour: (colours: Colours) => void;
  /** The user's own maps are below the rest. */
  setBasemaps: (basemaps: DrawnBasemaps, colours: Colours) => void;
  /** Calls back once everything that it was given so far is on the screen. */
  whenDrawn: (tell: () => void) => void;
  close: () => void;
};

type ChartOptions = {
  view: View;
  /** `setAirports` takes this version. */
  version: number;
  colours: Colours;
  label: string;
  /** The element with this id explains the keys. */
  keysId: string;
  onView: (view: View) => void;
  acts: { readonly current: ChartActs };
};

/** The user does these on the map. */
export type ChartActs = {
  /** It is called for a click or tap; `isMenu` is for the right button or a long press. */
  onPress: (place: LatLon, isMenu: boolean) => void;
  /** A right click, a long press or the menu key, which means the cross; undefined where such a press is one like any other. */
  onMenu?: ((place: LatLon, event: MouseEvent) => void) | undefined;
  /** A key while the map has the focus; true if the screen handled it. */
  onKey: (key: string) => boolean;
  /** Undefined where nothing on the map can be dragged. */
  dragging?: Dragging | undefined;
};

/** This browser cannot draw a map. To ask it before would have it set up all that drawing needs twice. */
export const isUndrawable = (error: unknown): boolean => error instanceof GPUInitializationError;

/** Resolves when the style is loaded, so that its sources can be filled. Rejects with an error that `isUndrawable` where nothing can be drawn. */
export async function openChart(
  container: HTMLElement,
  { view, version, colours, label, keysId, onView, acts }: ChartOptions,
): Promise<Chart> {
  const map = new MapLibre({
    container,
    style: styleOf(colours, version),
    center: [view.longitude, view.latitude],
    zoom: view.zoom,
    minZoom: LEAST_ZOOM,
    maxZoom: MOST_ZOOM,
    maxPitch: 0,
    dragRotate: false,
    pitchWithRotate: false,
    attributionControl: false,
    // It is the same style every time, which the tests load.
    validateStyle: false,
    fadeDuration: 0,
    locale: { 'Map.Title': label },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  addImages(map, colours);
  addKeys(map.getCanvas(), keysId, acts);
  addDragging(map, () => acts.current.dragging);

  const tellView = () => {
    const { lat, lng } = map.getCenter();
    const { clientWidth, clientHeight } = map.getContainer();
    onView({ latitude: lat, longitude: lng, zoom: map.getZoom(), width: clientWidth, height: clientHeight });
  };
  map.on('moveend', tellView);
  map.on('resize', tellView);
  addHover(map);
  map.on('click', ({ lngLat }) => acts.current.onPress(placeOf(lngLat), false));
  map.on('contextmenu', ({ lngLat, originalEvent }) => {
    const { onMenu, onPress } = acts.current;
    if (onMenu === undefined) onPress(placeOf(lngLat), true);
    else onMenu(placeOf(isByKey(originalEvent) ? map.getCenter() : lngLat.wrap()), originalEvent);
  });

  let [inUse, shown] = [colours, version];
  const chart: Chart = {
    fill: (name, features) => {
      const layers = map.getLayersOrder().filter((id) => map.getLayer(id)?.source === name);
      const hasSome = features.length > 0;
      if (hasSome || layers.some((id) => isShown(map, id)))
        void map.getSource<GeoJSONSource>(name)?.setData({ type: 'FeatureCollection', features: [...features] });
      for (const id of layers) show(map, id, hasSome);
    },
    setAirports: (next) => {
      // The same address would load every tile again.
      if (next === shown) return;
      shown = next;
      for (const kind of kinds) map.getSource<VectorTileSource>(airportSourceName(kind))?.setTiles(tilesOf(kind, next));
    },
    hide: (hidden) => {
      for (const kind of kinds)
        for (const layer of [iconLayer(kind), labelLayer(kind), cityLayer(kind)])
          if (map.getLayer(layer) !== undefined) show(map, layer, !hidden.includes(kind));
    },
    goTo: ({ latitude, longitude, zoom }) => map.easeTo({ center: [longitude, latitude], zoom, duration: MOTION_MS }),
    recolour: (next) => {
      if (JSON.stringify(next) === JSON.stringify(inUse)) return;
      inUse = next;
      recolour(map, next);
    },
    setBasemaps: (basemaps, next) => setBasemaps(map, basemaps, next),
    whenDrawn: (tell) => {
      map.once('idle', tell);
      // A map that rests already would not rest again.
      map.triggerRepaint();
    },
    close: () => map.remove(),
  };
  tellView();
  return new Promise((resolve) => map.once('style.load', () => resolve(chart)));
}

/** The map handles arrows and letters while it has the focus, which screen readers must know. */
function addKeys(canvas: HTMLCanvasElement, keysId: string, acts: ChartOptions['acts']): void {
  canvas.setAttribute('role', 'application');
  canvas.setAttribute('aria-describedby', keysId);
  canvas.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (acts.current.onKey(event.key)) event.preventDefault();
  });
}

/** The key gives no pointer. */
const isByKey = (event: MouseEvent): boolean => event instanceof PointerEvent && event.pointerType === '';

function addHover(map: MapLibre): void {
  const leave = () => hoverAt(undefined);
  map.on('mousemove', ({ lngLat, point: { x, y } }) => hoverAt(map.isMoving() ? undefined : { place: placeOf(lngLat.wrap()), x, y }));
  map.on('mouseout', leave);
  map.on('movestart', leave);
  map.once('remove', leave);
}

const placeOf = ({ lat, lng }: { lat: number; lng: number }): LatLon => ({ latitude: lat, longitude: lng });

function addImages(map: MapLibre, colours: Colours): void {
  const { ink, dim, land } = colours;
  for (const { name, kind, shape } of airportImages)
    addImage(map, name, imageOf(shape, { ink: kind === 'large' || kind === 'medium' ? ink : dim, ground: land }));
  for (const type of navaidTypes) addImage(map, `navaid-${type}`, imageOf(navaidShapes[type], { ink: colours.accent, ground: land }));
}

function addImage(map: MapLibre, name: string, image: ImageData): void {
  if (map.hasImage(name)) map.updateImage(name, image);
  else map.addImage(name, image, { pixelRatio: IMAGE_RATIO });
}

function recolour(map: MapLibre, colours: Colours): void {
  addImages(map, colours);
  for (const { id, paint = {} } of layersOf(colours))
    for (const [name, value] of Object.entries(paint)) map.setPaintProperty(id, name as PaintProperty, value as never);
}

/** Basemaps lie above the land and below everything else. */
const ABOVE_BASEMAP = 'graticule';

function setBasemaps(map: MapLibre, basemaps: DrawnBasemaps, colours: Colours): void {
  const { layers, sources } = map.getStyle();
  for (const { id } of layers) if (id.startsWith('basemap-')) map.removeLayer(id);
  for (const name of Object.keys(sources)) if (name.startsWith('basemap')) map.removeSource(name);
  if (basemaps.map?.kind === 'vector') offerNamesFont();
  for (const [name, source] of basemapSources(basemaps)) map.addSource(name, source);
  const isDark = document.documentElement.getAttribute('data-mantine-color-scheme') === 'dark';
  for (const layer of basemapLayers(basemaps, colours, isDark)) map.addLayer(layer, ABOVE_BASEMAP);
}

/** Milliseconds of a flight, as --motion of theme/tokens.css; none where the system asks for less motion. */
const MOTION_MS = 120;

const isShown = (map: MapLibre, layer: string): boolean => map.getLayoutProperty(layer, 'visibility') !== 'none';

/** A layer that is set to what it is already would have all its tiles made again. */
function show(map: MapLibre, layer: string, isVisible: boolean): void {
  if (isShown(map, layer) !== isVisible) map.setLayoutProperty(layer, 'visibility', isVisible ? 'visible' : 'none');
}
