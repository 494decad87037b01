import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'wouter';
import type { Conflict } from '#contract/dataset/conflicts.ts';
import { useApi } from '#renderer/data/api/use-query.ts';
import { Notice } from '#renderer/components/notices/Notice.tsx';
import { ProblemNotice } from '#renderer/components/notices/ProblemNotice.tsx';
import { Sheet } from '#renderer/components/page/Sheet.tsx';
import { WideTable } from '#renderer/components/tables/WideTable.tsx';
import { words } from '#renderer/i18n/words.ts';
import { count } from '#renderer/format/units.ts';
import { useUnits, type Units } from '#renderer/format/use-units.ts';
import styles from '../Data.module.css';

const LIMIT = 50;

/** Contradictions between two sources about an airport, the most serious first. */
export function Conflicts() {
  const [page, setPage] = useState(1);
  const { body, earlier, problem } = useApi('listConflicts', { query: { limit: LIMIT, page } });
  const { data } = words;
  const list = body ?? earlier;
  if (problem !== undefined) return <ProblemNotice problem={problem} />;
  if (list === undefined) return null;
  if (list.totalCount === 0) return <Notice>{data.noConflicts}</Notice>;
  const first = (page - 1) * LIMIT;
  return (
    <>
      <p className={styles.how}>{data.conflictsLead}</p>
      <Sheet
        title={data.conflicts}
        aside={<output>{data.page(count(first + 1), count(first + list.count), count(list.totalCount))}</output>}
        flush
      >
        <ConflictTable conflicts={list.items} />
      </Sheet>
      <nav className={styles.acts} aria-label={data.pages}>
        <Button variant="default" onClick={() => setPage(page - 1)} disabled={page === 1}>
          {data.previous}
        </Button>
        <Button variant="default" onClick={() => setPage(page + 1)} disabled={first + LIMIT >= list.totalCount}>
          {data.following}
        </Button>
      </nav>
    </>
  );
}

function ConflictTable({ conflicts }: { conflicts: readonly Conflict[] }) {
  const units = useUnits();
  const { data } = words;
  return (
    <WideTable label={data.conflicts}>
      <thead>
        <tr>
          <th scope="col">{data.airport}</th>
          <th scope="col">{words.common.item}</th>
          <th scope="col">{data.used}</th>
          <th scope="col">{data.other}</th>
          <th scope="col" data-number>
            {data.difference}
          </th>
        </tr>
      </thead>
      <tbody>
        {conflicts.map((conflict) => (
          <tr key={`${conflict.airportId} ${conflict.kind} ${conflict.otherSource}`}>
            <th scope="row">
              {conflict.code !== null && <code>{conflict.code}</code>} <Link href={`/airports/${conflict.airportId}`}>{conflict.name}</Link>
            </th>
            <td>{data.conflictKinds[conflict.kind]}</td>
            <td>
              {valueInWords(conflict.usedValue)} <span className={styles.figures}>{conflict.usedSource}</span>
            </td>
            <td>
              {valueInWords(conflict.otherValue)} <span className={styles.figures}>{conflict.otherSource}</span>
            </td>
            <td data-number>{apart(conflict, units)}</td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}

/** Open against closed; positions and elevations come with their units. */
const valueInWords = (value: string): string => (value === 'open' || value === 'closed' ? words.data.values[value] : value);

function apart({ kind, difference }: Conflict, units: Units): string {
  if (difference === null) return words.data.notMeasured;
  return kind === 'elevation' ? units.length(difference) : units.distance(difference);
}
