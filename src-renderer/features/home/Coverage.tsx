import { useState } from 'react';
import { Button } from '@mantine/core';
import { Link } from 'wouter';
import type { CoveredCountry, Desk } from '#contract/desk.ts';
import { Sheet } from '#renderer/components/page/Sheet.tsx';
import { useNow } from '#renderer/data/use-now.ts';
import { countryName } from '#renderer/format/names.ts';
import { words } from '#renderer/i18n/words.ts';
import { dayTime } from '#renderer/format/time.ts';
import styles from './Home.module.css';

const HOUR = 3_600_000;
/** Countries without an airport of the desk that are listed at once. */
const MOST_OTHERS = 12;

/** Shows the age of the newest NOTAM by country: `United Kingdom 91 d · France 3 h · Switzerland none`. */
export function Coverage({ coverage }: Pick<Desk, 'coverage'>) {
  const { home } = words;
  const [showsAll, setShowsAll] = useState(false);
  const others = coverage.filter(({ isOnDesk }) => !isOnDesk);
  const hidden = showsAll ? 0 : Math.max(0, others.length - MOST_OTHERS);
  const shown = coverage.slice(0, coverage.length - hidden);
  return (
    <Sheet title={home.coverage}>
      {coverage.every(({ notams }) => notams === 0) && <p className="dim">{home.coverageNone}</p>}
      <ul className={styles.coverage}>
        {shown.map((country) => (
          <li key={country.countryCode ?? ''}>
            <Country country={country} />
          </li>
        ))}
        {hidden > 0 && (
          <li>
            <Button variant="default" size="compact-xs" onClick={() => setShowsAll(true)}>
              {home.coverageOthers(hidden)}
            </Button>
          </li>
        )}
      </ul>
    </Sheet>
  );
}

function Country({ country: { countryCode, notams, issuedAt, freshness } }: { country: CoveredCountry }) {
  const { home } = words;
  const now = useNow();
  const name = countryCode === null ? words.common.otherPlaces : countryName(countryCode);
  const age =
    notams === 0
      ? words.common.none
      : issuedAt === null
        ? words.common.ageUnknown
        : home.covered(Math.ceil(Math.max(0, now - Date.parse(issuedAt)) / HOUR));
  const title = issuedAt === null ? undefined : home.newestIssued(dayTime(issuedAt), notams);
  return (
    <span title={title}>
      {countryCode === null ? name : <Link href={`/notams?country=${countryCode}`}>{name}</Link>}{' '}
      <span className={styles.age} data-grade={notams === 0 ? 'unknown' : freshness}>
        {age}
      </span>
    </span>
  );
}
