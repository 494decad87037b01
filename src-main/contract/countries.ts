import { Type, type Static } from 'typebox';
import { apiKey, filtering, limitUpTo, paging, sortByField } from './schema/parameters.ts';
import { Closed, Id, Text, Timestamp, listOf } from './schema/values.ts';

export const Country = Closed({
  id: Id('country'),
  createdAt: Timestamp('date of the dataset that first had the country; of its import where that has none'),
  updatedAt: Timestamp('date of the dataset that the values come from; of its import where that has none'),
  continentCode: Text('AF, AN, AS, EU, NA, OC or SA'),
  isoId: Text('ISO 3166-1 alpha-2'),
  timezone: Text('IANA time zone of the capital or largest city'),
  countryCode: Text('ISO 3166-1 alpha-2'),
  alpha3: Text('ISO 3166-1 alpha-3'),
  name: Text('short English name'),
  subdivisions: Type.Array(Closed({ code: Text('full ISO 3166-2 code, for example CH-GE'), name: Text('name') })),
});
export type Country = Static<typeof Country>;

export const CountryList = listOf(Country);
export type CountryList = Static<typeof CountryList>;

/** All countries fit on one page. */
const MAX_COUNTRIES = 500;

export const CountryListQuery = Closed(
  {
    ...paging,
    limit: limitUpTo(MAX_COUNTRIES),
    ...filtering,
    continent: Type.Optional(Text('continentCode of the countries: AF, AN, AS, EU, NA, OC or SA')),
    ...apiKey,
  },
  { ...sortByField },
);
