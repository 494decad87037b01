/**
 * Datasets and the check of both files, of the opened data folder or of the running server. Of the folder without the API's rights, which a
 * damaged table of users would end.
 */
import type { CheckReport } from '#contract/dataset/check.ts';
import type { ConflictList } from '#contract/dataset/conflicts.ts';
import type { DatasetStatus } from '#contract/dataset/dataset.ts';
import type { Difference } from '#contract/dataset/difference.ts';
import type { Rollback, Version, VersionList } from '#contract/dataset/versions.ts';
import type { Health } from '#contract/health.ts';
import type { Core } from '#core/core.ts';
import type { CoreOptions } from '../with-core.ts';
import type { Client } from './client.ts';
import { withServer } from './with-server.ts';

export type Maintenance = {
  versions(): Promise<Version[]>;
  /** Undefined beside a server, which does not say. */
  rolledBackFrom(): string | undefined;
  difference(between: { from: string | undefined; to: string | undefined }): Promise<Difference>;
  rollBack(revision: string | undefined): Promise<Rollback>;
  check(): Promise<CheckReport>;
  conflicts(slice: { limit: number; offset: number }): Promise<ConflictList>;
  status(): Promise<DatasetStatus>;
  /** UTC, by the clock of the one who answers. */
  now(): Promise<string>;
  /** The time then, UTC. */
  confirmClock(): Promise<string>;
};

/** `work` ends with the exit code. */
export const maintain = (options: CoreOptions, work: (data: Maintenance) => Promise<number>): Promise<number> =>
  withServer(options, { core: (core) => work(ofCore(core)), server: (server) => work(ofServer(server)) });

function ofCore(core: Core): Maintenance {
  const { dataset, clock } = core;
  const now = async () => clock().toISOString();
  return {
    versions: async () => dataset.versions(),
    rolledBackFrom: () => dataset.rolledBackFrom(),
    difference: async (between) => (await dataset.compare(between)).difference,
    rollBack: (revision) => dataset.rollBack(revision),
    check: () => core.check(),
    conflicts: async (slice) => dataset.conflicts(slice),
    status: async () => core.status(),
    now,
    confirmClock() {
      core.confirmClock();
      return now();
    },
  };
}

function ofServer({ ask }: Client): Maintenance {
  const health = (method: 'GET' | 'POST', path: string) => ask<Health>(method, path).then(({ timestamp }) => timestamp);
  return {
    versions: async () => (await ask<VersionList>('GET', '/dataset/versions')).items,
    rolledBackFrom: () => undefined,
    difference: ({ from, to }) => {
      const query = new URLSearchParams({ ...(from !== undefined && { from }), ...(to !== undefined && { to }) });
      return ask('GET', `/dataset/diff?${query.toString()}`);
    },
    rollBack: (revision) => ask('POST', '/dataset/rollback', { ...(revision !== undefined && { revision }) }),
    check: () => ask('POST', '/dataset/check'),
    conflicts: ({ limit, offset }) => ask('GET', `/dataset/conflicts?limit=${limit}&offset=${offset}`),
    status: () => ask('GET', '/dataset'),
    now: () => health('GET', '/health'),
    confirmClock: () => health('POST', '/clock/confirm'),
  };
}
