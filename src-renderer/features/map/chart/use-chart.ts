/** Opens the chart in its element and keeps it filled with the state of the screen. */
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { visible } from '#domain/text/visible-text.ts';
import type { LatLon } from '#domain/lat-lon.ts';
import { useMarkedPoint } from '#renderer/data/route/route-mark.ts';
import { useWaypoints } from '#renderer/data/route/waypoints.ts';
import { words } from '#renderer/i18n/words.ts';
import { drawnFrom, kinds } from '../airports/airport-kinds.ts';
import type { DrawnBasemaps } from '../basemaps/basemap-style.ts';
import { useDrawnBasemaps } from '../basemaps/use-basemaps.ts';
import { type AirportsByKind, useAirports } from '../airports/airports.ts';
import { alternateFeatures, corridorFeatures, geodesicLine, readRadii, ringFeatures, routeFeatures } from '../route/drawn-route.ts';
import type { Chart, ChartActs } from './chart.ts';
import { type Colours, readColours } from './colours.ts';
import { useMap } from '../map-state.ts';
import type { MapNotam } from '../notams/map-notams.ts';
import { areaFeatures, badgeFeatures, badgesOf } from '../notams/notam-features.ts';
import { navaidFeatures } from '../navaids/navaid-marks.ts';
import type { PlacedNavaid } from '../navaids/use-navaids.ts';
import { type DrawnRunway, runwayFeatures } from '../runways/runway-lines.ts';
import type { FetchedPlaces } from '../fetched/use-fetched-places.ts';
import type { PlacedStation } from '../weather/use-weather-in-view.ts';
import { weatherFeatures } from '../weather/weather-marks.ts';
import { startTiles } from './tiles/ask-tiles.ts';
import { useRouteMap } from '../route/route-map-state.ts';
import { lineFeature, pointFeature } from './features.ts';

export type Drawn = {
  notices: readonly MapNotam[];
  /** They are all that are there. */
  isWhole: boolean;
  runways: readonly DrawnRunway[];
  navaids: readonly PlacedNavaid[];
  stations: readonly PlacedStation[];
  /** Undefined: none are marked. */
  fetched?: FetchedPlaces['drawn'] | undefined;
  /** Half the width of the corridor around the route; undefined: none is drawn. */
  corridorNm?: number | undefined;
  /** The rings are around it. */
  ringed: LatLon | undefined;
  colours: Colours;
};

/** Undefined until it can be filled; `onUndrawable` is called instead where this browser cannot draw. */
export function useChart(
  container: RefObject<HTMLDivElement | null>,
  keysId: string,
  {
    notices,
    isWhole,
    runways,
    navaids,
    stations,
    fetched,
    corridorNm,
    ringed,
    colours,
    acts,
    onUndrawable,
  }: Drawn & { acts: ChartActs; onUndrawable: () => void },
): Chart | undefined {
  const [chart, setChart] = useState<Chart>();
  const latestActs = useRef(acts);
  useEffect(() => {
    latestActs.current = acts;
  });

  useEffect(() => {
    let open: Chart | undefined;
    let isLeft = false;
    startTiles();
    const start = async () => {
      // MapLibre is a megabyte, and useless where nothing can be drawn.
      const { openChart, isUndrawable } = await import('./chart.ts');
      if (isLeft || container.current === null) return;
      const { view, seen } = useMap.getState();
      const opening = openChart(container.current, {
        view,
        version: useAirports.getState().version,
        colours: readColours(),
        label: words.map.chart,
        keysId,
        onView: seen,
        acts: latestActs,
      });
      try {
        open = await opening;
      } catch (error) {
        if (!isUndrawable(error)) throw error;
        if (!isLeft) onUndrawable();
        return;
      }
      if (isLeft) open.close();
      else setChart(open);
    };
    // It is thrown while drawing, where the boundary around the chart sees it.
    start().catch((error: unknown) => {
      if (isLeft) return;
      setChart(() => {
        throw error;
      });
    });
    return () => {
      isLeft = true;
      open?.close();
      setChart(undefined);
      useMap.setState({ isDrawn: false });
    };
  }, [container, keysId, onUndrawable]);

  useEffect(() => chart?.recolour(colours), [chart, colours]);
  useBasemap(chart, colours);
  useTurns(chart);
  useAirportMarks(chart);
  useNotams(chart, notices, isWhole);
  useEffect(() => chart?.fill('runways', runwayFeatures(runways)), [chart, runways]);
  useEffect(() => chart?.fill('navaids', navaidFeatures(navaids)), [chart, navaids]);
  useEffect(() => chart?.fill('weather', weatherFeatures(stations)), [chart, stations]);
  useEffect(() => chart?.fill('fetched', fetched?.map((place) => pointFeature(place)) ?? []), [chart, fetched]);
  useOwnWaypoints(chart);
  useRouteLine(chart, corridorNm);
  useRings(chart, ringed);
  useOwnMarks(chart);
  return chart;
}

