import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'wouter';
import type { Conflict } from '#contract/dataset/conflicts.ts';
import { useApi } from '#renderer/data/api/use-query.ts';
import { Notice } from '#renderer/components/notices/Notice.tsx';
import { ProblemNotice } from '#renderer/components/notices/ProblemNotice.tsx';
import { Sheet } from '#renderer/components/page/Sheet.tsx';
import { DataTable } from '#renderer/components/tables/DataTable.tsx';
import { words } from '#renderer/i18n/words.ts';
import { count } from '#renderer/format/units.ts';
import { useUnits, type Units } from '#renderer/format/use-units.ts';

const LIMIT = 50;

/** Lists where two sources contradict each other about an airport; the most serious come first. */
export function Conflicts() {
  const [page, setPage] = useState(1);
  const { latest: list, problem } = useApi('listConflicts', { query: { limit: LIMIT, page } });
  const units = useUnits();
  const { data } = words;
  const refusal = problem && <ProblemNotice problem={problem} />;
  if (list === undefined) return refusal;
  if (list.totalCount === 0) return refusal ?? <Notice>{data.noConflicts}</Notice>;
  const first = (page - 1) * LIMIT;
  return (
    <>
      {refusal}
      <p className="how">{data.conflictsLead}</p>
      <Sheet
        title={data.conflicts}
        aside={<output>{data.page(count(first + 1), count(first + list.count), count(list.totalCount))}</output>}
        flush
      >
        <DataTable
          label={data.conflicts}
          rows={list.items}
          keyOf={({ airportId, kind, otherSource }) => `${airportId} ${kind} ${otherSource}`}
          columns={[
            {
              label: words.notams.ways.airport,
              renderCell: ({ code, airportId, name }) => (
                <>
                  {code !== null && <code>{code}</code>} <Link href={`/airports/${airportId}`}>{name}</Link>
                </>
              ),
            },
            { label: words.common.item, renderCell: ({ kind }) => data.conflictKinds[kind] },
            {
              label: data.used,
              renderCell: ({ kind, usedValue, usedSource }) => <Value value={valueInWords(kind, usedValue, units)} source={usedSource} />,
            },
            {
              label: data.other,
              renderCell: ({ kind, otherValue, otherSource }) => (
                <Value value={valueInWords(kind, otherValue, units)} source={otherSource} />
              ),
            },
            { label: data.difference, isNumber: true, renderCell: (conflict) => apart(conflict, units) },
          ]}
        />
      </Sheet>
      {list.totalCount > LIMIT && (
        <nav className="row" aria-label={data.pages}>
          <Button onClick={() => setPage(page - 1)} disabled={page === 1}>
            {data.previous}
          </Button>
          <Button onClick={() => setPage(page + 1)} disabled={first + LIMIT >= list.totalCount}>
            {data.following}
          </Button>
        </nav>
      )}
    </>
  );
}

const Value = ({ value, source }: { value: string; source: string }) => (
  <>
    {value} <span className="figures">{source}</span>
  </>
);

/** An elevation is written in the unit of the settings; of open and closed there are words. */
function valueInWords(kind: Conflict['kind'], value: string, units: Units): string {
  if (kind === 'elevation') return units.length(Number.parseFloat(value));
  return value === 'open' || value === 'closed' ? words.data.values[value] : value;
}

function apart({ kind, difference }: Conflict, units: Units): string {
  if (difference === null) return words.data.notMeasured;
  return kind === 'elevation' ? units.length(difference) : units.distance(difference);
}
