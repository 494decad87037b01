/**
 * Lists the aerodromes whose NOTAMs a flight, or the places and routes of a user, need. Promise: each is once in the answer, by its
 * greatest need, in order of need: departure, destination, alternates, others of the route, and last those within its corridor, as the
 * flight passes them.
 */
import type { RouteFault } from '#contract/route/faults.ts';
import type { RoutePlan } from '#contract/route/route.ts';
import { MOST_ROUTES_FETCHED, placeNeeds, type PlaceNeed } from '#contract/sync/places.ts';
import { compilePositionsAlong } from '#core/geo/corridor.ts';
import type { Dataset } from '#core/reference/dataset.ts';
import { Refusal } from '#core/refusal.ts';
import type { RouteEngine } from '#core/route/route.ts';
import type { UserData } from '#core/user-data/user-data.ts';
import type { LatLon } from '#domain/lat-lon.ts';
import { isLocationIndicator } from '#domain/text/location-indicator.ts';

/** Half the width that a briefing under VFR looks at, nautical miles. */
export const USUAL_CORRIDOR_NM = 10;
/** Aerodromes in the corridor of one route: twice as many as a flight of 500 NM passes where they are densest. */
const MOST_IN_CORRIDOR = 100;

/** `place` is the code that the aerodrome is called by. */
export type Needed = { place: string; need: PlaceNeed };

type Parts = {
  routes: Pick<RouteEngine, 'parse'>;
  userData: Pick<UserData, 'favourites' | 'routes' | 'waypoints'>;
  dataset: Pick<Dataset, 'current'>;
};

export type NeededAerodromes = ReturnType<typeof openNeededAerodromes>;

export function openNeededAerodromes({ routes, userData, dataset }: Parts) {
  function inCorridor(positions: readonly LatLon[], halfWidthNm: number): string[] {
    const { where, params, along } = compilePositionsAlong({ positions, halfWidthNm }, 'airports', 'a.row', {
      latitude: 'a.latitude',
      longitude: 'a.longitude',
    });
    return dataset
      .current()
      .db.prepare<unknown[], string>(
        `SELECT a.icao_code
           FROM airports a
          WHERE ${where}
            AND a.icao_code GLOB '[A-Z][A-Z][A-Z][A-Z]' AND a.is_closed IS NOT 1 AND a.facility_type IS 'airport'
          ORDER BY ${along.where}, a.row
          LIMIT ${MOST_IN_CORRIDOR}`,
      )
      .pluck()
      .all(...params, ...along.params);
  }

  /** `corridorNm` on each side of the route; null: none of its corridor. Throws `invalidRequest` for a route that cannot be computed. */
  function ofRoute(userId: string | undefined, plan: RoutePlan, corridorNm: number | null): Needed[] {
    const { points, alternates, words, faults } = routes.parse(plan, userData.waypoints.placesOf(userId));
    // Four letters that the dataset does not know are taken for a location indicator: NOTAMs of it can be fetched, and are lacking until then.
    const unknown = faults.filter(({ code, text }) => code === 'notInData' && isLocationIndicator(text.toUpperCase()));
    const isAlternate = ({ from, alternate }: RouteFault) =>
      alternate !== undefined || words.some((word) => word.kind === 'alternate' && word.from === from);
    const aerodromesOf = (some: typeof points) =>
      some.flatMap(({ kind, ident, from }) => (kind === 'airport' && ident !== null ? [{ ident, from }] : []));
    const identsOf = (some: typeof points, others: typeof unknown) =>
      [...aerodromesOf(some), ...others.map(({ text, from }) => ({ ident: text.toUpperCase(), from }))]
        .toSorted((one, other) => one.from - other.from)
        .map(({ ident }) => ident);
    const own = identsOf(
      points,
      unknown.filter((fault) => !isAlternate(fault)),
    );
    const as = (need: PlaceNeed) => (place: string) => ({ place, need });
    return eachOnce([
      ...own.slice(0, 1).map(as('departure')),
      ...own.slice(1).slice(-1).map(as('destination')),
      ...identsOf(alternates, unknown.filter(isAlternate)).map(as('alternate')),
      ...own.map(as('enroute')),
      ...(corridorNm === null || points.length === 0 ? [] : inCorridor(points, corridorNm).map(as('corridor'))),
    ]);
  }

  return {
    ofRoute,
    /** Favourites, and aerodromes of the stored routes of a user; a route that cannot be computed now has none. `left`: routes that were not looked at. */
    ofUser(
      userId: string,
      { favourites, routes: withRoutes, corridorNm }: { favourites: boolean; routes: boolean; corridorNm: number | null },
    ): { needed: Needed[]; left: number } {
      const marked = favourites
        ? userData.favourites.list(userId).map(({ code }): Needed => ({ place: code ?? '', need: 'favourite' }))
        : [];
      const stored = withRoutes ? userData.routes.list(userId) : [];
      const ofRoutes = stored.slice(0, MOST_ROUTES_FETCHED).flatMap((route) => {
        try {
          return ofRoute(userId, userData.routes.planOf(route), corridorNm);
        } catch (error) {
          if (error instanceof Refusal) return [];
          throw error;
        }
      });
      const needed = [...marked, ...ofRoutes].filter(({ place }) => place !== '');
      return { needed: inOrder(needed), left: Math.max(0, stored.length - MOST_ROUTES_FETCHED) };
    },
  };
}

/** Sorted by need; those of one need stay in their order, and one that is needed in several ways is there several times. */
const inOrder = (needed: readonly Needed[]): Needed[] =>
  needed.toSorted((one, other) => placeNeeds.indexOf(one.need) - placeNeeds.indexOf(other.need));

export const eachOnce = (needed: readonly Needed[]): Needed[] => {
  const places = new Map<string, Needed>();
  for (const one of needed) if (!places.has(one.place)) places.set(one.place, one);
  return [...places.values()];
};
