import { Link } from 'wouter';
import type { Desk } from '#contract/desk.ts';
import { DayStrip } from '#renderer/components/airport/DayStrip.tsx';
import { Sheet } from '#renderer/components/page/Sheet.tsx';
import { words } from '#renderer/i18n/words.ts';
import { dayTime } from '#renderer/format/time.ts';
import styles from './Home.module.css';

const MOST_BARS = 4;

/** Draws the 24 hours of the desk, a row per aerodrome. */
export function Strip({ desk: { aerodromes, at, strip } }: { desk: Desk }) {
  const { home } = words;
  const rows = aerodromes.map(({ airportId, code, name, nights, closures, noneLeft, notams }) => ({
    key: airportId,
    name: code ?? name,
    head: (
      <Link href={`/notams/${encodeURIComponent(code ?? airportId)}`} className={styles.stripName ?? ''}>
        {code ?? name}
      </Link>
    ),
    isWhole: notams.isWhole,
    nights,
    closures,
    noneLeft,
  }));
  return (
    <Sheet title={home.strip} aside={home.stripOf(dayTime(strip.start), dayTime(strip.end))} flush>
      <DayStrip hours={strip} at={at} rows={rows} most={MOST_BARS} />
    </Sheet>
  );
}
