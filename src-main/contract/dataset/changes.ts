/** What changed from one dataset to another, or of NOTAMs, by id. */
import { Type, type Static } from 'typebox';
import { apiKey, paging } from '../schema/parameters.ts';
import { Closed, Count, Text } from '../schema/values.ts';

export const ResourceName = Type.Union([
  Type.Literal('airports'),
  Type.Literal('runways'),
  Type.Literal('frequencies'),
  Type.Literal('countries'),
  Type.Literal('navaids'),
]);
export type ResourceName = Static<typeof ResourceName>;

export const ChangeKind = Type.Union([Type.Literal('added'), Type.Literal('changed'), Type.Literal('deleted')]);
export type ChangeKind = Static<typeof ChangeKind>;

export const Change = Closed({
  resource: Type.Union([...ResourceName.anyOf, Type.Literal('notams')]),
  id: Text('id of what changed'),
  change: Type.Union([...ChangeKind.anyOf, Type.Literal('ended')], {
    description: 'ended: a NOTAM that was cancelled or replaced, or is on the list of its source no more',
  }),
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
    Type.Union([Type.Literal('dataset'), Type.Literal('notams')], {
      description: 'what of: the dataset, which is the default, or NOTAMs, each of which is listed once with its last change',
    }),
  ),
  since: Type.String({
    description:
      'revision that the client has, from X-Dataset-Revision; of NOTAMs the cursor, from X-Notams-Cursor or revision, 0 at first',
  }),
  ...paging,
  ...apiKey,
});
export type ChangesQuery = Static<typeof ChangesQuery>;
