import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { Link } from 'wouter';
import type { Desk } from '#contract/desk.ts';
import { SeverityMark } from '#renderer/components/notams/SeverityMark.tsx';
import { Sheet } from '#renderer/components/page/Sheet.tsx';
import { Tag } from '#renderer/components/text/Tag.tsx';
import { headlineInWords } from '#renderer/format/notams/headline-in-words.ts';
import { useLastLooks } from '#renderer/data/notams/last-looks.ts';
import { words } from '#renderer/i18n/words.ts';
import { dayTime } from '#renderer/format/time.ts';
import { VISIT } from '../use-desk.ts';
import styles from './Aside.module.css';

/** What was stored or changed at the airports of the desk since the last visit; it stays until the user has seen it. */
export function News({ desk }: { desk: Desk }) {
  const { home } = words;
  const { looks, first, begin, lookNow } = useLastLooks();
  useEffect(() => begin(VISIT), [begin]);
  const codes = new Map(desk.aerodromes.map(({ airportId, code, name }) => [airportId, code ?? name]));
  const { count, items } = desk.news;
  const visit = looks[VISIT];
  const isFirst = first.includes(VISIT);
  return (
    <Sheet title={home.news} aside={visit === undefined || isFirst ? undefined : home.newsSince(dayTime(visit))}>
      <ul className={styles.news}>
        {items.map(({ id, notamId, airportId, severity, from, to, isChanged, ...decoded }) => (
          <li key={id}>
            <SeverityMark severity={severity} wordless />
            <div>
              <Link href={`/notams/${encodeURIComponent(codes.get(airportId) ?? '')}`}>
                {codes.get(airportId)} {notamId}
              </Link>{' '}
              {isChanged && <Tag>{words.notams.outcome.changed}</Tag>} {headlineInWords(decoded) ?? home.noHeadline}
              {from !== null && (
                <span className="more">
                  {dayTime(from)} – {to === null ? '…' : dayTime(to)}
                </span>
              )}
            </div>
          </li>
        ))}
      </ul>
      {count !== null && count > items.length && <p className="dim">{home.newsMore(count - items.length)}</p>}
      {items.length === 0 && <p className="dim">{isFirst || count === null ? home.firstVisit : home.noNews}</p>}
      {items.length > 0 && (
        <Button size="compact-xs" onClick={() => lookNow(VISIT)}>
          {home.allSeen}
        </Button>
      )}
    </Sheet>
  );
}
