/**
 * Chooses the places that the route leads over, of those that each word can mean: those that make it shortest. Promise: a place that is
 * more than 500 NM off its leg is not taken, unless its word can mean nothing else or the user chose it.
 */
import type { LatLon } from '#domain/lat-lon.ts';
import { roughDistance } from '#domain/rough-distance.ts';
import { angleBetween, cross, dot, lengthOf, vectorOf } from '#domain/route-line/vectors.ts';
import type { Label } from '../words/own-place.ts';
import type { Place } from './point.ts';

/** The distance of a position from a leg is computed on a sphere: good to half a hundredth, for questions of hundreds of miles. */
const MEAN_RADIUS_NM = 3440.065;
/** Measures nautical miles to the nearest position of the leg. */
export function distanceOffLeg(position: LatLon, from: LatLon, to: LatLon): number {
  const [here, start, end] = [vectorOf(position), vectorOf(from), vectorOf(to)];
  const pole = cross(start, end);
  const length = lengthOf(pole);
  // A place is abeam between the planes that are square to the leg at its ends.
  const isAbeam = length > 1e-12 && dot(cross(pole, start), here) > 0 && dot(cross(end, pole), here) > 0;
  const off = isAbeam
    ? Math.abs(Math.asin(Math.max(-1, Math.min(1, dot(pole, here) / length))))
    : Math.min(angleBetween(here, start), angleBetween(here, end));
  return off * MEAN_RADIUS_NM;
}

/** One meaning of a word; `place` is undefined for coordinates, which may have a name in this route. */
export type Option = { position: LatLon; place: Place | undefined; label?: Label; isSure: boolean };
export type Slot = { options: readonly Option[]; isTooFar: boolean; taken: Option | undefined };

export const FARTHEST_NM = 500;
/** An aerodrome and the navaid on it often share their code: then what is usual in this place of a route is meant. */
const UNUSUAL_NM = 25;
/** One place is not written twice under two names. */
const SAME_PLACE_NM = 200;
/** Each round gives up one word; a text of nothing but far places is given up as a whole. */
const MOST_ROUNDS = 8;

/** Sets `taken` and `isTooFar` of each; slots without options are passed over. `hasEnds`: the first and the last are departure and destination. */
export function choose(slots: readonly Slot[], { hasEnds }: { hasEnds: boolean }): void {
  for (let round = 0; ; round++) {
    const open = slots.filter(({ options, isTooFar }) => options.length > 0 && !isTooFar);
    takeShortest(open, hasEnds);
    const far = open.map((slot, at) => ({ slot, off: offLeg(slot, open[at - 1], open[at + 1]) })).filter(({ off }) => off > FARTHEST_NM);
    if (far.length === 0) return;
    const given = round < MOST_ROUNDS ? [far.reduce((worst, one) => (one.off > worst.off ? one : worst))] : far;
    for (const { slot } of given) {
      slot.isTooFar = true;
      slot.taken = undefined;
    }
  }
}

type Way = { length: number; before: number };

/** The shortest way through one option of each slot: the best way to each option is one to some option before it. */
function takeShortest(slots: readonly Slot[], hasEnds: boolean): void {
  const ways: Way[][] = [];
  for (const [at, { options }] of slots.entries()) {
    const [former, formerWays] = [slots[at - 1]?.options ?? [], ways[at - 1]];
    ways.push(
      options.map((option) => {
        const own = unusual(option, hasEnds && (at === 0 || at === slots.length - 1));
        if (formerWays === undefined) return { length: own, before: -1 };
        return former.reduce<Way>(
          (best, one, before) => {
            const length = (formerWays[before]?.length ?? 0) + own + stepTo(one, option);
            return length < best.length ? { length, before } : best;
          },
          { length: Infinity, before: 0 },
        );
      }),
    );
  }
  let next: number | undefined;
  for (let at = slots.length - 1; at >= 0; at--) {
    const own = ways[at] ?? [];
    const index: number = next ?? own.reduce((best, { length }, one) => (length < (own[best]?.length ?? Infinity) ? one : best), 0);
    const slot = slots[at];
    if (slot) slot.taken = slot.options[index];
    next = own[index]?.before;
  }
}

const stepTo = (from: Option, to: Option): number =>
  roughDistance(from.position, to.position) + (from.place !== undefined && from.place.id === to.place?.id ? SAME_PLACE_NM : 0);

function unusual({ place, isSure }: Option, isEnd: boolean): number {
  if (place === undefined || isSure || place.kind === 'waypoint') return 0;
  return ((place.kind === 'airport') === isEnd ? 0 : UNUSUAL_NM) + (place.isClosed ? UNUSUAL_NM : 0);
}

/** A leg has two ends: at the ends of the route only a navaid can be off it, and by the whole way to the next point. */
function offLeg({ taken }: Slot, before: Slot | undefined, after: Slot | undefined): number {
  if (taken === undefined || taken.isSure) return 0;
  const [from, to] = [before?.taken?.position, after?.taken?.position];
  if (from !== undefined && to !== undefined) return distanceOffLeg(taken.position, from, to);
  const neighbour = from ?? to;
  return neighbour === undefined || taken.place?.kind === 'airport' ? 0 : roughDistance(taken.position, neighbour);
}

/** The route comes from and goes to these positions. */
export type Sides = { before?: LatLon | undefined; after?: LatLon | undefined };

/** Nautical miles that a position adds to the way from one to the other; null without either. */
export function addedBy(position: LatLon, { before, after }: Sides): number | null {
  if (before === undefined && after === undefined) return null;
  const [there, on] = [before && roughDistance(before, position), after && roughDistance(position, after)];
  return (there ?? 0) + (on ?? 0) - (before && after ? roughDistance(before, after) : 0);
}
