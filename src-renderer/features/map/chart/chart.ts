/** The map itself, for MapLibre GL. It draws what it is given and reports the user's actions; it fetches nothing. */
import { type GeoJSONSource, GPUInitializationError, Map as MapLibre, prewarm, setWorkerUrl, type VectorTileSource } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import 'maplibre-gl/dist/maplibre-gl.css';
import type { LatLon } from '#domain/lat-lon.ts';
import type { Feature } from 'geojson';
import { kinds, type Kind } from '../airports/airport-kinds.ts';
import type { AirportRows } from '../airports/airport-rows.ts';
import { basemapLayers, basemapSources, type DrawnBasemaps } from '../basemaps/basemap-style.ts';
import { offerNamesFont } from '../basemaps/names-font.ts';
import { layersAbove, layersOf, styleOf, type FilledSource } from './chart-style.ts';
import type { Colours } from './colours.ts';
import { hoverAt, type Hover } from './hover.ts';
import { addDragging, type Dragging } from './dragging.ts';
import { airportSourceName, cityLayer, iconLayer, labelLayer } from './layers/airport-layers.ts';
import { airportImages } from './airport-images.ts';
import { IMAGE_RATIO, imageOf } from './kind-shapes.ts';
import { navaidShapes } from '../navaids/navaid-shapes.ts';
import { navaidTypes } from '../navaids/navaid-types.ts';
import { airportAddresses, giveAirports } from './tiles/tile-source.ts';
import { LEAST_ZOOM, MOST_ZOOM, type View } from '../view.ts';

setWorkerUrl(workerUrl);
// Its worker starts before there is a map, and stays for the next one.
prewarm();

type PaintProperty = Parameters<MapLibre['setPaintProperty']>[1];

export type Chart = {
  fill: (source: FilledSource, features: readonly Feature[]) => void;
  setAirports: (kind: Kind, rows: AirportRows) => void;
  hide: (hidden: readonly Kind[]) => void;
  goTo: (view: LatLon & { zoom: number }) => void;
  recolour: (colours: Colours) => void;
  /** The user's own maps below the rest. */
  setBasemaps: (basemaps: DrawnBasemaps, colours: Colours) => void;
  /** Calls back once everything that it was given so far is on the screen. */
  whenDrawn: (tell: () => void) => void;
  close: () => void;
};

export type ChartOptions = {
  view: View;
  colours: Colours;
  label: string;
  /** Id of the element that explains the keys. */
  keysId: string;
  onView: (view: View) => void;
  /** A click or tap; `isMenu` for the right button or a long press. */
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
  { view, colours, label, keysId, onView, onPress, onMenu, onKey, dragging }: ChartOptions,
): Promise<Chart> {
  const addresses = airportAddresses();
  const map = new MapLibre({
    container,
    style: styleOf(colours, addresses),
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
  const isBegun = drawFirstWhole(map);
  leaveOutSky(map);
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  addImages(map, colours);
  addKeys(map.getCanvas(), keysId, onKey);
  if (dragging !== undefined) addDragging(map, dragging);

  const tellView = () => {
    const { lat, lng } = map.getCenter();
    const { clientWidth, clientHeight } = map.getContainer();
    onView({ latitude: lat, longitude: lng, zoom: map.getZoom(), width: clientWidth, height: clientHeight });
  };
  map.on('moveend', tellView);
  map.on('resize', tellView);
  addHover(map);
  map.on('click', ({ lngLat }) => onPress(placeOf(lngLat), false));
  map.on('contextmenu', ({ lngLat, originalEvent }) => {
    if (onMenu === undefined) onPress(placeOf(lngLat), true);
    else onMenu(placeOf(isByKey(originalEvent) ? map.getCenter() : lngLat.wrap()), originalEvent);
  });

  let inUse = colours;
  const chart: Chart = {
    fill: fillingOf(map, () => inUse),
    ...airportsOn(map, addresses),
    goTo: ({ latitude, longitude, zoom }) => map.easeTo({ center: [longitude, latitude], zoom, duration: MOTION_MS }),
    recolour: (next) => {
      if (JSON.stringify(next) === JSON.stringify(inUse)) return;
      inUse = next;
      recolour(map, next);
    },
    setBasemaps: (basemaps, next) => setBasemaps(map, basemaps, next),
    whenDrawn: (tell) => tellWhenDrawn(map, isBegun, tell),
    close: () => map.remove(),
  };
  tellView();
  return new Promise((resolve) => map.once('style.load', () => resolve(chart)));
}

/** Milliseconds after which the map is drawn as far as it has come. */
const LONGEST_BLANK = 1_000;

/**
 * MapLibre draws a frame for every tile that arrives, a tenth of a second each where a processor draws, and the last one twice: for symbols that came with it are
 * placed, and placed again. The first frame is the second of those at which all are here, by what the map says of itself. Returns whether it is drawn.
 */
function drawFirstWhole(map: MapLibre): () => boolean {
  const { painter } = map;
  const draw = painter.render.bind(painter);
  let isWhole = false;
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    map.triggerRepaint();
  }, LONGEST_BLANK);
  map.once('remove', () => clearTimeout(timer));
  painter.render = (...frame) => {
    const wasWhole = isWhole;
    isWhole = map.loaded() && map.areTilesLoaded();
    if (isLate || (isWhole && wasWhole)) {
      clearTimeout(timer);
      painter.render = draw;
      draw(...frame);
    } else if (isWhole) map.triggerRepaint();
  };
  return () => painter.render === draw;
}

