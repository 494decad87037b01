import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useMemo, useState } from 'react';
import type { ListedAirport } from '#contract/airports/airport.ts';
import { usePageKey } from '#renderer/components/keyboard/use-page-key.ts';
import { Notice } from '#renderer/components/notices/Notice.tsx';
import { useTitle } from '#renderer/components/page/Page.tsx';
import { FAVOURITES_KEY, useFavourites } from '#renderer/data/airports/favourites.ts';
import { type ApiProblem, problemFrom } from '#renderer/data/api/api-problem.ts';
import { useDataset } from '#renderer/data/dataset/dataset.ts';
import { useIsAnonymous } from '#renderer/data/session/rights.ts';
import { useSession } from '#renderer/data/session/session.ts';
import { useSettings } from '#renderer/data/settings/settings.ts';
import { unitsOf } from '#renderer/format/use-units.ts';
import { words } from '#renderer/i18n/words.ts';
import styles from './AirportsScreen.module.css';
import { CompareBar, useCompareChoice } from './CompareBar.tsx';
import { ExportMenu } from './ExportMenu.tsx';
import { type AirportFilter, countConditions, withFavourites } from './filter/airport-filter.ts';
import { askedOf } from './filter/filter-json.ts';
import { sentenceOf } from './filter/filter-sentence.ts';
import { FilterPanel } from './filter/FilterPanel.tsx';
import { FilterText } from './filter/FilterText.tsx';
import { GapLines } from './filter/GapLines.tsx';
import { type AirportRows, type ListQuery, useAirportRows } from './table/airport-rows.ts';
import { AirportGrid } from './table/AirportGrid.tsx';
import { ColumnMenu } from './table/ColumnMenu.tsx';
import { useShownColumns } from './table/column-choice.ts';
import { columnOf } from './table/columns.tsx';
import { type Order, sortText } from './table/sort-order.ts';
import { SortMenu } from './table/SortMenu.tsx';
import { useTableQuery } from './filter/filter-address.ts';
import { passFocus } from '#renderer/components/keyboard/focus.ts';
import { ProblemNotice } from '#renderer/components/notices/ProblemNotice.tsx';

/** Pixels at scale 1 from which the filter is next to the table, not above it. */
const WIDE = 1024;

