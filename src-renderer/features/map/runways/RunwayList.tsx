import { useMemo } from 'react';
import { Sheet } from '#renderer/components/page/Sheet.tsx';
import { orUnknown } from '#renderer/components/text/Unknown.tsx';
import { words } from '#renderer/i18n/words.ts';
import { useUnits } from '#renderer/format/use-units.ts';
import { RUNWAYS_FROM } from '../airports/airport-kinds.ts';
import { useMap } from '../map-state.ts';
import { PlaceRow, Rows } from '../panels/Rows.tsx';
import { type DrawnRunway, linesWithin, middleOf, type RunwaysInView } from './runway-lines.ts';
import { boxOf } from '../view.ts';
import styles from '../panels/rows.module.css';

/** The runways on the map when zoomed in, and how many it can't draw; nothing when zoomed out, where it draws none. */
export function RunwayList({ runways: { lines, undrawn } }: { runways: RunwaysInView }) {
  const view = useMap((map) => map.view);
  const shown = useMemo(() => linesWithin(lines, boxOf(view)), [lines, view]);
  const { map } = words;
  if (view.zoom < RUNWAYS_FROM) return null;
  return (
    <Sheet title={map.runwaysInView} aside={map.drawn(shown.length)} flush>
      {(shown.length === 0 || undrawn > 0) && (
        <div className="quiet">
          {shown.length === 0 && <p>{map.noneInView}</p>}
          {undrawn > 0 && <p>{map.runwaysUndrawn(undrawn)}</p>}
        </div>
      )}
      <Rows label={map.runwaysInView} items={shown}>
        {(line) => <RunwayRow key={`${line.airport.id} ${line.name}`} line={line} />}
      </Rows>
    </Sheet>
  );
}

function RunwayRow({ line }: { line: DrawnRunway }) {
  const { airport, runway, name, closure, isEstimated } = line;
  const units = useUnits();
  const { map, common } = words;
  const look = isEstimated ? map.runwayEstimated : map.runwayGiven;
  return (
    <PlaceRow href={`/airports/${encodeURIComponent(airport.id)}`} place={middleOf(line)} code={name} name={airport.code ?? airport.name}>
      <span className={styles.more}>
        {closure !== undefined && <b>{common.runwayClosures[closure]} · </b>}
        {orUnknown(runway.length, units.runwayLength)} · {look}
      </span>
    </PlaceRow>
  );
}
