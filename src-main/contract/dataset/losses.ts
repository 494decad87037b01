/** A loss is what a dataset has less of than the one before it. */
import type { Static } from 'typebox';
import { Closed, Count, Timestamp } from '../schema/values.ts';
import { ResourceName } from './changes.ts';

/** There are fewer rows of one kind than in the dataset that was replaced. */
export const Shrunk = Closed({ resource: ResourceName, before: Count('rows in the former dataset'), now: Count('rows in this one') });
export type Shrunk = Static<typeof Shrunk>;

/** No newer dataset has made good such a loss. */
export const DatasetLoss = Closed({
  resource: ResourceName,
  before: Count('rows before the loss'),
  now: Count('rows in use; 0: none at all'),
  since: Timestamp('when the dataset that lost them was put in use'),
});
export type DatasetLoss = Static<typeof DatasetLoss>;
