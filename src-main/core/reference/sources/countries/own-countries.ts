import { iso31661Alpha2ToAlpha3, iso31662 } from 'iso-3166';
import type { Country } from '#contract/countries.ts';
import { countryTable } from './country-table.ts';
import type { CountryFacts } from '../facts.ts';

export type OwnCountry = { alpha3: string; name: string; continentCode: string; timezone: string };

/** What Aeroshelf itself knows of a country, by alpha-2 code. User-assigned codes of ISO 3166 (XA to XZ) get an X: XK is XKX. */
export const ownCountries: Readonly<Record<string, OwnCountry>> = Object.fromEntries(
  Object.entries(countryTable).map(([code, own]) => [code, { alpha3: iso31661Alpha2ToAlpha3[code] ?? `${code}X`, ...own }]),
);

const subdivisionsOf = Map.groupBy(iso31662, ({ code }) => code.slice(0, code.indexOf('-')));

/** Lists the subdivisions of a country in ISO 3166-2, sorted by code. */
export function isoSubdivisions(country: string): Country['subdivisions'] {
  return (subdivisionsOf.get(country) ?? []).map(({ code, name }) => ({ code, name })).toSorted((a, b) => (a.code < b.code ? -1 : 1));
}

/** Lists all countries, for a set whose sources have none. */
export function ownCountryFacts(): CountryFacts[] {
  return Object.entries(ownCountries).map(([code, { name, continentCode }]) => ({
    code,
    name,
    continentCode,
    subdivisions: isoSubdivisions(code),
  }));
}
