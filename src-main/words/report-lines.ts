/** Writes a report as published, and in words below it, for the command line. */
import type {
  Cloud,
  Conditions,
  DecodedReport,
  Group,
  Report,
  RunwayState,
  Rvr,
  Visibility,
  Wind,
  WindShear,
} from '#contract/weather/report.ts';
import type { ForecastAt, StationHistory, StationWeather } from '#contract/weather/station.ts';
import type { BestEnd, WindSource } from '#contract/weather/surface-wind.ts';
import { formatZulu } from '#domain/time.ts';
import { inFractions } from '#domain/units.ts';
import type { weatherWords } from './en/weather.ts';
import type { Same } from './same.ts';

type Says = Same<typeof weatherWords>;

export function reportLines(report: Report, says: Says): string[] {
  const { raw, decoded, observedAt, issuedAt, isNil, isCancelled, notUnderstood } = report;
  const at = observedAt ?? issuedAt;
  const body = decoded === null ? (isNil ? says.nil : isCancelled ? says.cancelled : says.unknown) : conditionsLine(decoded, says);
  return [
    raw,
    `  ${[at === null ? says.timeUnclear : zulu(at), body, ...(decoded ? bodyAlone(decoded, says) : [])].filter(Boolean).join(says.semicolon)}`,
    ...(decoded?.trends.map((group) => `  ${groupLine(group, says)}`) ?? []),
    ...(notUnderstood.length > 0 ? [`  ${says.notUnderstood(notUnderstood.join(' '))}`] : []),
  ];
}

/** What a part of its groups has not: temperatures, recent weather, runways, and what is not known. */
function bodyAlone(decoded: DecodedReport, says: Says): string[] {
  const { temperatureC: air, dewPointC: dew, recentWeather, runwayStates, maximum, minimum } = decoded;
  const extremes = (which: 'maximum' | 'minimum') =>
    decoded[which].map(({ celsius, at }) => says.extreme(which, signed(celsius), at === null ? '' : zulu(at)));
  return [
    ...(air === null ? [] : [says.temperature(signed(air), dew === null ? null : signed(dew))]),
    ...(maximum.length + minimum.length > 0 ? [[...extremes('maximum'), ...extremes('minimum')].join(', ')] : []),
    ...(recentWeather.length > 0 ? [says.recent(recentWeather.map(({ token }) => token.replace(/^RE/, '')).join(' '))] : []),
    ...runwayStates.map((state) => runwayStateSentence(state, says)),
  ];
}

/** What is stored for a station: its reports, how old they are and what follows of them. */
export function stationLines(weather: StationWeather, says: Says, isDecoded: boolean): string[] {
  const { station, metar, taf } = weather;
  const lines = (report: Report | null) => (report === null ? [] : isDecoded ? reportLines(report, says) : [report.raw]);
  return [`${station}${says.colon}${ageLine(weather, says)}`, ...lines(metar), ...lines(taf)];
}

/** Writes `METAR 40 min old, TAF valid, IFR (US rule), density altitude 1,830 ft`. */
export function ageLine({ ages, category, densityAltitudeFt }: StationWeather, says: Says): string {
  return [
    says.metarAges[ages.metar](ages.metarMinutes ?? 0),
    ...(ages.metarAhead === null ? [] : [says.metarAhead(zulu(ages.metarAhead))]),
    says.tafAges[ages.taf],
    ...(ages.amendedSince === null ? [] : [says.amendedSince(zulu(ages.amendedSince))]),
    ...(category === null ? [] : [says.category(category)]),
    ...(densityAltitudeFt === null ? [] : [says.densityAltitude(densityAltitudeFt)]),
  ].join(', ');
}

/** Writes since when nothing came, where there is nothing; what has no clear date; `LSGG has no METAR that counts; LFLP, 17 NM, 33 min old`, where others near it have one. */
export function missingLines({ station, metar, taf, undated, nearest, importedAt }: StationHistory, says: Says): string[] {
  const near = nearest.map((one) => says.suggestion(one.station, Math.ceil(one.distanceNm), one.metarMinutes ?? 0));
  return [
    ...(metar === null && taf === null ? [importedAt === null ? says.nothingEver : says.lastImport(zulu(importedAt))] : []),
    ...(undated.length > 0 ? [says.undated, ...undated] : []),
    ...(near.length > 0 ? [[says.noReport(station), ...near].join(says.semicolon)] : []),
  ];
}

