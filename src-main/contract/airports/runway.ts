import type { Static } from 'typebox';
import { Closed, FeetOrNull, FlagOrNull, Id, PositionOrNull, Text, TextOrNull, Timestamp, TrueDegreesOrNull } from '../schema/values.ts';

export const Runway = Closed({
  id: Id('runway'),
  updatedAt: Timestamp('date of the dataset that the values come from; of its import where that has none'),
  name: Text('both designators, for example 09L/27R'),
  length: FeetOrNull('length'),
  width: FeetOrNull('width'),
  isClosed: FlagOrNull('whether the runway is permanently closed'),
  isLighted: FlagOrNull('whether the runway has lights'),
  lowEndIdent: TextOrNull('designator of the low end'),
  lowEndElevation: FeetOrNull('elevation of the low end above mean sea level'),
  lowEndHeading: TrueDegreesOrNull('heading of the low end'),
  lowEndDisplacedThreshold: FeetOrNull("displacement of the low end's threshold"),
  lowEndLatitude: PositionOrNull('latitude of the low end'),
  lowEndLongitude: PositionOrNull('longitude of the low end'),
  highEndIdent: TextOrNull('designator of the high end'),
  highEndElevation: FeetOrNull('elevation of the high end above mean sea level'),
  highEndHeading: TrueDegreesOrNull('heading of the high end'),
  highEndDisplacedThreshold: FeetOrNull("displacement of the high end's threshold"),
  highEndLatitude: PositionOrNull('latitude of the high end'),
  highEndLongitude: PositionOrNull('longitude of the high end'),
});
export type Runway = Static<typeof Runway>;
