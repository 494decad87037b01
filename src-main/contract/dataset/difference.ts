import { Type, type Static } from 'typebox';
import { apiKey } from '../schema/parameters.ts';
import { Closed, Count, Id, Text, TextOrNull } from '../schema/values.ts';
import { ChangeKind } from './changes.ts';

const ChangeCounts = Closed({ added: Count('new'), changed: Count('with other values'), deleted: Count('gone') });

export const Difference = Closed({
  from: Text('former revision'),
  to: Text('later revision'),
  airports: ChangeCounts,
  runways: ChangeCounts,
  frequencies: ChangeCounts,
  countries: ChangeCounts,
  navaids: ChangeCounts,
  examples: Type.Array(
    Closed({
      id: Id('airport'),
      name: Text('name of the airport'),
      code: TextOrNull('ICAO, IATA or local code'),
      change: ChangeKind,
      fields: Type.Array(Closed({ field: Text('name of the field'), from: TextOrNull('former value'), to: TextOrNull('later value') }), {
        description: 'of a changed airport, the fields that differ',
      }),
    }),
    { description: 'the first hundred airports that differ' },
  ),
});
export type Difference = Static<typeof Difference>;

export const DifferenceQuery = Closed({
  from: Type.Optional(Text('earlier revision; default: the newest stored one before the one in use')),
  to: Type.Optional(Text('later revision; default: the one in use')),
  ...apiKey,
});
