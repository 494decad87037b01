/** A navaid is a radio navigation aid. Unknown is null. */
import type { Static } from 'typebox';
import { withAlong } from '../route/along.ts';
import {
  Closed,
  FeetOrNull,
  Id,
  NumberOrNull,
  OneOfOrNull,
  PositionOrNull,
  Text,
  TextOrNull,
  Timestamp,
  listOf,
} from '../schema/values.ts';

/** Charts name them so (ICAO Annex 10, volume I). */
export const navaidTypes = ['VOR', 'VOR-DME', 'VORTAC', 'TACAN', 'DME', 'NDB', 'NDB-DME'] as const;
export type NavaidType = (typeof navaidTypes)[number];

const frequencyUnits = ['kHz', 'MHz'] as const;

export const navaidUsages = ['high', 'low', 'both', 'terminal', 'rnav'] as const;
export type NavaidUsage = (typeof navaidUsages)[number];

export const navaidPowers = ['high', 'medium', 'low'] as const;
export type NavaidPower = (typeof navaidPowers)[number];

export const Navaid = Closed({
  id: Id('navaid'),
  updatedAt: Timestamp('date of the dataset that the values come from; of its import where that has none'),
  ident: Text('identification as transmitted in Morse code; many repeat in the world'),
  name: Text('name'),
  type: OneOfOrNull(navaidTypes, 'kind of station'),
  frequency: NumberOrNull(
    'frequency to tune, in frequencyUnit: of an NDB its own; of VOR, VOR-DME and VORTAC that of the VOR; of DME and TACAN the VHF frequency paired with the channel',
  ),
  frequencyUnit: OneOfOrNull(frequencyUnits, 'unit of frequency: kHz for an NDB, MHz for the others; null where frequency is'),
  dmeChannel: TextOrNull('channel of DME or TACAN, for example 104Y'),
  latitude: PositionOrNull('latitude'),
  longitude: PositionOrNull('longitude'),
  elevation: FeetOrNull('elevation above mean sea level'),
  magneticVariation: NumberOrNull('magnetic variation at the position when the source was made, degrees, east positive'),
  slavedVariation: NumberOrNull(
    'magnetic variation to which the station is set: its radials are degrees true less this; degrees, east positive',
  ),
  usage: OneOfOrNull(
    navaidUsages,
    'airways that it serves: high (at or above FL180), low, both; terminal: terminal areas only; rnav: area navigation other than by satellite',
  ),
  power: OneOfOrNull(navaidPowers, 'class of its power'),
  airportId: TextOrNull('identity of the airport that it belongs to; null where the data has no such airport'),
  airportCode: TextOrNull('code that this airport is called by; as the source names it where the data has no such airport'),
  airportIcaoCode: TextOrNull('ICAO location indicator of this airport'),
  airportIataCode: TextOrNull('IATA code of this airport'),
  countryCode: TextOrNull('ISO 3166-1 alpha-2'),
});
export type Navaid = Static<typeof Navaid>;

/** An entry of a list is exactly a Navaid without `along`. */
export const ListedNavaid = Closed({ ...Navaid.properties, ...withAlong });

export const NavaidList = listOf(ListedNavaid);
export type NavaidList = Static<typeof NavaidList>;
