/**
 * How good search is on the full set: `node test/bench/search/quality.ts [--failures] [--seed N]`.
 * Goals: the right airport first in 97.5 %, in the first five in 99.5 % of the queries; joined and split words found in 97 %.
 */
import '../../helpers/fixed-clock.mjs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildSearchIndex } from '#core/search/build.ts';
import { openSearchIndex } from '#core/search/search-index.ts';
import { sharedDataFor } from '../../helpers/shared-data.ts';
import { readAirports } from './airports.ts';
import { known } from './known.ts';
import { questions } from './questions.ts';
import { random } from './random.ts';

const PER_KIND = 200;

const { values } = parseArgs({ strict: false, options: { failures: { type: 'boolean' }, seed: { type: 'string', default: '20261121' } } });

function percent(part: number, whole: number): string {
  return `${((100 * part) / Math.max(1, whole)).toFixed(1).padStart(5)} %`;
}

/** Prints how often the right airport comes first and among the first five, for each kind of query. */
export function benchSearch(): void {
  const shared = sharedDataFor('the quality of search on the full set');
  if (shared === undefined) return;
  const airports = readAirports(shared.world);
  const index = openSearchIndex(buildSearchIndex(airports));
  const asked = questions(known(airports), PER_KIND, random(Number(values.seed)));
  const positions = asked.map(({ query, right }) => index.find(query, 20).findIndex((hit) => right.has(hit.row)));

  const report = (kind: string, of: readonly number[]) => {
    const first = of.filter((position) => position === 0).length;
    const five = of.filter((position) => position >= 0 && position < 5).length;
    console.log(`${kind.padEnd(28)} ${String(of.length).padStart(5)} ${percent(first, of.length)} ${percent(five, of.length)}`);
  };
  console.log(`${'query'.padEnd(28)} ${'asked'.padStart(5)} ${'first'.padStart(7)} ${'in 5'.padStart(7)}`);
  for (const kind of new Set(asked.map((question) => question.kind))) {
    report(
      kind,
      positions.filter((_, at) => asked[at]?.kind === kind),
    );
  }
  report('all', positions);

  if (values.failures !== true) return;
  for (const [at, { kind, query, wanted, right }] of asked.entries()) {
    if (positions[at] === 0) continue;
    const [top] = index.find(query, 1);
    const found = top === undefined ? undefined : airports[top.row - 1];
    console.log(
      `${kind} "${query}" at ${positions[at]} of ${right.size} right; wanted ${wanted.ident} ${wanted.name} | ${wanted.city} | ${wanted.type}; ` +
        `first ${top?.tier} ${found?.ident} ${found?.name} | ${found?.city} | ${found?.type} | ${found?.keywords}`,
    );
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) benchSearch();
