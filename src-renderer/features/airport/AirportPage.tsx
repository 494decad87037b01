import { useEffect } from 'react';
import { Button, Kbd } from '@mantine/core';
import { Link, useLocation } from 'wouter';
import type { AirportAnswer } from '#contract/airports/airport.ts';
import { fetchedPart, Meanwhile } from '#renderer/components/fetched-part.ts';
import { FaultBoundary } from '#renderer/components/faults/FaultBoundary.tsx';
import { usePageKey } from '#renderer/components/keyboard/use-page-key.ts';
import { withKey } from '#renderer/components/keyboard/with-key.ts';
import { ProblemNotice } from '#renderer/components/notices/ProblemNotice.tsx';
import { useTitle } from '#renderer/components/page/Page.tsx';
import { Tag } from '#renderer/components/text/Tag.tsx';
import { FAVOURITES, FAVOURITES_KEY } from '#renderer/data/airports/favourites.ts';
import { useAerodromeState } from '#renderer/data/airports/use-aerodrome-state.ts';
import { useApi } from '#renderer/data/api/use-query.ts';
import { onMap } from '#renderer/data/on-map.ts';
import { useRecents } from '#renderer/data/recents.ts';
import { addToRoute } from '#renderer/data/route/route-in-address.ts';
import { airportKey, countryName, sizeOrFacility, leadingCode } from '#renderer/format/names.ts';
import { useUnits } from '#renderer/format/use-units.ts';
import { words } from '#renderer/i18n/words.ts';
import styles from './AirportPage.module.css';
import { StateLine } from './state/StateLine.tsx';
import { useLocalTimes, usePageTimes, zoneOf } from './times/page-times.ts';

/** Loaded with the first airport: typing in the search does not need geodesics, magnetic model and sun. */
const AirportSheets = fetchedPart(() => import('./AirportSheets.tsx'));

/** Loads and shows one airport. */
export function AirportPage({ id }: { id: string }) {
  const { latest: airport, problem } = useApi('getAirport', { params: { id: decodeURIComponent(id) }, query: { expand: 'details' } });
  // The page is for one airport, so an earlier answer is the same airport before the dataset was replaced.
  const [, navigate] = useLocation();
  usePageKey(FAVOURITES_KEY, () => navigate(FAVOURITES));
  const remember = useRecents((recents) => recents.remember);
  useEffect(() => {
    if (airport !== undefined) remember(airport);
  }, [airport, remember]);

  if (problem !== undefined && airport === undefined)
    return (
      <div className={styles.view}>
        <h1>{problem.statusCode === 404 ? words.airport.notInDataset : decodeURIComponent(id)}</h1>
        {problem.statusCode === 404 ? <p>{words.compare.notInDataset(decodeURIComponent(id))}</p> : <ProblemNotice problem={problem} />}
        <p>
          <Link href="/search">{words.airport.back}</Link>
        </p>
      </div>
    );
  if (airport === undefined)
    return (
      <div className={styles.view} aria-busy="true">
        <h1>{decodeURIComponent(id)}</h1>
        <output className="waiting">{words.airport.loading}</output>
      </div>
    );
  return (
    <>
      <ProblemNotice problem={problem} />
      <AirportView airport={airport} />
    </>
  );
}

/** Shows all that the data has of one airport. */
function AirportView({ airport }: { airport: AirportAnswer }) {
  const code = leadingCode(airport);
  const key = encodeURIComponent(airportKey(airport));
  const openNow = useAerodromeState(airport.id, 'day');
  const times = usePageTimes(airport.timezone);
  const units = useUnits();
  useTitle(code === null ? airport.name : `${code} ${airport.name}`);

  const place = [airport.city, airport.state, airport.countryCode === null ? null : countryName(airport.countryCode)];
  return (
    <article className={styles.view}>
      <header className="row">
        <div className={styles.name}>
          {code !== null && <span className={styles.code}>{code}</span>}
          <h1>{airport.name}</h1>
          {airport.isClosed === true ? (
            <Tag tone="bad">{words.common.closed}</Tag>
          ) : (
            <span className="dim">
              {sizeOrFacility(airport)}
              {airport.elevation !== null && ` · ${units.length(airport.elevation)}`}
            </span>
          )}
        </div>
        <FaultBoundary what={words.airport.state}>
          <StateLine state={openNow.state} times={times} />
          <ProblemNotice problem={openNow.problem} />
        </FaultBoundary>
        <div className={styles.second}>
          <p className={styles.place}>
            {place.filter((part, index) => part !== null && part !== place[index - 1]).join(', ') || words.common.locationUnknown}
          </p>
          <span className={styles.aside}>
            <TimesSwitch timezone={airport.timezone} />
            <Link href={onMap('airport', airportKey(airport))}>{words.common.showOnMap}</Link>
            {code !== null && airport.latitude !== null && (
              <Link href={addToRoute(code, airport.icaoCode === code ? undefined : airport.id)}>{words.common.addToRoute}</Link>
            )}
            <Link href={`/compare/${key}`}>{words.common.compare}</Link>
          </span>
        </div>
      </header>
      <Meanwhile value={<output className="waiting">{words.airport.loading}</output>}>
        <AirportSheets airport={airport} openNow={openNow} />
      </Meanwhile>
    </article>
  );
}

/** Switches every time of the page to the local time of the aerodrome, and back; nothing where its zone is not known. */
function TimesSwitch({ timezone }: { timezone: string | null }) {
  const { isLocal, toggle } = useLocalTimes();
  const isKnown = zoneOf(timezone) !== undefined;
  usePageKey('l', isKnown ? toggle : undefined);
  if (!isKnown) return null;
  return (
    <Button
      size="compact-xs"
      aria-pressed={isLocal}
      rightSection={<Kbd size="xs">L</Kbd>}
      {...withKey(words.airport.localHint, 'search.times')}
      onClick={toggle}
    >
      {words.airport.localTimes}
    </Button>
  );
}
