import type { Airport } from '#contract/resources.ts';
import { timezoneAt } from '../rows/timezone.ts';
import { toAirport } from '../to-contract.ts';
import type { WholeAirport } from '../whole-airport.ts';

/** Everything said of an airport itself; unknown is null. */
export type Said = Omit<Airport, 'id' | 'updatedAt'> & {
  ident: string | null;
  sourceType: string | null;
  gpsCode: string | null;
  keywords: string | null;
  homeLink: string | null;
};

/** What one source says of an airport, among what several say of it. */
export type Member = {
  /** Position of the source in the precedence, from 0. */
  source: number;
  whole: WholeAirport;
  said: Said;
};

/** Several sources' words on one airport, in the order of precedence. */
export type Slot = [Member, ...Member[]];

export function memberOf(source: number, whole: WholeAirport): Member {
  const { facts } = whole;
  const {
    id: _id,
    updatedAt: _updatedAt,
    ...airport
  } = toAirport(facts, {
    id: whole.id,
    timezone: timezoneAt(facts.latitude, facts.longitude),
    updatedAt: '',
  });
  const { ident, sourceType, gpsCode, keywords, homeLink } = facts;
  return { source, whole, said: { ...airport, ident, sourceType, gpsCode, keywords, homeLink } };
}
