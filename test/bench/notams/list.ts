/**
 * A page of a list with a status filter over 100,000 NOTAMs, as the clock runs on: goal p50 at most 5 ms. Cold is the first page of a filter after a
 * NOTAM began or ended; warm are the pages until the next one does. `node test/bench/notams/list.ts [count] [state.sqlite that has so many]`.
 */
import '../../helpers/fixed-clock.mjs';
import { openNotams } from '#core/notams/notams.ts';
import { asked, BEGIN, openStored } from './stored.ts';

const { count, known } = asked();
const percentile = (times: number[], part: number) => times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? Number.NaN;
const shown = (times: number[]) => [0.5, 0.95].map((part) => `p${part * 100} ${percentile(times, part).toFixed(2)} ms`).join(', ');

const { db, close } = await openStored(count, known);
try {
  let now = BEGIN.getTime();
  const notams = openNotams(db, () => new Date(now));

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
} finally {
  close();
}