/** A frame that is drawn is on the screen by the next one. */
function tellWhenDrawn(map: MapLibre, isBegun: () => boolean, tell: () => void): void {
  const next = () => {
    if (!isBegun()) return void map.once('idle', next);
    const frame = requestAnimationFrame(tell);
    map.once('remove', () => cancelAnimationFrame(frame));
  };
  map.once('idle', next);
  // A map that rests already would not rest again.
  map.triggerRepaint();
}

/** MapLibre draws a sky above the horizon also where none is in sight: on every pixel, a third of each frame where a processor draws. */
function leaveOutSky({ painter }: MapLibre): void {
  painter.drawFunctions = { ...painter.drawFunctions, sky: () => undefined };
}

/** The map handles arrows and letters while it has the focus, which screen readers must know. */
function addKeys(canvas: HTMLCanvasElement, keysId: string, onKey: ChartOptions['onKey']): void {
  canvas.setAttribute('role', 'application');
  canvas.setAttribute('aria-describedby', keysId);
  canvas.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (onKey(event.key)) event.preventDefault();
  });
}

/** The key gives no pointer. */
const isByKey = (event: MouseEvent): boolean => event instanceof PointerEvent && event.pointerType === '';

/** At most once a frame. */
function addHover(map: MapLibre): void {
  let frame: number | undefined;
  let next: Hover | undefined;
  const tell = (hover: Hover | undefined) => {
    next = hover;
    frame ??= requestAnimationFrame(() => {
      frame = undefined;
      hoverAt(next);
    });
  };
  map.on('mousemove', ({ lngLat, point: { x, y } }) => tell(map.isMoving() ? undefined : { place: placeOf(lngLat.wrap()), x, y }));
  map.on('mouseout', () => tell(undefined));
  map.on('movestart', () => tell(undefined));
  map.once('remove', () => tell(undefined));
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

/** A source and its layers are on the map from when it has something, and shown while it has. */
function fillingOf(map: MapLibre, inUse: () => Colours): Chart['fill'] {
  const shown = new Set<FilledSource>();
  return (name, features) => {
    const hasSome = features.length > 0;
    if (!hasSome && !shown.has(name)) return;
    const data = { type: 'FeatureCollection' as const, features: [...features] };
    const source = map.getSource<GeoJSONSource>(name);
    if (source === undefined) {
      map.addSource(name, { type: 'geojson', data });
      for (const { layer, above } of layersAbove(name, inUse()))
        map.addLayer(
          layer,
          above.find((id) => map.getLayer(id) !== undefined),
        );
    } else void source.setData(data);
    if (hasSome === shown.has(name)) return;
    if (hasSome) shown.add(name);
    else shown.delete(name);
    for (const { layer } of layersAbove(name, inUse())) show(map, layer.id, hasSome);
  };
}

function recolour(map: MapLibre, colours: Colours): void {
  addImages(map, colours);
  for (const { id, paint = {} } of layersOf(colours))
    if (map.getLayer(id) !== undefined)
      for (const [name, value] of Object.entries(paint)) map.setPaintProperty(id, name as PaintProperty, value as never);
}

/** Above the land, below everything else. */
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

/** A layer that is set to what it is already would have all its tiles made again. */
function show(map: MapLibre, layer: string, isShown: boolean): void {
  const next = isShown ? 'visible' : 'none';
  if ((map.getLayoutProperty(layer, 'visibility') ?? 'visible') !== next) map.setLayoutProperty(layer, 'visibility', next);
}

/** `addresses`: of the tiles that each source has. A source that is not loaded yet does not know its own. */
const airportsOn = (map: MapLibre, addresses: Map<Kind, string>): Pick<Chart, 'setAirports' | 'hide'> => ({
  setAirports: (kind, rows) => {
    const address = giveAirports(kind, rows);
    // The same address would load every tile again.
    if (addresses.get(kind) === address) return;
    addresses.set(kind, address);
    map.getSource<VectorTileSource>(airportSourceName(kind))?.setTiles([address]);
  },
  hide: (hidden) => {
    for (const kind of kinds)
      for (const layer of [iconLayer(kind), labelLayer(kind), cityLayer(kind)])
        if (map.getLayer(layer) !== undefined) show(map, layer, !hidden.includes(kind));
  },
});
