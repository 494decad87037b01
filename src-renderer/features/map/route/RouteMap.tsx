import { useEffect, useMemo, useRef } from 'react';
import { FaultBoundary } from '#renderer/components/faults/FaultBoundary.tsx';
import { Sheet } from '#renderer/components/page/Sheet.tsx';
import type { DrawnRoute, RouteMapProps } from '#renderer/data/route/route-map.ts';
import { pointName } from '#renderer/format/route/point-name.ts';
import { words } from '#renderer/i18n/words.ts';
import { ChartPane } from '../chart/ChartPane.tsx';
import { useMap } from '../map-state.ts';
import { useNavaids } from '../navaids/use-navaids.ts';
import { PointTools } from './PointTools.tsx';
import { showWhole, useRouteMap } from './route-map-state.ts';
import styles from './RouteMap.module.css';
import { useRouteActs } from './use-route-acts.ts';
import { useMeantPlace } from './use-route-places.ts';

/** The map next to a route: its line, on which points are dragged, inserted and removed, and the same as controls. */
export default function RouteMap({ route, edits }: RouteMapProps) {
  const navaids = useNavaids();
  const meant = useMeantPlace(navaids.drawn);
  const acts = useRouteActs({ route, edits, meant });
  useDrawn(route);
  useFit(route);
  const noNotices = useMemo(() => [], []);
  return (
    <Sheet title={words.routeMap.title} flush>
      <div className={styles.both}>
        <div className={styles.chart}>
          <FaultBoundary what={words.map.chart}>
            <ChartPane
              notices={noNotices}
              isWhole
              runways={noNotices}
              navaids={navaids.drawn}
              acts={acts.chart}
              keys={words.routeMap.keys}
            />
          </FaultBoundary>
        </div>
        <div className={styles.tools}>
          <PointList route={route} select={acts.select} />
          <PointTools route={route} edits={edits} meant={meant} acts={acts} />
        </div>
      </div>
    </Sheet>
  );
}

/** The line, the mark of the chosen point and its rings; the Map screen keeps the line and nothing else. */
function useDrawn(route: DrawnRoute | undefined): void {
  const selected = useRouteMap((map) => map.selected);
  const hasRings = useRouteMap((map) => map.hasRings);
  const change = useRouteMap((map) => map.change);
  const draw = useMap((map) => map.draw);
  const point = useMap((map) => map.point);
  useEffect(() => {
    draw(route);
    change({ dragged: undefined });
  }, [route, draw, change]);
  const chosen = selected === undefined ? undefined : route?.points[selected];
  useEffect(() => {
    point(chosen);
    change({ ringed: hasRings ? chosen : undefined });
  }, [chosen, hasRings, point, change]);
  useEffect(
    () => () => {
      point(undefined);
      change({ selected: undefined, clicked: undefined, ringed: undefined, dragged: undefined });
    },
    [point, change],
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
    useRouteMap.getState().change({ isEdited: false });
  }, [route, ends, size]);
}

type PointListProps = { route: DrawnRoute | undefined; select: (at: number) => void };

/** The points in their order; two of the same name are two. */
function PointList({ route, select }: PointListProps) {
  const selected = useRouteMap((map) => map.selected);
  const { routeMap } = words;
  if (route === undefined) return <p className="note">{routeMap.noPoints}</p>;
  return (
    <ol className={`bare-list ${styles.points}`} aria-label={routeMap.points}>
      {route.points.map((point, at) => (
        <li key={point.from}>
          <button
            type="button"
            className={styles.point}
            aria-pressed={at === selected}
            aria-label={routeMap.choosePoint(at + 1, pointName(point))}
            title={point.name ?? undefined}
            onClick={() => select(at)}
          >
            {pointName(point)}
          </button>
        </li>
      ))}
    </ol>
  );
}