/** What a TAF says for a time. */
export function forecastLines(forecast: ForecastAt, says: Says): string[] {
  const { station, at, to, prevailing, becoming, temporary, worst, reasons } = forecast;
  const time = at === to ? zulu(at) : `${zulu(at)}–${zulu(to)}`;
  const likely = (text: string, probability: number | null) => (probability === null ? text : `${text} (${says.probability(probability)})`);
  const worstSaid = worst && [
    ...(worst.visibilityMetres ? [likely(lowestSaid(worst.visibilityMetres.value, says), worst.visibilityMetres.probability)] : []),
    ...(worst.ceilingFt ? [likely(says.ceiling(worst.ceilingFt.value), worst.ceilingFt.probability)] : []),
    ...(worst.gustKt ? [likely(says.gust(worst.gustKt.value), worst.gustKt.probability)] : []),
  ];
  return [
    [`${station} ${time}`, ...reasons.map((code) => says.gaps[code])].join(says.semicolon),
    ...(prevailing ? [`  ${says.prevailing}${says.colon}${conditionsLine(prevailing, says)}`] : []),
    ...(becoming ? [`  ${says.becoming}${says.colon}${conditionsLine(becoming, says)}`] : []),
    ...temporary.map((state) => `  ${headSaid(state, says)}${says.colon}${conditionsLine(state, says)}`),
    ...(worstSaid && worstSaid.length > 0 ? [`  ${says.worst}${says.colon}${worstSaid.join(', ')}`] : []),
  ];
}

/** `wind 230° 15 kt gusting 28 kt (METAR LSGG 0520Z, 40 min old)`; where there is none, why. */
export function surfaceWindLine({ wind, windGaps }: Pick<BestEnd, 'wind' | 'windGaps'>, says: Says): string {
  if (wind === null) return windGaps.map((code) => says.gaps[code]).join(', ');
  const { source, ...blows } = wind;
  return `${windSaid({ ...blows, isVariable: blows.direction === null, isMore: false, gustIsMore: false }, says)} (${sourceSaid(source, says)})`;
}

function sourceSaid({ kind, station, at, minutes, temporary, isWhole }: WindSource, { windSource, semicolon }: Says): string {
  if (kind === 'typed') return windSource.typed;
  return [
    windSource.report(kind, station ?? '', at === null ? '' : zulu(at), minutes),
    ...(temporary.length === 0 ? [] : [windSource.temporary(temporary.join(semicolon))]),
    ...(isWhole ? [] : [windSource.notWhole]),
  ].join(semicolon);
}

const zulu = (moment: string): string => formatZulu(Date.parse(moment));
const signed = (value: number): string => (value < 0 ? `−${-value}` : String(value));

function groupLine(group: Group, says: Says): string {
  const { kind, from, to } = group;
  const begin = from === null ? null : kind === 'FM' || to !== null ? zulu(from) : says.since(zulu(from));
  const end = to === null ? null : from === null ? says.until(zulu(to)) : zulu(to);
  const time = from !== null && from === to ? says.moment(zulu(from)) : [begin, end].filter((end) => end !== null).join('–');
  const head = [headSaid(group, says), time].filter(Boolean).join(' ');
  return [head, conditionsLine(group, says)].filter(Boolean).join(says.semicolon);
}

function headSaid({ kind, probability }: Pick<Group, 'kind' | 'probability'>, says: Says): string {
  if (probability === null) return says.groups[kind];
  return kind === 'PROB' ? says.probability(probability) : `${says.probability(probability)}, ${says.groups[kind]}`;
}

type SaidOf = Pick<Conditions, 'wind' | 'visibility' | 'weather' | 'clouds' | 'ceiling' | 'ceilingFt'> & Partial<Conditions>;

function conditionsLine(part: SaidOf, says: Says): string {
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
    windShear = [],
    colours = [],
    gaps = [],
  } = part;
  return [
    wind && windSaid(wind, says),
    isCavok ? 'CAVOK' : visibility && says.visibility(distanceSaid(visibility, says)),
    visibility?.minimum && says.minimum(visibility.minimum.metres, visibility.minimum.sector),
    ...rvr.map((one) => says.rvr(one.runway, rvrSaid(one, says))),
    ...weather.map(({ token }) => token),
    ...clouds.map((cloud) => cloudSaid(cloud, says)),
    sky && says.skies[sky],
    // A forecast has the ceiling alone.
    ceiling === 'none' && clouds.length === 0 && sky === undefined ? says.noCeiling : null,
    verticalVisibilityFt === null ? null : says.vertical(verticalVisibilityFt),
    ceilingFt === null ? (ceiling === 'unknown' ? says.ceilingUnknown : null) : says.ceiling(ceilingFt),
    qnhHpa === null ? null : says.qnh(qnhHpa),
    ...windShear.map((shear) => shearSaid(shear, says)),
    colours.length === 0 ? null : says.colours(colours.join(' ')),
    ...gapsSaid(gaps, says),
  ]
    .filter((part) => part !== null && part !== undefined && part !== '')
    .join(', ');
}

function cloudSaid({ token, amount, baseFt, type, typeIsUnknown }: Cloud, says: Says): string {
  if (amount === null && baseFt === null) return token;
  const base = baseFt === null ? ` (${says.baseUnknown})` : ` ${says.feet(baseFt)}`;
  return `${amount ?? '///'}${base}${type === null ? '' : ` ${type}`}${typeIsUnknown ? ` (${says.typeUnknown})` : ''}`;
}

