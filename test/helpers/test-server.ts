import { afterAll, beforeAll, onTestFinished } from 'vitest';
import type { SetRows } from './dataset-files.ts';
import { layDataset } from './lay-dataset.ts';
import { startTestServer, type Running, type ServerSetting } from './server.ts';

/** A server for the tests of one file or block: what it has is there from the first of them on, and it is closed after the last. */
export function testServer(options?: ServerSetting): Running {
  const server = {} as Running;
  beforeAll(async () => void Object.assign(server, await startTestServer(options)), 240_000);
  afterAll(() => server.close());
  return server;
}

/** One over these rows, whose clock stands still. */
export const serverOver = (set: SetRows, now: Date): Running =>
  testServer({ clock: () => now, lay: (dataDir) => layDataset(dataDir, set, { now }) });

/** A server for one test, closed at its end. */
export async function ownServer(options?: ServerSetting): Promise<Running> {
  const server = await startTestServer(options);
  onTestFinished(server.close);
  return server;
}
