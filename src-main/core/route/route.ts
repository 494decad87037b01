/** Routes: words in, points and legs out. Nothing is stored here, and nothing is asked of the network. */
import type { RouteFaultCode } from '#contract/route/faults.ts';
import type { ParsedRoute, RoutePlan } from '#contract/route/route.ts';
import type { Dataset, Reference } from '../reference/dataset.ts';
import { answerOf } from './answer.ts';
import { departureOf } from './departure.ts';
import { legsOf } from './legs/legs.ts';
import { openAerodromePlaces } from './points/aerodromes.ts';
import { openNavaidPlaces } from './points/navaids.ts';
import type { Lookup, Place } from './points/place.ts';
import type { Point } from './points/point.ts';
import { findPoints } from './points/points.ts';
import { upperCased } from './words/word.ts';
import { readRoute } from './words/words.ts';

export type RouteEngine = {
  /**
   * Words, points, legs and faults of a route; `waypoints` are those of the user, by name in upper case. Throws `invalidRequest` for a departure that
   * cannot be read.
   */
  parse(plan: RoutePlan, waypoints?: ReadonlyMap<string, Place>): ParsedRoute;
  /** Its points and faults alone, without legs. */
  find(route: Pick<RoutePlan, 'text' | 'choices'>): FoundRoute;
};

/** `faults` in the order of the text. */
export type FoundRoute = { points: Point[]; faults: { code: RouteFaultCode; from: number; to: number }[] };

export function openRouteEngine(dataset: Pick<Dataset, 'current' | 'onSwap'>, clock: () => Date): RouteEngine {
  let places = placesOf(dataset.current());
  dataset.onSwap((reference) => {
    places = placesOf(reference);
  });

  return {
    parse({ text, aircraft, depart: asked, winds = [], choices = [] }, waypoints = new Map()) {
      const read = readRoute(text);
      const { depart, source } = departureOf(asked, text, read, clock());
      const date = new Date(depart ?? clock().getTime());
      const lookup: Lookup = (ident) => {
        const own = waypoints.get(ident);
        return own ? [own, ...places(ident)] : places(ident);
      };
      const found = findPoints(text, read.words, { lookup, date, choices: byWord(choices) });
      const worked = legsOf(found.points, { aircraft, winds, depart, date });
      return answerOf({ text, read, found, worked, departSource: source });
    },
    find({ text, choices = [] }) {
      const read = readRoute(text);
      const { points, faults } = findPoints(text, read.words, { lookup: places, date: clock(), choices: byWord(choices) });
      return { points, faults: [...read.faults, ...faults].toSorted((a, b) => a.from - b.from) };
    },
  };
}

const byWord = (choices: NonNullable<RoutePlan['choices']>) => new Map(choices.map(({ word, id }) => [upperCased(word), id]));

/** Names whose places are kept; a route is read again with every letter that is typed. */
const MOST_KEPT = 2000;

function placesOf({ db }: Reference): Lookup {
  const [aerodromes, navaids] = [openAerodromePlaces(db), openNavaidPlaces(db)];
  const kept = new Map<string, readonly Place[]>();
  return (ident) => {
    const known = kept.get(ident);
    if (known) return known;
    const places = [...aerodromes(ident), ...navaids(ident)];
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(ident, places);
    return places;
  };
}
