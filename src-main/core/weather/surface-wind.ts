/**
 * Finds the wind on the ground at an aerodrome at a moment: the one that was typed, else that of its last METAR or its TAF. Promise: it is
 * never that of another station or of a report that is too old or from the future, and never interpolated.
 */
import type { SurfaceWind, WindGap, WindSource } from '#contract/weather/surface-wind.ts';
import type { Wind } from '#contract/weather/report.ts';
import { AHEAD_MS, OLD_MS } from '#domain/weather/report-age.ts';
import type { WrittenWind } from '#domain/wind/read-wind.ts';
import type { Reports } from './reports.ts';

/** `gaps`: why there is none. */
export type WindThere = { wind: WrittenWind; source: WindSource; gaps: WindGap[] } | { wind: undefined; source: null; gaps: WindGap[] };

const MINUTE = 60_000;

const noReport: Pick<WindSource, 'station' | 'at' | 'minutes' | 'group' | 'temporary' | 'isWhole'> = {
  station: null,
  at: null,
  minutes: null,
  group: null,
  temporary: [],
  isWhole: true,
};

export const typedWind = (wind: WrittenWind): WindThere => ({ wind, source: { kind: 'typed', ...noReport }, gaps: [] });
const none = (...gaps: WindGap[]): WindThere => ({ wind: undefined, source: null, gaps });

/** `at` in milliseconds since 1970; `first`: which of the two is asked before the other, without it the METAR for now and before, the TAF for later. */
type WindAsked = { at: number; first?: 'METAR' | 'TAF' | undefined };

export function openSurfaceWinds({ reports, clock }: { reports: Reports; clock: () => Date }) {
  const agedFrom = (time: string): number => Math.ceil((clock().getTime() - Date.parse(time)) / MINUTE);

  function ofMetar(station: string, at: number): WindThere {
    const metar = reports.metarUntil(station, at);
    // One that is of after the moment is stored all the same.
    if (!metar || metar.observedAt === null) return none(reports.metarUntil(station, clock().getTime()) ? 'metarNotThen' : 'noMetar');
    const observed = Date.parse(metar.observedAt);
    if (clock().getTime() - observed > OLD_MS) return none('metarTooOld');
    if (at - observed > OLD_MS) return none('metarNotThen');
    const wind = written(metar.decoded?.wind ?? null);
    if (!wind) return none('windNotReported');
    const source = { ...noReport, kind: metar.kind, station, at: metar.observedAt, minutes: agedFrom(metar.observedAt) };
    return { wind, source, gaps: [] };
  }

  function ofTaf(station: string, at: number): WindThere {
    const { issuedAt, prevailing, becoming, temporary, reasons } = reports.forecast(station, { at, to: at });
    if (issuedAt !== null && Date.parse(issuedAt) > clock().getTime() + AHEAD_MS) return none('clockDoubt');
    if (!prevailing)
      return none(...reasons.filter((code) => code !== 'groupUnread' && code !== 'ceilingUnknown' && code !== 'visibilityUnknown'));
    const groupWind = (becoming ?? prevailing).wind;
    const wind = written(groupWind);
    if (!groupWind || !wind) return none('windNotReported');
    const source = {
      ...noReport,
      kind: 'TAF' as const,
      station,
      at: issuedAt,
      minutes: issuedAt === null ? null : agedFrom(issuedAt),
      group: groupWind.group,
      temporary: temporary.flatMap((one) => one.wind?.group ?? []),
      isWhole: !reasons.includes('groupUnread'),
    };
    return { wind, source, gaps: [] };
  }

  /** `airport` is its id or any of its codes. */
  return (airport: string, { at, first = at > clock().getTime() ? 'TAF' : 'METAR' }: WindAsked): WindThere => {
    const station = reports.stationOf(airport);
    if (station === undefined) return none('noMetar', 'noTaf');
    const ask = { METAR: () => ofMetar(station, at), TAF: () => ofTaf(station, at) };
    const one = ask[first]();
    if (one.wind) return one;
    const other = ask[first === 'METAR' ? 'TAF' : 'METAR']();
    return other.wind ? other : none(...new Set([...one.gaps, ...other.gaps]));
  };
}
export type SurfaceWinds = ReturnType<typeof openSurfaceWinds>;

/** Undefined where it has no direction and does not say that it varies. */
function written(wind: Pick<Wind, 'direction' | 'isVariable' | 'speedKt' | 'gustKt' | 'from' | 'to'> | null): WrittenWind | undefined {
  if (!wind || (wind.direction === null && !wind.isVariable && wind.speedKt > 0)) return undefined;
  const { direction, isVariable, speedKt, gustKt, from, to } = wind;
  const between = isVariable || from === null || to === null || from === to ? undefined : ([from, to] as const);
  const origin = isVariable ? null : (direction ?? 0);
  return { direction: origin, speed: speedKt, gust: gustKt ?? undefined, ...(between && { between }) };
}

/** Writes a wind in the form of the contract. */
export const surfaceWind = ({ direction, speed, gust, between }: WrittenWind, source: WindSource): SurfaceWind => ({
  direction,
  speedKt: speed,
  gustKt: gust ?? null,
  from: between?.[0] ?? null,
  to: between?.[1] ?? null,
  source,
});
