/** How two stored datasets differ. */
import { Type, type Static } from 'typebox';
import { apiKey } from '../schema/parameters.ts';
import { Count, Id, Text, TextOrNull, closed } from '../schema/values.ts';
import { ChangeKind } from './changes.ts';

const ChangeCounts = Type.Object({ added: Count('new'), changed: Count('with other values'), deleted: Count('gone') }, closed);

export const Difference = Type.Object(
  {
    from: Text('former revision'),
    to: Text('later revision'),
    airports: ChangeCounts,
    runways: ChangeCounts,
    frequencies: ChangeCounts,
    countries: ChangeCounts,
    navaids: ChangeCounts,
    examples: Type.Array(
      Type.Object(
        {
          id: Id('airport'),
          name: Text('name of the airport'),
          code: TextOrNull('ICAO, IATA or local code'),
          change: ChangeKind,
          fields: Type.Array(
            Type.Object({ field: Text('name of the field'), from: TextOrNull('former value'), to: TextOrNull('later value') }, closed),
            { description: 'of a changed airport, the fields that differ' },
          ),
        },
        closed,
      ),
      { description: 'the first hundred airports that differ' },
    ),
  },
  closed,
);
export type Difference = Static<typeof Difference>;

export const DifferenceQuery = Type.Object(
  {
    from: Type.Optional(Type.String({ description: 'earlier revision; default: the newest stored one before the one in use' })),
    to: Type.Optional(Type.String({ description: 'later revision; default: the one in use' })),
    ...apiKey,
  },
  closed,
);
export type DifferenceQuery = Static<typeof DifferenceQuery>;
