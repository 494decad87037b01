/** Details are what the source of an airport says beyond the contract. */
import { Type, type Static } from 'typebox';
import { Closed, FlagOrNull, Id, Text, TextOrNull, TimestampOrNull } from '../schema/values.ts';

/** Who may use an airport, and how, as later revisions of the API say. Null unless a source says so: they are never inferred from a name or a kind. */
export const airportUse = {
  isMilitary: FlagOrNull('whether it is used by military aircraft'),
  isCivilian: FlagOrNull('whether it is used by civil aircraft'),
  isVFR: FlagOrNull('whether it takes flights under visual flight rules'),
  isIFR: FlagOrNull('whether it takes flights under instrument flight rules'),
  pprRequired: FlagOrNull('whether prior permission is required for landing'),
};
export type AirportUse = { [Name in keyof typeof airportUse]: boolean | null };
export const airportUseNames = Object.keys(airportUse) as (keyof AirportUse)[];

export const AirportDetails = Closed({
  ident: Text("the source's own identifier of the airport"),
  sourceType: TextOrNull("the source's own type word, for example large_airport"),
  gpsCode: TextOrNull('code in navigation units; often not an ICAO code'),
  keywords: TextOrNull('former names and other words that the airport is found by'),
  homeLink: TextOrNull('web page of the airport'),
  ...airportUse,
  surfaces: Type.Array(Closed({ runwayId: Id('runway'), surface: TextOrNull("surface in the source's own words") })),
  origins: Type.Array(
    Closed({
      source: Text('name of a source'),
      date: TimestampOrNull('date of its data; null where it is unknown'),
      fields: Type.Array(Type.String(), { description: 'fields whose values come from it' }),
    }),
    { description: 'where each value comes from; fields that are null are left out' },
  ),
});
export type AirportDetails = Static<typeof AirportDetails>;
