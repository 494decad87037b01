/** Airports on which two sources disagree. */
import { Type, type Static } from 'typebox';
import { Count, Id, NumberOrNull, Text, TextOrNull, closed } from '../schema/values.ts';

export const Conflict = Type.Object(
  {
    airportId: Id('airport'),
    code: TextOrNull('ICAO, IATA or local code'),
    name: Text('name in use'),
    kind: Type.Union([Type.Literal('position'), Type.Literal('closed'), Type.Literal('elevation')], {
      description: 'position: more than 5 NM apart; closed: closed against open; elevation: more than 100 ft apart',
    }),
    usedSource: Text('source whose value is in use'),
    usedValue: Text('value in use'),
    otherSource: Text('source that says otherwise'),
    otherValue: Text('what it says'),
    difference: NumberOrNull('nautical miles or feet; null for closed against open'),
  },
  closed,
);
export type Conflict = Static<typeof Conflict>;

export const ConflictList = Type.Object({ count: Count('on this page'), totalCount: Count('all'), items: Type.Array(Conflict) }, closed);
export type ConflictList = Static<typeof ConflictList>;
