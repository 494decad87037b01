/** Pairs of positions for GeographicLib's GeodSolve and for us: from everywhere, and from where formulas fail. The same ones at every run. */
import type { LatLon } from '#domain/lat-lon.ts';

export type Pair = readonly [from: LatLon, to: LatLon];

/** The generator is linear congruential with the modulus 2³², and gives numbers from 0 up to 1. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Ten millionths of a degree are a centimetre; texts hold them exactly. */
const exact = (degrees: number): number => Math.round(degrees * 1e7) / 1e7;

/** Every kind has the same number: anywhere, poles, equal, opposite, nearly opposite, across 180°, along a meridian or the equator, close. */
export function geodesicPairs(count: number): Pair[] {
  const next = numbers(2026);
  const latitude = () => exact(next() * 180 - 90);
  const longitude = () => exact(next() * 360 - 180);
  const anywhere = (): LatLon => ({ latitude: latitude(), longitude: longitude() });
  const opposite = ({ latitude: north, longitude: east }: LatLon): LatLon => ({
    latitude: -north,
    longitude: exact(east > 0 ? east - 180 : east + 180),
  });
  const beside = ({ latitude: north, longitude: east }: LatLon, reach: number): LatLon => ({
    latitude: exact(Math.max(-90, Math.min(90, north + (next() - 0.5) * reach))),
    longitude: exact(Math.max(-180, Math.min(180, east + (next() - 0.5) * reach))),
  });
  const kinds: readonly ((from: LatLon) => Pair)[] = [
    (from) => [from, anywhere()],
    (from) => [{ latitude: next() < 0.5 ? 90 : -90, longitude: longitude() }, from],
    (from) => [from, from],
    (from) => [from, opposite(from)],
    (from) => [from, beside(opposite(from), 1)],
    (from) => [
      { ...from, longitude: exact(180 - next()) },
      { latitude: latitude(), longitude: exact(next() - 180) },
    ],
    (from) => [from, { latitude: latitude(), longitude: from.longitude }],
    (from) => [
      { latitude: 0, longitude: from.longitude },
      { latitude: 0, longitude: longitude() },
    ],
    (from) => [from, beside(from, 0.001)],
    (from) => [from, beside(from, 10)],
  ];
  return Array.from({ length: count }, (_, at) => (kinds[at % kinds.length] as (typeof kinds)[number])(anywhere()));
}
