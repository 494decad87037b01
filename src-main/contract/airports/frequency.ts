/** A frequency of an airport. */
import { Type, type Static } from 'typebox';
import { Id, Megahertz, Text, TextOrNull, Timestamp, closed } from '../schema/values.ts';

export const Frequency = Type.Object(
  {
    id: Id('frequency'),
    updatedAt: Timestamp('date of the dataset that the values come from; of its import where that has none'),
    name: Text('name of the service or, where none is given, its type'),
    type: TextOrNull('kind of service, for example TWR, APP, ATIS'),
    description: TextOrNull('description as the source gives it'),
    frequency: Megahertz('frequency'),
  },
  closed,
);
export type Frequency = Static<typeof Frequency>;
