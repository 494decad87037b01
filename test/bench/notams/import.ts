/**
 * 100,000 NOTAMs of FAA JSON (170 MB) into an empty state.sqlite, in the worker. Goals: at least 5,000 a second, at most 500 MB more memory, the last tenth at least .8 as fast
 * as the first, the same file again at least as fast. Of a million the file is not imported again. `node test/bench/notams/import.ts [count] [state.sqlite to leave behind]`.
 */
import '../../helpers/fixed-clock.mjs';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importInWorker } from '#core/notams/import/run-in-worker.ts';
import { writeFaaFile } from './faa-file.ts';
import { asked, BEGIN } from './stored.ts';

const { count, known } = asked();
const folder = mkdtempSync(join(tmpdir(), 'aeroshelf-bench-'));
const state = known ?? join(folder, 'state.sqlite');

function processMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

try {
  const path = join(folder, 'notams.json');
  writeFaaFile(path, count, BEGIN);
  console.log(`file               ${(statSync(path).size / 1e6).toFixed(0)} MB, ${count} notices`);
  const before = process.memoryUsage().rss;
  let most = 0;
  for (const round of ['first import', ...(count > 100_000 ? [] : ['same file again'])]) {
    const task = { state, files: [{ path, name: 'notams.json' }], now: BEGIN.getTime() };
    /** A second of processor time, of one tenth after the other. */
    const rates: number[] = [];
    let last = { read: 0, at: processMs() };
    const began = last.at;
    const { report } = await importInWorker(task, (progress) => {
      most = Math.max(most, process.memoryUsage().rss);
      if (progress.read < ((rates.length + 1) * count) / 10) return;
      const at = processMs();
      rates.push((1000 * (progress.read - last.read)) / (at - last.at));
      last = { read: progress.read, at };
    }).done;
    const { read, added, changed, unchanged, seconds } = report;
    console.log(
      `${round.padEnd(18)} ${((1000 * read) / (processMs() - began)).toFixed(0)} a second of processor time (goal 5000): ${added} new, ${changed} changed, ${unchanged} unchanged, ${seconds} s`,
    );
    // The first tenth warms up the code.
    const [, second = 0] = rates;
    console.log(
      `rate at the end    ${((rates.at(-1) ?? 0) / second).toFixed(2)} of that at the start (goal 0.8): ${rates.map((rate) => rate.toFixed(0)).join(' ')}`,
    );
  }
  console.log(`memory             ${((most - before) / 1e6).toFixed(0)} MB more at most (goal 500)`);
  console.log(`state.sqlite       ${(statSync(state).size / 1e6).toFixed(0)} MB`);
} finally {
  rmSync(folder, { recursive: true });
}