/** Shows every airport of the dataset as a table: filtered, sorted, and only the rows in sight fetched and rendered. */
export default function AirportsScreen() {
  const { airports } = words;
  useTitle(airports.title);
  useOwnFavourites();
  const { filter: written, order, unread, ask } = useTableQuery();
  const ids = useFavourites((own) => own.ids);
  const filter = useMemo(() => withFavourites(written, ids), [written, ids]);
  const isAnonymous = useIsAnonymous();
  const settings = useSettings((choices) => choices.settings);
  const units = useMemo(() => unitsOf(settings), [settings]);
  const held = useDataset(({ status }) => status?.counts.airports);
  const isWide = useMediaQuery(`(min-width: ${WIDE * settings.scale}px)`, true, { getInitialValueInEffect: false });
  const [wantsFilter, setWantsFilter] = useState(false);
  const [news, setNews] = useState('');

  const columns = useShownColumns(filter.near !== undefined);
  const sort = (next: Order): void => ask({ order: next });
  const sorted = sortText(order);
  const expand = columns.some((id) => columnOf(id).needsParts) ? 'details' : 'code';
  const question: ListQuery = { ...askedOf(filter), ...(sorted === undefined ? {} : { sort: sorted }), expand };
  const rows = useAirportRows(question, filter.favourites);
  const { near } = filter;
  const shown = useMemo(() => ({ units, near }), [units, near]);

  const change = (part: Partial<AirportFilter>): void => ask({ filter: { ...written, ...part } });
  usePageKey(FAVOURITES_KEY, () => change({ favourites: written.favourites === undefined ? [] : undefined }));
  const tell = (sentence: string | Promise<string>): void => void Promise.resolve(sentence).then(setNews);
  const showsFilter = isWide || wantsFilter;
  const conditions = countConditions(filter);
  const hasGrid = rows.total !== 0 && (rows.total !== undefined || rows.problem === undefined);

  return (
    <div className={styles.screen} data-filter={showsFilter} data-wide={isWide}>
      {showsFilter && (
        <div className={styles.side}>
          <FilterPanel filter={filter} change={change} />
        </div>
      )}
      <div className={styles.main} data-passes-focus>
        <header className="row">
          <h1>{airports.title}</h1>
          <output className={styles.count}>{countInWords(rows, held)}</output>
          <div className={styles.tools}>
            {!isWide && (
              <Button aria-expanded={wantsFilter} onClick={() => setWantsFilter(!wantsFilter)}>
                {airports.filtersSet(conditions)}
              </Button>
            )}
            <SortMenu order={order} sort={sort} />
            <ColumnMenu />
            <ExportMenu question={question} total={rows.total} />
          </div>
        </header>
        <p className={styles.sentence}>{sentenceOf(filter, units)}.</p>
        {unread.length > 0 && <Notice tone="warn">{airports.notRead(unread.join(', '))}</Notice>}
        {filter.favourites !== undefined && isAnonymous && <Notice tone="warn">{airports.favouriteNeedsUser}</Notice>}
        <GapLines filter={filter} rows={rows} change={change} />
        <FilterText question={question} />
        <CompareBar />
        {rows.problem !== undefined && <NotRead rows={rows} problem={rows.problem} />}
        {rows.total === 0 && (
          <Notice>
            <p>{airports.none}</p>
            {conditions > 0 && <p>{airports.noneHint}</p>}
          </Notice>
        )}
        {hasGrid && (
          <AirportGrid
            rows={rows}
            columns={columns}
            order={order}
            sort={sort}
            shown={shown}
            compare={(airport: ListedAirport) => tell(compare(airport))}
            favourite={(airport: ListedAirport) => tell(markFavourite(airport))}
          />
        )}
        <div className={styles.foot}>
          {hasGrid && <span className={styles.keys}>{airports.sortKeys}</span>}
          <output>{news}</output>
        </div>
      </div>
    </div>
  );
}

function countInWords({ total, problem }: AirportRows, held: number | undefined): string {
  const { airports } = words;
  if (total === undefined) return problem === undefined ? airports.counting : airports.countUnknown;
  return held === undefined || held === total ? airports.count(total) : airports.countOf(total, held);
}

/** The favourites of the signed-in user; without an answer no airport is marked as one. */
function useOwnFavourites(): void {
  const credential = useSession((session) => session.credential);
  useEffect(() => {
    useFavourites.setState({ ids: new Set() });
    if (credential.kind !== 'anonymous')
      useFavourites
        .getState()
        .load()
        .catch(() => undefined);
  }, [credential]);
}

/** Adds the airport to the comparison, or removes it. */
function compare(airport: ListedAirport): string {
  const { airports } = words;
  const outcome = useCompareChoice.getState().toggle(airport);
  if (outcome === 'full') return airports.compareFull;
  return outcome === 'taken'
    ? airports.compareRemoved(airport.name)
    : airports.compareAdded(airport.name, useCompareChoice.getState().chosen.length);
}

/** Marks or unmarks the airport as a favourite; returns why not, else nothing: what was done is said where it can be undone. */
async function markFavourite({ id, name }: ListedAirport): Promise<string> {
  const { airports } = words;
  if (useSession.getState().credential.kind === 'anonymous') return airports.favouriteNeedsUser;
  try {
    await useFavourites.getState().toggle(id, name);
    return '';
  } catch (thrown) {
    return problemFrom(thrown)?.message ?? '';
  }
}

/** Shows why rows could not be loaded, with a button to retry. */
const NotRead = ({ rows, problem }: { rows: AirportRows; problem: ApiProblem }) => (
  <div className={styles.notRead}>
    <ProblemNotice problem={problem} />
    <Button
      onClick={({ currentTarget }) => {
        passFocus(currentTarget);
        rows.retry();
      }}
    >
      {words.common.retry}
    </Button>
  </div>
);
