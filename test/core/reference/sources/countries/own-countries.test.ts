import { iso31661, iso31662 } from 'iso-3166';
import { describe, expect, it } from 'vitest';
import { countryTable } from '#core/reference/sources/countries/country-table.ts';
import { isoSubdivisions, ownCountries } from '#core/reference/sources/countries/own-countries.ts';

describe('the table of countries', () => {
  it('has every country of ISO 3166-1, and XK and XP besides', () => {
    const iso = iso31661.filter((country) => country.state === 'assigned').map((country) => country.alpha2);
    expect(Object.keys(countryTable)).toEqual([...iso, 'XK', 'XP'].toSorted());
  });

  it('names zones that this runtime knows', () => {
    for (const [code, { timezone }] of Object.entries(countryTable)) {
      expect(() => new Intl.DateTimeFormat('en', { timeZone: timezone }), code).not.toThrow();
    }
  });

  it('gives every country its own alpha-3 code', () => {
    const codes = Object.values(ownCountries).map((country) => country.alpha3);
    expect(new Set(codes).size).toBe(codes.length);
    for (const code of codes) expect(code).toMatch(/^[A-Z]{3}$/);
    expect(ownCountries.CH?.alpha3).toBe('CHE');
  });

  it('uses names without the commas of official lists, each once', () => {
    const names = Object.values(countryTable).map((country) => country.name);
    expect(new Set(names).size).toBe(names.length);
  });
});

it('isoSubdivisions are those of ISO 3166-2, sorted by code', () => {
  const geneva = iso31662.find((subdivision) => subdivision.code === 'CH-GE');
  const swiss = isoSubdivisions('CH');
  expect(swiss).toHaveLength(26);
  expect(swiss).toContainEqual({ code: 'CH-GE', name: geneva?.name });
  expect(swiss.map(({ code }) => code)).toEqual(swiss.map(({ code }) => code).toSorted());
});
