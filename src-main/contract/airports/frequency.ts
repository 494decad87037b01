import type { Static } from 'typebox';
import { Closed, Id, Megahertz, Text, TextOrNull, Timestamp } from '../schema/values.ts';

export const Frequency = Closed({
  id: Id('frequency'),
  updatedAt: Timestamp('date of the dataset that the values come from; of its import where that has none'),
  name: Text('name of the service or, where none is given, its type'),
  type: TextOrNull('kind of service, for example TWR, APP, ATIS'),
  description: TextOrNull('description as the source gives it'),
  frequency: Megahertz('frequency'),
});
export type Frequency = Static<typeof Frequency>;
