/** Changes are named by id: between two datasets, or of NOTAMs. */
import { Type, type Static } from 'typebox';
import { apiKey, paging } from '../schema/parameters.ts';
import { Closed, Count, OneOf, Text } from '../schema/values.ts';

const resources = ['airports', 'runways', 'frequencies', 'countries', 'navaids'] as const;
export const ResourceName = OneOf(resources);
export type ResourceName = Static<typeof ResourceName>;

const changeKinds = ['added', 'changed', 'deleted'] as const;
export const ChangeKind = OneOf(changeKinds, 'what became of it');
export type ChangeKind = Static<typeof ChangeKind>;

export const Change = Closed({
  resource: OneOf([...resources, 'notams']),
  id: Text('id of what changed'),
  change: OneOf([...changeKinds, 'ended'], 'ended: a NOTAM that was cancelled or replaced, or is on the list of its source no more'),
});
export type Change = Static<typeof Change>;

export const ChangeList = Closed({
  since: Text('revision or cursor that was named'),
  revision: Text('revision in use; of NOTAMs the cursor to ask from next'),
  count: Count('changes on this page'),
  totalCount: Count('all changes since then'),
  items: Type.Array(Change),
});
export type ChangeList = Static<typeof ChangeList>;

export const ChangesQuery = Closed({
  resource: Type.Optional(
    OneOf(
      ['dataset', 'notams'],
      'what of: the dataset, which is the default, or NOTAMs, each of which is listed once with its last change',
    ),
  ),
  since: Text('revision that the client has, from X-Dataset-Revision; of NOTAMs the cursor, from X-Notams-Cursor or revision, 0 at first'),
  ...paging,
  ...apiKey,
});
