/** The wind as forecasts and pilots write it, direction true: `240/25`, `24025KT`, `240 25`, and calm as `calm`, `calme` or `00000KT`. */
import type { RouteWind } from '#contract/route/aircraft.ts';

const written = /^(\d{3})(?: ?\/ ?(?=\d)| (?=\d\d)|(?=\d\d))(\d{1,3})(?: ?KT)?$/;
const calm: RouteWind = { direction: 0, speedKt: 0 };

/** Undefined for an empty text, which is not calm. */
export function readWindTyped(text: string): RouteWind | 'wrong' | undefined {
  const line = text.trim().toUpperCase();
  if (line === '') return undefined;
  if (/^CALME?$/.test(line)) return calm;
  const [, direction, speed] = written.exec(line) ?? [];
  if (direction === undefined || speed === undefined || Number(direction) > 360) return 'wrong';
  const speedKt = Number(speed);
  return speedKt > 500 ? 'wrong' : { direction: Number(direction), speedKt };
}
