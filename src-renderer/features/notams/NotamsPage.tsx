import { Button } from '@mantine/core';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useApi } from '#renderer/api/use-api.ts';
import { NotForNavigation } from '#renderer/components/NotForNavigation.tsx';
import { Page } from '#renderer/components/Page.tsx';
import { ProblemNotice } from '#renderer/components/ProblemNotice.tsx';
import { Sheet } from '#renderer/components/Sheet.tsx';
import { AccessPanel } from '#renderer/features/access/AccessPanel.tsx';
import { useSession } from '#renderer/stores/session.ts';
import { count } from '#renderer/wording/units.ts';
import { filterInWords, filterText } from './notam-filter.ts';
import { NoneHeld } from './NoneHeld.tsx';
import { NotamAge } from './NotamAge.tsx';
import { NotamCard } from './NotamCard.tsx';
import { NotamFilterBar } from './NotamFilterBar.tsx';
import { usePage } from './use-page.ts';
import { holdingWords } from './words-in-shown.ts';
import { shownInWords } from './shown-in-words.ts';
import styles from './NotamsPage.module.css';

const PAGE_SIZE = 50;
const ANONYMOUS_PAGE_SIZE = 5;

/** The notices held, newest first; `location` comes from the address, so that a filtered list can be linked to. */
export function NotamsPage({ location }: { location: string }) {
  const [, navigate] = useLocation();
  const [source, setSource] = useState('');
  const [words, setWords] = useState('');
  const [asksAccess, setAsksAccess] = useState(false);
  const anonymous = useSession((session) => session.credential.kind === 'anonymous');
  const limit = anonymous ? ANONYMOUS_PAGE_SIZE : PAGE_SIZE;

  const [page, setPage] = usePage(JSON.stringify([limit, location, source]));
  const narrowed = { location, source };
  const filter = filterText(narrowed);
  const { body, earlier, problem } = useApi('listNotams', { query: { limit, page, ...(filter === undefined ? {} : { filter }) } });
  const list = problem === undefined ? (body ?? earlier) : undefined;
  const partly = list !== undefined && list.count < list.totalCount;
  const pages = list === undefined ? 1 : Math.max(1, Math.ceil(list.totalCount / limit));

  const shown = holdingWords(words, list?.items ?? []);
  return (
    <Page title="NOTAMs" lead={<NotamAge />}>
      <NotForNavigation />
      <NotamFilterBar
        filter={narrowed}
        items={list?.items ?? []}
        setLocation={(text) => navigate(text === '' ? '/notams' : `/notams/${encodeURIComponent(text)}`, { replace: true })}
        setSource={setSource}
        words={words}
        setWords={setWords}
      />
      {problem !== undefined && <ProblemNotice problem={problem} />}
      <div className={styles.summary}>
        <output>
          {list !== undefined && list.totalCount > 0 && shownInWords(list.count, list.totalCount, anonymous)}
          {words.trim() !== '' && list !== undefined && ` ${count(shown.length)} of these hold the words.`}
        </output>
        {anonymous && partly && (
          <Button variant="light" size="compact-sm" aria-expanded={asksAccess} onClick={() => setAsksAccess(!asksAccess)}>
            Log in or add a key
          </Button>
        )}
      </div>
      {anonymous && partly && asksAccess && (
        <Sheet title="Log in or add a key">
          <AccessPanel />
        </Sheet>
      )}
      {list?.totalCount === 0 && <NoneHeld where={filterInWords(narrowed)} />}
      {shown.map((notam) => (
        <NotamCard key={notam.id} notam={notam} />
      ))}
      {pages > 1 && (
        <nav className={styles.pages} aria-label="Pages">
          <Button variant="default" disabled={page <= 1} onClick={() => setPage(page - 1)}>
            Newer
          </Button>
          <span>
            Page {page} of {pages}
          </span>
          <Button variant="default" disabled={page >= pages} onClick={() => setPage(page + 1)}>
            Older
          </Button>
        </nav>
      )}
    </Page>
  );
}
