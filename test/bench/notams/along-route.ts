/**
 * `route=` over 100,000 NOTAMs, half of them in Europe: the first page of a route that was not asked for before, goal at most 20 ms. The floor of the same run is
 * the first page of `near` with the radius of the whole route. `node test/bench/notams/along-route.ts [count]`.
 */
import '../../helpers/fixed-clock.mjs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openState } from '#core/database/state.ts';
import { openNotams } from '#core/notams/notams.ts';
import type { LatLon } from '#domain/lat-lon.ts';
import { notamPieces } from './written.ts';

const count = Number(process.argv[2] ?? 100_000);
const now = new Date('2026-11-21T06:00:00.000Z');
const folder = mkdtempSync(join(tmpdir(), 'aeroshelf-bench-'));
const percentile = (times: number[], part: number) => times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? Number.NaN;
const sum = (times: number[]) => times.reduce((all, ms) => all + ms, 0);
const shown = (times: number[]) => [0.5, 0.99].map((part) => `p${part * 100} ${percentile(times, part).toFixed(1)} ms`).join(', ');

/** Of this thread alone: the machine may be busy with something else. */
function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

const places = {
  'LSGG LFMN': [
    { latitude: 46.238, longitude: 6.109 },
    { latitude: 43.658, longitude: 7.216 },
  ],
  'EGLL LGAV': [
    { latitude: 51.47, longitude: -0.46 },
    { latitude: 37.94, longitude: 23.95 },
  ],
  'EGLL NZAA': [
    { latitude: 51.47, longitude: -0.46 },
    { latitude: -37.01, longitude: 174.79 },
  ],
};

try {
  const db = openState(join(folder, 'state.sqlite'), { clock: () => now });
  let positions: readonly LatLon[] = [];
  let halfWidthNm = 20;
  const notams = openNotams(db, () => now, { alongRoute: (query) => (query.route ? { positions, halfWidthNm, faults: [] } : undefined) });
  const began = threadMs();
  await notams.import([{ name: 'notams.txt', pieces: notamPieces(count) }]);
  console.log(`${notams.count()} NOTAMs imported, ${(notams.count() / ((threadMs() - began) / 1000)).toFixed(0)} a second`);

  for (const [name, [from, to]] of Object.entries(places)) {
    const [times, floor]: [number[], number[]] = [[], []];
    let total = 0;
    if (!from || !to) continue;
    for (let round = 0; round < 60; round++) {
      // Each another route, so that none is known.
      positions = [from, { ...to, longitude: to.longitude + round / 100 }];
      halfWidthNm = 20;
      const start = threadMs();
      total = notams.list({ route: String(round) }, { limit: 100, offset: 0 }).totalCount;
      times.push(threadMs() - start);
      const near = threadMs();
      notams.list({ near: `${to.latitude},${(to.longitude + round / 100).toFixed(2)},160` }, { limit: 100, offset: 0 });
      floor.push(threadMs() - near);
    }
    console.log(
      `${name.padEnd(10)} ${String(total).padStart(6)} within 20 NM: ${shown(times)}; near with 160 NM: ${shown(floor)}; ${(sum(times) / sum(floor)).toFixed(1)} of it in all`,
    );
  }
  db.close();
} finally {
  rmSync(folder, { recursive: true });
}
