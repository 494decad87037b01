/** The user acts on the map of a route by mouse, touch, keys or buttons: each act ends in one of the edits that the Route screen offers. */
import { distanceBetween } from '#domain/geodesic.ts';
import { inIcaoSeconds } from '#domain/format-position.ts';
import type { LatLon } from '#domain/lat-lon.ts';
import { api } from '#renderer/data/api/client.ts';
import { markOnRoute, markPoint, useRouteMark } from '#renderer/data/route/route-mark.ts';
import { leastAdded } from '#renderer/data/route/least-added.ts';
import type { MapPlace, RouteEdits, RouteMapProps } from '#renderer/data/route/route-map.ts';
import { useAirports } from '../airports/airports.ts';
import type { ChartActs } from '../chart/chart.ts';
import { middle, useMap } from '../map-state.ts';
import { cornersOf, covers, type MapNotam } from '../notams/map-notams.ts';
import { isPlaced, navaidKey, navaidRequest } from '../navaids/use-navaids.ts';
import { draggedLine } from './drawn-route.ts';
import { showWhole, useRouteMap } from './route-map-state.ts';

export type RouteActs = {
  chart: ChartActs;
  /** It inserts the place where it adds least distance. */
  insert: (place: MapPlace) => void;
  append: (place: MapPlace) => void;
  /** It acts on the chosen point. */
  moveTo: (place: MapPlace) => void;
  remove: () => void;
  select: (at: number) => void;
};

type Given = Pick<RouteMapProps, 'route' | 'edits'> & { areas: readonly MapNotam[]; meant: (position: LatLon) => MapPlace };

/** Finds the marked point, counted from 0. */
function selectedPoint(): number | undefined {
  const { mark } = useRouteMark.getState();
  return mark?.kind === 'point' ? mark.at : undefined;
}
/** The smallest of several areas is the one that is meant. */
function extentNm(notice: MapNotam): number {
  const [from, to] = cornersOf(notice);
  return from === undefined || to === undefined ? 0 : distanceBetween(from, to);
}

export function useRouteActs({ route, edits, areas, meant }: Given): RouteActs {
  const edit = (selected: number | undefined, act: (edits: RouteEdits) => void) => {
    if (edits === undefined) return;
    markOnRoute(selected === undefined ? undefined : { kind: 'point', at: selected });
    useRouteMap.setState({ clicked: undefined, isEdited: true });
    act(edits);
  };
  const insertBefore = async (before: number, meantHere: MapPlace) => {
    const place = await withId(meantHere);
    edit(before, ({ insert }) => insert(before, place));
  };
  const movePoint = async (at: number, meantHere: MapPlace) => {
    const place = await withId(meantHere);
    edit(at, ({ move }) => move(at, place));
  };
  const own = {
    insert: (place: MapPlace) => void insertBefore(leastAdded(route?.points ?? [], place).before, place),
    append: (place: MapPlace) => void insertBefore(route?.points.length ?? 0, place),
    moveTo: (place: MapPlace) => {
      const selected = selectedPoint();
      if (selected !== undefined && route?.points[selected] !== undefined) void movePoint(selected, place);
    },
    remove: () => {
      const selected = selectedPoint();
      if (selected === undefined || route?.points[selected] === undefined) return;
      edit(route.points.length === 1 ? undefined : Math.max(0, selected - 1), ({ remove }) => remove(selected));
    },
    select: (at: number) => {
      const point = route?.points[at];
      markPoint(at);
      useRouteMap.setState({ clicked: undefined });
      if (point !== undefined) useMap.getState().goTo({ latitude: point.latitude, longitude: point.longitude });
    },
  };
  const chart: ChartActs = {
    onPress: (place) => {
      const [area] = areas.filter((notice) => covers(notice, place)).toSorted((one, other) => extentNm(one) - extentNm(other));
      if (area !== undefined) markOnRoute({ kind: 'area', id: area.notam.id });
      useRouteMap.setState({ clicked: meant(place), hasTools: true });
    },
    onKey: (key) => {
      const act = keysOf({ route, edits, meant }, own)[key.length === 1 ? key.toLowerCase() : key];
      act?.();
      return act !== undefined;
    },
    dragging: {
      canDrag: () => edits !== undefined,
      drag: (what, to) => {
        if (route !== undefined) useRouteMap.setState({ dragged: draggedLine(route, what, meant(to)) });
      },
      drop: (what, at) => {
        const place = meant(at);
        if (what.kind === 'point') return void movePoint(what.at, place);
        const leg = route?.legs[what.at];
        if (leg !== undefined) void insertBefore(leg.to, place);
      },
      cancel: () => useRouteMap.setState({ dragged: undefined }),
      press: ({ kind, at }) => {
        const point = kind === 'point' ? at : route?.legs[at]?.to;
        if (point !== undefined) markPoint(point);
      },
    },
  };
  return { chart, ...own };
}

type Own = Omit<RouteActs, 'chart'>;

/** Keys that move the map are bound elsewhere; all of these act at the cross. */
function keysOf({ route, edits, meant }: Omit<Given, 'areas'>, own: Own): Partial<Record<string, () => void>> {
  const count = route?.points.length ?? 0;
  const next = (by: 1 | -1) => () => {
    if (count === 0) return;
    const selected = selectedPoint();
    own.select(selected === undefined ? (by === 1 ? 0 : count - 1) : (selected + by + count) % count);
  };
  const look = {
    n: next(1),
    p: next(-1),
    f: () => route && showWhole(route),
    r: () => useRouteMap.setState({ hasRings: !useRouteMap.getState().hasRings }),
    Enter: () => useRouteMap.setState({ clicked: meant(middle()) }),
    Escape: () => {
      markOnRoute(undefined);
      useRouteMap.setState({ clicked: undefined });
    },
  };
  if (edits === undefined) return look;
  return {
    ...look,
    i: () => own.insert(meant(middle())),
    a: () => own.append(meant(middle())),
    m: () => own.moveTo(meant(middle())),
    Delete: own.remove,
    Backspace: own.remove,
  };
}

/** The position alone where the server does not know the place any more, as after another dataset came into use. */
async function withId(meant: MapPlace): Promise<MapPlace> {
  const { place } = meant;
  if (place === undefined || place.kind === 'waypoint') return meant;
  try {
    const id = place.kind === 'airport' ? await airportId(place.id) : await navaidId(place.id);
    return { ...meant, place: { ...place, id } };
  } catch {
    return { ...meant, word: inIcaoSeconds(meant), place: undefined };
  }
}

const airportId = async (key: string): Promise<string> => (await api('getAirport', { params: { id: key } })).id;

async function navaidId(key: string): Promise<string> {
  const navaid = useAirports.getState().navaids?.find((one) => isPlaced(one) && navaidKey(one) === key);
  if (navaid === undefined || !isPlaced(navaid)) throw new Error(`there is no navaid ${key}`);
  return (await api('getNavaid', navaidRequest(navaid))).id;
}
