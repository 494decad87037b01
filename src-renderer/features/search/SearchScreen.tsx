import { VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useState, type ComponentType, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import type { AirportAnswer } from '#contract/airports/airport.ts';
import { useTitle } from '#renderer/components/page/Page.tsx';
import { airportKey } from '#renderer/format/names.ts';
import { words } from '#renderer/i18n/words.ts';
import { useFinder } from './finder.ts';
import { HitList } from './HitList.tsx';
import { SearchBox } from './SearchBox.tsx';
import styles from './SearchScreen.module.css';
import { useHits } from './use-hits.ts';
import { Welcome } from './Welcome.tsx';

/** Below this the list and the airport do not fit beside each other, and one of them is shown. */
const TWO_PANES = '(min-width: 56rem)';

type SearchScreenProps = {
  /** Id or code of the airport whose page is open. */
  opened: string | undefined;
  Page: ComponentType<{ id: string; takeFocus: boolean }>;
  /** Airport of the marked row, while none is open. */
  Preview: ComponentType<{ airport: AirportAnswer }>;
};

/**
 * The list on the left, the airport on the right: the one that is opened, else that of the marked row, so the arrow keys move through airports. Beside an
 * opened airport there is a list only while something is searched.
 */
export function SearchScreen({ opened, Page, Preview }: SearchScreenProps) {
  const [, navigate] = useLocation();
  const { hits, kind, summary, problem, settled } = useHits();
  const { query, marked, mark } = useFinder();
  const wide = useMediaQuery(TWO_PANES, true, { getInitialValueInEffect: false });
  const [entered, setEntered] = useState(false);

  const open = (place: number) => {
    const hit = hits[place];
    if (hit === undefined) return;
    mark(place);
    setEntered(true);
    navigate(`/airports/${encodeURIComponent(airportKey(hit.airport))}`);
  };
  const enter = useEnter(query, settled, () => open(marked));
  const preview = hits[marked]?.full;
  useTitle(opened === undefined && preview === undefined ? words.search.title : undefined);

  return (
    <div className={styles.screen}>
      {(opened === undefined || (wide && query !== '')) && (
        <search className={styles.finder} aria-label={words.search.airports} data-passes-focus>
          <SearchBox rows={hits.length} enter={enter} takeFocus={opened === undefined} />
          <HitList hits={hits} kind={kind} summary={summary} problem={problem} settled={settled} open={open} />
          {!wide &&
            (kind === 'recent' && hits.length === 0 ? <Welcome /> : <VisuallyHidden component="h1">{words.search.find}</VisuallyHidden>)}
        </search>
      )}
      {(wide || opened !== undefined) && (
        <div className={styles.shown}>
          {opened !== undefined ? (
            <Page key={opened} id={opened} takeFocus={entered} />
          ) : preview !== undefined ? (
            <Preview airport={preview} />
          ) : (
            <Welcome />
          )}
        </div>
      )}
    </div>
  );
}

/**
 * What Enter does in the search box. It may be pressed before the answer: then it waits, and opens a hit for what was typed, not one of the
 * older rows that are still on screen. Typing on takes it back.
 */
function useEnter(query: string, settled: boolean, open: () => void): () => void {
  const waitsFor = useRef<string>(undefined);
  useEffect(() => {
    if (!settled || waitsFor.current === undefined) return;
    const wanted = waitsFor.current === query;
    waitsFor.current = undefined;
    if (wanted) open();
  });
  return () => {
    if (settled) open();
    else waitsFor.current = query;
  };
}
