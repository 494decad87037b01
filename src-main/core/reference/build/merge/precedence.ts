/**
 * Which source a value is taken from: the first, in the order of the sources, that knows it. Values are never averaged. The table says
 * where that is not enough, since two fields only make sense together.
 */
import type { Said } from './member.ts';

export type Rule =
  /** From the first source that knows it. */
  | 'first'
  /** From the source whose position is taken. */
  | 'position'
  /** From the first source that knows it and does not contradict the value taken for that other field. */
  | { agreeingOn: 'isClosed' | 'countryCode' };

/** In the order of the contract, then what goes beyond it. */
export const precedence: Readonly<Record<keyof Said, Rule>> = {
  name: 'first',
  icaoCode: 'first',
  iataCode: 'first',
  localCode: 'first',
  latitude: 'position',
  longitude: 'position',
  elevation: 'first',
  countryCode: 'first',
  city: 'first',
  state: { agreeingOn: 'countryCode' },
  county: { agreeingOn: 'countryCode' },
  continentCode: { agreeingOn: 'countryCode' },
  timezone: 'position',
  facilityType: { agreeingOn: 'isClosed' },
  isPrivate: 'first',
  isClosed: 'first',
  ident: 'first',
  sourceType: { agreeingOn: 'isClosed' },
  gpsCode: 'first',
  keywords: 'first',
  homeLink: 'first',
};

export const fields = Object.keys(precedence) as readonly (keyof Said)[];
