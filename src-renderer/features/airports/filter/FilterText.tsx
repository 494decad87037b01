import { Copyable } from '#renderer/components/text/Copyable.tsx';
import { quoted } from '#renderer/format/shell-quoted.ts';
import { words } from '#renderer/i18n/words.ts';
import styles from '../AirportsScreen.module.css';
import type { ListQuery } from '../table/airport-rows.ts';

/** Shows the same query for programs: the filter as JSON, and the whole request as a line for a shell. */
export function FilterText({ question }: { question: ListQuery }) {
  const { airports } = words;
  const { filter, near, sort, favourites } = question;
  return (
    <details className={styles.asText}>
      <summary>{airports.asText}</summary>
      <div className="tight">
        <Copyable text={filter ?? '{}'} label={airports.json} />
        <Copyable text={curlLine(location.origin, { filter, near, favourites, sort, limit: '100' })} label={airports.curl} />
        <p className="note">{airports.apiUnits}</p>
      </div>
    </details>
  );
}

/** `query` as it is sent; values are readable and curl encodes them. */
export function curlLine(origin: string, query: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : ['--data-urlencode', quoted(`${name}=${value}`)],
  );
  const key = query['favourites'] === undefined ? [] : ['-H', quoted('x-api-key: KEY')];
  return ['curl', '-G', quoted(`${origin}/airports`), ...key, ...given].join(' ');
}
