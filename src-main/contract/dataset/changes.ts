/** What changed from one dataset to another, by id. */
import { Type, type Static } from 'typebox';
import { apiKey, paging } from '../schema/parameters.ts';
import { Count, Text, closed } from '../schema/values.ts';

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

export const Change = Type.Object({ resource: ResourceName, id: Text('id of what changed'), change: ChangeKind }, closed);
export type Change = Static<typeof Change>;

export const ChangeList = Type.Object(
  {
    since: Text('revision that was named'),
    revision: Text('revision in use'),
    count: Count('changes on this page'),
    totalCount: Count('all changes'),
    items: Type.Array(Change),
  },
  closed,
);
export type ChangeList = Static<typeof ChangeList>;

export const ChangesQuery = Type.Object(
  { since: Type.String({ description: 'revision that the client has, from X-Dataset-Revision' }), ...paging, ...apiKey },
  closed,
);
export type ChangesQuery = Static<typeof ChangesQuery>;
