/** A report as published, and in words below it: the command line prints them. */
import type { Conditions, Group, Report, Rvr, Wind } from '#contract/weather/report.ts';
import type { ForecastAt, StationHistory, StationWeather } from '#contract/weather/station.ts';
import type { BestEnd, WindSource } from '#contract/weather/surface-wind.ts';
import { formatZulu } from '#domain/time.ts';
import type { weatherWords } from './en/weather.ts';
import type { Same } from './same.ts';

type Says = Same<typeof weatherWords>;

export function reportLines(report: Report, says: Says): string[] {
  const { raw, decoded, observedAt, issuedAt, isNil, isCancelled, notUnderstood } = report;
  const at = observedAt ?? issuedAt;
  const body = decoded === null ? (isNil ? says.nil : isCancelled ? says.cancelled : says.unknown) : said(decoded, says);
  const air = decoded?.temperatureC ?? null;
  const dew = decoded?.dewPointC ?? null;
  const temperature = air === null ? [] : [says.temperature(signed(air), dew === null ? says.unknown : signed(dew))];
  return [
    raw,
    `  ${[at === null ? says.timeUnclear : zulu(at), body, ...temperature].filter(Boolean).join(says.semicolon)}`,
    ...(decoded?.trends.map((group) => `  ${groupLine(group, says)}`) ?? []),
    ...(notUnderstood.length > 0 ? [`  ${says.notUnderstood(notUnderstood.join(' '))}`] : []),
  ];
}

/** What is stored for a station: its reports, how old they are and what follows of them. */
export function stationLines(weather: StationWeather, says: Says, isDecoded: boolean): string[] {
  const { station, metar, taf } = weather;
  const lines = (report: Report | null) => (report === null ? [] : isDecoded ? reportLines(report, says) : [report.raw]);
  return [`${station}${says.colon}${ageLine(weather, says)}`, ...lines(metar), ...lines(taf)];
}

/** Writes `METAR 40 min old, TAF valid, IFR (US rule), density altitude 1830 ft`. */
export function ageLine({ ages, category, densityAltitudeFt }: StationWeather, says: Says): string {
  return [
    says.metarAges[ages.metar](ages.metarMinutes ?? 0),
    says.tafAges[ages.taf],
    ...(ages.amendedSince === null ? [] : [says.amendedSince(zulu(ages.amendedSince))]),
    ...(category === null ? [] : [says.category(category)]),
    ...(densityAltitudeFt === null ? [] : [says.densityAltitude(densityAltitudeFt)]),
  ].join(', ');
}

/** `LSGG has no METAR that counts; LFLP, 17 NM, 33 min old`; undefined where it has one, and where none is near. */
export function nearestLine({ station, nearest }: StationHistory, says: Says): string | undefined {
  if (nearest.length === 0) return undefined;
  const near = nearest.map((one) => says.suggestion(one.station, Math.ceil(one.distanceNm), one.metarMinutes ?? 0));
  return [says.noReport(station), ...near].join(says.semicolon);
}

/** What a TAF says for a time. */
export function forecastLines(forecast: ForecastAt, says: Says): string[] {
  const { station, at, to, prevailing, becoming, temporary, worst, reasons } = forecast;
  const time = at === to ? zulu(at) : `${zulu(at)}–${zulu(to)}`;
  const worstSaid = worst && [
    ...(worst.visibilityMetres ? [says.lowest(worst.visibilityMetres.value)] : []),
    ...(worst.ceilingFt ? [says.ceiling(worst.ceilingFt.value)] : []),
    ...(worst.gustKt ? [says.gust(worst.gustKt.value)] : []),
  ];
  return [
    [`${station} ${time}`, ...reasons.map((code) => says.forecastReasons[code])].join(says.semicolon),
    ...(prevailing ? [`  ${says.prevailing}${says.colon}${said(prevailing, says)}`] : []),
    ...(becoming ? [`  ${says.becoming}${says.colon}${said(becoming, says)}`] : []),
    ...temporary.map(({ kind, probability, ...state }) => {
      const head = [probability === null ? '' : says.probability(probability), says.groups[kind]].filter(Boolean).join(' ');
      return `  ${head}${says.colon}${said(state, says)}`;
    }),
    ...(worstSaid && worstSaid.length > 0 ? [`  ${says.worst}${says.colon}${worstSaid.join(', ')}`] : []),
  ];
}

