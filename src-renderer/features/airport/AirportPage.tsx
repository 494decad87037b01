import { useEffect } from 'react';
import { Link, useLocation } from 'wouter';
import { usePageKey } from '#renderer/components/keyboard/use-page-key.ts';
import { FAVOURITES, FAVOURITES_KEY } from '#renderer/data/airports/favourites.ts';
import { useApi } from '#renderer/data/api/use-query.ts';
import { ProblemNotice } from '#renderer/components/notices/ProblemNotice.tsx';
import { words } from '#renderer/i18n/words.ts';
import { useRecents } from '#renderer/data/recents.ts';
import { AirportView } from './AirportView.tsx';
import styles from './AirportView.module.css';

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
