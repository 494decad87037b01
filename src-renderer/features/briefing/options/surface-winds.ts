/** The wind on the ground of aerodromes as typed: `LSGG 240/18, LSZH 250/10`, each as on the Route screen. */
import type { BriefingOptions } from '#contract/briefing/options.ts';
import { readWindTyped } from '#renderer/format/route/wind-typed.ts';

type SurfaceWinds = NonNullable<BriefingOptions['surfaceWinds']>;

/** The contract's limits. */
const MOST = 20;
const MOST_KT = 200;
const one = /^([A-Z\d-]{2,40})[ :]+(.+)$/;

/** Empty for an empty line, null for one that cannot be read. */
export function surfaceWindsOf(line: string): SurfaceWinds | null {
  const parts = line
    .toUpperCase()
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const winds = parts.map((part) => {
    const [, aerodrome, typed] = one.exec(part) ?? [];
    const wind = typed === undefined ? undefined : readWindTyped(typed);
    return aerodrome === undefined || wind === undefined || wind === 'wrong' || wind.speedKt > MOST_KT
      ? null
      : { aerodrome, direction: wind.direction, speedKt: wind.speedKt };
  });
  const read = winds.filter((wind) => wind !== null);
  return read.length < winds.length || read.length > MOST ? null : read;
}
