import type { AerodromeState } from '#contract/airports/state.ts';
import { worstContaminants } from '#domain/runway-condition.ts';
import { FoldingSheet } from '#renderer/components/page/FoldingSheet.tsx';
import { WideTable } from '#renderer/components/tables/WideTable.tsx';
import { known } from '#renderer/components/text/Unknown.tsx';
import { ageOfReport, brakingInWords, worstCodeInWords } from '#renderer/format/notams/surface.ts';
import { words } from '#renderer/i18n/words.ts';
import type { PageTimes } from '../times/page-times.ts';
import { Time } from '../times/Timed.tsx';
import styles from './AirportNotams.module.css';

type ConditionsProps = { times: PageTimes; conditions: AerodromeState['conditions'] };

/** The reports of surfaces by runway, the newest in front: the worst third, what lies there, and how old the report is. */
export function Conditions({ times, conditions }: ConditionsProps) {
  const { surface, title } = words.notams;
  if (conditions.length === 0) return null;
  return (
    <FoldingSheet name="airport.conditions" title={surface.table} flush>
      <WideTable label={surface.table}>
        <thead>
          <tr>
            {[surface.runway, surface.worstCode, surface.contaminants, surface.friction, surface.observed, title].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {conditions.map((condition, place) => (
            <tr key={`${condition.id} ${place}`}>
              <th scope="row">{known(condition.runway, String)}</th>
              <td>{known(worstCodeInWords(condition), String)}</td>
              <td lang="en">{known(worstContaminants(condition).join(' / ') || null, String)}</td>
              <td>{known(brakingInWords(condition), String)}</td>
              <td>
                {known(condition.observedAt, (date) => (
                  <Time times={times} date={date} />
                ))}
                <span className={styles.reportAge} data-late={condition.timeliness === 'past8Hours'}>
                  {ageOfReport(condition)}
                </span>
              </td>
              <td>{condition.notamId ?? words.notams.noNumber}</td>
            </tr>
          ))}
        </tbody>
      </WideTable>
    </FoldingSheet>
  );
}
