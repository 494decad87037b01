import { Country, CountryList, CountryListQuery } from '../countries.ts';
import { KeyQuery } from '../schema/parameters.ts';
import { type Endpoint, key } from './endpoint.ts';

export const countryEndpoints = {
  listCountries: {
    method: 'GET',
    path: '/countries',
    summary: 'List countries with their subdivisions',
    access: 'open',
    query: CountryListQuery,
    reply: CountryList,
    refusals: [400],
  },
  getCountry: {
    method: 'GET',
    path: '/countries/{countryId}',
    summary: 'One country by id, alpha-2 or alpha-3 code',
    access: 'open',
    params: key('countryId', 'id, or its ISO code of two or three letters, in any case'),
    query: KeyQuery,
    reply: Country,
    refusals: [404],
  },
} as const satisfies Record<string, Endpoint>;
