import { useLayoutEffect, useRef, useState, Fragment, type ReactNode } from 'react';
import { ProblemNotice } from '#renderer/components/notices/ProblemNotice.tsx';
import { useTitle } from '#renderer/components/page/Page.tsx';
import { readJsonFile } from '#renderer/data/api/client.ts';
import { useQuery } from '#renderer/data/api/use-query.ts';
import { words } from '#renderer/i18n/words.ts';
import styles from './DocsPage.module.css';
import { operationsOf, type OpenApi } from './openapi.ts';
import { OperationView } from './OperationView.tsx';

/** Shows the documentation as a separate page. */
export function DocsPage() {
  const { api } = words;
  useTitle(api.title);
  return (
    <div className={styles.docs}>
      <header className="spread">
        <h1>{api.documentTitle}</h1>
        <a href="/ui/">{api.openWindow}</a>
      </header>
      <Documentation />
    </div>
  );
}

/** The endpoint shown before one is chosen. */
const FIRST = 'search';

/** The API as the server describes it; every endpoint can be tried. */
export function Documentation() {
  const { latest, problem } = useQuery('/openapi.json', readJsonFile);
  const document = latest as OpenApi | undefined;
  const [chosen, setChosen] = useState('');
  const list = useRef<HTMLElement>(null);
  const endpoint = useRef<HTMLDivElement>(null);
  const { api } = words;

  const operations = document === undefined ? [] : operationsOf(document);
  const operation = operations.find(({ id }) => id === (chosen || FIRST)) ?? operations[0];
  const shown = operation?.id;
  useLayoutEffect(() => {
    if (shown !== undefined) showChosen(list.current, endpoint.current, chosen !== '');
  }, [shown, chosen]);
  return (
    <>
      <ProblemNotice problem={problem} />
      {document !== undefined && (
        <p className={styles.about}>
          {api.describedBy(document.info.version)} <span lang="en">{document.info.description}</span>{' '}
          <a href="/openapi.json" target="_blank" rel="noreferrer">
            openapi.json
          </a>
        </p>
      )}
      {document !== undefined && operation !== undefined && (
        <div className={styles.columns}>
          <nav ref={list} className={styles.list} aria-label={api.endpoints}>
            {operations.map(({ id, method, path }) => (
              <button
                key={id}
                type="button"
                className={styles.entry}
                aria-current={id === operation.id ? 'true' : undefined}
                onClick={() => setChosen(id)}
              >
                <span className={styles.method} data-method={method}>
                  {method}
                </span>
                <span className="path">{breakable(path)}</span>
              </button>
            ))}
          </nav>
          <OperationView key={operation.id} ref={endpoint} operation={operation} document={document} />
        </div>
      )}
    </>
  );
}

/** A path breaks across lines only before a slash. */
const breakable = (path: string): ReactNode =>
  path.split(/(?=\/)/).map((part, place) => (
    <Fragment key={`${place} ${part}`}>
      <wbr />
      {part}
    </Fragment>
  ));

/** Scrolls the chosen entry into view in its list and, after a choice, its endpoint into view in the page. */
function showChosen(list: HTMLElement | null, endpoint: HTMLElement | null, isChoice: boolean): void {
  const entry = list?.querySelector<HTMLElement>('[aria-current]');
  if (list !== null && entry) {
    const [box, row] = [list.getBoundingClientRect(), entry.getBoundingClientRect()];
    if (row.top < box.top || row.bottom > box.bottom) list.scrollTop += row.top - box.top - (box.height - row.height) / 2;
  }
  if (!isChoice || endpoint === null) return;
  const { top } = endpoint.getBoundingClientRect();
  if (top < 0 || top > window.innerHeight / 2) endpoint.scrollIntoView({ block: 'start' });
}
