/** Where data comes from, how old it is, and how it is fetched. */
import { Type, type Static } from 'typebox';
import { Step } from '../progress.ts';
import { Reason } from '../problems/reasons.ts';
import { BuiltDataset } from '../dataset/dataset.ts';
import { Flag, Id, Text, TextOrNull, Timestamp, TimestampOrNull } from '../schema/values.ts';

const closed = { additionalProperties: false } as const;

export const SourceKind = Type.Union(
  [Type.Literal('ourairports'), Type.Literal('api'), Type.Literal('files'), Type.Literal('airportList'), Type.Literal('notams')],
  {
    description:
      "ourairports: its six files at a public address; api: a server of this API; files: a folder or ZIP with the six files; airportList: the public service's airport list as CSV; notams: files of NOTAMs",
  },
);
export type SourceKind = Static<typeof SourceKind>;

const hours = (description: string) => Type.Union([Type.Integer({ minimum: 1, maximum: 8760 }), Type.Null()], { description });

export const SourceChange = Type.Object(
  {
    name: Type.Optional(Type.String({ minLength: 1, maxLength: 100, description: 'label for people' })),
    isEnabled: Type.Optional(Flag('whether the source is asked and its values are used')),
    everyHours: Type.Optional(hours('hours between two fetches; null: only when asked')),
    rank: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 1000, description: 'precedence: the lower one wins where two sources differ' }),
    ),
    apiKey: Type.Optional(
      Type.Union([Type.String({ minLength: 1, maxLength: 200 }), Type.Null()], {
        description: 'key for a server of this API; never given out',
      }),
    ),
  },
  closed,
);
export type SourceChange = Static<typeof SourceChange>;

export const SourceBody = Type.Object(
  {
    kind: SourceKind,
    address: Type.String({ minLength: 1, maxLength: 2000, description: 'base URL, or absolute path of a folder or file on this machine' }),
    ...SourceChange.properties,
  },
  closed,
);
export type SourceBody = Static<typeof SourceBody>;

export const Source = Type.Object(
  {
    id: Id('source'),
    kind: SourceKind,
    name: Text('label for people'),
    address: Text('base URL, folder or file'),
    hasKey: Flag('whether a key is kept for it'),
    isEnabled: Flag('whether the source is asked and its values are used'),
    everyHours: hours('hours between two fetches; null: only when asked'),
    rank: Type.Integer({ description: 'precedence: the lower one wins where two sources differ' }),
    state: Type.Union(
      [Type.Literal('never'), Type.Literal('fresh'), Type.Literal('running'), Type.Literal('unreachable'), Type.Literal('refused')],
      {
        description:
          'never: not fetched yet; fresh: the last fetch was good; unreachable: no network or no answer; refused: what came was not usable',
      },
    ),
    failure: Type.Union([Reason, Type.Null()], { description: 'why the last attempt failed; null: it did not' }),
    dataDate: TimestampOrNull('date of the data at the source'),
    fetchedAt: TimestampOrNull('last good fetch'),
    triedAt: TimestampOrNull('last attempt'),
    nextAt: TimestampOrNull('next attempt; null when none is planned'),
    failures: Type.Integer({ description: 'attempts that failed since the last good one' }),
    createdAt: Timestamp('when the source was added'),
  },
  closed,
);
export type Source = Static<typeof Source>;

export const SourceList = Type.Object({ items: Type.Array(Source) }, closed);
export type SourceList = Static<typeof SourceList>;

export const SyncBody = Type.Object(
  {
    sourceId: Type.Optional(Type.String({ description: 'one source; all that are enabled otherwise' })),
    isForced: Type.Optional(Flag('take a set that differs from the one in use more than sets usually do')),
  },
  closed,
);
export type SyncBody = Static<typeof SyncBody>;

export const SourceResult = Type.Union(
  [
    Type.Literal('new'),
    Type.Literal('same'),
    Type.Literal('unreachable'),
    Type.Literal('offline'),
    Type.Literal('refused'),
    Type.Literal('busy'),
  ],
  {
    description:
      'new, same: fetched; unreachable: no answer; offline: not asked, for the user turned the network off; refused: what came is not usable; busy: another import was running, tried again soon',
  },
);
export type SourceResult = Static<typeof SourceResult>;

export const SourceOutcome = Type.Object(
  {
    id: Id('source'),
    name: Text('label for people'),
    result: SourceResult,
    reason: Type.Union([Reason, Type.Null()], { description: 'why it failed; null: it did not' }),
  },
  closed,
);
export type SourceOutcome = Static<typeof SourceOutcome>;

export const SyncOutcome = Type.Object(
  {
    sources: Type.Array(SourceOutcome),
    dataset: Type.Union([BuiltDataset, Type.Null()], { description: 'the set that was built and is in use; null: none was' }),
    held: Type.Union([Reason, Type.Null()], { description: 'why a set that could be put in use was not' }),
  },
  closed,
);
export type SyncOutcome = Static<typeof SyncOutcome>;

export const SyncStatus = Type.Object(
  {
    state: Type.Union([Type.Literal('idle'), Type.Literal('running')]),
    network: Type.Union([Type.Literal('online'), Type.Literal('offline'), Type.Literal('unknown'), Type.Literal('off')], {
      description: 'as the last attempt found it; off: the user asked for no network',
    }),
    source: TextOrNull('name of the source being fetched'),
    step: Type.Union([Step, Type.Null()], { description: 'what is being done; null: nothing' }),
    outcome: Type.Union([SyncOutcome, Type.Null()], { description: 'of the last run since the start of the server; null: there was none' }),
    finishedAt: TimestampOrNull('when the last run ended'),
    nextAt: TimestampOrNull('when the next run is planned'),
  },
  closed,
);
export type SyncStatus = Static<typeof SyncStatus>;

/** The events of `GET /events`, one JSON object each; the event's name is its `type`. */
export const ServerEvent = Type.Union([
  Type.Object(
    {
      type: Type.Literal('dataset'),
      revision: Text('revision now in use'),
      date: TimestampOrNull('date of the set; null where it is unknown'),
    },
    closed,
  ),
  Type.Object({ type: Type.Literal('notams'), importedAt: TimestampOrNull('when NOTAMs were last taken in') }, closed),
  Type.Object({ type: Type.Literal('sync'), sync: SyncStatus }, closed),
]);
export type ServerEvent = Static<typeof ServerEvent>;
