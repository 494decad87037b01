import { Tag } from '#renderer/components/text/Tag.tsx';
import { DataTable } from '#renderer/components/tables/DataTable.tsx';
import { words } from '#renderer/i18n/words.ts';
import { acrossSentence, alongSentence, gustSentence } from '#words/runway-wind.ts';
import { wholeKnots } from '#domain/wind/wind.ts';
import type { Closure, EndInWind } from '#domain/wind/ends-in-wind.ts';
import styles from '../runway/Runways.module.css';

/** Whole knots; `gust` is absent without gusts. */
type Component = { steady: number; gust: number | undefined };

export type WindRow = {
  key: string;
  end: string;
  closure: Closure | undefined;
  isBest: boolean;
  /** The heading is only the designator's. */
  isEstimated: boolean;
  /** Both are undefined for an end that is closed: its row says so, and has no figures. */
  along: Component | undefined;
  across: Component | undefined;
};

/** The row is of an end in a wind that the user has typed. */
export function rowOf({ end: { ident, closure, isEstimated }, steady, gust, isBest }: EndInWind): WindRow {
  const component = (of: 'headwind' | 'crosswind') =>
    closure === 'closed' ? undefined : { steady: wholeKnots(steady)[of], gust: gust && wholeKnots(gust)[of] };
  return { key: ident, end: ident, closure, isBest, isEstimated, along: component('headwind'), across: component('crosswind') };
}

type WindTableProps = { label: string; rows: readonly WindRow[]; isVarying: boolean };

/** Each end of the runways has its wind components. */
export function WindTable({ label, rows, isVarying }: WindTableProps) {
  const { wind: text } = words.airport;
  const inWords = (component: Component | undefined, sentence: (kt: number) => string) =>
    component && (
      <>
        <span className={styles.steady}>{sentence(component.steady)}</span>
        {component.gust !== undefined && (
          <span className={styles.gust}>{gustSentence(component.steady, component.gust, sentence(component.gust), words.weather)}</span>
        )}
      </>
    );
  return (
    <div className={styles.windTable}>
      <DataTable
        label={label}
        rows={rows}
        keyOf={({ key }) => key}
        rowProps={({ isBest }) => ({ 'data-best': isBest })}
        columns={[
          { label: words.common.runway, className: 'mono', renderCell: ({ end }) => end },
          { label: text.headTailwind, renderCell: ({ along }) => inWords(along, (kt) => alongSentence(kt, isVarying, words.weather)) },
          {
            label: text.crosswindColumn,
            renderCell: ({ across }) => inWords(across, (kt) => acrossSentence(kt, isVarying, words.weather, 'short')),
          },
          {
            label: text.mark,
            renderCell: ({ isBest, closure, isEstimated }) => (
              <>
                {isBest && <Tag tone="good">{text.bestMark}</Tag>}
                {closure !== undefined && <Tag tone="bad">{words.common.runwayClosures[closure]}</Tag>}
                {isEstimated && <span className="more">{text.byDesignator}</span>}
              </>
            ),
          },
        ]}
      />
    </div>
  );
}
