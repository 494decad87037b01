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
import { HitRow } from './HitRow.tsx';
import type { Hit } from './hits.ts';
import styles from './HitList.module.css';

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
