import { words } from '#renderer/i18n/words.ts';
import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { Link } from 'wouter';
import type { ApiProblem } from '#renderer/data/api/api-problem.ts';
import { ProblemNotice } from '#renderer/components/notices/ProblemNotice.tsx';
import { passFocus } from '#renderer/components/keyboard/pass-focus.ts';
import { clearRecent } from '#renderer/components/airport/clear-recent.ts';
import { useFinder } from './finder.ts';
import { foundList } from './found-list.ts';
import type { Hit } from './hits.ts';
import styles from './HitList.module.css';
import { airportHandle } from '#renderer/components/airport/airport-handle.ts';
import { Tag } from '#renderer/components/text/Tag.tsx';
import { countryName, facility, leadingCode } from '#renderer/format/names.ts';
import { useUnits } from '#renderer/format/use-units.ts';
import { longestRunway } from '#renderer/format/airport/field-in-words.ts';

type HitListProps = {
  hits: readonly Hit[];
  kind: 'found' | 'recent';
  summary: string;
  problem: ApiProblem | undefined;
  settled: boolean;
  open: (place: number) => void;
};

/** The rows under the box; screen readers announce their number as it changes. */
export function HitList({ hits, kind, summary, problem, settled, open }: HitListProps) {
  const marked = useFinder((finder) => finder.marked);
  useEffect(() => {
    document.querySelector(`#${foundList.rowId(marked)}`)?.scrollIntoView({ block: 'nearest' });
  }, [marked]);

  return (
    <>
      <div className={styles.count}>
        <output>{summary}</output>
        {kind === 'found' && hits.length > 0 && <span>{words.fields.longestRunway.inText}</span>}
        {kind === 'recent' && hits.length > 0 && (
          <Button
            variant="subtle"
            size="compact-xs"
            onClick={({ currentTarget }) => {
              passFocus(currentTarget);
              clearRecent();
            }}
          >
            {words.search.clearRecent}
          </Button>
        )}
      </div>
      {problem !== undefined && <ProblemNotice problem={problem} />}
      {hits.length > 0 && (
        <div className="bare-list" {...foundList.list(kind === 'found' ? words.search.found : words.search.recentAirports, !settled)}>
          {hits.map((hit, place) => (
            <HitRow key={hit.airport.id} place={place} hit={hit} marked={place === marked} open={() => open(place)} />
          ))}
        </div>
      )}
      {kind === 'found' && hits.length === 0 && settled && (
        <p className={styles.hint}>
          {words.search.hintBefore}
          <Link href="/data">{words.data.title}</Link>
          {words.search.hintAfter}
        </p>
      )}
    </>
  );
}

type HitRowProps = { place: number; hit: Hit; marked: boolean; open: () => void };

/** One airport in two lines: code, name and longest runway; IATA code, place and kind. */
function HitRow({ place, hit: { airport, full }, marked, open }: HitRowProps) {
  const code = leadingCode(airport);
  const second = airport.iataCode === code ? null : airport.iataCode;
  const where = [airport.city, airport.countryCode === null ? null : countryName(airport.countryCode)].filter((part) => part !== null);
  return (
    <div
      className={styles.row}
      data-closed={airport.isClosed === true}
      draggable={code !== null}
      {...airportHandle({ id: airport.id, code, name: airport.name })}
      {...foundList.row(place, marked, open)}
    >
      <span className={styles.code}>{code ?? '–'}</span>
      <span className={styles.name}>{airport.name}</span>
      <span className={styles.right}>
        {airport.isClosed === true ? (
          <Tag tone="bad">{words.common.closed}</Tag>
        ) : (
          full !== undefined && <Runway length={longestRunway(full.runways)} />
        )}
      </span>
      <span className={styles.second}>{second}</span>
      <span className={styles.place}>{where.length === 0 ? words.common.locationUnknown : where.join(', ')}</span>
      <span className={styles.kind}>{airport.isClosed === true ? '' : facility(airport)}</span>
    </div>
  );
}

function Runway({ length }: { length: number | undefined }) {
  const units = useUnits();
  if (length === undefined) return <span className={styles.none}>{words.search.runwayUnknown}</span>;
  return <span title={words.fields.longestRunway.inText}>{units.runwayLength(length)}</span>;
}