/** `wind 230° 15 kt gusting 28 kt (METAR LSGG 0520Z, 40 min old)`; where there is none, why. */
export function surfaceWindLine({ wind, windGaps }: Pick<BestEnd, 'wind' | 'windGaps'>, says: Says): string {
  if (wind === null) return windGaps.map((code) => says.windGaps[code]).join(', ');
  const { source, ...blows } = wind;
  return `${windSaid({ ...blows, isVariable: blows.direction === null, isMore: false }, says)} (${sourceSaid(source, says)})`;
}

function sourceSaid({ kind, station, at, minutes, temporary, isWhole }: WindSource, { windSource, semicolon }: Says): string {
  if (kind === 'typed') return windSource.typed;
  return [
    windSource.report(kind, station ?? '', at === null ? '' : zulu(at), minutes === null ? '?' : String(minutes)),
    ...(temporary.length === 0 ? [] : [windSource.temporary(temporary.join(semicolon))]),
    ...(isWhole ? [] : [windSource.notWhole]),
  ].join(semicolon);
}

const zulu = (moment: string): string => formatZulu(Date.parse(moment));
const signed = (value: number): string => (value < 0 ? `−${-value}` : String(value));

function groupLine(group: Group, says: Says): string {
  const { kind, probability, from, to } = group;
  const time = [from, to].map((moment) => (moment === null ? '' : zulu(moment))).filter(Boolean);
  const head = [probability === null ? '' : says.probability(probability), says.groups[kind], time.join('–')].filter(Boolean).join(' ');
  return [head, said(group, says)].filter(Boolean).join(says.semicolon);
}

type SaidOf = Pick<Conditions, 'wind' | 'visibility' | 'weather' | 'clouds' | 'ceiling' | 'ceilingFt'> & Partial<Conditions>;

function said(part: SaidOf, says: Says): string {
  const {
    wind,
    visibility,
    rvr = [],
    weather,
    clouds,
    sky,
    isCavok,
    verticalVisibilityFt = null,
    ceiling,
    ceilingFt,
    qnhHpa = null,
  } = part;
  return [
    wind && windSaid(wind, says),
    isCavok ? 'CAVOK' : visibility && says.visibility(says.distance(visibility)),
    visibility?.minimum && says.minimum(visibility.minimum.metres, visibility.minimum.sector),
    ...rvr.map((one) => says.rvr(one.runway, rvrSaid(one, says))),
    ...weather.map(({ token }) => token),
    ...clouds.map(({ token, amount, baseFt, type }) =>
      baseFt === null ? token : `${amount ?? '///'} ${baseFt} ft${type === null ? '' : ` ${type}`}`,
    ),
    sky,
    verticalVisibilityFt === null ? null : says.vertical(verticalVisibilityFt),
    ceilingFt === null ? (ceiling === 'unknown' ? says.ceilingUnknown : null) : says.ceiling(ceilingFt),
    qnhHpa === null ? null : says.qnh(qnhHpa),
  ]
    .filter((part) => part !== null && part !== undefined && part !== '')
    .join(', ');
}

type Blows = Pick<Wind, 'direction' | 'isVariable' | 'speedKt' | 'gustKt' | 'isMore' | 'from' | 'to'>;

function windSaid({ direction, isVariable, speedKt, gustKt, isMore, from, to }: Blows, says: Says): string {
  if (speedKt === 0 && gustKt === null) return says.calm;
  const origin = isVariable ? says.variable : direction === null ? says.unknownDirection : says.degrees(String(direction).padStart(3, '0'));
  const wind = says.wind(origin, `${isMore ? '≥' : ''}${speedKt}`, gustKt === null ? null : String(gustKt));
  return from === null || to === null ? wind : `${wind}, ${says.range(String(from).padStart(3, '0'), String(to).padStart(3, '0'))}`;
}

function rvrSaid({ metres, maxMetres, isMore, isLess }: Rvr, says: Says): string {
  if (metres === null) return says.unknown;
  const least = says.distance({ value: metres, unit: 'm', isMore, isLess });
  return maxMetres === null ? least : `${least}–${maxMetres} m`;
}
