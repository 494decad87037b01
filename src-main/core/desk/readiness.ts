/**
 * Readiness is what a flight lacks of the NOTAMs. Promise: only what a list claims and is not old counts as whole; the end given is the
 * earliest of all; a route without an aerodrome that is known says so, and is not ready.
 */
import type { Reason } from '#contract/problems/reasons.ts';
import type { Readiness, ReadinessBody } from '#contract/sync/readiness.ts';
import type { Coverage } from '#core/notams/lifecycle/coverage.ts';
import { reason } from '#core/reasons/reason.ts';
import { gradeOfAge, notamAge } from '#domain/age.ts';
import { eachOnce, USUAL_CORRIDOR_NM, type Needed, type NeededAerodromes } from './needed-aerodromes.ts';
import { isLocationIndicator } from '#domain/text/location-indicator.ts';

/** One fetch asks for at most this many aerodromes. */
const MOST = 100;
/** One sentence names at most this many codes. */
const NAMED = 12;

type Parts = {
  claimOf: Coverage['claimOf'];
  /** NOTAMs name an aerodrome by these codes. */
  placesOf: (identifier: string) => string[];
  needed: NeededAerodromes;
  clock: () => Date;
};

type Place = Readiness['places'][number];

/** Judges the readiness of a user's desk, or of a route. Throws `invalidRequest` for a route that cannot be computed. */
export function openReadiness({ claimOf, placesOf, needed, clock }: Parts) {
  function aerodromes(userId: string | undefined, { text, alternates = [], corridorNm = USUAL_CORRIDOR_NM }: ReadinessBody): Needed[] {
    if (text !== undefined) return needed.ofRoute(userId, { text, alternates }, corridorNm);
    return userId === undefined ? [] : eachOnce(needed.ofUser(userId, { favourites: true, routes: true, corridorNm }).needed);
  }

  function stateOf({ place, need }: Needed, now: Date): Place {
    const claim = claimOf([place, ...placesOf(place)], now.toISOString());
    if (claim === null) return { place, need, state: 'partial', from: null, until: null, source: null };
    const grade = gradeOfAge(claim.from, now.getTime(), notamAge);
    const isOld = grade === 'stale' || grade === 'unknown';
    const stale = claim.from === null ? null : new Date(Date.parse(claim.from) + notamAge.stale).toISOString();
    const until = [claim.to, stale].flatMap((one) => one ?? []).sort()[0] ?? null;
    return { place, need, state: isOld ? 'old' : 'whole', from: claim.from, until, source: claim.source };
  }

  return (userId: string | undefined, body: ReadinessBody): Readiness => {
    const now = clock();
    const places = aerodromes(userId, body).map((one) => stateOf(one, now));
    const lacking = places.filter(({ state }) => state !== 'whole').map(({ place }) => place);
    // Sources are queried by location indicator; the sentence still names an aerodrome without one as lacking.
    const fetchable = lacking.filter((place) => isLocationIndicator(place)).slice(0, MOST);
    return { at: now.toISOString(), places, lacking: fetchable, conclusion: conclusionOf(places, lacking) };
  };
}

const named = (codes: readonly string[]): string => [...codes.slice(0, NAMED), ...(codes.length > NAMED ? ['…'] : [])].join(', ');

function conclusionOf(places: readonly Place[], lacking: readonly string[]): Reason {
  if (places.length === 0) return reason('readyWithoutPlaces', {});
  const whole = places.filter(({ state }) => state === 'whole');
  const until = whole.flatMap((one) => one.until ?? []).sort()[0] ?? null;
  const of = { count: whole.length, places: named(whole.map(({ place }) => place)), until };
  if (lacking.length === 0) return reason('readyWhole', of);
  return whole.length === 0 ? reason('readyNothing', { lacking: named(lacking) }) : reason('readyPart', { ...of, lacking: named(lacking) });
}
