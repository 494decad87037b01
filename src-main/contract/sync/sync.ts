/** The status has what is being fetched, and the outcome of the last fetch. */
import { Type, type Static } from 'typebox';
import { BuiltDataset } from '../dataset/import.ts';
import { Reason } from '../problems/reasons.ts';
import { Step } from '../progress.ts';
import { NextAttempt } from './sources.ts';
import { Closed, Flag, Id, OneOf, Text, TextOrNull, TimestampOrNull } from '../schema/values.ts';

export const SyncBody = Closed({
  sourceId: Type.Optional(Text('one source; all that are enabled otherwise')),
  acceptLoss: Type.Optional(Flag('put a set in use that has less than the one in use, or differs from it more than an edition does')),
  places: Type.Optional(
    Type.Array(Type.String({ pattern: '^[A-Z]{4}$', description: 'ICAO code of an aerodrome' }), {
      maxItems: 100,
      description:
        'fetch NOTAMs alone, now, in this order: sources that are asked by aerodrome are asked for these, and those of whole lists as by their schedules; not with sourceId',
    }),
  ),
  isOffline: Type.Optional(Flag('make no request to other machines; look at folders and files only')),
});
export type SyncBody = Static<typeof SyncBody>;

export const SourceResult = OneOf(
  ['new', 'same', 'recent', 'unreachable', 'offline', 'refused', 'busy', 'cancelled'],
  'new, same: fetched; recent: not asked, for its publisher wants to be asked less often; unreachable: no answer; offline: not asked, for the user turned the network off; refused: what came is not usable; busy: another import was running, tried again soon; cancelled: the run was cancelled, and what was fetched is kept',
);
export type SourceResult = Static<typeof SourceResult>;

export const SourceOutcome = Closed({
  id: Id('source'),
  name: Text('label for people'),
  result: SourceResult,
  reason: Type.Union([Reason, Type.Null()], { description: 'why it failed; null: it did not' }),
});
export type SourceOutcome = Static<typeof SourceOutcome>;

export const SyncOutcome = Closed({
  sources: Type.Array(SourceOutcome),
  dataset: Type.Union([BuiltDataset, Type.Null()], { description: 'the set that was built and is in use; null: none was' }),
  held: Type.Union([Reason, Type.Null()], { description: 'why a set that could be put in use was not' }),
});
export type SyncOutcome = Static<typeof SyncOutcome>;

export const SyncStatus = Closed({
  state: OneOf(['idle', 'running']),
  network: OneOf(['online', 'offline', 'unknown', 'off'], 'as the last attempt found it; off: the user asked for no network'),
  source: TextOrNull('name of the source being fetched'),
  step: Type.Union([Step, Type.Null()], { description: 'what is being done; null: nothing' }),
  outcome: Type.Union([SyncOutcome, Type.Null()], { description: 'of the last run since the start of the server; null: there was none' }),
  finishedAt: TimestampOrNull('when the last run ended'),
  nextAt: TimestampOrNull('when the next run is planned'),
  nextAttempt: NextAttempt,
});
export type SyncStatus = Static<typeof SyncStatus>;
