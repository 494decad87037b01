/** A command that works beside a running server: on the data folder where it is free, else through the server that has it. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Core } from '#core/core.ts';
import type { Log } from '#core/platform/log.ts';
import { Refusal } from '#core/refusal.ts';
import { withCore, type CoreOptions } from '../with-core.ts';
import { clientOf, type Client } from './client.ts';
import { runningServer } from './running-server.ts';

/** A process that has just begun to serve has the folder before it says where it serves, and another command has it for a moment. */
const ATTEMPTS = 5;
const ATTEMPT_MS = 500;

type Ways<T> = { core: (core: Core, log: Log) => Promise<T>; server: (server: Client) => Promise<T> };

/** Rejects with `folderInUse` where the folder is used by a process that does not serve. */
export function withServer<T>(options: CoreOptions, ways: Ways<T>, log?: Parameters<typeof withCore>[2]): Promise<T> {
  return besideServer(options, { folder: () => withCore(options, ways.core, log), server: ways.server });
}

/** As `withServer`; `folder` opens the data folder, or rejects with `folderInUse`. */
export async function besideServer<T>(options: CoreOptions, ways: { folder: () => Promise<T>; server: Ways<T>['server'] }): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await ways.folder();
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'folderInUse') throw error;
      const { chooseDataDir } = await import('#core/platform/data-folder.ts');
      const server = runningServer(chooseDataDir(options.dataDir));
      if (server) return ways.server(clientOf(server));
      if (attempt === ATTEMPTS) throw error;
      await pause(ATTEMPT_MS);
    }
  }
}
