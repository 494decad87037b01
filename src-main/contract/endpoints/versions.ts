import { ChangeList, ChangesQuery } from '../dataset/changes.ts';
import { CheckReport } from '../dataset/check.ts';
import { ConflictList } from '../dataset/conflicts.ts';
import { Difference, DifferenceQuery } from '../dataset/difference.ts';
import { Rollback, RollbackBody, VersionList } from '../dataset/versions.ts';
import { PageQuery } from '../schema/parameters.ts';
import type { EndpointRow } from './endpoint.ts';

export const versionEndpoints = {
  listVersions: {
    address: 'GET /dataset/versions',
    summary: 'The dataset in use and the earlier ones stored, the newest first',
    access: 'open',
    reply: VersionList,
  },
  getDifference: {
    address: 'GET /dataset/diff',
    summary: 'How two stored datasets differ: counts, and the first hundred airports field by field',
    access: 'open',
    query: DifferenceQuery,
    reply: Difference,
    refusals: [404, 410],
  },
  rollBack: {
    address: 'POST /dataset/rollback',
    summary: 'Switch back to a stored dataset',
    access: 'owner',
    body: RollbackBody,
    reply: Rollback,
    refusals: [404, 409],
  },
  checkDataset: {
    address: 'POST /dataset/check',
    summary: 'Check the whole dataset in use and state.sqlite, and report problems',
    access: 'key',
    storesNothing: true,
    reply: CheckReport,
  },
  listConflicts: {
    address: 'GET /dataset/conflicts',
    summary: 'Airports on which two sources disagree: position, closed, elevation',
    access: 'open',
    query: PageQuery,
    reply: ConflictList,
  },
  listChanges: {
    address: 'GET /changes',
    summary: 'Ids that were added, changed or deleted since a revision',
    access: 'open',
    query: ChangesQuery,
    reply: ChangeList,
    refusals: [410],
  },
} as const satisfies Record<string, EndpointRow>;
