import { ChangeList, ChangesQuery } from '../dataset/changes.ts';
import { CheckReport } from '../dataset/check.ts';
import { ConflictList } from '../dataset/conflicts.ts';
import { Difference, DifferenceQuery } from '../dataset/difference.ts';
import { Rollback, RollbackBody, VersionList } from '../dataset/versions.ts';
import { KeyQuery, PageQuery } from '../schema/parameters.ts';
import type { Endpoint } from './endpoint.ts';

export const versionEndpoints = {
  listVersions: {
    method: 'GET',
    path: '/dataset/versions',
    summary: 'The dataset in use and the earlier ones stored, the newest first',
    access: 'open',
    query: KeyQuery,
    reply: VersionList,
    refusals: [],
  },
  getDifference: {
    method: 'GET',
    path: '/dataset/diff',
    summary: 'How two stored datasets differ: counts, and the first hundred airports field by field',
    access: 'open',
    query: DifferenceQuery,
    reply: Difference,
    refusals: [404, 410],
  },
  rollBack: {
    method: 'POST',
    path: '/dataset/rollback',
    summary: 'Switch back to a stored dataset',
    access: 'owner',
    query: KeyQuery,
    body: RollbackBody,
    reply: Rollback,
    refusals: [400, 401, 404, 409, 413, 415],
  },
  checkDataset: {
    method: 'POST',
    path: '/dataset/check',
    summary: 'Check the whole dataset in use and state.sqlite, and report problems',
    access: 'key',
    storesNothing: true,
    query: KeyQuery,
    reply: CheckReport,
    refusals: [401],
  },
  listConflicts: {
    method: 'GET',
    path: '/dataset/conflicts',
    summary: 'Airports on which two sources disagree: position, closed, elevation',
    access: 'open',
    query: PageQuery,
    reply: ConflictList,
    refusals: [],
  },
  listChanges: {
    method: 'GET',
    path: '/changes',
    summary: 'Ids that were added, changed or deleted since a revision',
    access: 'open',
    query: ChangesQuery,
    reply: ChangeList,
    refusals: [410],
  },
} as const satisfies Record<string, Endpoint>;
