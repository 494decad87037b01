/**
 * 100,000 NOTAMs of FAA JSON (170 MB) into an empty state.sqlite, in the worker. Goals: at least 5,000 a second, heap and buffers of the worker bounded,
 * the same file again at least as fast. `node test/bench/notams/import.ts [count]`.
 */
import '../../helpers/fixed-clock.mjs';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importInWorker } from '#core/notams/import/run-in-worker.ts';
import { writeFaaFile } from './faa-file.ts';

const count = Number(process.argv[2] ?? 100_000);
const now = new Date('2026-11-21T06:00:00.000Z');
const folder = mkdtempSync(join(tmpdir(), 'aeroshelf-bench-'));
try {
  const path = join(folder, 'notams.json');
  writeFaaFile(path, count, now);
  console.log(`file               ${(statSync(path).size / 1e6).toFixed(0)} MB, ${count} notices`);
  const before = process.memoryUsage().rss;
  let most = 0;
  for (const round of ['first import', 'same file again']) {
    const task = { state: join(folder, 'state.sqlite'), files: [{ path, name: 'notams.json' }], now: now.getTime() };
    const { report } = await importInWorker(task, () => (most = Math.max(most, process.memoryUsage().rss))).done;
    const { read, added, changed, unchanged, seconds } = report;
    console.log(
      `${round.padEnd(18)} ${(read / seconds).toFixed(0)} a second (goal 5000): ${added} new, ${changed} changed, ${unchanged} unchanged, ${seconds} s`,
    );
  }
  console.log(`memory             ${((most - before) / 1e6).toFixed(0)} MB more at most`);
  console.log(`state.sqlite       ${(statSync(join(folder, 'state.sqlite')).size / 1e6).toFixed(0)} MB`);
} finally {
  rmSync(folder, { recursive: true });
}
