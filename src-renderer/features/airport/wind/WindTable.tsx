import { Tag } from '#renderer/components/text/Tag.tsx';
import { DataTable } from '#renderer/components/tables/DataTable.tsx';
import { words } from '#renderer/i18n/words.ts';
import { acrossInWords, alongInWords, inGustsInWords, isVariable } from './wind-in-words.ts';
import type { EndInWind, Wind } from '#domain/wind/ends-in-wind.ts';
import styles from '../runway/Runways.module.css';

type WindTableProps = { rows: readonly EndInWind[]; wind: Wind };

/** The wind components on each end. A closed one has its row, which says so, and no figures. */
export function WindTable({ rows, wind }: WindTableProps) {
  const { airport } = words;
  const { wind: text } = airport;
  const varies = isVariable(wind);
  return (
    <div className={styles.components}>
      <div className={styles.windTable}>
        <DataTable
          label={text.table}
          rows={rows}
          keyOf={({ end }) => end.ident}
          rowProps={({ isBest }) => ({ 'data-best': isBest })}
          columns={[
            { label: words.common.runway, className: styles.mono, renderCell: ({ end }) => end.ident },
            {
              label: text.headTailwind,
              renderCell: ({ end, steady, gust }) =>
                end.closure !== 'closed' && (
                  <>
                    <span className={styles.steady}>{alongInWords(steady, varies)}</span>
                    {gust !== undefined && (
                      <span className={styles.gust}>{inGustsInWords(steady, gust, 'headwind', alongInWords(gust, varies))}</span>
                    )}
                  </>
                ),
            },
            {
              label: text.crosswindColumn,
              renderCell: ({ end, steady, gust }) =>
                end.closure !== 'closed' && (
                  <>
                    <span className={styles.steady}>{acrossInWords(steady, varies)}</span>
                    {gust !== undefined && (
                      <span className={styles.gust}>{inGustsInWords(steady, gust, 'crosswind', acrossInWords(gust, varies))}</span>
                    )}
                  </>
                ),
            },
            {
              label: text.mark,
              renderCell: ({ end, isBest }) => (
                <>
                  {isBest && <Tag tone="good">{text.bestMark}</Tag>}
                  {end.closure !== undefined && <Tag tone="bad">{airport.runwayClosures[end.closure]}</Tag>}
                  {end.isEstimated && <span className="more">{text.byDesignator}</span>}
                </>
              ),
            },
          ]}
        />
      </div>
      {varies && <p className="note">{text.worst}</p>}
      <p className="note">{text.caution}</p>
    </div>
  );
}
