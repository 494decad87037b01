/** Search for airports, and for navaids where they are requested. */
import { Type, type Static } from 'typebox';
import { apiKey } from '../schema/parameters.ts';
import { Closed, Text } from '../schema/values.ts';
import { Navaid } from '../navaids/navaid.ts';
import { AirportWithParts, CalledBy } from './airport.ts';

export const SearchResult = Closed({
  airports: Type.Array(Closed({ ...AirportWithParts.properties, code: Type.Optional(CalledBy) })),
  navaids: Type.Optional(Type.Array(Navaid, { description: 'with kinds that name navaid' })),
});
export type SearchResult = Static<typeof SearchResult>;

export const searchKinds = ['airport', 'navaid'] as const;
export type SearchKind = (typeof searchKinds)[number];

export const SearchQuery = Closed({
  query: Text('code, name, city or words of them; 1 to 100 characters after trimming'),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20, description: 'airports at most, and navaids at most' })),
  kinds: Type.Optional(Text('what to find, by commas: airport, navaid; default: airport. With navaid the answer has the list navaids too')),
  expand: Type.Optional(Type.Literal('code', { description: 'adds the member code to each airport, by which it is called' })),
  near: Type.Optional(Text('latitude,longitude: what has the query as a code first, then the nearest')),
  ...apiKey,
});
