/** `sync` through the running server: started there, followed and, with Ctrl-C, cancelled from here. */
import { setTimeout as pause } from 'node:timers/promises';
import type { SyncOutcome, SyncStatus } from '#contract/sync/sync.ts';
import { progressLines } from '../progress-lines.ts';
import type { Client } from './client.ts';

const LOOK_EVERY_MS = 200;

export type Asked = { sourceId: string | undefined; isForced: boolean; isOffline: boolean };

export async function startSync({ ask }: Client, { sourceId, isForced, isOffline }: Asked): Promise<SyncOutcome | null> {
  const progress = progressLines();
  let status = await ask<SyncStatus>('POST', '/sync', { sourceId, acceptLoss: isForced, isOffline });
  try {
    while (status.state === 'running') {
      if (status.step) progress.show(status.step, status.source);
      await pause(LOOK_EVERY_MS);
      status = await ask<SyncStatus>('GET', '/sync');
    }
    return status.outcome;
  } finally {
    progress.end();
  }
}
