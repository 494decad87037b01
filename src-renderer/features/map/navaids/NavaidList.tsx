import { Link } from 'wouter';
import { Sheet } from '#renderer/components/page/Sheet.tsx';
import { tuningInWords } from '#renderer/format/navaid.ts';
import { useUnits } from '#renderer/format/use-units.ts';
import { useApi } from '#renderer/data/api/use-query.ts';
import { addToRoute } from '#renderer/data/route/route-in-address.ts';
import { words } from '#renderer/i18n/words.ts';
import { useMap } from '../map-state.ts';
import { awayInWords, PlaceRow, Rows } from '../panels/Rows.tsx';
import { NAVAIDS_FROM } from './navaid-marks.ts';
import { navaidKey, navaidRequest, type NavaidsInView, type PlacedNavaid } from './use-navaids.ts';
import styles from '../panels/rows.module.css';
import { NavaidMark } from '../chart/ShapeMark.tsx';

/** The navaids that the map draws, and the types that are hidden; nothing when zoomed out, where it draws none. */
export function NavaidList({ navaids: { inView } }: { navaids: NavaidsInView }) {
  const zoom = useMap((map) => map.view.zoom);
  const hidden = useMap((map) => map.hiddenNavaids);
  const { map } = words;
  if (zoom < NAVAIDS_FROM) return null;
  return (
    <Sheet title={map.navaidsInView} aside={map.drawn(inView.length)} flush>
      <div className="quiet">
        {hidden.length > 0 && <p>{map.undrawnByChoice(hidden.join(', '))}</p>}
        <p>{inView.length === 0 ? map.noneInView : map.navaidsFromCentre}</p>
      </div>
      <Rows label={map.navaidsInView} items={inView}>
        {(navaid) => <NavaidRow key={navaidKey(navaid)} navaid={navaid} />}
      </Rows>
    </Sheet>
  );
}

function NavaidRow({ navaid }: { navaid: PlacedNavaid }) {
  const view = useMap((map) => map.view);
  const units = useUnits();
  const { ident, name, type, latitude, longitude } = navaid;
  const { body } = useApi('getNavaid', navaidRequest(navaid));
  return (
    <PlaceRow mark={<NavaidMark type={type} />} href={`/map?at=${latitude},${longitude}`} place={navaid} code={ident} name={name}>
      <span className={styles.more}>
        {tuningInWords(navaid)} · {awayInWords(view, navaid, units)} ·{' '}
        <Link href={addToRoute(ident, body?.id)} aria-label={words.routeMap.addNamed(ident)}>
          {words.common.addToRoute}
        </Link>
      </span>
    </PlaceRow>
  );
}
