import type { BestEnd, EndWind } from '#contract/weather/surface-wind.ts';
import { DataTable } from '#renderer/components/tables/DataTable.tsx';
import { Tag } from '#renderer/components/text/Tag.tsx';
import { words } from '#renderer/i18n/words.ts';
import { acrossInWords, alongInWords } from '../wind/wind-in-words.ts';
import styles from './AirportWeather.module.css';

/** The wind of a report on each end; closed ends are struck out. */
export function EndsInWind({ best, winds }: { best: BestEnd; winds: readonly EndWind[] }) {
  const { wind: text, closedRunway } = words.airport;
  const varies = best.wind !== null && (best.wind.direction === null || best.wind.from !== null);
  const named = new Set(best.ends.map(({ end }) => end));
  const across = (crosswind: number) => acrossInWords({ headwind: 0, crosswind }, varies);
  return (
    <DataTable
      label={text.ofReport}
      rows={winds}
      keyOf={({ runwayId, end }) => `${runwayId} ${end}`}
      rowProps={({ isClosed }) => ({ className: isClosed ? styles.closed : undefined })}
      columns={[
        { label: words.common.runway, renderCell: ({ end }) => end },
        { label: text.headTailwind, renderCell: ({ headwindKt }) => alongInWords({ headwind: headwindKt, crosswind: 0 }, varies) },
        {
          label: text.crosswindColumn,
          renderCell: ({ crosswindKt, gustCrosswindKt }) =>
            gustCrosswindKt === null ? across(crosswindKt) : `${across(crosswindKt)}, ${text.inGusts(across(gustCrosswindKt))}`,
        },
        {
          label: text.mark,
          renderCell: ({ end, isClosed }) =>
            isClosed ? <Tag tone="bad">{closedRunway}</Tag> : named.has(end) ? <Tag tone="good">{text.bestMark}</Tag> : null,
        },
      ]}
    />
  );
}
