/** What a server in a process of its own has used, without what its workers and the processes that it starts use. Linux alone counts by thread. */
import { readFileSync } from 'node:fs';

export const isCountedHere = process.platform === 'linux';

/** sysconf(_SC_CLK_TCK) is 100 on every Linux that Node runs on. */
const MS_PER_TICK = 10;

/** Processor time of the thread that answers requests, in milliseconds. */
export function servingMs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/task/${pid}/stat`, 'utf8');
  // The name of the program may have blanks and brackets.
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  return (Number(user) + Number(system)) * MS_PER_TICK;
}

/** The most memory that the process has had, in megabytes. */
export function peakMb(pid: number): number {
  const [, kb] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kb) / 1000;
}
