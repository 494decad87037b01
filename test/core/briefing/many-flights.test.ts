/** Flights among the real NOTAMs of a summer evening: on paper each has at most three pages, and the first names what is closed at its aerodromes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { closingKinds } from '#contract/airports/state.ts';
import type { Briefing } from '#contract/briefing/briefing.ts';
import { describeShared } from '../../helpers/describe-shared.ts';
import { times } from '../../helpers/long.ts';
import { isPopplerHere, pagesOf } from '../../helpers/poppler.ts';
import { briefOf, fileOf, testCore } from './setting.ts';

const NOW = '2026-08-22T18:30:00.000Z';
const SEED = 20_261_127;
const MOST_PAGES = 3;
const stored = ['EGLL', 'EGKK', 'EGPH', 'LFPG', 'EHAM', 'EIDW', 'EBBR', 'LFPO', 'EDDF', 'LSGG'];

const flights = [
  ['EGLL', 'EGPH', 1] as const,
  ...fc.sample(
    fc.tuple(fc.constantFrom(...stored), fc.constantFrom(...stored), fc.integer({ min: 1, max: 30 })).filter(([from, to]) => from !== to),
    { seed: SEED, numRuns: times(4, 30) },
  ),
];

/** Numbers of what closes an aerodrome or a runway of the flight, or may, in its window. */
const closuresOf = ({ aerodromes }: Briefing): string[] =>
  aerodromes.flatMap(({ during }) =>
    during === null
      ? []
      : [
          ...during.aerodrome.causes,
          ...during.runways.flatMap(({ ends }) => ends.flatMap(({ causes }) => causes)),
          ...during.unplaced,
        ].flatMap(({ kind, notamId }) => (closingKinds.some((one) => one === kind) && notamId !== null ? [notamId] : [])),
  );

describeShared('the briefings of many flights', ({ notices }) => {
  const opened = testCore(NOW);
  beforeAll(async () => {
    for (const file of ['nats-pib/uk_pib_2026-08-22.xml', 'lzq1206/2026-W29.csv'])
      await opened.core.notams.import([{ name: file, pieces: [readFileSync(join(notices, file))] }]);
  });

  it.runIf(isPopplerHere).each(flights)('%s to %s in %i hours: three pages, closures on the first', async (from, to, hours) => {
    const depart = new Date(Date.parse(NOW) + hours * 3_600_000).toISOString();
    const plan = { text: `N0120F045 ${from} ${to}`, depart, winds: [{ direction: 0, speedKt: 0 }] };
    const briefing = briefOf(opened.core)(plan);
    const on = async (paper: 'a4' | 'a5') => pagesOf((await fileOf(opened.core, briefing, { format: 'pdf', paper, language: 'en' })).bytes);
    const [large, small] = [await on('a4'), await on('a5')];
    expect(Math.max(large.length, small.length)).toBeLessThanOrEqual(MOST_PAGES);
    const first = large[0]?.replaceAll(/\s+/g, ' ') ?? '';
    expect(closuresOf(briefing).filter((number) => !first.includes(number))).toEqual([]);
  });
});
