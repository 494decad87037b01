import type { DeskAerodrome } from '#contract/desk.ts';
import { AgeMark } from '#renderer/components/text/AgeMark.tsx';
import { SeverityMark } from '#renderer/components/notams/SeverityMark.tsx';
import { useNow } from '#renderer/data/use-now.ts';
import { ageOfPlace } from '#renderer/format/age.ts';
import { bestSentence, isVariable } from '#words/runway-wind.ts';
import { words } from '#renderer/i18n/words.ts';
import { WeatherCodes } from '#renderer/components/text/WeatherCodes.tsx';
import { ageLine, surfaceWindLine } from '#words/report-lines.ts';
import { isNoneLeft, runwaysLeftSentence } from '#words/runways-left.ts';
import { dayTime, useLocalTime } from '#renderer/format/time.ts';
import styles from './Cards.module.css';

/** What a card says of one aerodrome at the time of the window; `isNow`: that is now. */
export function AerodromeFacts({ aerodrome, isNow }: { aerodrome: DeskAerodrome; isNow: boolean }) {
  const { home } = words;
  const localTime = useLocalTime();
  const now = useNow();
  const { atTime, severities, sun, isNight, best, bestNow, weather, timezone } = aerodrome;
  const inForce = severities.filter(({ count }) => count > 0);
  const whys = atTime.reasons.map((code) => words.airport.openNow.reasons[code]);
  return (
    <>
      <dl className={styles.facts}>
        <dt>{words.common.runways}</dt>
        <dd>
          <span data-none-left={isNoneLeft(atTime) || atTime.state === 'closed'}>
            {isNow ? words.common.now : dayTime(atTime.at)}
            {words.common.colon}
            {leftInWords(atTime)}
          </span>
        </dd>
        <dt>{isNow ? home.inForceNow : home.inForceThen}</dt>
        <dd className={styles.severities}>
          {inForce.map(({ severity, count }) => (
            <span key={severity} className={styles.severity}>
              <SeverityMark severity={severity} wordless /> {count}
            </span>
          ))}
          {inForce.length === 0 && <span>{aerodrome.notams.isWhole ? home.noneInForce : words.common.unknown}</span>}
        </dd>
        <dt>{words.compare.best}</dt>
        <dd className={styles.wind}>
          <span>{bestSentence(best, isVariable(best.wind), words.weather)}</span>
          {(best.wind !== null || !isNow) && <span>{surfaceWindLine(best, words.weather)}</span>}
          {!isNow && <span>{home.windNow(surfaceWindLine(bestNow, words.weather))}</span>}
        </dd>
        <dt>{words.weather.title}</dt>
        <dd className={styles.wind}>
          <span>{weather ? ageLine(weather, words.weather) : words.common.unknown}</span>
          {weather?.metar && (
            <span className={styles.report}>
              <WeatherCodes text={weather.metar.raw} />
            </span>
          )}
        </dd>
        <dt>{words.briefing.sun}</dt>
        <dd>
          {sunInWords(sun, (iso) => localTime(iso, timezone))}
          {isNight === true && <span>{isNow ? home.nightNow : home.nightThen}</span>}
        </dd>
        <dt>{home.age}</dt>
        <dd>
          <AgeMark age={ageOfPlace(aerodrome.notams, now)} />
        </dd>
      </dl>
      {whys.length > 0 && (
        <details className={styles.whys}>
          <summary>{words.common.why}</summary>
          <ul>
            {whys.map((why) => (
              <li key={why}>{why}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

type OpenThen = DeskAerodrome['now'];

/** `2 of 3 open, 1 restricted`; closed or unknown where the core says so. */
function leftInWords(then: OpenThen): string {
  const { home } = words;
  if (then.state === 'closed') return home.aerodromeClosed;
  const left = runwaysLeftSentence(then, words.common, 'short');
  return then.state === 'mayBeClosed' && then.runwaysLeft !== null ? `${home.aerodromeMayBeClosed}, ${left}` : left;
}

function sunInWords(sun: DeskAerodrome['sun'], write: (iso: string) => string): string {
  const { home } = words;
  if (sun === null) return home.noPosition;
  const { sunrise, sunset, isUpAtNoon } = sun;
  if (sunrise === null && sunset === null) return isUpAtNoon ? home.sunUp : home.sunDown;
  return [...(sunrise === null ? [] : [home.sunrise(write(sunrise))]), ...(sunset === null ? [] : [home.sunset(write(sunset))])].join(', ');
}
