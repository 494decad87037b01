/** Entry of the worker thread that checks a backup alongside the running server. It writes only the folder that the next start puts in use. */
import { doTask, send } from '../platform/worker-task.ts';
import { prepareRestore } from './restore.ts';
import type { RestoreMessage, RestoreTask } from './transfer.ts';

await doTask<RestoreTask>(async ({ path, file, dataDir, now }) => {
  const { manifest, counts } = await prepareRestore(path, file, { dataDir, clock: () => new Date(now) });
  send<RestoreMessage>({ kind: 'prepared', madeAt: manifest.madeAt, counts });
});
