import type { DeskAerodrome } from '#contract/desk.ts';
import { AgeMark } from '#renderer/components/text/AgeMark.tsx';
import { SeverityMark } from '#renderer/components/notams/SeverityMark.tsx';
import { useNow } from '#renderer/data/use-now.ts';
import { notamAge } from '#domain/age.ts';
import { ageOf } from '#renderer/format/age.ts';
import { words } from '#renderer/i18n/words.ts';
import { dayTime, useLocalTime } from '../moments.ts';
import { bestInWords, leftInWords, sunInWords, whysOf } from './facts-in-words.ts';
import styles from './Cards.module.css';

/** What a card says of one aerodrome; `isNow`: the time beside now is now. */
export function AerodromeFacts({ aerodrome, isNow }: { aerodrome: DeskAerodrome; isNow: boolean }) {
  const { home } = words;
  const localTime = useLocalTime();
  const { now, atTime, severities, sun, isNight, best, timezone } = aerodrome;
  const time = isNow ? home.now : dayTime(atTime.at);
  const inForce = severities.filter(({ count }) => count > 0);
  const whys = [...new Set([...whysOf(now), ...whysOf(atTime)])];
  return (
    <>
      <dl className={styles.facts}>
        <dt>{home.runways}</dt>
        <dd>
          <span data-none-left={now.runwaysLeft === 0 || now.state === 'closed'}>
            {home.now}: {leftInWords(now)}
          </span>
          {!isNow && (
            <span data-none-left={atTime.runwaysLeft === 0 || atTime.state === 'closed'}>
              {time}: {leftInWords(atTime)}
            </span>
          )}
        </dd>
        <dt>{isNow ? home.inForceNow : home.inForceThen}</dt>
        <dd className={styles.severities}>
          {inForce.map(({ severity, count }) => (
            <span key={severity} className={styles.severity}>
              <SeverityMark severity={severity} wordless /> {count}
            </span>
          ))}
          {inForce.length === 0 && <span>{aerodrome.notams.isCovered ? home.noneInForce : home.leftUnknown}</span>}
        </dd>
        <dt>{home.bestRunway}</dt>
        <dd>{bestInWords(best)}</dd>
        <dt>{home.sun}</dt>
        <dd>
          {sunInWords(sun, (iso) => localTime(iso, timezone))}
          {isNight === true && <span>{isNow ? home.nightNow : home.nightThen}</span>}
        </dd>
        <dt>{home.age}</dt>
        <dd>
          <PlaceAge notams={aerodrome.notams} />
        </dd>
      </dl>
      {whys.length > 0 && (
        <details className={styles.whys}>
          <summary>{home.why}</summary>
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

/** By the newest NOTAM of its region: others may be newer, and say nothing about it. */
function PlaceAge({ notams: { isCovered, issuedAt } }: Pick<DeskAerodrome, 'notams'>) {
  const now = useNow();
  return <AgeMark age={isCovered ? ageOf(issuedAt, now, notamAge) : { grade: 'unknown', words: words.home.notCovered }} />;
}
