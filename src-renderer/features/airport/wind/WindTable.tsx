import { Tag } from '#renderer/components/text/Tag.tsx';
import { WideTable } from '#renderer/components/tables/WideTable.tsx';
import { words } from '#renderer/i18n/words.ts';
import { acrossInWords, alongInWords, inGustsInWords, isVariable } from './wind-in-words.ts';
import type { EndInWind, Wind } from '#domain/wind/ends-in-wind.ts';
import styles from '../runway/Runways.module.css';

type WindTableProps = { rows: readonly EndInWind[]; wind: Wind };

/** The wind components on each end. */
export function WindTable({ rows, wind }: WindTableProps) {
  const { airport } = words;
  const { wind: text } = airport;
  const varies = isVariable(wind);
  return (
    <div className={styles.components}>
      <div className={styles.windTable}>
        <WideTable label={text.table}>
          <thead>
            <tr>
              <th scope="col">{words.common.runway}</th>
              <th scope="col">{text.headTailwind}</th>
              <th scope="col">{text.crosswindColumn}</th>
              <th scope="col">{text.mark}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ end, steady, gust, isBest }) => (
              <tr key={end.ident} data-best={isBest}>
                <th scope="row" className={styles.mono}>
                  {end.ident}
                </th>
                <td>
                  <span className={styles.steady}>{alongInWords(steady, varies)}</span>
                  {gust !== undefined && (
                    <span className={styles.gust}>{inGustsInWords(steady, gust, 'headwind', alongInWords(gust, varies))}</span>
                  )}
                </td>
                <td>
                  <span className={styles.steady}>{acrossInWords(steady, varies)}</span>
                  {gust !== undefined && (
                    <span className={styles.gust}>{inGustsInWords(steady, gust, 'crosswind', acrossInWords(gust, varies))}</span>
                  )}
                </td>
                <td>
                  {isBest && <Tag tone="good">{text.bestMark}</Tag>}
                  {end.isClosed && <Tag tone="bad">{airport.closedRunway}</Tag>}
                  {end.isEstimated && <span className={styles.more}>{text.byDesignator}</span>}
                </td>
              </tr>
            ))}
          </tbody>
        </WideTable>
      </div>
      {varies && <p className={styles.dim}>{text.worst}</p>}
      <p className={styles.dim}>{text.caution}</p>
    </div>
  );
}
