import { Button } from '@mantine/core';
import { Link } from 'wouter';
import { focusOn } from '#renderer/components/keyboard/focus.ts';
import { Sheet } from '#renderer/components/page/Sheet.tsx';
import { routeAddressQuery } from '#renderer/data/route/route-in-address.ts';
import { pointName } from '#renderer/format/route/point-name.ts';
import { wholeDegrees } from '#renderer/format/units.ts';
import { useUnits } from '#renderer/format/use-units.ts';
import { words } from '#renderer/i18n/words.ts';
import { useMap, mapIds } from '../map-state.ts';
import styles from '../panels/rows.module.css';

/** The route is a list; there is nothing where none is drawn. */
export function RoutePanel() {
  const route = useMap((map) => map.route);
  const units = useUnits();
  const { map } = words;
  if (route === undefined) return null;
  const { text, choices, points, legs, distanceNm } = route;
  const remove = () => {
    useMap.setState({ route: undefined });
    focusOn(mapIds.here);
  };
  return (
    <Sheet title={map.route} flush aside={map.routeTotal(units.distance(distanceNm))}>
      <ol className="bare-list" aria-label={map.route}>
        {points.map((point, at) => {
          const leg = legs.find(({ from }) => from === at);
          const next = leg && points[leg.to];
          return (
            <li key={`${point.from}`} className={styles.row}>
              <span className={styles.text}>
                <span className={styles.code}>{pointName(point)}</span> {point.name}
                {next !== undefined && (
                  <span className={styles.more}>
                    {map.legTo(units.distance(leg?.distanceNm ?? 0), wholeDegrees(leg?.initialTrack ?? 0), pointName(next))}
                  </span>
                )}
              </span>
            </li>
          );
        })}
      </ol>
      <div className={styles.foot}>
        <Link href={`/route?${routeAddressQuery({ text, choices })}`}>{map.editRoute}</Link>{' '}
        <Button onClick={remove}>{map.removeRoute}</Button>
      </div>
    </Sheet>
  );
}
