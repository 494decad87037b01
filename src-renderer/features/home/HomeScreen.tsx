import { Button, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'wouter';
import type { Desk, CoveredCountry } from '#contract/desk.ts';
import { MakeReady } from '#renderer/components/dataset/MakeReady.tsx';
import { FaultBoundary } from '#renderer/components/faults/FaultBoundary.tsx';
import { ProblemNotice } from '#renderer/components/notices/ProblemNotice.tsx';
import { useTitle } from '#renderer/components/page/Page.tsx';
import { AgeMark } from '#renderer/components/text/AgeMark.tsx';
import { SurfaceWinds } from '#renderer/components/text/SurfaceWinds.tsx';
import { useAct } from '#renderer/data/api/use-act.ts';
import { readAgain } from '#renderer/data/api/use-query.ts';
import { useFavourites } from '#renderer/data/airports/favourites.ts';
import { useIsAnonymous } from '#renderer/data/session/rights.ts';
import { words } from '#renderer/i18n/words.ts';
import { DropNotams } from './aside/DropNotams.tsx';
import { News } from './aside/News.tsx';
import { Cards } from './cards/Cards.tsx';
import { useDesk } from './use-desk.ts';
import { notamAge } from '#domain/age.ts';
import { ageOf } from '#renderer/format/age.ts';
import { dayTime } from '#renderer/format/time.ts';
import { Newcomer } from './Newcomer.tsx';
import styles from './Home.module.css';
import { DayStrip } from '#renderer/components/airport/DayStrip.tsx';
import { Sheet } from '#renderer/components/page/Sheet.tsx';
import { useNow } from '#renderer/data/use-now.ts';
import { countryName } from '#renderer/format/names.ts';

/** The first screen: the user's airports and routes, 24 hours, what is new, and what is covered. */
export function HomeScreen() {
  const { home } = words;
  useTitle(home.title);
  const desked = useDesk();
  const { desk, problem } = desked;
  return (
    <div className="page">
      <VisuallyHidden component="h1">{home.title}</VisuallyHidden>
      <FaultBoundary what={home.title}>
        <Newcomer keepsPlaces={desk !== undefined && desk.aerodromes.length > 0} />
      </FaultBoundary>
      {problem !== undefined && (
        <div className="stack">
          <ProblemNotice problem={problem} />
          <Button onClick={() => readAgain('getDesk')}>{words.common.retry}</Button>
        </div>
      )}
      <div className={styles.columns}>
        <div className="stack" aria-busy={!desked.isCurrent && problem === undefined}>
          <div className="aligned-end">
            <SurfaceWinds className={styles.wind} />
            {desk !== undefined && desk.aerodromes.length > 0 && <MakeReady hotkey="home.ready" />}
          </div>
          {desk === undefined && problem === undefined && <output className="waiting">{home.loading}</output>}
          {desk !== undefined && (
            <FaultBoundary what={home.cards}>
              <Kept desk={desk} />
            </FaultBoundary>
          )}
        </div>
        <div className="stack">
          {desk !== undefined && desk.aerodromes.length > 0 && (
            <FaultBoundary what={home.news}>
              <News desk={desk} />
            </FaultBoundary>
          )}
          <FaultBoundary what={home.drop}>
            <DropNotams />
          </FaultBoundary>
        </div>
      </div>
      {desk !== undefined && (
        <FaultBoundary what={home.coverage}>
          <Coverage coverage={desk.coverage} />
        </FaultBoundary>
      )}
    </div>
  );
}

function Kept({ desk }: { desk: Desk }) {
  const { home } = words;
  const isAnonymous = useIsAnonymous();
  const isEmpty = desk.favourites.length + desk.routes.length === 0;
  return (
    <>
      <section aria-labelledby="desk-cards">
        <h2 id="desk-cards" className={styles.heading}>
          {home.cards}
        </h2>
        {isEmpty ? (
          <>
            <p className="dim">
              {isAnonymous ? home.needsUser : home.noCards} <Link href="/airports">{home.toAirports}</Link> ·{' '}
              <Link href="/route">{words.route.title}</Link>
            </p>
            {desk.suggested.length > 0 && <Suggested suggested={desk.suggested} />}
          </>
        ) : (
          <>
            <FaultBoundary what={home.cards}>
              <Cards desk={desk} />
            </FaultBoundary>
            <p className={styles.keys}>
              {home.keys} {desk.notShown > 0 && home.notShown(desk.notShown)}
            </p>
          </>
        )}
      </section>
      {desk.aerodromes.length > 0 && (
        <FaultBoundary what={home.strip}>
          <Strip desk={desk} />
        </FaultBoundary>
      )}
    </>
  );
}

/** The aerodromes are those of the user's time zone; one click marks each. */
function Suggested({ suggested }: Pick<Desk, 'suggested'>) {
  const toggle = useFavourites((favourites) => favourites.toggle);
  const { busy, problem, act } = useAct();
  const { home } = words;
  return (
    <div className="ways">
      <span>{home.suggested}</span>
      {suggested.map(({ airportId, code, name }) => (
        <Button
          key={airportId}
          size="compact-sm"
          disabled={busy}
          aria-label={home.mark(`${code ?? ''} ${name}`.trim())}
          onClick={() => void act(() => toggle(airportId, name))}
        >
          ☆ {code} {name}
        </Button>
      ))}
      <ProblemNotice problem={problem} />
    </div>
  );
}

const MOST_BARS = 4;

/** Draws the 24 hours of the desk, a row per aerodrome. */
function Strip({ desk: { aerodromes, at, strip } }: { desk: Desk }) {
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

/** Countries without an airport of the desk that are listed at once. */
const MOST_OTHERS = 12;

/** Shows the age of the newest NOTAM by country: `United Kingdom 91 days old · stale`, `Switzerland none`. */
function Coverage({ coverage }: Pick<Desk, 'coverage'>) {
  const { home } = words;
  const [showsAll, setShowsAll] = useState(false);
  const others = coverage.filter(({ isOnDesk }) => !isOnDesk);
  const hidden = showsAll ? 0 : Math.max(0, others.length - MOST_OTHERS);
  const shown = coverage.slice(0, coverage.length - hidden);
  return (
    <Sheet title={home.coverage}>
      {coverage.every(({ notams }) => notams === 0) && <p className="dim">{home.coverageNone}</p>}
      <ul className="bare-list line">
        {shown.map((country) => (
          <li key={country.countryCode ?? ''}>
            <Country country={country} />
          </li>
        ))}
        {hidden > 0 && (
          <li>
            <Button size="compact-xs" onClick={() => setShowsAll(true)}>
              {home.coverageOthers(hidden)}
            </Button>
          </li>
        )}
      </ul>
    </Sheet>
  );
}

function Country({ country: { countryCode, notams, issuedAt } }: { country: CoveredCountry }) {
  const { home } = words;
  const now = useNow();
  const name = countryCode === null ? words.common.otherPlaces : countryName(countryCode);
  const title = issuedAt === null ? undefined : home.newestIssued(dayTime(issuedAt), notams);
  return (
    <span title={title}>
      {countryCode === null ? name : <Link href={`/notams?country=${countryCode}`}>{name}</Link>}{' '}
      <AgeMark age={notams === 0 ? { grade: 'unknown', words: words.common.none } : ageOf(issuedAt, now, notamAge)} />
    </span>
  );
}
