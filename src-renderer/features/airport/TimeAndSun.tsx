import type { Airport } from '#contract/resources.ts';
import { Facts } from '#renderer/components/Facts.tsx';
import { Sheet } from '#renderer/components/Sheet.tsx';
import { known } from '#renderer/components/Unknown.tsx';
import { useNow } from '#renderer/components/use-now.ts';
import { words } from '#renderer/languages/words.ts';
import { useSettings } from '#renderer/stores/settings.ts';
import { sunDay } from '#renderer/wording/sun.ts';
import { chosenZone, localTime, utc } from '#renderer/wording/time.ts';
import { sunFacts } from './sun-facts.ts';
import styles from './AirportView.module.css';

/** What time it is at an airport, and the light of its day. */
export function TimeAndSun({ airport }: { airport: Airport }) {
  const now = useNow();
  const { latitude, longitude, timezone } = airport;
  const zone = chosenZone(
    useSettings(({ settings }) => settings.timeZone),
    timezone,
  );
  const { airport: text } = words;
  const day = latitude === null || longitude === null ? undefined : sunDay({ latitude, longitude }, now, timezone);
  return (
    <Sheet title={text.time}>
      <div className={styles.facts}>
        <Facts
          facts={[
            {
              name: text.localTime,
              value: known(timezone, (there) => localTime(now, there) ?? text.zoneUnknown),
              more: timezone ?? undefined,
            },
            { name: text.universalTime, value: utc(now) },
          ]}
        />
        {day !== undefined && <Facts facts={sunFacts(day, zone)} />}
        <p className={styles.small}>{day === undefined ? text.sunUnknown : text.sunNote(day.date, zone)}</p>
      </div>
    </Sheet>
  );
}
