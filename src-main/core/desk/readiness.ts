/**
 * What a flight lacks of the NOTAMs. Promise: only what a list claims and is not old counts as whole; the end given is the earliest of all; a route without an
 * aerodrome that is known says so, and is not ready.
 */
import type { Reason } from '#contract/problems/reasons.ts';
import type { Readiness, ReadinessBody } from '#contract/sync/readiness.ts';
import type { Coverage } from '#core/notams/lifecycle/coverage.ts';
import { reason } from '#core/reasons/reason.ts';
import type { RouteEngine } from '#core/route/route.ts';
import type { UserData } from '#core/user-data/user-data.ts';
import { gradeOfAge, notamAge } from '#domain/age.ts';
import type { BriefingDesk } from './desk.ts';

/** Aerodromes that one fetch asks for. */
const MOST = 100;
/** Codes that one sentence names. */
const NAMED = 12;
const icao = /^[A-Z]{4}$/;

type Parts = {
  claimOf: Coverage['claimOf'];
  /** Codes by which NOTAMs name an aerodrome. */
  placesOf: (identifier: string) => string[];
  routes: Pick<RouteEngine, 'parse'>;
  userData: Pick<UserData, 'waypoints'>;
  desk: BriefingDesk;
  clock: () => Date;
};

type Place = Readiness['places'][number];

/** Judges the readiness of a user's desk, or of a route. Throws `invalidRequest` for a route that cannot be computed. */
export function openReadiness({ claimOf, placesOf, routes, userData, desk, clock }: Parts) {
  function aerodromes(userId: string | undefined, { text, alternates = [] }: ReadinessBody): string[] {
    if (text === undefined) {
      const { aerodromes: kept, routes: stored } = desk.of(userId);
      return [...kept.map(({ code }) => code ?? ''), ...stored.flatMap((route) => route.aerodromes.map(({ ident }) => ident))];
    }
    const parsed = routes.parse({ text, alternates }, userData.waypoints.placesOf(userId));
    const airports = parsed.points.filter(({ kind }) => kind === 'airport').map(({ ident }) => ident ?? '');
    const others = parsed.alternates.filter(({ kind }) => kind === 'airport').map(({ ident }) => ident ?? '');
    return [...airports.slice(0, 1), ...airports.slice(1).slice(-1), ...others, ...airports];
  }

  function stateOf(place: string, now: Date): Place {
    const claim = claimOf([place, ...placesOf(place)], now.toISOString());
    if (claim === null) return { place, state: 'partial', from: null, until: null, source: null };
    const grade = gradeOfAge(claim.from, now.getTime(), notamAge);
    const isOld = grade === 'stale' || grade === 'unknown';
    const stale = claim.from === null ? null : new Date(Date.parse(claim.from) + notamAge.stale).toISOString();
    const until = [claim.to, stale].flatMap((one) => one ?? []).sort()[0] ?? null;
    return { place, state: isOld ? 'old' : 'whole', from: claim.from, until, source: claim.source };
  }

  return (userId: string | undefined, body: ReadinessBody): Readiness => {
    const now = clock();
    const places = [...new Set(aerodromes(userId, body))].filter((code) => code !== '').map((place) => stateOf(place, now));
    const lacking = places.filter(({ state }) => state !== 'whole').map(({ place }) => place);
    // Sources are asked by location indicator; an aerodrome without one is lacking in the sentence all the same.
    const asked = lacking.filter((place) => icao.test(place)).slice(0, MOST);
    return { at: now.toISOString(), places, lacking: asked, conclusion: conclusionOf(places, lacking) };
  };
}

export type ReadinessOf = ReturnType<typeof openReadiness>;

const named = (codes: readonly string[]): string => [...codes.slice(0, NAMED), ...(codes.length > NAMED ? ['…'] : [])].join(', ');

function conclusionOf(places: readonly Place[], lacking: readonly string[]): Reason {
  if (places.length === 0) return reason('readyWithoutPlaces', {});
  const whole = places.filter(({ state }) => state === 'whole');
  const until = whole.flatMap((one) => one.until ?? []).sort()[0] ?? null;
  const of = { count: whole.length, places: named(whole.map(({ place }) => place)), until };
  if (lacking.length === 0) return reason('readyWhole', of);
  return whole.length === 0 ? reason('readyNothing', { lacking: named(lacking) }) : reason('readyPart', { ...of, lacking: named(lacking) });
}
