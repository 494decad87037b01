import { iso31661Alpha2ToAlpha3, iso31662 } from 'iso-3166';
import type { Country } from '#contract/countries.ts';
import { countryTable } from './country-table.ts';
import { identityOf } from '#core/database/identity.ts';
import { UNDATED } from '../facts.ts';

type OwnCountry = { alpha3: string; name: string; continentCode: string; timezone: string };

/** Aeroshelf itself knows these of a country, by alpha-2 code. User-assigned codes of ISO 3166 (XA to XZ) get an X: XK is XKX. */
export const ownCountries: Readonly<Record<string, OwnCountry>> = Object.fromEntries(
  Object.entries(countryTable).map(([code, own]) => [code, { alpha3: iso31661Alpha2ToAlpha3[code] ?? `${code}X`, ...own }]),
);

const subdivisionsOf = Map.groupBy(iso31662, ({ code }) => code.slice(0, code.indexOf('-')));

/** Lists the subdivisions of a country in ISO 3166-2, sorted by code. */
export function isoSubdivisions(country: string): Country['subdivisions'] {
  return (subdivisionsOf.get(country) ?? []).map(({ code, name }) => ({ code, name })).toSorted((a, b) => (a.code < b.code ? -1 : 1));
}

/** What the source does not say about a country comes from Aeroshelf's own table. */
export const countriesWith = (
  about: (code: string, own: OwnCountry) => Pick<Country, 'name' | 'continentCode' | 'subdivisions'>,
): Country[] =>
  Object.entries(ownCountries).map(([code, own]) => {
    const { name, continentCode, subdivisions } = about(code, own);
    const id = identityOf(`country:${code}`);
    const dates = { createdAt: UNDATED, updatedAt: UNDATED };
    return { id, ...dates, continentCode, isoId: code, timezone: own.timezone, countryCode: code, alpha3: own.alpha3, name, subdivisions };
  });

/** Lists all countries, for a set whose sources have none. */
export const isoCountries = (): Country[] => countriesWith((code, own) => ({ ...own, subdivisions: isoSubdivisions(code) }));
