import { useLayoutEffect, useRef, useState } from 'react';
import { readOpenApi } from '#renderer/data/api/client.ts';
import { useQuery } from '#renderer/data/api/use-query.ts';
import { ProblemNotice } from '#renderer/components/notices/ProblemNotice.tsx';
import { words } from '#renderer/i18n/words.ts';
import { breakable } from './breakable.tsx';
import { operationsOf, type OpenApi } from './openapi.ts';
import { OperationView } from './OperationView.tsx';
import { showChosen } from './show-chosen.ts';
import styles from './DocsPage.module.css';

/** The endpoint shown before one is chosen. */
const FIRST = 'search';

/** The API as the server describes it; every endpoint can be tried. */
export function Documentation() {
  const { earlier, problem } = useQuery('openapi', (_query, signal) => readOpenApi(signal));
  const document = earlier as OpenApi | undefined;
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
      {problem !== undefined && <ProblemNotice problem={problem} />}
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
                <span className={styles.path}>{breakable(path)}</span>
              </button>
            ))}
          </nav>
          <OperationView key={operation.id} ref={endpoint} operation={operation} document={document} />
        </div>
      )}
    </>
  );
}
