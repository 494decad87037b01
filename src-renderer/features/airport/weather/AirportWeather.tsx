import type { AirportAnswer } from '#contract/airports/airport.ts';
import type { AerodromeState } from '#contract/airports/state.ts';
import type { Report } from '#contract/weather/report.ts';
import type { BestEnd } from '#contract/weather/surface-wind.ts';
import { closureOf } from '#domain/wind/ends-in-wind.ts';
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
import { DataTable } from '#renderer/components/tables/DataTable.tsx';
import { Tag } from '#renderer/components/text/Tag.tsx';
import { WeatherCodes } from '#renderer/components/text/WeatherCodes.tsx';
import { acrossSentence, alongSentence, gustSentence, isVariable } from '#words/runway-wind.ts';

/** METAR and TAF as published and in words, with their ages, and the wind of them on each end at the chosen moment, as the core says it. */
export function AirportWeather({ airport: { id } }: { airport: AirportAnswer }) {
  const at = useMoment((moment) => moment.at);
  const now = useNow();
  const version = `${useNotamVersion(true)}.${useWeather(({ importedAt }) => importedAt)}`;
  const { latest: weather, problem } = useApi('getStationWeather', { params: { station: id }, query: {} }, { version });
  const query = { expand: 'best' as const, ...(at !== undefined && { at: new Date(at).toISOString() }) };
  const { latest: state } = useApi('getAerodromeState', { params: { id }, query }, { version });
  if (!weather) return null;
  const best = state?.best;
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
        {state && best && <EndsInWind state={state} best={best} />}
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

/** The wind of a report on each end. A closed end has its row, which says so, and no figures. */
function EndsInWind({ state: { runways, winds = [] }, best }: { state: AerodromeState; best: BestEnd }) {
  const { wind: text } = words.airport;
  if (winds.length === 0) return null;
  const isVarying = isVariable(best.wind);
  const named = new Set(best.ends.map(({ end }) => end));
  const across = (kt: number) => acrossSentence(kt, isVarying, words.weather, 'short');
  const rows = runways.flatMap(({ id, ends }) =>
    ends.flatMap(({ ident, state }) => {
      const closure = closureOf(state);
      const wind = winds.find(({ runwayId, end }) => runwayId === id && end === ident);
      return ident !== null && (wind || closure === 'closed') ? [{ key: `${id} ${ident}`, end: ident, closure, wind }] : [];
    }),
  );
  return (
    <DataTable
      label={text.ofReport}
      rows={rows}
      keyOf={({ key }) => key}
      rowProps={({ closure }) => ({ className: closure === undefined ? undefined : styles.closed })}
      columns={[
        { label: words.common.runway, renderCell: ({ end }) => end },
        {
          label: text.headTailwind,
          renderCell: ({ wind }) => wind && alongSentence(wind.headwindKt, isVarying, words.weather),
        },
        {
          label: text.crosswindColumn,
          renderCell: ({ wind }) =>
            wind &&
            (wind.gustCrosswindKt === null
              ? across(wind.crosswindKt)
              : `${across(wind.crosswindKt)}, ${gustSentence(wind.crosswindKt, wind.gustCrosswindKt, across(wind.gustCrosswindKt), words.weather)}`),
        },
        {
          label: text.mark,
          renderCell: ({ end, closure }) =>
            closure !== undefined ? (
              <Tag tone="bad">{words.common.runwayClosures[closure]}</Tag>
            ) : named.has(end) ? (
              <Tag tone="good">{text.bestMark}</Tag>
            ) : null,
        },
      ]}
    />
  );
}
