import { Tag } from '#renderer/components/text/Tag.tsx';
import { WideTable } from '#renderer/components/tables/WideTable.tsx';
import { words } from '#renderer/i18n/words.ts';
import { acrossInWords, alongInWords, bestInWords, inGustsInWords, windInWords } from './wind-in-words.ts';
import type { WindFields } from './wind-form.ts';
import { endsInWind, type End, type Wind } from '#domain/ends-in-wind.ts';
import styles from '../runway/Runways.module.css';

type WindTableProps = { ends: readonly End[]; wind: Wind; fields: WindFields };

/** The wind components on each end. */
export function WindTable({ ends, wind, fields }: WindTableProps) {
  const { wind: text } = words.airport;
  const { airport } = words;
  const rows = endsInWind(ends, wind);
  return (
    <>
      <output className={styles.best}>{bestInWords(rows, windInWords(fields, wind))}</output>
      <div className={styles.windTable}>
        <WideTable label={text.table}>
          <thead>
            <tr>
              <th scope="col">{text.end}</th>
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
                  {alongInWords(steady)}
                  {gust !== undefined && (
                    <span className={styles.more}>{inGustsInWords(steady, gust, 'headwind', alongInWords(gust))}</span>
                  )}
                </td>
                <td>
                  {acrossInWords(steady)}
                  {gust !== undefined && (
                    <span className={styles.more}>{inGustsInWords(steady, gust, 'crosswind', acrossInWords(gust))}</span>
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
      <p className={styles.dim}>{airport.wind.caution}</p>
    </>
  );
}
