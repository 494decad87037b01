import { Button } from '@mantine/core';
import { useEffect, useId, useMemo, useRef } from 'react';
import { FaultBoundary } from '#renderer/components/faults/FaultBoundary.tsx';
import type { LatLon } from '#domain/lat-lon.ts';
import { useApi } from '#renderer/data/api/use-query.ts';
import type { DrawnRoute, RouteMapProps } from '#renderer/data/route/route-map.ts';
import { useMarkedArea, useMarkedPoint } from '#renderer/data/route/route-mark.ts';
import { pointName } from '#renderer/format/route/point-name.ts';
import { words } from '#renderer/i18n/words.ts';
import { ChartPane } from '../chart/ChartPane.tsx';
import { useMap } from '../map-state.ts';
import { useNavaids } from '../navaids/use-navaids.ts';
import { cornersOf, onMap, touches, type MapNotam } from '../notams/map-notams.ts';
import { boxOf, fitting, holds } from '../view.ts';
import { useWeatherInView } from '../weather/use-weather-in-view.ts';
import { WeatherList } from '../weather/WeatherList.tsx';
import { PointTools } from './PointTools.tsx';
import { CLOSEST, showWhole, useRouteMap } from './route-map-state.ts';
import styles from './RouteMap.module.css';
import { useRouteActs } from './use-route-acts.ts';
import { useMeantPlace } from './use-route-places.ts';

/** The map of a route: its line, on which points are dragged, inserted and removed, with its corridor, alternates and areas; and the same as controls. */
export default function RouteMap({ route, edits, corridor, at }: RouteMapProps) {
  const navaids = useNavaids();
  const weather = useWeatherInView();
  const areas = useRouteAreas(corridor.areas, at);
  const meant = useMeantPlace(navaids.drawn);
  const acts = useRouteActs({ route, edits, areas, meant });
  const { hasTools } = useRouteMap();
  const toolsId = useId();
  const selected = useMarkedPoint();
  const chosen = selected === undefined ? undefined : route?.points[selected];
  useDrawn(route, chosen);
  useFit(route);
  useMarkInView(chosen, areas);
  const { routeMap } = words;
  return (
    <section className={styles.chart} aria-label={routeMap.title}>
      <FaultBoundary what={words.map.chart}>
        <ChartPane
          notices={areas}
          isWhole
          runways={noRunways}
          navaids={navaids.drawn}
          stations={weather.drawn}
          corridorNm={corridor.nm}
          ringed={chosen}
          acts={acts.chart}
          keys={routeMap.keys}
        />
      </FaultBoundary>
      <div className={styles.overlay}>
        <Button
          size="compact-sm"
          aria-expanded={hasTools}
          aria-controls={toolsId}
          onClick={() => useRouteMap.setState({ hasTools: !hasTools })}
        >
          {routeMap.tools}
        </Button>
        <div id={toolsId} className={styles.tools} hidden={!hasTools}>
          <PointList route={route} select={acts.select} />
          <PointTools route={route} edits={edits} meant={meant} acts={acts} />
          <WeatherList weather={weather} />
        </div>
      </div>
    </section>
  );
}

const noRunways: readonly never[] = [];

/** One request can name at most this many areas. */
const MOST_AREAS = 150;

/** The map draws the NOTAMs of the corridor in this form. */
function useRouteAreas(ids: readonly string[], at: string | undefined): readonly MapNotam[] {
  const filter = JSON.stringify({ id: { in: ids.slice(0, MOST_AREAS) } });
  const query = { limit: MOST_AREAS, filter, ...(at !== undefined && { at }) };
  const { latest } = useApi('listMapNotams', ids.length === 0 ? undefined : { query });
  const list = ids.length === 0 ? undefined : latest;
  return useMemo(() => (list?.items ?? []).map(onMap), [list]);
}

/** The line and the mark of the chosen point; the Map screen keeps the line and the alternates. */
function useDrawn(route: DrawnRoute | undefined, chosen: LatLon | undefined): void {
  const area = useMarkedArea();
  useEffect(() => {
    useMap.setState({ route });
    useRouteMap.setState({ dragged: undefined });
  }, [route]);
  useEffect(() => useMap.setState({ pointed: chosen }), [chosen]);
  useEffect(() => useMap.setState({ chosen: area }), [area]);
  useEffect(
    () => () => {
      useMap.setState({ pointed: undefined, chosen: undefined });
      useRouteMap.setState({ clicked: undefined, dragged: undefined });
    },
    [],
  );
}

/** Shows all of the route when it begins or ends elsewhere than before, unless that was done on the map. */
function useFit(route: DrawnRoute | undefined): void {
  const width = useMap((map) => map.view.width);
  const height = useMap((map) => map.view.height);
  const shown = useRef('');
  const size = `${width} ${height}`;
  const [first, last] = [route?.points[0], route?.points.at(-1)];
  const ends = `${size}: ${first?.latitude} ${first?.longitude} ${last?.latitude} ${last?.longitude}`;
  useEffect(() => {
    if (route === undefined || shown.current === ends) return;
    const isFirst = !shown.current.startsWith(size);
    shown.current = ends;
    if (isFirst || !useRouteMap.getState().isEdited) showWhole(route);
    useRouteMap.setState({ isEdited: false });
  }, [route, ends, size]);
}

/** Moves the map to what is marked elsewhere, unless it is in view. */
function useMarkInView(point: LatLon | undefined, areas: readonly MapNotam[]): void {
  const marked = useMarkedArea();
  const area = areas.find(({ notam }) => notam.id === marked);
  useEffect(() => {
    const { view, goTo } = useMap.getState();
    if (point !== undefined && !holds(boxOf(view), point)) goTo({ latitude: point.latitude, longitude: point.longitude });
    if (area !== undefined && !touches(area, boxOf(view))) goTo(fitting(cornersOf(area), view, CLOSEST));
  }, [point, area]);
}

type PointListProps = { route: DrawnRoute | undefined; select: (at: number) => void };

/** The points in their order; two of the same name are two. */
function PointList({ route, select }: PointListProps) {
  const selected = useMarkedPoint();
  const { routeMap } = words;
  if (route === undefined) return <p className="note">{routeMap.noPoints}</p>;
  return (
    <ol className={`bare-list tags ${styles.points}`} aria-label={routeMap.points}>
      {route.points.map((point, at) => (
        <li key={point.from}>
          <Button
            size="compact-xs"
            className="mono"
            aria-pressed={at === selected}
            aria-label={routeMap.choosePoint(at + 1, pointName(point))}
            title={point.name ?? undefined}
            onClick={() => select(at)}
          >
            {pointName(point)}
          </Button>
        </li>
      ))}
    </ol>
  );
}
