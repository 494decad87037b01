import type { Airport } from '#contract/airports/airport.ts';
import { formatZulu } from '#domain/time.ts';
import { Facts } from '#renderer/components/tables/Facts.tsx';
import { FoldingSheet } from '#renderer/components/page/FoldingSheet.tsx';
import { known } from '#renderer/components/text/Unknown.tsx';
import { useNow } from '#renderer/data/use-now.ts';
import { words } from '#renderer/i18n/words.ts';
import { useSettings } from '#renderer/data/settings/settings.ts';
import { sunDay } from '#domain/sun-day.ts';
import { chosenZone, localTime, utc } from '#renderer/format/time.ts';
import type { PageTimes } from '../times/page-times.ts';
import { sunFacts, type SunFact } from './sun-facts.ts';
import styles from '../AirportView.module.css';

/** Local time at an airport, and its sunrise, sunset and twilight. */
export function TimeAndSun({ airport, times }: { airport: Airport; times: PageTimes }) {
  const now = useNow();
  const { latitude, longitude, timezone } = airport;
  const choice = useSettings(({ settings }) => settings.timeZone);
  const zone = chosenZone(times.isLocal ? 'airport' : choice, timezone);
  const { airport: text } = words;
  const day = latitude === null || longitude === null ? undefined : sunDay({ latitude, longitude }, now, timezone);
  return (
    <FoldingSheet name="airport.sun" title={text.time}>
      <div className={styles.facts}>
        <Facts
          facts={[
            {
              name: text.localTime,
              value: known(timezone, (there) => localTime(now, there) ?? text.zoneUnknown),
              more: timezone ?? undefined,
            },
            { name: text.utc, value: utc(now), more: formatZulu(now) },
          ]}
        />
        {day !== undefined && <Facts facts={sunFacts(day, zone).map((fact) => ({ name: fact.name, value: valueOf(fact, times) }))} />}
        <p className={styles.small}>{day === undefined ? text.sunUnknown : text.sunNote(day.date, zone)}</p>
      </div>
    </FoldingSheet>
  );
}

const valueOf = ({ value, at }: SunFact, times: PageTimes) =>
  at === undefined ? (
    value
  ) : (
    <time dateTime={at} title={times.hint(at)}>
      {value}
    </time>
  );
