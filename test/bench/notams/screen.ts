/**
 * One question of the NOTAM screen over 100,000 NOTAMs, in processor time: the page of 50, decoded, with the 27 counts of its chips, goal at most 90 ms. Changed is
 * the first after an import, cold the first after something began or ended, other chips the same moment with another choice; for comparison the 28 lists that the same numbers
 * take one by one. `node test/bench/notams/screen.ts [count]`.
 */
import '../../helpers/fixed-clock.mjs';
import { categoryWords, severityGrades, statusWords } from '#contract/notams/decoded.ts';
import { facetNames } from '#contract/notams/facets.ts';
import { openNotams } from '#core/notams/notams.ts';
import { BEGIN, count, openStored } from './stored.ts';

const goal = count > 100_000 ? '' : ' (goal 90)';
const ROUNDS = 8;
const page = { limit: 50, offset: 0 };

async function milliseconds(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

const { db, close } = await openStored();
try {
  let now = BEGIN.getTime();
  const notams = openNotams(db, () => new Date(now));

  const shown = { status: { in: ['active', 'future'] } };
  const screen = async (filter: object) => {
    const query = { filter: JSON.stringify(filter), sort: '-severity,status,-issueDate', expand: 'decoded', facets: facetNames } as const;
    notams.list(query, page, await notams.listing(query));
  };
  const one = (filter: object) => notams.list({ filter: JSON.stringify(filter) }, { limit: 1, offset: 0 });
  const oneByOne = () => {
    notams.list({ filter: JSON.stringify(shown), sort: '-severity,-issueDate', expand: 'decoded' }, page);
    for (const status of statusWords) one({ status });
    for (const severity of severityGrades) one({ AND: [shown, { severity }] });
    for (const category of categoryWords) one({ AND: [shown, { category }] });
  };
  const [changed, cold, others, before]: [number[], number[], number[], number[]] = [[], [], [], []];
  for (let round = 0; round < ROUNDS; round++) {
    db.exec('UPDATE notams_meta SET revision = revision + 1');
    changed.push(await milliseconds(() => screen(shown)));
    // Seven minutes on, something has begun or ended.
    now += 7 * 60_000;
    cold.push(await milliseconds(() => screen(shown)));
    others.push(await milliseconds(() => screen({ AND: [shown, { severity: { gte: 1 + (round % 5) } }] })));
    before.push(await milliseconds(oneByOne));
  }
  console.log(`${notams.count()} NOTAMs, medians of ${ROUNDS} rounds, processor time`);
  console.log(
    `page with 27 counts: changed ${median(changed).toFixed(0)} ms${goal}, cold ${median(cold).toFixed(0)} ms${goal}, other chips ${median(others).toFixed(0)} ms${goal}`,
  );
  console.log(`28 lists one by one: ${median(before).toFixed(0)} ms`);
} finally {
  close();
}
