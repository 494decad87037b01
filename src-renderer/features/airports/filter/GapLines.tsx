import { Button } from '@mantine/core';
import { passFocus } from '#renderer/components/keyboard/focus.ts';
import { ProblemNotice } from '#renderer/components/notices/ProblemNotice.tsx';
import { api } from '#renderer/data/api/client.ts';
import { useQuery } from '#renderer/data/api/use-query.ts';
import { words } from '#renderer/i18n/words.ts';
import styles from '../AirportsScreen.module.css';
import type { AirportRows } from '../table/airport-rows.ts';
import type { AirportFilter, Gap } from './airport-filter.ts';
import { askedOf, gapsOf } from './filter-json.ts';
import type { FilterFieldProps } from './FilterPanel.tsx';

type GapLinesProps = FilterFieldProps & { rows: AirportRows };

/** Shows how many are not shown because something is unknown, with buttons to include them. */
export function GapLines({ filter, rows, change }: GapLinesProps) {
  const { airports } = words;
  const { hidden, problem } = useHiddenCounts(filter, rows.total);
  const { unknown } = filter;
  // What keeps the rows from being read is said once.
  const unread = rows.problem === undefined && <ProblemNotice problem={problem} />;
  if (hidden.length === 0 && unknown.length === 0) return unread;
  const without = (gap: Gap) => unknown.filter((other) => other !== gap);
  return (
    <div className={styles.gaps}>
      {unread}
      {hidden.length > 0 && <span className="note">{airports.gaps}</span>}
      {hidden.map(({ gap, count }) => (
        <GapLine
          key={gap}
          what={airports.gap[gap](count)}
          act={airports.include}
          onAct={() => change({ unknown: [...without(gap), gap] })}
        />
      ))}
      {unknown.map((gap) => (
        <GapLine key={gap} what={airports.included[gap]} act={airports.exclude} onAct={() => change({ unknown: without(gap) })} />
      ))}
    </div>
  );
}

const GapLine = ({ what, act, onAct }: { what: string; act: string; onAct: () => void }) => (
  <span className={styles.gap}>
    {what}
    <Button
      size="compact-xs"
      onClick={({ currentTarget }) => {
        passFocus(currentTarget, currentTarget.closest('div'));
        onAct();
      }}
    >
      {act}
    </Button>
  </span>
);

type Hidden = { gap: Gap; count: number };

const none: readonly Hidden[] = [];

/** Each gap that hides airports under the filter has its number, which is fetched after the rows themselves. */
function useHiddenCounts(filter: AirportFilter, total: number | undefined) {
  const wider = gapsOf(filter)
    .filter((gap) => !filter.unknown.includes(gap))
    .map((gap) => ({ gap, query: askedOf({ ...filter, unknown: [...filter.unknown, gap] }) }));
  const { body, problem } = useQuery(total === undefined || wider.length === 0 ? undefined : { wider, total }, countHidden);
  return { hidden: body ?? none, problem };
}

type Wider = { wider: readonly { gap: Gap; query: ReturnType<typeof askedOf> }[]; total: number };

async function countHidden({ wider, total }: Wider, signal: AbortSignal): Promise<readonly Hidden[]> {
  const hidden = [];
  // One after the other, so that they do not delay the rows.
  for (const { gap, query } of wider) {
    const { totalCount } = await api('listAirports', { query: { ...query, limit: 1 } }, { signal });
    if (totalCount > total) hidden.push({ gap, count: totalCount - total });
  }
  return hidden;
}
