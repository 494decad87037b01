import { Type } from 'typebox';
import { Format, alongRoute, apiKey, filtering, paging, placing, sortByField, forSpreadsheet } from '../schema/parameters.ts';
import { Closed, OneOf, Text } from '../schema/values.ts';
import { navaidTypes } from './navaid.ts';

export const NavaidListQuery = Closed(
  { ...paging, ...filtering, ...placing, ...alongRoute, format: Type.Optional(Format), ...forSpreadsheet, ...apiKey },
  { ...sortByField },
);

export const NavaidQuery = Closed({
  near: Type.Optional(Text('latitude,longitude,radius: of several with this ident the nearest within the radius; nautical miles')),
  type: Type.Optional(OneOf(navaidTypes, 'only a station of this kind')),
  ...apiKey,
});
