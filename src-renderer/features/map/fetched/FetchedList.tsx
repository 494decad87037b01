import { Link } from 'wouter';
import type { FetchedPlace } from '#contract/sync/places.ts';
import { ProblemNotice } from '#renderer/components/notices/ProblemNotice.tsx';
import { Sheet } from '#renderer/components/page/Sheet.tsx';
import { useStamp } from '#renderer/format/time.ts';
import { count } from '#renderer/format/units.ts';
import { words } from '#renderer/i18n/words.ts';
import { Rows, usePointing } from '../panels/Rows.tsx';
import styles from '../panels/rows.module.css';
import type { FetchedPlaces } from './use-fetched-places.ts';

/** The places that NOTAMs are fetched of: those that the map rings, and those that it cannot. */
export function FetchedList({ fetched: { drawn, undrawn, problem } }: { fetched: FetchedPlaces }) {
  const { map } = words;
  return (
    <Sheet title={map.fetched} aside={map.fetchedDrawn(drawn.length)} flush>
      <div className="quiet">
        {problem && <ProblemNotice problem={problem} />}
        <p>{drawn.length + undrawn.length === 0 ? map.noFetched : map.fetchedNote}</p>
      </div>
      <Rows label={map.fetched} items={[...drawn, ...undrawn]}>
        {(place) => <PlaceRow key={place.place} place={place} />}
      </Rows>
    </Sheet>
  );
}

function PlaceRow({ place: { place, name, latitude, longitude, needs, notams, fetchedAt } }: { place: FetchedPlace }) {
  const isPlaced = latitude !== null && longitude !== null;
  const pointing = usePointing(isPlaced ? { latitude, longitude } : undefined);
  const stamp = useStamp();
  const { map, data } = words;
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <Link className={styles.link ?? ''} href={isPlaced ? `/airports/${place}` : `/notams/${place}`} {...pointing}>
          <span className={styles.code}>{place}</span> {name ?? map.fetchedRegion}
        </Link>
        <span className={styles.more}>{needs.map((need) => data.fetchNeeds[need]).join(', ')}</span>
        <span className={styles.more}>{map.fetchedState(count(notams), fetchedAt === null ? null : (stamp(fetchedAt) ?? fetchedAt))}</span>
      </div>
    </li>
  );
}
