import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { Link } from 'wouter';
import type { ApiProblem } from '#renderer/api/api-problem.ts';
import { ProblemNotice } from '#renderer/components/ProblemNotice.tsx';
import { useRecents } from '#renderer/stores/recents.ts';
import { useFinder } from './finder.ts';
import { listAria, rowId } from './combobox-aria.ts';
import { HitRow } from './HitRow.tsx';
import type { Hit } from './hits.ts';
import styles from './HitList.module.css';

type HitListProps = {
  hits: readonly Hit[];
  kind: 'found' | 'recent';
  words: string;
  problem: ApiProblem | undefined;
  settled: boolean;
  open: (place: number) => void;
};

/** The rows under the box, with their number told to screen readers as it changes. */
export function HitList({ hits, kind, words, problem, settled, open }: HitListProps) {
  const marked = useFinder((finder) => finder.marked);
  const forget = useRecents((recents) => recents.forget);
  useEffect(() => {
    document.querySelector(`#${rowId(marked)}`)?.scrollIntoView({ block: 'nearest' });
  }, [marked]);

  return (
    <>
      <div className={styles.count}>
        <output>{words}</output>
        {kind === 'recent' && hits.length > 0 && (
          <Button variant="subtle" size="compact-xs" onClick={forget}>
            Forget these
          </Button>
        )}
      </div>
      {problem !== undefined && <ProblemNotice problem={problem} />}
      {hits.length > 0 && (
        <div className={styles.list} {...listAria(kind === 'found' ? 'Airports found' : 'Airports opened lately', !settled)}>
          {hits.map((hit, place) => (
            <HitRow key={hit.airport.id} place={place} hit={hit} marked={place === marked} open={() => open(place)} />
          ))}
        </div>
      )}
      {kind === 'found' && hits.length === 0 && words !== '' && (
        <p className={styles.hint}>
          Codes, names, cities and former names are searched; a small slip in a longer word is forgiven. The dataset in use may not hold the
          airport: see <Link href="/dataset">Dataset</Link>.
        </p>
      )}
    </>
  );
}
