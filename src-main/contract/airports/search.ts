/** Search for airports. */
import { Type, type Static } from 'typebox';
import { apiKey } from '../schema/parameters.ts';
import { closed } from '../schema/values.ts';
import { AirportWithParts, CalledBy } from './airport.ts';

export const SearchResult = Type.Object(
  { airports: Type.Array(Type.Object({ ...AirportWithParts.properties, code: Type.Optional(CalledBy) }, closed)) },
  closed,
);
export type SearchResult = Static<typeof SearchResult>;

export const SearchQuery = Type.Object(
  {
    query: Type.String({ description: 'code, name, city or words of them; 1 to 100 characters after trimming' }),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20, description: 'airports at most' })),
    expand: Type.Optional(Type.Literal('code', { description: 'adds the member code to each airport, by which it is called' })),
    ...apiKey,
  },
  closed,
);
export type SearchQuery = Static<typeof SearchQuery>;
