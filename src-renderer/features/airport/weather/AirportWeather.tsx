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
import { WeatherCodes } from '#renderer/components/text/WeatherCodes.tsx';
import { isVariable } from '#words/runway-wind.ts';
import { WindTable, type WindRow } from '../wind/WindTable.tsx';

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
      <p className="raw">
        <WeatherCodes text={raw} />
      </p>
      {decoded.map((line) => (
        <p key={line} className="dim">
          <WeatherCodes text={line.trim()} />
        </p>
      ))}
    </div>
  );
}

/** The core has computed the wind of a report on each end. */
function EndsInWind({ state: { runways, winds = [] }, best }: { state: AerodromeState; best: BestEnd }) {
  if (winds.length === 0) return null;
  const bestEnds = new Set(best.ends.map(({ end }) => end));
  const rows = runways.flatMap(({ id, ends }) =>
    ends.flatMap(({ ident, state }): WindRow[] => {
      const closure = closureOf(state);
      const wind = winds.find(({ runwayId, end }) => runwayId === id && end === ident);
      if (ident === null || (wind === undefined && closure !== 'closed')) return [];
      return [
        {
          key: `${id} ${ident}`,
          end: ident,
          closure,
          isBest: closure === undefined && bestEnds.has(ident),
          isEstimated: false,
          along: wind && { steady: wind.headwindKt, gust: undefined },
          across: wind && { steady: wind.crosswindKt, gust: wind.gustCrosswindKt ?? undefined },
        },
      ];
    }),
  );
  return <WindTable label={words.airport.wind.ofReport} rows={rows} isVarying={isVariable(best.wind)} />;
}