function useBasemap(chart: Chart | undefined, colours: Colours): void {
  const basemaps = useDrawnBasemaps();
  const isSet = useRef(false);
  // The list is read again with each change: the same basemaps stay as they are drawn.
  const text = JSON.stringify(basemaps);
  useEffect(() => {
    const next = JSON.parse(text) as DrawnBasemaps;
    const hasSome = next.map !== undefined || next.terrain.length > 0;
    if (hasSome || isSet.current) chart?.setBasemaps(next, colours);
    isSet.current = hasSome;
  }, [chart, text, colours]);
}

/** Follows when the view is set outside the map. */
function useTurns(chart: Chart | undefined): void {
  const viewVersion = useMap((map) => map.viewVersion);
  const followed = useRef(viewVersion);
  useEffect(() => {
    if (chart === undefined || viewVersion === followed.current) return;
    followed.current = viewVersion;
    chart.goTo(useMap.getState().view);
  }, [chart, viewVersion]);
}

function useAirportMarks(chart: Chart | undefined): void {
  const hidden = useMap((map) => map.hidden);
  const { airports, version } = useAirports();
  useEffect(() => chart?.hide(hidden), [chart, hidden]);
  useEffect(() => chart?.setAirports(version), [chart, version]);
  useEffect(() => {
    const { view, isDrawn } = useMap.getState();
    const isComplete = kinds.every((kind) => airports[kind] !== undefined || view.zoom < drawnFrom[kind]);
    if (!isDrawn && isComplete) chart?.whenDrawn(() => useMap.setState({ isDrawn: true }));
  }, [chart, airports]);
}

function useNotams(chart: Chart | undefined, notices: readonly MapNotam[], isWhole: boolean): void {
  const airports = useAirports((loaded) => loaded.airports);
  const chosen = useMap((map) => map.chosen);
  const badges = useMemo(() => badgesOf(notices, airports), [notices, airports]);
  useEffect(() => chart?.fill('badges', badgeFeatures(badges, isWhole)), [chart, badges, isWhole]);
  useEffect(() => chart?.fill('notices', areaFeatures(notices, badges, chosen)), [chart, notices, badges, chosen]);
}

function useRouteLine(chart: Chart | undefined, corridorNm: number | undefined): void {
  const route = useMap((map) => map.route);
  const dragged = useRouteMap((map) => map.dragged);
  const marked = useMarkedPoint();
  const line = dragged ?? route;
  useEffect(() => chart?.fill('route', line === undefined ? [] : routeFeatures(line, marked)), [chart, line, marked]);
  useEffect(() => {
    const destination = route?.points.at(-1);
    chart?.fill('alternates', route === undefined || destination === undefined ? [] : alternateFeatures(destination, route.alternates));
    chart?.fill('corridor', route === undefined || corridorNm === undefined ? [] : corridorFeatures(route.points, corridorNm));
  }, [chart, route, corridorNm]);
}

function useOwnWaypoints(chart: Chart | undefined): void {
  const { waypoints } = useWaypoints();
  useEffect(() => {
    const marks = (waypoints ?? []).map((waypoint) => pointFeature(waypoint, { ident: visible(waypoint.ident) }));
    chart?.fill('waypoints', marks);
  }, [chart, waypoints]);
}

function useRings(chart: Chart | undefined, around: LatLon | undefined): void {
  const { hasRings, radii } = useRouteMap();
  const ringed = hasRings ? around : undefined;
  useEffect(() => {
    const rings = ringed === undefined ? [] : ringFeatures(ringed, readRadii(radii) ?? [], ringInWords);
    chart?.fill('rings', rings);
  }, [chart, ringed, radii]);
}

const ringInWords = (radius: number): string => `${radius} NM`;

/** `London Gatwick Airport`, where an airport has that very position; else nothing. Its code is next to its symbol. */
function nameAt({ latitude, longitude }: LatLon, airports: AirportsByKind): string {
  const isThere = (one: LatLon): boolean => Math.abs(one.latitude - latitude) < SAME && Math.abs(one.longitude - longitude) < SAME;
  const airport = kinds.flatMap((kind) => airports[kind]?.find(isThere) ?? [])[0];
  return airport === undefined ? '' : visible(airport.name);
}

/** Degrees: the positions of the map are rounded to five digits. */
const SAME = 0.00002;

/** Draws the measured line, the inspected place and the place that the list points at. */
function useOwnMarks(chart: Chart | undefined): void {
  const measured = useMap((map) => map.measured);
  const here = useMap((map) => map.here);
  const pointed = useMap((map) => map.pointed);
  useEffect(() => {
    const [from, to] = measured;
    const line = from === undefined || to === undefined ? [] : [lineFeature(geodesicLine(from, to))];
    chart?.fill('measure', [...line, ...measured.map((place) => pointFeature(place))]);
  }, [chart, measured]);
  const airports = useAirports((loaded) => loaded.airports);
  useEffect(() => {
    chart?.fill(
      'marks',
      [here, pointed].flatMap((place) => (place === undefined ? [] : [pointFeature(place, { name: nameAt(place, airports) })])),
    );
  }, [chart, here, pointed, airports]);
}
