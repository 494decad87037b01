/** The server that has a data folder: its address and the key of its run, which only the folder's user can read. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRunning } from '#core/platform/is-running.ts';

export type RunningServer = { url: string; pid: number; key: string };

/** Undefined where none runs: what a killed one left behind is not of the process that has the folder now, or of none that lives. */
export function runningServer(dataDir: string): RunningServer | undefined {
  try {
    const found = JSON.parse(readFileSync(join(dataDir, 'server.json'), 'utf8')) as { port?: unknown; pid?: unknown; key?: unknown };
    const { port, pid, key } = found;
    const holder = Number.parseInt(readFileSync(join(dataDir, 'aeroshelf.pid'), 'utf8'), 10);
    if (!Number.isInteger(port) || pid !== holder || typeof key !== 'string' || !isRunning(holder)) return undefined;
    return { url: `http://127.0.0.1:${Number(port)}`, pid: holder, key };
  } catch {
    return undefined;
  }
}
