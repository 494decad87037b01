import type { ReactNode } from 'react';
import type { DrawnClosure, DrawnHours, Hours } from '#contract/airports/hours.ts';
import { timeOnly } from '#renderer/format/time.ts';
import { words } from '#renderer/i18n/words.ts';
import styles from './DayStrip.module.css';

const HOUR = 3_600_000;

type StripRow = DrawnHours & {
  key: string;
  name: string;
  /** It heads the row; there is nothing where the strip is of one aerodrome. */
  head?: ReactNode;
  /** All NOTAMs of it are stored: only then is it open where nothing is drawn. */
  isWhole: boolean;
};

type DayStripProps = {
  hours: Hours;
  /** The moment is marked. */
  at: string;
  rows: readonly StripRow[];
  /** Bars under each other in a row; the row says how many more there are. */
  most: number;
};

/** 24 hours: a row per aerodrome, night shaded, closures drawn, as the core says them. */
export function DayStrip({ hours: { start, end }, at: marked, rows, most }: DayStripProps) {
  const at = (iso: string): number => (100 * (Date.parse(iso) - Date.parse(start))) / (Date.parse(end) - Date.parse(start));
  return (
    <div className={styles.strip} data-headed={rows.some(({ head }) => head !== undefined)}>
      <div className={styles.hours} aria-hidden="true">
        {hoursOf(start, end).map((hour, index) => (
          <span key={hour} data-minor={index % 2 === 1} style={{ left: `${at(new Date(hour).toISOString())}%` }}>
            {timeOnly(hour).slice(0, 2)}
          </span>
        ))}
      </div>
      <ul className={styles.rows}>
        {rows.map((row) => (
          <li key={row.key} className={styles.row}>
            {row.head}
            <Row row={row} at={at} marked={at(marked)} most={most} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** `at` gives the place of a moment in per cent of the strip. */
type RowProps = { row: StripRow; at: (iso: string) => number; marked: number; most: number };

function Row({ row, at, marked, most }: RowProps) {
  const { home } = words;
  const span = ({ start, end }: Hours) => ({ left: `${at(start)}%`, width: `${Math.max(0.4, at(end) - at(start))}%` });
  const shown = row.closures.slice(0, most);
  const more = row.closures.length - shown.length;
  return (
    <figure className={styles.line} aria-label={rowInWords(row)}>
      <div className={styles.drawn} aria-hidden="true">
        {row.nights.map((night) => (
          <span key={night.start} className={styles.night} style={span(night)} />
        ))}
        {row.noneLeft.map((none) => (
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
                <span className={styles.label}>{closure.runway ?? words.notams.categories.aerodrome}</span>
              </span>
            </span>
          ))}
        </span>
        {!row.isWhole && shown.length === 0 && <span className={styles.unknown}>{home.notWhole}</span>}
        {more > 0 && <span className={styles.more}>{home.more(more)}</span>}
      </div>
    </figure>
  );
}

/** Lists every third full hour within. */
function hoursOf(start: string, end: string): number[] {
  const first = Math.ceil(Date.parse(start) / (3 * HOUR)) * 3 * HOUR;
  return Array.from({ length: 8 }, (_, index) => first + index * 3 * HOUR).filter((hour) => hour <= Date.parse(end));
}

/** What the strip draws, in one sentence for who does not see it. A closure that names no runway counts as one of the aerodrome. */
function closureInWords({ kind, runway, isPart }: Pick<DrawnClosure, 'kind' | 'runway' | 'isPart'>): string {
  const { kinds, partially } = words.notams.effects;
  return kinds[kind === 'closesRunway' && runway === null ? 'closesAerodrome' : kind](runway, isPart ? partially : '');
}

const drawnInWords = (closure: DrawnClosure): string =>
  words.home.stripClosed(closureInWords(closure), timeOnly(closure.start), timeOnly(closure.end));

function rowInWords({ name, isWhole, closures, nights }: StripRow): string {
  const { home } = words;
  const none = isWhole ? home.stripNone(name) : home.stripUnknown(name);
  const dark = nights.map(({ start, end }) => home.stripNight(timeOnly(start), timeOnly(end)));
  return [closures.length > 0 ? `${name}${words.common.colon}${closures.map(drawnInWords).join(', ')}` : none, ...dark].join(
    words.common.semicolon,
  );
}
