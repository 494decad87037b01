/** The stored datasets: which there are, how they differ, and where their sources disagree. */
import { Type, type Static } from 'typebox';
import { Reason } from '../problems/reasons.ts';
import { Flag, Id, NumberOrNull, Text, TextOrNull, Timestamp, TimestampOrNull } from '../schema/values.ts';

const closed = { additionalProperties: false } as const;
const Count = (description: string) => Type.Integer({ description });

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

export const Version = Type.Object(
  {
    revision: Text('identity of the dataset'),
    source: Text('where the values come from'),
    isStarter: Flag('whether it is the starter set'),
    date: TimestampOrNull('date of the set at its source; null where it is unknown'),
    importedAt: Timestamp('when it was built on this machine'),
    isInUse: Flag('whether it is the one being served'),
    airports: Count('airports held'),
    bytes: Count('size of the file'),
  },
  closed,
);
export type Version = Static<typeof Version>;
export const VersionList = Type.Object({ items: Type.Array(Version) }, closed);
export type VersionList = Static<typeof VersionList>;

export const RollbackBody = Type.Object(
  { revision: Type.Optional(Type.String({ description: 'a kept revision; the newest kept one otherwise' })) },
  closed,
);
export type RollbackBody = Static<typeof RollbackBody>;

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

export const CheckReport = Type.Object(
  {
    revision: Text('revision that was looked at'),
    isGood: Flag('whether nothing was found'),
    findings: Type.Array(Reason, { description: 'what is wrong' }),
    seconds: Type.Number(),
  },
  closed,
);
export type CheckReport = Static<typeof CheckReport>;

export const Conflict = Type.Object(
  {
    airportId: Id('airport'),
    code: TextOrNull('ICAO, IATA or local code'),
    name: Text('name in use'),
    kind: Type.Union([Type.Literal('position'), Type.Literal('closed'), Type.Literal('elevation')], {
      description: 'position: more than 5 NM apart; closed: closed against open; elevation: more than 100 ft apart',
    }),
    usedSource: Text('source whose value is in use'),
    usedValue: Text('value in use'),
    otherSource: Text('source that says otherwise'),
    otherValue: Text('what it says'),
    difference: NumberOrNull('nautical miles or feet; null for closed against open'),
  },
  closed,
);
export type Conflict = Static<typeof Conflict>;

export const ConflictList = Type.Object({ count: Count('on this page'), totalCount: Count('all'), items: Type.Array(Conflict) }, closed);
export type ConflictList = Static<typeof ConflictList>;
