import { Link } from 'wouter';
import type { Desk, DeskAerodrome, DrawnClosure } from '#contract/desk.ts';
import { Sheet } from '#renderer/components/page/Sheet.tsx';
import { words } from '#renderer/i18n/words.ts';
import { dayTime, timeOnly } from '#renderer/format/time.ts';
import styles from './Strip.module.css';

const HOUR = 3_600_000;
/** Bars under each other in a row; the row says how many more there are. */
const MOST_BARS = 4;

/** The 24 hours of the desk: a row per aerodrome, night shaded, closures drawn. */
export function Strip({ desk }: { desk: Desk }) {
  const { home } = words;
  const { start, end } = desk.strip;
  const at = (iso: string): number => (100 * (Date.parse(iso) - Date.parse(start))) / (Date.parse(end) - Date.parse(start));
  const marked = at(desk.at);
  return (
    <Sheet title={home.strip} aside={home.stripOf(dayTime(start), dayTime(end))} flush>
      <div className={styles.strip}>
        <div className={styles.hours} aria-hidden="true">
          {hoursOf(start, end).map((hour, index) => (
            <span key={hour} data-minor={index % 2 === 1} style={{ left: `${at(new Date(hour).toISOString())}%` }}>
              {timeOnly(new Date(hour).toISOString()).slice(0, 2)}
            </span>
          ))}
        </div>
        <ul className={styles.rows}>
          {desk.aerodromes.map((aerodrome) => (
            <li key={aerodrome.airportId} className={styles.row}>
              <Link href={`/notams/${encodeURIComponent(aerodrome.code ?? aerodrome.airportId)}`} className={styles.name ?? ''}>
                {aerodrome.code ?? aerodrome.name}
              </Link>
              <Hours aerodrome={aerodrome} at={at} marked={marked} />
            </li>
          ))}
        </ul>
      </div>
    </Sheet>
  );
}

/** `at` gives the place of a moment in per cent of the strip. */
type HoursProps = { aerodrome: DeskAerodrome; at: (iso: string) => number; marked: number };

function Hours({ aerodrome, at, marked }: HoursProps) {
  const { home } = words;
  const span = ({ start, end }: { start: string; end: string }) => ({
    left: `${at(start)}%`,
    width: `${Math.max(0.4, at(end) - at(start))}%`,
  });
  const shown = aerodrome.closures.slice(0, MOST_BARS);
  const more = aerodrome.closures.length - shown.length;
  return (
    <figure className={styles.line} aria-label={rowInWords(aerodrome)}>
      <div className={styles.drawn} aria-hidden="true">
        {aerodrome.nights.map((night) => (
          <span key={night.start} className={styles.night} style={span(night)} />
        ))}
        {aerodrome.noneLeft.map((none) => (
          <span key={none.start} className={styles.none} style={span(none)} />
        ))}
        <span className={styles.mark} style={{ left: `${marked}%` }} />
        <span className={styles.bars}>
          {shown.map((closure) => (
            <span key={`${closure.id} ${closure.kind} ${closure.runway} ${closure.start}`} className={styles.lane}>
              <span
                className={styles.bar}
                data-kind={closure.kind}
                data-part={closure.isPart}
                style={span(closure)}
                title={drawnInWords(closure)}
              >
                <span className={styles.label}>{closure.runway ?? home.aerodrome}</span>
              </span>
            </span>
          ))}
        </span>
        {!aerodrome.notams.isCovered && shown.length === 0 && <span className={styles.unknown}>{home.notCovered}</span>}
        {more > 0 && <span className={styles.more}>{home.more(more)}</span>}
      </div>
    </figure>
  );
}

/** Every third full hour within. */
function hoursOf(start: string, end: string): number[] {
  const first = Math.ceil(Date.parse(start) / (3 * HOUR)) * 3 * HOUR;
  return Array.from({ length: 8 }, (_, index) => first + index * 3 * HOUR).filter((hour) => hour <= Date.parse(end));
}

/** What the strip draws of an aerodrome, in one sentence for who does not see it. A closure that names no runway counts as one of the aerodrome. */
function closureInWords({ kind, runway, isPart }: Pick<DrawnClosure, 'kind' | 'runway' | 'isPart'>): string {
  const { kinds, partially } = words.notams.effects;
  return kinds[kind === 'closesRunway' && runway === null ? 'closesAerodrome' : kind](runway, isPart ? partially : '');
}

const drawnInWords = (closure: DrawnClosure): string =>
  words.home.stripClosed(closureInWords(closure), timeOnly(closure.start), timeOnly(closure.end));

function rowInWords(aerodrome: DeskAerodrome): string {
  const { home } = words;
  const name = aerodrome.code ?? aerodrome.name;
  const none = aerodrome.notams.isCovered ? home.stripNone(name) : home.stripUnknown(name);
  const closures = aerodrome.closures.map(drawnInWords);
  const nights = aerodrome.nights.map(({ start, end }) => home.stripNight(timeOnly(start), timeOnly(end)));
  return [closures.length > 0 ? `${name}: ${closures.join(', ')}` : none, ...nights].join('; ');
}
