import type { AirportAnswer } from '#contract/airports/airport.ts';
import type { Report } from '#contract/weather/report.ts';
import { ProblemNotice } from '#renderer/components/notices/ProblemNotice.tsx';
import { FoldingSheet } from '#renderer/components/page/FoldingSheet.tsx';
import { useApi } from '#renderer/data/api/use-query.ts';
import { useMoment } from '#renderer/data/moment.ts';
import { useNotamVersion } from '#renderer/data/notams/use-notam-version.ts';
import { useNow } from '#renderer/data/use-now.ts';
import { useWeather } from '#renderer/data/weather.ts';
import { agedWeather } from '#renderer/format/aged-weather.ts';
import { words } from '#renderer/i18n/words.ts';
import { ageLine, missingLines, reportLines, surfaceWindLine } from '#words/report-lines.ts';
import styles from './AirportWeather.module.css';
import type { BestEnd, EndWind } from '#contract/weather/surface-wind.ts';
import { DataTable } from '#renderer/components/tables/DataTable.tsx';
import { Tag } from '#renderer/components/text/Tag.tsx';
import { WeatherCodes } from '#renderer/components/text/WeatherCodes.tsx';
import { acrossInWords, alongInWords } from '../wind/wind-in-words.ts';

/** METAR and TAF as published and in words, with their ages, and the wind of them on each end at the chosen moment, as the core says it. */
export function AirportWeather({ airport: { id } }: { airport: AirportAnswer }) {
  const at = useMoment((moment) => moment.at);
  const now = useNow();
  const version = `${useNotamVersion(true)}.${useWeather(({ importedAt }) => importedAt)}`;
  const { latest: weather, problem } = useApi('getStationWeather', { params: { station: id }, query: {} }, { version });
  const query = { expand: 'best' as const, ...(at !== undefined && { at: new Date(at).toISOString() }) };
  const { latest: state } = useApi('getAerodromeState', { params: { id }, query }, { version });
  if (!weather) return null;
  const { best, winds = [] } = state ?? {};
  return (
    <FoldingSheet name="airport.weather" title={words.weather.title} aside={ageLine(agedWeather(weather, now), words.weather)}>
      <div className="stack">
        <ProblemNotice problem={problem} />
        <ReportText report={weather.metar} />
        <ReportText report={weather.taf} />
        {missingLines(weather, words.weather).map((line) => (
          <p key={line} className="note">
            {line}
          </p>
        ))}
        {best && best.wind !== null && <p>{surfaceWindLine(best, words.weather)}</p>}
        {best && winds.length > 0 && <EndsInWind best={best} winds={winds} />}
      </div>
    </FoldingSheet>
  );
}

function ReportText({ report }: { report: Report | null }) {
  if (report === null) return null;
  const [raw = '', ...decoded] = reportLines(report, words.weather);
  return (
    <div>
      <p className={styles.raw}>
        <WeatherCodes text={raw} />
      </p>
      {decoded.map((line) => (
        <p key={line} className={styles.decoded}>
          <WeatherCodes text={line.trim()} />
        </p>
      ))}
    </div>
  );
}

/** The wind of a report on each end; closed ends are struck out. */
function EndsInWind({ best, winds }: { best: BestEnd; winds: readonly EndWind[] }) {
  const { wind: text, notForUse } = words.airport;
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
            isClosed ? <Tag tone="bad">{notForUse}</Tag> : named.has(end) ? <Tag tone="good">{text.bestMark}</Tag> : null,
        },
      ]}
    />
  );
}
