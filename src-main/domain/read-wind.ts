/** A surface wind as reports and pilots write it, direction true, knots: `24015G25KT`, `240/15G25`, `240 15`, `VRB05KT`, `calm`, `00000KT`. */

/** `direction` is null where it is variable; `gust` is the peak speed. */
export type WrittenWind = { direction: number | null; speed: number; gust: number | undefined };

/** More is a typing error. */
const FASTEST_KT = 200;
const written = /^(\d{3}|VRB)(?: ?\/ ?| |(?=\d\d))(\d{1,3})(?: ?G ?(\d{2,3}))?(?: ?KT)?$/;
const calm: WrittenWind = { direction: 0, speed: 0, gust: undefined };

/** Undefined for anything else, a gust below the speed among it. */
export function readWind(text: string): WrittenWind | undefined {
  const line = text.trim().toUpperCase();
  if (/^CALME?$/.test(line)) return calm;
  const [, direction, speedText, gustText] = written.exec(line) ?? [];
  if (direction === undefined || Number(direction) > 360) return undefined;
  const [speed, gust] = [Number(speedText), gustText === undefined ? undefined : Number(gustText)];
  if (Math.max(speed, gust ?? 0) > FASTEST_KT || (gust !== undefined && gust < speed)) return undefined;
  return { direction: direction === 'VRB' ? null : Number(direction) % 360, speed, gust };
}