function shearSaid({ runway, heightFt, direction, speedKt }: WindShear, says: Says): string {
  const wind = direction === null || speedKt === null ? null : says.wind(degreesSaid(direction, says), String(speedKt), null);
  return says.shear(runway, heightFt, wind);
}

/** Times, and dew points next to the temperature, have words of their own. */
function gapsSaid(gaps: Conditions['gaps'], says: Says): string[] {
  const fields = (isReported: boolean) => [
    ...new Set(
      gaps.flatMap(({ field, code }) =>
        field !== 'time' && field !== 'dewPoint' && (code !== 'notReported') === isReported ? [says.fields[field]] : [],
      ),
    ),
  ];
  const [missing, unread] = [fields(false), fields(true)];
  return [
    ...(missing.length > 0 ? [says.notReported(missing.join(', '))] : []),
    ...(unread.length > 0 ? [says.notRead(unread.join(', '))] : []),
  ];
}

type Blows = Pick<Wind, 'direction' | 'isVariable' | 'speedKt' | 'gustKt' | 'isMore' | 'gustIsMore' | 'from' | 'to'>;

const degreesSaid = (direction: number, says: Says): string => says.degrees(String(direction).padStart(3, '0'));

function windSaid({ direction, isVariable, speedKt, gustKt, isMore, gustIsMore, from, to }: Blows, says: Says): string {
  if (speedKt === 0 && gustKt === null) return says.calm;
  const origin = isVariable ? says.variable : direction === null ? says.unknownDirection : degreesSaid(direction, says);
  const wind = says.wind(origin, `${isMore ? '≥' : ''}${speedKt}`, gustKt === null ? null : `${gustIsMore ? '≥' : ''}${gustKt}`);
  return from === null || to === null ? wind : `${wind}, ${says.range(String(from).padStart(3, '0'), String(to).padStart(3, '0'))}`;
}

const distanceSaid = (distance: Pick<Visibility, 'isMore' | 'isLess' | 'value' | 'unit'>, says: Says): string =>
  says.distance({ ...distance, value: distance.unit === 'SM' ? inFractions(distance.value) : String(distance.value) });

/** 9999 is that many metres or more. */
const lowestSaid = (metres: number, says: Says): string =>
  says.visibility(distanceSaid({ value: metres, unit: 'm', isMore: metres === 9999, isLess: false }, says));

function rvrSaid({ metres, maxMetres, isMore, isLess, maxIsMore }: Rvr, says: Says): string {
  if (metres === null) return says.unknown;
  const least = distanceSaid({ value: metres, unit: 'm', isMore, isLess }, says);
  return maxMetres === null ? least : `${least}–${maxIsMore ? '≥' : ''}${maxMetres} m`;
}

type RunwayStateWords = Says['runwayStates'];

/** The codes 92 to 98 of a depth are these centimetres (WMO No. 306, code table 1079). */
const CENTIMETRES = [10, 15, 20, 25, 30, 35, 40];

/** Runway state groups are written by the code tables 0919, 0519, 1079 and 0366 of WMO No. 306. A figure without an entry is given as it is. */
function runwayStateSentence(
  { runway, isClosedBySnow, isCleared, deposit, extent, depth, braking }: RunwayState,
  { runwayStates: says, colon }: Says,
): string {
  const word = (table: Readonly<Record<string, string>>, figure: string) => table[figure] ?? says.code(figure);
  const facts = [
    ...(isClosedBySnow ? [says.closedBySnow] : []),
    ...(isCleared ? [says.cleared] : []),
    ...(deposit === null ? [] : [word(says.deposits, deposit)]),
    ...(extent === null ? [] : [word(says.extents, extent)]),
    ...(depth === null ? [] : [depthSaid(depth, says)]),
    ...(braking === null ? [] : [brakingSaid(braking, says)]),
  ];
  return `${says.runway(runway)}${colon}${facts.length > 0 ? facts.join(', ') : says.nothing}`;
}

function depthSaid(figures: string, says: RunwayStateWords): string {
  const code = Number(figures);
  const centimetres = CENTIMETRES[code - 92];
  if (code === 0) return says.depth(says.thin);
  if (code <= 90) return says.depth(`${code} mm`);
  if (centimetres !== undefined) return says.depth(`${code === 98 ? '≥' : ''}${centimetres} cm`);
  return code === 99 ? says.notInUse : says.code(figures);
}

function brakingSaid(figures: string, says: RunwayStateWords): string {
  if (Number(figures) <= 90) return says.friction(`0.${figures}`);
  const action = (says.braking as Readonly<Record<string, string>>)[figures];
  return action === undefined ? says.code(figures) : says.brakingSaid(action);
}
