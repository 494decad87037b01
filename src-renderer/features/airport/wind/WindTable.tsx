import { Tag } from '#renderer/components/text/Tag.tsx';
import { DataTable } from '#renderer/components/tables/DataTable.tsx';
import { words } from '#renderer/i18n/words.ts';
import { acrossSentence, alongSentence, gustSentence } from '#words/runway-wind.ts';
import { wholeKnots } from '#domain/wind/wind.ts';
import { varies, type EndInWind, type Wind } from '#domain/wind/ends-in-wind.ts';
import styles from '../runway/Runways.module.css';

type WindTableProps = { rows: readonly EndInWind[]; wind: Wind };

type ComponentProps = { steady: number; gust: number | undefined; say: (kt: number) => string };

/** One component in whole knots, the steady one and that in gusts. */
const Component = ({ steady, gust, say }: ComponentProps) => (
  <>
    <span className={styles.steady}>{say(steady)}</span>
    {gust !== undefined && <span className={styles.gust}>{gustSentence(steady, gust, say(gust), words.weather)}</span>}
  </>
);

/** The wind components on each end. A closed one has its row, which says so, and no figures. */
export function WindTable({ rows, wind }: WindTableProps) {
  const { airport } = words;
  const { wind: text } = airport;
  const isVarying = varies(wind);
  const along = (kt: number) => alongSentence(kt, isVarying, words.weather);
  const across = (kt: number) => acrossSentence(kt, isVarying, words.weather, 'short');
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
                  <Component steady={wholeKnots(steady).headwind} gust={gust && wholeKnots(gust).headwind} say={along} />
                ),
            },
            {
              label: text.crosswindColumn,
              renderCell: ({ end, steady, gust }) =>
                end.closure !== 'closed' && (
                  <Component steady={wholeKnots(steady).crosswind} gust={gust && wholeKnots(gust).crosswind} say={across} />
                ),
            },
            {
              label: text.mark,
              renderCell: ({ end, isBest }) => (
                <>
                  {isBest && <Tag tone="good">{text.bestMark}</Tag>}
                  {end.closure !== undefined && <Tag tone="bad">{words.common.runwayClosures[end.closure]}</Tag>}
                  {end.isEstimated && <span className="more">{text.byDesignator}</span>}
                </>
              ),
            },
          ]}
        />
      </div>
      {isVarying && <p className="note">{text.worst}</p>}
      <p className="note">{text.caution}</p>
    </div>
  );
}
