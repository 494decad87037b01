import type { NavaidType } from '#contract/navaids/navaid.ts';
import { Sheet } from '#renderer/components/page/Sheet.tsx';
import { severities } from '#renderer/format/notams/facets.ts';
import { SeverityMark } from '#renderer/components/notams/SeverityMark.tsx';
import { upToOneDecimal } from '#renderer/format/units.ts';
import { words } from '#renderer/i18n/words.ts';
import { drawnFrom, kinds, type Kind } from '../airports/airport-kinds.ts';
import { ringShape } from './kind-shapes.ts';
import { useMap, mapIds } from '../map-state.ts';
import { NAVAIDS_FROM, navaidTypes } from '../navaids/navaid-types.ts';
import { confidences } from '../notams/map-notams.ts';
import { ShapeMark, KindMark, NavaidMark } from './ShapeMark.tsx';
import styles from './Legend.module.css';

/** What fill and bar of a symbol mean, each seen with and without it. */
const symbols = [
  ['symbolHard', ringShape('large', true, true)],
  ['symbolOpen', ringShape('large', false, true)],
  ['symbolBar', ringShape('medium', true, true)],
  ['symbolNoBar', ringShape('medium', true, false)],
] as const;

/** What every mark means; each kind of airport and each type of navaid can be hidden here. */
export function Legend() {
  const zoom = useMap((map) => map.view.zoom);
  const { map } = words;
  return (
    <div id={mapIds.legend} tabIndex={-1} className={styles.legend}>
      <Sheet title={map.legend} aside={map.zoomNow(upToOneDecimal(zoom))}>
        <fieldset className={styles.part}>
          <legend>{map.drawnKinds}</legend>
          {kinds.map((kind) => (
            <KindChoice key={kind} kind={kind} />
          ))}
        </fieldset>
        <div className={styles.part}>
          <h3>{map.symbols}</h3>
          {symbols.map(([word, shape]) => (
            <span key={word} className={styles.sample}>
              <ShapeMark shape={shape} of="airport" />
              {map[word]}
            </span>
          ))}
        </div>
        <fieldset className={styles.part}>
          <legend>{map.drawnNavaids}</legend>
          {navaidTypes.map((type) => (
            <NavaidChoice key={type} type={type} />
          ))}
        </fieldset>
        <div className={styles.part}>
          <h3>{map.severity}</h3>
          {severities.map((severity) => (
            <SeverityMark key={severity} severity={severity} />
          ))}
        </div>
        <div className={styles.part}>
          <h3>{map.line}</h3>
          {confidences.map((confidence) => (
            <span key={confidence} className={styles.sample}>
              <Stroke look={confidence} />
              {map.confidences[confidence]}
            </span>
          ))}
        </div>
        <div className={styles.part}>
          <h3>{map.runways}</h3>
          {(['runwayGiven', 'runwayEstimated', 'runwayClosed'] as const).map((look) => (
            <span key={look} className={styles.sample}>
              <Stroke look={look} />
              {map[look]}
            </span>
          ))}
        </div>
        <p className={styles.note}>{map.land}</p>
      </Sheet>
    </div>
  );
}

function KindChoice({ kind }: { kind: Kind }) {
  const isHidden = useMap((map) => map.hidden.includes(kind));
  const toggle = useMap((map) => map.toggle);
  const { map } = words;
  return (
    <label className={styles.choice}>
      <input type="checkbox" checked={!isHidden} onChange={() => toggle(kind)} />
      <KindMark kind={kind} />
      {map.kinds[kind]}
      <span className={styles.from}>{drawnFrom[kind] === 0 ? map.always : map.fromZoom(upToOneDecimal(drawnFrom[kind]))}</span>
    </label>
  );
}

function NavaidChoice({ type }: { type: NavaidType }) {
  const isHidden = useMap((map) => map.hiddenNavaids.includes(type));
  const toggle = useMap((map) => map.toggleNavaid);
  return (
    <label className={styles.choice}>
      <input type="checkbox" checked={!isHidden} onChange={() => toggle(type)} />
      <NavaidMark type={type} />
      {type}
      <span className={styles.from}>{words.map.fromZoom(upToOneDecimal(NAVAIDS_FROM))}</span>
    </label>
  );
}

const Stroke = ({ look }: { look: string }) => (
  <svg className={styles.stroke} data-look={look} viewBox="0 0 36 12" width="36" height="12" aria-hidden="true">
    <path d="M1 6h34" />
  </svg>
);
