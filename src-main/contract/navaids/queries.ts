/** How navaids are requested. */
import { Type, type Static } from 'typebox';
import { Format, alongRoute, apiKey, filtering, paging, placing, sortByField, forSpreadsheet } from '../schema/parameters.ts';
import { OneOf, closed } from '../schema/values.ts';
import { navaidTypes } from './navaid.ts';

export const NavaidListQuery = Type.Object(
  { ...paging, ...filtering, ...placing, ...alongRoute, format: Type.Optional(Format), ...forSpreadsheet, ...apiKey },
  { ...closed, ...sortByField },
);
export type NavaidListQuery = Static<typeof NavaidListQuery>;

export const NavaidQuery = Type.Object(
  {
    near: Type.Optional(
      Type.String({ description: 'latitude,longitude,radius: of several with this ident the nearest within the radius; nautical miles' }),
    ),
    type: Type.Optional(OneOf(navaidTypes, 'only a station of this kind')),
    ...apiKey,
  },
  closed,
);
export type NavaidQuery = Static<typeof NavaidQuery>;
