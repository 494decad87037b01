import type { FetchedPlace } from '#contract/sync/places.ts';
import { ProblemNotice } from '#renderer/components/notices/ProblemNotice.tsx';
import { Sheet } from '#renderer/components/page/Sheet.tsx';
import { useStamp } from '#renderer/format/time.ts';
import { count } from '#renderer/format/units.ts';
import { words } from '#renderer/i18n/words.ts';
import { PlaceRow, Rows } from '../panels/Rows.tsx';
import styles from '../panels/rows.module.css';
import type { FetchedPlaces } from './use-fetched-places.ts';

/** The places that NOTAMs are fetched of: those that the map rings, and those that it cannot. */
export function FetchedList({ fetched: { drawn, undrawn, problem } }: { fetched: FetchedPlaces }) {
  const { map } = words;
  return (
    <Sheet title={map.fetched} aside={map.drawn(drawn.length)} flush>
      <div className="quiet">
        <ProblemNotice problem={problem} />
        <p>{drawn.length + undrawn.length === 0 ? map.noFetched : map.fetchedNote}</p>
      </div>
      <Rows label={map.fetched} items={[...drawn, ...undrawn]}>
        {(place) => <FetchedRow key={place.place} place={place} />}
      </Rows>
    </Sheet>
  );
}

function FetchedRow({ place: { place, name, latitude, longitude, needs, notams, fetchedAt } }: { place: FetchedPlace }) {
  const isPlaced = latitude !== null && longitude !== null;
  const stamp = useStamp();
  const { map, data } = words;
  return (
    <PlaceRow
      href={isPlaced ? `/airports/${place}` : `/notams/${place}`}
      place={isPlaced ? { latitude, longitude } : undefined}
      code={place}
      name={name ?? map.fetchedRegion}
    >
      <span className={styles.more}>{needs.map((need) => data.fetchNeeds[need]).join(', ')}</span>
      <span className={styles.more}>{map.fetchedState(count(notams), fetchedAt === null ? null : (stamp(fetchedAt) ?? fetchedAt))}</span>
    </PlaceRow>
  );
}
