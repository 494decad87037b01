import { words } from '#renderer/i18n/words.ts';
import { useUnits } from '#renderer/format/use-units.ts';
import { tuningInWords } from '#renderer/format/navaid.ts';
import { SeverityMark } from '#renderer/components/notams/SeverityMark.tsx';
import { NotamHeadline } from '#renderer/components/notams/NotamHeadline.tsx';
import { useAirports } from '../airports/airports.ts';
import { useHover, useMap } from '../map-state.ts';
import type { MapNotam } from '../notams/map-notams.ts';
import type { PlacedNavaid } from '../navaids/use-navaids.ts';
import { underPointer } from './under-pointer.ts';
import styles from './chart.module.css';

type HoverCardProps = { notices: readonly MapNotam[]; navaids: readonly PlacedNavaid[] };

/** NOTAMs named in the card; the others are counted. */
const FEW = 3;
/** Pixels between the pointer and the card, and the largest size of the card. */
const [GAP, WIDTH, HEIGHT] = [14, 270, 190];

/** Says what is under the mouse, next to it. It is for the eye alone: the lists and "What is here" have the same and more. */
export function HoverCard({ notices, navaids }: HoverCardProps) {
  const hover = useHover((state) => state.hover);
  const view = useMap((map) => map.view);
  const hidden = useMap((map) => map.hidden);
  const airports = useAirports((loaded) => loaded.airports);
  const units = useUnits();
  if (hover === undefined) return null;
  const { airport, navaid, areas } = underPointer(hover.place, { airports, view, hidden, navaids, notices });
  if (airport === undefined && navaid === undefined && areas.length === 0) return null;
  const left = hover.x + GAP + WIDTH > view.width ? Math.max(0, hover.x - GAP - WIDTH) : hover.x + GAP;
  const top = hover.y + GAP + HEIGHT > view.height ? undefined : hover.y + GAP;
  const { map, common } = words;
  return (
    <div
      className={styles.card}
      aria-hidden="true"
      data-hover-card
      style={{ left, maxWidth: WIDTH, ...(top === undefined ? { bottom: view.height - hover.y + GAP } : { top }) }}
    >
      {airport !== undefined && (
        <>
          <p>
            {airport.code !== null && <b className={styles.code}>{airport.code}</b>} {airport.name}
          </p>
          <p className={styles.more}>
            {map.kinds[airport.kind]} · {airport.elevation === null ? common.unknown : units.length(airport.elevation)}
          </p>
        </>
      )}
      {navaid !== undefined && (
        <>
          <p>
            <b className={styles.code}>{navaid.ident}</b> {navaid.name}
          </p>
          <p className={styles.more}>{[navaid.type, tuningInWords(navaid)].filter((part) => part !== null && part !== '').join(' · ')}</p>
        </>
      )}
      {areas.slice(0, FEW).map(({ notam, severity }) => (
        <p key={notam.id} className={styles.notam}>
          <SeverityMark severity={severity} wordless />
          <span>
            <NotamHeadline decoded={notam.decoded} unknown={map.subjectUnknown} />
          </span>
        </p>
      ))}
      {areas.length > FEW && <p className={styles.more}>{map.moreNotams(areas.length - FEW)}</p>}
    </div>
  );
}
