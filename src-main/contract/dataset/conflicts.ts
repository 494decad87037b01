/** A conflict is an airport on which two sources disagree. */
import { Type, type Static } from 'typebox';
import { airportUseNames } from '../airports/details.ts';
import { Closed, Count, Id, NumberOrNull, OneOf, Text, TextOrNull } from '../schema/values.ts';

/** The most severe comes first. */
export const conflictKinds = ['closed', 'position', 'elevation', ...airportUseNames] as const;

export const Conflict = Closed({
  airportId: Id('airport'),
  code: TextOrNull('ICAO, IATA or local code'),
  name: Text('name in use'),
  kind: OneOf(
    conflictKinds,
    'closed: closed against open; position: more than 5 NM apart; elevation: more than 100 ft apart; the others: true against false',
  ),
  usedSource: Text('source whose value is in use'),
  usedValue: Text('value in use; an elevation in feet, a position as latitude and longitude'),
  otherSource: Text('source that says otherwise'),
  otherValue: Text('what it says'),
  difference: NumberOrNull('nautical miles or feet; null for kinds without one'),
});
export type Conflict = Static<typeof Conflict>;

export const ConflictList = Closed({ count: Count('on this page'), totalCount: Count('all'), items: Type.Array(Conflict) });
export type ConflictList = Static<typeof ConflictList>;
