/**
 * Briefings over 100,000 NOTAMs, half of them in Europe: LSGG to Nice, which the starter set has by its position only, and LSGG–LGAV with some thousand NOTAMs shown.
 * Goals 300 ms to JSON and 2 s to PDF, with the thread that prints warm. Times are of this thread alone; beside them the longest that it answered nothing else. The
 * floor of the same run is to read the ids of all NOTAMs. On the starter set.
 * `node test/bench/notams/briefing.ts [count]`.
 */
import '../../helpers/fixed-clock.mjs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { openCore } from '#core/core.ts';
import { openState } from '#core/database/state.ts';
import { notamPieces } from './written.ts';

const ROUNDS = 7;
const count = Number(process.argv[2] ?? 100_000);
const clock = () => new Date('2026-11-21T06:00:00.000Z');
const dataDir = mkdtempSync(join(tmpdir(), 'aeroshelf-bench-'));
const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

/** Of this thread alone: the machine may be busy with something else. */
async function threadMs(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

const planOf = (text: string) => ({ text, depart: '2026-11-21T08:00Z', aircraft: { tasKt: 120 }, winds: [{ direction: 0, speedKt: 0 }] });
const routes = ['LSGG 4340N00713E', 'LSGG LGAV'];

try {
  const core = await openCore({ dataDir, clock, log: { info: () => undefined, warn: () => undefined, error: console.error } });
  await core.notams.import([{ name: 'notams.txt', pieces: notamPieces(count, ['LSGG', 'LFMN']) }]);
  const lines: ((floor: number) => string)[] = [];
  for (const text of routes) {
    const plan = planOf(text);
    const [json, pdf]: [number[], number[]] = [[], []];
    let made = await core.briefings.briefInSlices(plan);
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    for (let round = 0; round < ROUNDS; round++) {
      json.push(await threadMs(async () => (made = await core.briefings.briefInSlices(plan))));
      const began = performance.now();
      await (await core.briefingFiles()).make(made, { format: 'pdf', paper: 'a5' });
      pdf.push(performance.now() - began);
    }
    delay.disable();
    lines.push(
      (floor) =>
        `${text}, ${made.notices.length} NOTAMs: ${median(json).toFixed(0)} ms to JSON (goal 300), ${(median(json) / floor).toFixed(1)} of reading all ids; then to PDF ${median(pdf).toFixed(0)} ms by the clock (goal 2,000); nothing else answered for ${(delay.percentile(99) / 1e6).toFixed(0)} ms p99 (goal 50), ${(delay.max / 1e6).toFixed(0)} ms at most`,
    );
  }
  const stored = core.notams.count();
  await core.close();
  const db = openState(join(dataDir, 'state.sqlite'), { clock });
  const ids = db.prepare('SELECT id FROM notams ORDER BY row').pluck();
  const floor: number[] = [];
  for (let round = 0; round < ROUNDS; round++) floor.push(await threadMs(() => ids.all()));
  db.close();
  console.log(`briefings over ${stored} NOTAMs\n${lines.map((line) => line(median(floor))).join('\n')}`);
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
