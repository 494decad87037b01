/** What the source of an airport says beyond the contract. */
import { Type, type Static } from 'typebox';
import { Id, Text, TextOrNull, TimestampOrNull, closed } from '../schema/values.ts';

/** What the source gives for an airport beyond the contract. */
export const AirportDetails = Type.Object(
  {
    ident: Text("the source's own identifier of the airport"),
    sourceType: TextOrNull("the source's own type word, for example large_airport"),
    gpsCode: TextOrNull('code in navigation units; often not an ICAO code'),
    keywords: TextOrNull('former names and other words that the airport is found by'),
    homeLink: TextOrNull('web page of the airport'),
    surfaces: Type.Array(Type.Object({ runwayId: Id('runway'), surface: TextOrNull("surface in the source's own words") }, closed)),
    origins: Type.Array(
      Type.Object(
        {
          source: Text('name of a source'),
          date: TimestampOrNull('date of its data; null where it is unknown'),
          fields: Type.Array(Type.String(), { description: 'fields whose values come from it' }),
        },
        closed,
      ),
      { description: 'where each value comes from; fields that are null are left out' },
    ),
  },
  closed,
);
export type AirportDetails = Static<typeof AirportDetails>;
