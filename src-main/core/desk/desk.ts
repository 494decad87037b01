/**
 * The briefing desk. Promise: all of an answer is of one moment and out of everything stored; what is open is concluded in core/notams/state alone; a caller who is
 * not known gets no NOTAM, only which countries are covered.
 */
import type { Database } from 'better-sqlite3';
import { MOST_CARDS, type Desk, type DeskAerodrome, type DeskQuery, type DeskRoute } from '#contract/desk.ts';
import type { Aerodromes } from '#core/notams/describe/decoded-notam.ts';
import type { States } from '#core/notams/state/states.ts';
import type { Dataset } from '#core/reference/dataset.ts';
import type { RouteEngine } from '#core/route/route.ts';
import type { UserData } from '#core/user-data/user-data.ts';
import { openDeskAerodromes } from './aerodrome.ts';
import { openCoverageByCountry } from './coverage.ts';
import { looksOf, timeOf, windsOf } from './query.ts';
import { aerodromesOf } from './route-aerodromes.ts';
import { openStoredOfDesk } from './stored.ts';

export type BriefingDesk = {
  /** Of a user; without one the coverage alone. Throws `invalidRequest` for a time, wind or last look that cannot be read. */
  of(userId: string | undefined, query?: Pick<DeskQuery, 'at' | 'wind' | 'since'>): Desk;
};

type Parts = {
  state: Database;
  dataset: Dataset;
  states: States;
  aerodromes: Aerodromes;
  routes: RouteEngine;
  userData: UserData;
  clock: () => Date;
};

const MS_24_H = 86_400_000;

export function openDesk({ state, dataset, states, aerodromes, routes, userData, clock }: Parts): BriefingDesk {
  const stored = openStoredOfDesk(state, aerodromes);
  const coverageOf = openCoverageByCountry(state, dataset);
  const aerodromeOf = openDeskAerodromes({ states, stored });

  function kept(userId: string) {
    const favourites = userData.favourites.list(userId);
    const all = userData.routes.list(userId);
    const waypoints = userData.waypoints.placesOf(userId);
    const cards = favourites.slice(0, MOST_CARDS);
    const shown = all.slice(0, MOST_CARDS - cards.length);
    return {
      favourites: cards.map(({ airportId, code, name, isVanished }) => ({ airportId, code, name, isVanished })),
      routes: shown.map(({ id, name, text, depart, isFavourite, alternates, choices }): DeskRoute => {
        const found = routes.find({ text, ...(choices && { choices }) }, waypoints);
        const named = aerodromesOf(found.points, alternates ?? [], (ident) => routes.lookup(ident, waypoints));
        return { id, name, text, depart, isFavourite, aerodromes: named, faults: found.faults.length };
      }),
      notShown: favourites.length + all.length - cards.length - shown.length,
    };
  }

  return {
    of(userId, query = {}) {
      const now = clock();
      const at = timeOf(query.at, now);
      const [winds, looks] = [windsOf(query.wind), looksOf(query.since, now)];
      const isAhead = at >= now && at.getTime() < now.getTime() + MS_24_H;
      const start = isAhead ? now : at;
      const strip = { start: start.toISOString(), end: new Date(start.getTime() + MS_24_H).toISOString() };
      const { favourites, routes: ofUser, notShown } = userId === undefined ? { favourites: [], routes: [], notShown: 0 } : kept(userId);
      const ids = new Set([
        ...favourites.map(({ airportId }) => airportId),
        ...ofUser.flatMap((route) => route.aerodromes.flatMap(({ airportId }) => airportId ?? [])),
      ]);
      const found = [...ids].flatMap((airportId) => aerodromeOf(airportId, { now, at, strip, winds, looks }) ?? []);
      const all = found.map(({ aerodrome }) => aerodrome);
      const news = [...new Map(found.flatMap((one) => one.news).map((one) => [one.id, one])).values()];
      return {
        now: now.toISOString(),
        at: at.toISOString(),
        strip,
        favourites,
        routes: ofUser,
        aerodromes: all,
        notShown,
        news: { count: hasLook(all) ? news.length : null, items: stored.news(news, now) },
        coverage: coverageOf(
          all.flatMap(({ countryCode }) => countryCode ?? []),
          now.getTime(),
        ),
      };
    },
  };
}

const hasLook = (aerodromes: readonly DeskAerodrome[]): boolean => aerodromes.some(({ news }) => news.since !== null);
