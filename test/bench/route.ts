/**
 * A route of 50 points, read and worked out with wind, aircraft and a departure, on the full set: goal p99 at most 10 ms of this thread's time, of routes that were not read
 * before; the first after another dataset came into use apart. Then the same text again, as after a letter that was typed. The floor of the same run is to find the
 * navaids of its idents. `node test/bench/route.ts [data folder with the full set]`.
 */
import '../helpers/fixed-clock.mjs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RoutePlan } from '#contract/route/route.ts';
import { openReference } from '#core/reference/store/open-reference.ts';
import { openRouteEngine } from '#core/route/route.ts';
import { prepareFullSet } from './full-set.ts';

const ROUTES = 200;
const POINTS = 50;
const now = new Date('2026-11-22T06:00:00Z');
const percentile = (times: number[], part: number) => times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? Number.NaN;
const sum = (times: number[]) => times.reduce((all, ms) => all + ms, 0);
const shown = (times: number[]) => [0.5, 0.99].map((part) => `p${part * 100} ${percentile(times, part).toFixed(2)} ms`).join(', ');

const plan: Omit<RoutePlan, 'text'> = {
  aircraft: { name: 'Bench', tasKt: 110, fuelFlow: 25, fuelUnit: 'litres', usableFuel: 150 },
  winds: [
    { levelFt: 5000, direction: 240, speedKt: 20 },
    { levelFt: 10_000, direction: 260, speedKt: 35 },
  ],
  depart: '2026-11-22T08:00:00Z',
};

export function benchRoute(dataDir: string): void {
  const reference = openReference(join(dataDir, 'reference.sqlite'));
  // Each the next station to the east within a band of latitude, as a long route goes; every ident that repeats has to be settled.
  const idents = reference.db
    .prepare<[number, number], string>(
      'SELECT v.ident FROM navaids v WHERE v.latitude BETWEEN ? AND ? AND length(v.ident) = 3 ORDER BY v.longitude',
    )
    .pluck();
  const texts = Array.from({ length: ROUTES }, (_, at) => {
    const south = 30 + (at % 25);
    const all = idents.all(south, south + 1.5);
    const from = (at * 13) % Math.max(1, all.length - POINTS);
    return all.slice(from, from + POINTS).join(' ');
  });
  const engine = openRouteEngine({ current: () => reference, onSwap: () => undefined } as never, () => now);
  const threadMs = (work: () => unknown): number => {
    const before = process.threadCpuUsage();
    work();
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  };
  const time = (text: string): number => threadMs(() => engine.parse({ text, ...plan }));
  const points = texts.map((text) => engine.find({ text }).points.length);
  // The names of the last routes are known by now; those of another engine are not.
  const fresh = openRouteEngine({ current: () => reference, onSwap: () => undefined } as never, () => now);
  for (const text of texts.slice(0, 20)) time(text);
  const first = texts.map((text) => threadMs(() => fresh.parse({ text, ...plan })));
  const again = texts.map(time);
  const named = reference.db.prepare<[string], string>('SELECT v.id FROM navaids v WHERE v.ident = ? COLLATE NOCASE').pluck();
  const floor = texts.map((text) => threadMs(() => text.split(' ').map((ident) => named.all(ident))));
  const other = openReference(join(dataDir, 'reference.sqlite'));
  const swapped = openRouteEngine({ current: () => other, onSwap: () => undefined } as never, () => now);
  const afterSwap = threadMs(() => swapped.parse({ text: texts[0] ?? '', ...plan }));
  console.log(
    `routes of ${Math.min(...points)} to ${Math.max(...points)} points: ${shown(first)} (goal 10), ${(sum(first) / sum(floor)).toFixed(1)} of finding their navaids, in all; names known: ${shown(again)}; the first after a swap: ${afterSwap.toFixed(1)} ms`,
  );
  other.db.close();
  reference.db.close();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , dataDir] = process.argv;
  const set = dataDir === undefined ? prepareFullSet() : { dataDir, remove: () => undefined };
  try {
    if (set) benchRoute(set.dataDir);
  } finally {
    set?.remove();
  }
}
