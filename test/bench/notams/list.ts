/**
 * A page of a list with a status filter over 100,000 NOTAMs, as the clock runs on: goal p50 at most 5 ms. Cold is the first page of a filter after a
 * NOTAM began or ended; warm are the pages until the next one does. `node test/bench/notams/list.ts [count]`.
 */
import '../../helpers/fixed-clock.mjs';
import { createReadStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openState } from '#core/database/state.ts';
import { openNotams } from '#core/notams/notams.ts';
import { writeFaaFile } from './faa-file.ts';

const count = Number(process.argv[2] ?? 100_000);
const start = new Date('2026-11-21T06:00:00.000Z');
const folder = mkdtempSync(join(tmpdir(), 'aeroshelf-bench-'));
const percentile = (times: number[], part: number) => times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? Number.NaN;
const shown = (times: number[]) => [0.5, 0.95].map((part) => `p${part * 100} ${percentile(times, part).toFixed(2)} ms`).join(', ');

try {
  const path = join(folder, 'notams.json');
  writeFaaFile(path, count, start);
  let now = start.getTime();
  const db = openState(join(folder, 'state.sqlite'), { clock: () => new Date(now) });
  const notams = openNotams(db, () => new Date(now));
  await notams.import([{ name: 'notams.json', pieces: createReadStream(path, { highWaterMark: 1 << 20 }) }]);

  const filters = [
    { status: 'active' },
    { status: 'overdue' },
    { status: { in: ['future', 'active'] } },
    { status: 'active', severity: { gte: 4 } },
    { status: 'active', category: 'runway' },
    { status: 'active', icao: 'LSGG' },
    { status: 'active', at: '2026-12-01T00:00:00Z' },
    { status: 'replaced' },
  ];
  for (const filter of filters) {
    const [cold, warm]: [number[], number[]] = [[], []];
    let total = 0;
    for (let round = 0; round < 12; round++) {
      // Seven minutes on, something has begun or ended.
      now += 7 * 60_000;
      for (let page = 0; page < 15; page++) {
        now += 137;
        const began = performance.now();
        total = notams.list({ filter: JSON.stringify(filter) }, { limit: 100, offset: page * 100 }).totalCount;
        (page === 0 ? cold : warm).push(performance.now() - began);
      }
    }
    console.log(
      `${JSON.stringify(filter).padEnd(52)} ${String(total).padStart(6)} rows; all ${shown([...cold, ...warm])}; cold ${shown(cold)}`,
    );
  }
  db.close();
} finally {
  rmSync(folder, { recursive: true });
}
