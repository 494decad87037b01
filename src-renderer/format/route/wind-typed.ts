/**
 * Reads the wind aloft as forecasts and pilots write it, from a true direction: `240/25`, `24025KT`, `240 25`, and calm as `calm`, `calme`
 * or `00000KT`.
 */
import type { RouteWind } from '#contract/route/aircraft.ts';
import { readWind } from '#domain/wind/read-wind.ts';

const FASTEST_KT = 500;

/** Undefined for an empty text, which is not calm; `wrong` also for gusts and variable directions, which no leg can be flown with. */
export function readWindTyped(text: string): RouteWind | 'wrong' | undefined {
  if (text.trim() === '') return undefined;
  const wind = readWind(text, FASTEST_KT);
  if (wind === undefined || wind.direction === null || wind.gust !== undefined || wind.between !== undefined) return 'wrong';
  return { direction: wind.direction, speedKt: wind.speed };
}
