/** What a dataset has less of than the one before it. */
import { Type, type Static } from 'typebox';
import { Count, Timestamp, closed } from '../schema/values.ts';
import { ResourceName } from './changes.ts';

/** Fewer rows of one kind than in the dataset that was replaced. */
export const Shrunk = Type.Object(
  { resource: ResourceName, before: Count('rows in the former dataset'), now: Count('rows in this one') },
  closed,
);
export type Shrunk = Static<typeof Shrunk>;

/** A loss that no newer dataset has made good. */
export const DatasetLoss = Type.Object(
  {
    resource: ResourceName,
    before: Count('rows before the loss'),
    now: Count('rows in use; 0: none at all'),
    since: Timestamp('when the dataset that lost them was put in use'),
  },
  closed,
);
export type DatasetLoss = Static<typeof DatasetLoss>;
