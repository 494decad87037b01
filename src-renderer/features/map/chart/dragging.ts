/**
 * Lets the user drag what is drawn, by mouse and by touch. Promise: the map does not move meanwhile, and Escape or a second finger leaves
 * everything as it was.
 */
import type { Map as MapLibre, MapMouseEvent, MapTouchEvent, PointLike } from 'maplibre-gl';
import type { LatLon } from '#domain/lat-lon.ts';
import type { Grabbed } from '../route/drawn-route.ts';

export type Dragging = {
  canDrag: () => boolean;
  /** It is called at every step. */
  drag: (what: Grabbed, to: LatLon) => void;
  drop: (what: Grabbed, at: LatLon) => void;
  cancel: () => void;
  /** It was pressed and not moved. */
  press: (what: Grabbed) => void;
};

/** The pointer reaches this many pixels around it. */
const REACH = { mouse: 6, touch: 16 };
/** A hand moves this many pixels without meaning it. */
const STILL = 4;

const layers = { 'route-points': 'point', 'route-line': 'leg' } as const;

type Hold = { what: Grabbed; x: number; y: number; to: LatLon | undefined };

export function addDragging(map: MapLibre, dragging: () => Dragging | undefined): void {
  const canvas = map.getCanvas();
  let hold: Hold | undefined;

  const under = ({ x, y }: { x: number; y: number }, reach: number): Grabbed | undefined => {
    const box: [PointLike, PointLike] = [
      [x - reach, y - reach],
      [x + reach, y + reach],
    ];
    for (const [layer, kind] of Object.entries(layers)) {
      const at: unknown = map.queryRenderedFeatures(box, { layers: [layer] })[0]?.properties['at'];
      if (typeof at === 'number') return { kind, at };
    }
    return undefined;
  };
  const begin = (event: MapMouseEvent | MapTouchEvent, reach: number) => {
    const what = dragging()?.canDrag() ? under(event.point, reach) : undefined;
    if (what === undefined) return;
    // The map would pan.
    event.preventDefault();
    hold = { what, x: event.point.x, y: event.point.y, to: undefined };
  };
  const move = ({ point: { x, y }, lngLat }: MapMouseEvent | MapTouchEvent) => {
    if (hold === undefined) return;
    if (hold.to === undefined && Math.hypot(x - hold.x, y - hold.y) < STILL) return;
    hold.to = { latitude: lngLat.lat, longitude: lngLat.wrap().lng };
    dragging()?.drag(hold.what, hold.to);
  };
  const end = (act: (held: Hold) => void) => {
    if (hold === undefined) return;
    const held = hold;
    hold = undefined;
    act(held);
  };
  const release = () => end(({ what, to }) => (to === undefined ? dragging()?.press(what) : dragging()?.drop(what, to)));
  const giveUp = () => end(() => dragging()?.cancel());
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || hold === undefined) return;
    event.preventDefault();
    giveUp();
  };

  map.on('mousedown', (event) => event.originalEvent.button === 0 && begin(event, REACH.mouse));
  map.on('touchstart', (event) => (event.points.length === 1 ? begin(event, REACH.touch) : giveUp()));
  map.on('mousemove', (event) => {
    move(event);
    const held = hold?.what ?? (dragging()?.canDrag() ? under(event.point, REACH.mouse) : undefined);
    canvas.style.cursor = held === undefined ? '' : hold === undefined ? 'grab' : 'grabbing';
  });
  map.on('touchmove', move);
  map.on('touchend', release);
  map.on('touchcancel', giveUp);
  // Released outside the map it is dropped where it was last.
  window.addEventListener('mouseup', release);
  window.addEventListener('keydown', onKey, true);
  map.once('remove', () => {
    window.removeEventListener('mouseup', release);
    window.removeEventListener('keydown', onKey, true);
  });
}
