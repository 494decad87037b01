import type { DrawnRoute } from '#renderer/data/route/route-map.ts';
import { pointName } from '#renderer/format/route/point-name.ts';
import { words } from '#renderer/i18n/words.ts';
import { useRouteMap } from './route-map-state.ts';
import styles from './RouteMap.module.css';

type PointListProps = { route: DrawnRoute | undefined; select: (at: number) => void };

/** The points in their order; two of the same name are two. */
export function PointList({ route, select }: PointListProps) {
  const selected = useRouteMap((map) => map.selected);
  const { routeMap } = words;
  if (route === undefined) return <p className={styles.note}>{routeMap.noPoints}</p>;
  return (
    <ol className={styles.points} aria-label={routeMap.points}>
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
