import { Button } from '@mantine/core';
import { inSeconds } from '#domain/format-position.ts';
import { trackBetween } from '#domain/geodesic.ts';
import { toMagnetic, variationAt } from '#domain/magnetic.ts';
import type { LatLon } from '#domain/lat-lon.ts';
import { wholeDegrees } from '#renderer/format/units.ts';
import { Facts } from '#renderer/components/tables/Facts.tsx';
import { focusOn } from '#renderer/components/keyboard/focus.ts';
import { Sheet } from '#renderer/components/page/Sheet.tsx';
import { useNow } from '#renderer/data/use-now.ts';
import { words } from '#renderer/i18n/words.ts';
import { useUnits } from '#renderer/format/use-units.ts';
import { useMap, mapIds } from '../map-state.ts';
import styles from './rows.module.css';

/** The magnetic variation changes by less than a minute of arc in this time. */
const HOUR = 3_600_000;

/** The user sets two places, and gets their distance and bearing. */
export function MeasurePanel() {
  const [from, to] = useMap((map) => map.measured);
  const startMeasuring = useMap((map) => map.startMeasuring);
  const stopMeasuring = useMap((map) => map.stopMeasuring);
  const { map } = words;
  const then = (act: () => void) => () => {
    act();
    focusOn(mapIds.measure);
  };
  return (
    <Sheet title={map.measure}>
      {from === undefined && <output>{map.setFirst}</output>}
      {from !== undefined && to === undefined && <output>{map.setSecond}</output>}
      {from !== undefined && <Line from={from} to={to} />}
      <div className="ways">
        <Button onClick={then(startMeasuring)} disabled={from === undefined}>
          {words.common.clear}
        </Button>
        <Button onClick={then(stopMeasuring)}>{map.stop}</Button>
      </div>
    </Sheet>
  );
}

function Line({ from, to }: { from: LatLon; to: LatLon | undefined }) {
  const units = useUnits();
  const today = new Date(useNow(HOUR));
  const { map, common } = words;
  if (to === undefined) return <Facts facts={[{ name: words.common.from, value: inSeconds(from) }]} />;
  const there = trackBetween(from, to);
  const back = trackBetween(to, from);
  const bearing = wholeDegrees(there.initialCourse);
  const magneticInWords = (degrees: number, at: LatLon): string => {
    const variation = variationAt(at, today);
    return variation === undefined ? common.unknown : wholeDegrees(toMagnetic(degrees, variation.degrees));
  };
  return (
    <>
      <output className={styles.result}>
        {map.measured(units.distance(there.distance), bearing, magneticInWords(there.initialCourse, from))}
      </output>
      <Facts
        facts={[
          { name: words.common.from, value: inSeconds(from) },
          { name: words.common.to, value: inSeconds(to) },
          { name: map.back, value: map.trueAndMagnetic(wholeDegrees(back.initialCourse), magneticInWords(back.initialCourse, to)) },
        ]}
      />
      <p className={styles.more}>{map.geodesic}</p>
    </>
  );
}
