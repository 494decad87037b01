/** How airports are asked for. */
import { Type, type Static } from 'typebox';
import { Format, apiKey, filtering, paging, placing, sortByField } from '../schema/parameters.ts';
import { closed } from '../schema/values.ts';

const airportParts = Type.Union([Type.Literal('parts'), Type.Literal('details')], {
  description:
    'parts: runways and frequencies with each airport; details: those, and the object details: what the source says beyond the contract, and where each value comes from',
});
export type AirportParts = Static<typeof airportParts>;

export const AirportListQuery = Type.Object(
  { ...paging, ...filtering, ...placing, format: Type.Optional(Format), expand: Type.Optional(airportParts), ...apiKey },
  { ...closed, ...sortByField },
);
export type AirportListQuery = Static<typeof AirportListQuery>;

export const AirportQuery = Type.Object(
  { expand: Type.Optional(Type.Union([Type.Literal('details')], { description: 'adds the object details' })), ...apiKey },
  closed,
);
export type AirportQuery = Static<typeof AirportQuery>;
