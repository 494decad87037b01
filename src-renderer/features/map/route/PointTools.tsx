import { Button, Checkbox } from '@mantine/core';
import type { LatLon } from '#domain/lat-lon.ts';
import { leastAdded } from '#renderer/data/route/least-added.ts';
import type { DrawnRoute, MapPlace, RouteMapProps } from '#renderer/data/route/route-map.ts';
import { useMarkedPoint } from '#renderer/data/route/route-mark.ts';
import { pointName } from '#renderer/format/route/point-name.ts';
import { useUnits } from '#renderer/format/use-units.ts';
import { withKey } from '#renderer/components/keyboard/with-key.ts';
import { words } from '#renderer/i18n/words.ts';
import { useMap } from '../map-state.ts';
import { Rings } from './Rings.tsx';
import { showWhole, useRouteMap } from './route-map-state.ts';
import type { RouteActs } from './use-route-acts.ts';
import styles from './RouteMap.module.css';

type PointToolsProps = Pick<RouteMapProps, 'route' | 'edits'> & { meant: (position: LatLon) => MapPlace; acts: RouteActs };

type ActProps = { label: string; hotkey: Parameters<typeof withKey>[1]; onClick: () => void };
const Act = ({ label, hotkey, onClick }: ActProps) => (
  <Button size="compact-sm" {...withKey(label, hotkey)} onClick={onClick}>
    {label}
  </Button>
);

/** Everything that the mouse does on the map has a control too. */
export function PointTools({ route, edits, meant, acts }: PointToolsProps) {
  const selected = useMarkedPoint();
  const chosen = selected === undefined ? undefined : route?.points[selected];
  const { routeMap } = words;
  return (
    <>
      {edits === undefined ? <p className="note">{routeMap.onlyText}</p> : <AtPlace route={route} meant={meant} acts={acts} />}
      <div className={`tags ${styles.buttons}`}>
        {edits !== undefined && chosen !== undefined && (
          <Act label={words.common.removeNamed(pointName(chosen))} hotkey="route.remove" onClick={acts.remove} />
        )}
        {route !== undefined && <Act label={routeMap.whole} hotkey="route.whole" onClick={() => showWhole(route)} />}
      </div>
      <div className={styles.apart}>
        <Rings
          label={chosen === undefined ? routeMap.rings : routeMap.ringsAround(pointName(chosen))}
          needs={chosen === undefined ? routeMap.ringsNeedPoint : undefined}
        />
      </div>
    </>
  );
}

type AtPlaceProps = { route: DrawnRoute | undefined; meant: PointToolsProps['meant']; acts: RouteActs };

/** What is under the click or the cross, and what can be done with it. */
function AtPlace({ route, meant, acts }: AtPlaceProps) {
  const { clicked, snaps } = useRouteMap();
  const selected = useMarkedPoint();
  const { latitude, longitude } = useMap((map) => map.view);
  const units = useUnits();
  const { routeMap } = words;
  const place = clicked ?? meant({ latitude, longitude });
  const points = route?.points ?? [];
  const { before, addedNm } = leastAdded(points, place);
  const [from, to] = [points[before - 1], points[before]];
  const chosen = selected === undefined ? undefined : points[selected];
  const name = place.place === undefined ? place.word : `${place.word} ${place.place.name}`;
  return (
    <div className="tight">
      <p className={styles.place}>{clicked === undefined ? routeMap.atCross(name) : routeMap.atClick(name)}</p>
      <div className={`tags ${styles.buttons}`}>
        {from !== undefined && to !== undefined && addedNm !== null && (
          <Act
            label={routeMap.insert(pointName(from), pointName(to), units.distance(addedNm))}
            hotkey="route.insert"
            onClick={() => acts.insert(place)}
          />
        )}
        <Act label={points.length === 0 ? routeMap.begin : routeMap.append} hotkey="route.append" onClick={() => acts.append(place)} />
        {chosen !== undefined && (
          <Act label={routeMap.moveHere(pointName(chosen))} hotkey="route.moveHere" onClick={() => acts.moveTo(place)} />
        )}
      </div>
      <Checkbox
        size="xs"
        label={routeMap.snaps}
        checked={snaps}
        onChange={({ currentTarget }) => useRouteMap.setState({ snaps: currentTarget.checked, clicked: undefined })}
      />
    </div>
  );
}
