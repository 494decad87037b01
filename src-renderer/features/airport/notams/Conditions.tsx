import type { AerodromeState } from '#contract/airports/state.ts';
import { worstContaminants } from '#domain/runway-condition.ts';
import { FoldingSheet } from '#renderer/components/page/FoldingSheet.tsx';
import { DataTable } from '#renderer/components/tables/DataTable.tsx';
import { orUnknown } from '#renderer/components/text/Unknown.tsx';
import { ageOfReport, brakingInWords, worstCodeInWords } from '#renderer/format/notams/surface.ts';
import { numberOrUnknown } from '#renderer/format/notams/notam-name.ts';
import { words } from '#renderer/i18n/words.ts';
import type { PageTimes } from '../times/page-times.ts';
import { Time } from '../times/Timed.tsx';
import styles from './AirportNotams.module.css';

type ConditionsProps = { times: PageTimes; conditions: AerodromeState['conditions'] };

/** The reports of surfaces by runway, the newest in front: the worst third, what lies there, and how old the report is. */
export function Conditions({ times, conditions }: ConditionsProps) {
  const { surface, title } = words.notams;
  const { conditionColumns: columns } = words.briefing;
  if (conditions.length === 0) return null;
  return (
    <FoldingSheet name="airport.conditions" title={surface.table} flush>
      <DataTable
        label={surface.table}
        rows={conditions}
        keyOf={({ id }, place) => `${id} ${place}`}
        columns={[
          { label: words.common.runway, renderCell: ({ runway }) => orUnknown(runway, String) },
          { label: surface.worstCode, renderCell: (condition) => orUnknown(worstCodeInWords(condition), String) },
          {
            label: columns.contaminants,
            renderCell: (condition) => <span lang="en">{orUnknown(worstContaminants(condition).join(' / ') || null, String)}</span>,
          },
          { label: surface.friction, renderCell: (condition) => orUnknown(brakingInWords(condition), String) },
          {
            label: columns.observed,
            renderCell: (condition) => (
              <>
                {orUnknown(condition.observedAt, (date) => (
                  <Time times={times} date={date} />
                ))}
                <span className={styles.reportAge} data-late={condition.timeliness === 'past8Hours'}>
                  {ageOfReport(condition)}
                </span>
              </>
            ),
          },
          { label: title, renderCell: numberOrUnknown },
        ]}
      />
    </FoldingSheet>
  );
}
