import { Button, NativeSelect } from '@mantine/core';
import { useId, useState } from 'react';
import { Link } from 'wouter';
import { LevelBox } from '#renderer/components/notams/LevelBox.tsx';
import { NotamAgeMark } from '#renderer/components/notams/NotamAgeMark.tsx';
import { Notice } from '#renderer/components/notices/Notice.tsx';
import { ProblemNotice } from '#renderer/components/notices/ProblemNotice.tsx';
import { useTitle } from '#renderer/components/page/Page.tsx';
import { useFileDrop, usePaste } from '#renderer/components/use-file-drop.ts';
import { useDataset } from '#renderer/data/dataset/dataset.ts';
import { useIncomingOf } from '#renderer/data/incoming.ts';
import { onMap } from '#renderer/data/on-map.ts';
import { useTimes } from '#renderer/format/notams/use-times.ts';
import { words } from '#renderer/i18n/words.ts';
import { FacetChips } from './filters/FacetChips.tsx';
import { spans, useAsking, type Choices } from './filters/asking.ts';
import { SearchBy } from './filters/SearchBy.tsx';
import { IMPORT, useImporting } from './import/importing.ts';
import { ImportPanel } from './import/ImportPanel.tsx';
import styles from './NotamsScreen.module.css';
import { Results } from './results/Results.tsx';
import { useScreen } from './use-screen.ts';
import { useSameAddress } from '#renderer/components/use-same-address.ts';
import { choicesOf, queryOf } from './filters/address.ts';

/** The stored NOTAMs, by place and at any time; `location` comes from the path; the rest of the search is in the query of the address. */
export default function NotamsScreen({ location }: { location: string }) {
  const { notams } = words;
  useTitle(notams.title);
  const go = useNotamAddress(location);
  useIncomingOf('notams', ({ name, content }) => useImporting.getState().check({ name, content }));
  usePaste();
  const isOver = useFileDrop();
  const { isOpen, open, close } = useImporting();
  const [showsMore, setShowsMore] = useState(false);
  const moreId = useId();
  const screen = useScreen(location);
  const { choices, code, hidden } = screen;

  const setCode = (typed: string) => {
    if (choices.way !== 'airport') useAsking.setState({ box: typed });
    else go(typed.trim(), {});
  };
  const change = (part: Partial<Choices>) => {
    if (part.way !== undefined && location !== '') go('', part);
    else useAsking.setState(part);
  };

  return (
    <div className={styles.screen} data-over={isOver}>
      <header className="line">
        <h1>{notams.title}</h1>
        <NotamAge />
        <div className={styles.ways}>
          <Link href={onMap('notams', location)}>{words.common.showOnMap}</Link>
          <Button id={IMPORT} aria-expanded={isOpen} onClick={isOpen ? close : open}>
            {notams.import}
          </Button>
        </div>
      </header>
      {isOver && <Notice live="polite">{notams.dropHere}</Notice>}
      {isOpen && <ImportPanel />}
      <div className={styles.columns}>
        <search className={`stack ${styles.filters}`} aria-label={words.common.filter}>
          <SearchBy choices={choices} code={code} change={change} setCode={setCode} />
          <Button className={styles.unfold ?? ''} aria-expanded={showsMore} aria-controls={moreId} onClick={() => setShowsMore(!showsMore)}>
            {notams.moreFilters}
          </Button>
          <div id={moreId} className={`stack ${styles.more}`} data-open={showsMore}>
            <NativeSelect
              label={notams.validAt}
              value={String(choices.hours)}
              onChange={({ currentTarget }) => change({ hours: Number(currentTarget.value) })}
              data={spans.map((hours) => ({ value: String(hours), label: notams.validWithin(hours) }))}
            />
            <LevelBox band={choices.band} change={(band) => change({ band })} />
            <FacetChips hidden={hidden} counts={screen.facets} change={(next) => change({ hidden: next })} />
          </div>
          <p className={styles.keys}>{screen.isAnonymous ? notams.keys : `${notams.keys} ${notams.keyOfUsers}`}</p>
        </search>
        <div className={`tight ${styles.main}`}>
          {screen.fault !== undefined && (
            <Notice tone="warn" live="polite">
              {screen.fault}
            </Notice>
          )}
          <ProblemNotice problem={screen.problem} />
          {screen.place !== undefined && (screen.problem === undefined || screen.notices.total !== undefined) && (
            <Results screen={screen} place={screen.place} />
          )}
        </div>
      </div>
    </div>
  );
}

/** Shows when the NOTAMs were issued and imported, and how old that makes them. */
function NotamAge() {
  const status = useDataset((dataset) => dataset.status);
  const write = useTimes();
  if (status === undefined) return null;
  const { notamsIssuedAt: issued, notamsImportedAt: imported } = status;
  return (
    <span className="line note">
      {issued !== null && <span className={styles.issued}>{words.notams.newestIssued(write(issued))}</span>}
      {imported !== null && <span className={styles.issued}>{words.notams.imported(write(imported))}</span>}
      <NotamAgeMark status={status} />
    </span>
  );
}

const pathOf = (location: string): string => (location === '' ? '/notams' : `/notams/${encodeURIComponent(location)}`);

/**
 * Keeps the search and the address the same; `location` is the airport in the path, and `?import` opens the import. The screen that is opened again without a
 * search goes on with the last one. Returns what puts another airport into the address, with a change of the rest.
 */
function useNotamAddress(location: string): (location: string, part: Partial<Choices>) => void {
  const read = (query: string, isFirst: boolean) => {
    const isOpenedAgain = isFirst && location === '' && query === '';
    if (new URLSearchParams(query).has('import')) useImporting.getState().open();
    if (!isOpenedAgain) useAsking.setState(choicesOf(query));
  };
  // A slider makes many changes.
  const { write } = useSameAddress({ path: pathOf(location), own: useAsking(queryOf), read, rest: 150 });
  return (next, part) => {
    useAsking.setState(part);
    write(pathOf(next), queryOf(useAsking.getState()));
  };
}
