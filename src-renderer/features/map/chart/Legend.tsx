import type { ReactNode } from 'react';
import { Sheet } from '#renderer/components/page/Sheet.tsx';
import { severities } from '#renderer/format/notams/facets.ts';
import { SeverityMark } from '#renderer/components/notams/SeverityMark.tsx';
import { upToOneDecimal } from '#renderer/format/units.ts';
import { useIsOwner } from '#renderer/data/session/rights.ts';
import { words } from '#renderer/i18n/words.ts';
import { drawnFrom, kinds } from '../airports/airport-kinds.ts';
import { ringShape } from './kind-shapes.ts';
import { mapIds, useMap } from '../map-state.ts';
import { NAVAIDS_FROM, navaidTypes } from '../navaids/navaid-marks.ts';
import { confidences } from '../notams/map-notams.ts';
import { WEATHER_FROM } from '../weather/weather-marks.ts';
import { KindMark, NavaidMark, ShapeMark } from './ShapeMark.tsx';
import styles from './Legend.module.css';

/** The fill and the bar of a symbol have a meaning, and each is seen with and without it. */
const symbols = [
  ['symbolHard', ringShape('large', true, true)],
  ['symbolOpen', ringShape('large', false, true)],
  ['symbolBar', ringShape('medium', true, true)],
  ['symbolNoBar', ringShape('medium', true, false)],
] as const;

/** What every mark means; each kind of airport and each type of navaid can be hidden here. */
export function Legend() {
  const { view, hidden, hiddenNavaids, isWeatherHidden, isFetchedShown, toggle, toggleNavaid } = useMap();
  const isOwner = useIsOwner();
  const { map } = words;
  return (
    <div id={mapIds.legend} tabIndex={-1} className={styles.legend}>
      <Sheet title={words.common.legend} aside={map.zoomNow(upToOneDecimal(view.zoom))}>
        <fieldset className={styles.part}>
          <legend>{map.drawnKinds}</legend>
          {kinds.map((kind) => (
            <Choice
              key={kind}
              isHidden={hidden.includes(kind)}
              toggle={() => toggle(kind)}
              mark={<KindMark kind={kind} />}
              name={map.kinds[kind]}
              from={drawnFrom[kind]}
            />
          ))}
        </fieldset>
        <div className={styles.part}>
          <h3>{map.symbols}</h3>
          {symbols.map(([word, shape]) => (
            <span key={word} className={styles.choice}>
              <ShapeMark shape={shape} of="airport" />
              {map[word]}
            </span>
          ))}
        </div>
        <fieldset className={styles.part}>
          <legend>{map.drawnNavaids}</legend>
          {navaidTypes.map((type) => (
            <Choice
              key={type}
              isHidden={hiddenNavaids.includes(type)}
              toggle={() => toggleNavaid(type)}
              mark={<NavaidMark type={type} />}
              name={type}
              from={NAVAIDS_FROM}
            />
          ))}
        </fieldset>
        <fieldset className={styles.part}>
          <legend>{map.drawnWeather}</legend>
          <Choice
            isHidden={isWeatherHidden}
            toggle={() => useMap.setState({ isWeatherHidden: !isWeatherHidden })}
            mark={<b aria-hidden>IFR</b>}
            name={map.weather}
            from={WEATHER_FROM}
          />
        </fieldset>
        {isOwner && (
          <fieldset className={styles.part}>
            <legend>{map.fetched}</legend>
            <Choice
              isHidden={!isFetchedShown}
              toggle={() => useMap.setState({ isFetchedShown: !isFetchedShown })}
              mark={<b aria-hidden>◯</b>}
              name={map.fetchedMark}
              from={0}
            />
          </fieldset>
        )}
        <div className={styles.part}>
          <h3>{map.severity}</h3>
          {severities.map((severity) => (
            <SeverityMark key={severity} severity={severity} />
          ))}
        </div>
        <div className={styles.part}>
          <h3>{map.line}</h3>
          {confidences.map((confidence) => (
            <span key={confidence} className={styles.choice}>
              <Stroke look={confidence} />
              {map.confidences[confidence]}
            </span>
          ))}
        </div>
        <div className={styles.part}>
          <h3>{map.runways}</h3>
          {(['runwayGiven', 'runwayEstimated', 'runwayClosed'] as const).map((look) => (
            <span key={look} className={styles.choice}>
              <Stroke look={look} />
              {map[look]}
            </span>
          ))}
        </div>
        <p className="note">{map.land}</p>
      </Sheet>
    </div>
  );
}

type ChoiceProps = { isHidden: boolean; toggle: () => void; mark: ReactNode; name: string; from: number };

const Choice = ({ isHidden, toggle, mark, name, from }: ChoiceProps) => (
  <label className={styles.choice}>
    <input type="checkbox" checked={!isHidden} onChange={toggle} />
    {mark}
    {name}
    <span className={styles.from}>{from === 0 ? words.map.always : words.map.fromZoom(upToOneDecimal(from))}</span>
  </label>
);

const Stroke = ({ look }: { look: string }) => (
  <svg className={styles.stroke} data-look={look} viewBox="0 0 36 12" width="36" height="12" aria-hidden="true">
    <path d="M1 6h34" />
  </svg>
);
