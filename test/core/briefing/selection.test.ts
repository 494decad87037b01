/** The selection against a slow reference, over real notices and generated ones, for random routes and times. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Briefing } from '#contract/briefing/briefing.ts';
import type { BriefingPlan } from '#contract/briefing/options.ts';
import { describeShared } from '../../helpers/describe-shared.ts';
import { isLong, times } from '../../helpers/long.ts';
import { briefOf, importText, type Opened, openTestCore, written } from './setting.ts';
import { knownNotices, verdictsOf, type Verdict } from './reference.ts';

/** The verdict of the briefing on each notice; throws for one that stands twice. */
function verdicts({ notices, notShown }: Briefing): Map<string, Verdict> {
  const all = [
    ...notices.map(({ id, section }): [string, Verdict] => [id, section]),
    ...notShown.flatMap(({ reason, ids }) => ids.map((id): [string, Verdict] => [id, reason])),
  ];
  const found = new Map(all);
  expect(found.size, 'each notice stands once').toBe(all.length);
  return found;
}

/** What is stored, with the reference's own knowledge of it. */
type Stored = Pick<Opened, 'core'> & { known: ReturnType<typeof knownNotices> };

function expectSame({ core, known }: Stored, plan: BriefingPlan): void {
  const briefing = briefOf(core)(plan);
  const { options: _, ...route } = plan;
  const expected = verdictsOf({ core, briefing, route: core.routes.parse(route), known });
  const found = verdicts(briefing);
  expect(found.size).toBe(core.notams.count());
  const wrong = [...expected].flatMap(([id, possible]) => {
    const verdict = found.get(id);
    return verdict !== undefined && possible.has(verdict) ? [] : [`${id}: ${verdict}, not ${[...possible].join(' or ')}`];
  });
  expect(wrong).toEqual([]);
  firstSectionHasClosures(briefing);
}

/** What closes a runway or the aerodrome in its window is in the first section, whatever its schedule. */
function firstSectionHasClosures({ aerodromes, notices }: Briefing): void {
  for (const { ident, during, from, to, notices: ids } of aerodromes) {
    if (!during) continue;
    const named = new Set(
      [...during.aerodrome.causes, ...during.runways.flatMap(({ ends }) => ends.flatMap(({ causes }) => causes)), ...during.unplaced].map(
        ({ id }) => id,
      ),
    );
    const closing = notices.filter(
      ({ id, severityRule }) => ids.includes(id) && ['runwayClosed', 'aerodromeClosed'].includes(severityRule),
    );
    for (const { id, activePeriods, notamId } of closing) {
      const isThen = activePeriods.some(({ start, end }) => start < to && (end ?? to) > from);
      if (isThen) expect(named.has(id), `${ident} ${notamId}`).toBe(true);
    }
  }
}

/** Says how far a long run has come. */
function counted(what: string): () => Promise<void> {
  let count = 0;
  return async () => {
    // The test runner takes a test that never pauses for one that hangs.
    await setImmediate();
    count += 1;
    if (isLong && count % 25 === 0) console.warn(`${what}: ${count} briefings agree`);
  };
}

/** Each from a seed of its own, so that a long run which was broken off goes on with `-t "share 7"`. */
const shares = Array.from({ length: times(1, 10) }, (_, share) => share + 1);
const seedOf = (share: number): number => (fc.readConfigureGlobal().seed ?? 1) + share;

const aerodromes = ['EGLL', 'EGPH', 'LFPG', 'EDDF', 'LSGG', 'LSZH', 'EGLW', 'EGFC'];
const ends = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...aerodromes) },
  { weight: isLong ? 1 : 0, arbitrary: fc.constantFrom('KJFK', 'NZAA', 'NFFN', 'NSFA') },
);
const placeNear = fc.record({ latitude: fc.integer({ min: 44, max: 58 }), longitude: fc.integer({ min: -9, max: 14 }) });
const pointWord = placeNear.map(
  ({ latitude, longitude }) =>
    `${latitude}${longitude < 0 ? `N0${String(-longitude).padStart(2, '0')}W` : `N0${String(longitude).padStart(2, '0')}E`}`,
);
const planIn = (from: string, hours: number): fc.Arbitrary<BriefingPlan> =>
  fc.record({
    text: fc
      .tuple(fc.constantFrom('', 'N0120A055 ', 'N0250F180 '), ends, fc.array(pointWord, { maxLength: 2 }), ends)
      .map(([speed, departure, points, destination]) => `${speed}${[departure, ...points, destination].join(' ')}`),
    depart: fc.integer({ min: 0, max: hours * 60 }).map((minutes) => new Date(Date.parse(from) + minutes * 60_000).toISOString()),
    winds: fc.constant([{ direction: 0, speedKt: 0 }]),
    alternates: fc.subarray(aerodromes.slice(0, 6), { maxLength: 2 }),
    options: fc.record(
      {
        corridorNm: fc.integer({ min: 1, max: 60 }),
        lowerFt: fc.integer({ min: 0, max: 9000 }),
        upperFt: fc.integer({ min: 9000, max: 40_000 }),
        abeamMin: fc.integer({ min: 0, max: 120 }),
      },
      { requiredKeys: [] },
    ),
  });

const anywhere = fc.record({ latitude: fc.integer({ min: -60, max: 70 }), longitude: fc.integer({ min: -179, max: 179 }) });
const notice = fc.record({
  place: fc.oneof({ weight: 1, arbitrary: placeNear }, { weight: isLong ? 3 : 1, arbitrary: anywhere }),
  minute: fc.integer({ min: 0, max: 59 }),
  radius: fc.constantFrom('000', '001', '005', '025', '060', '999'),
  // What is of an aerodrome needs no distance, and no aerodrome has thousands.
  a: fc.oneof(
    { weight: isLong ? 40 : 1, arbitrary: fc.constantFrom('EGTT', 'LFFF', 'LSAS', 'EDGG') },
    { weight: 2, arbitrary: fc.constantFrom(...aerodromes.slice(0, 6), 'EGLL LFPG') },
  ),
  fir: fc.constantFrom('EGTT', 'LFFF', 'LSAS', 'EGXX'),
  scope: fc.constantFrom('A', 'AE', 'E', 'W'),
  q: fc.constantFrom('QRDCA', 'QMRLC', 'QFALC', 'QOBCE', 'QKKKK', 'QWULW'),
  e: fc.constantFrom(
    'RWY 09L/27R CLSD.',
    'AD CLSD.',
    'RWY 04/22 SUBJECT TO CLOSURE.',
    'DANGER AREA ACT.',
    'CRANE.',
    'AREA WI 3NM RADIUS OF 510000N 0010000W.',
  ),
  ends: fc.option(fc.record({ type: fc.constantFrom('NOTAMC', 'NOTAMR'), back: fc.integer({ min: 1, max: 20 }) }), { freq: 4 }),
  begin: fc.integer({ min: -20, max: 40 }),
  length: fc.integer({ min: 1, max: 40 }),
  d: fc.constantFrom(undefined, undefined, '0700-0900', 'MON-FRI 0600-1800', 'SR-SS', 'AS REQUIRED'),
  f: fc.constantFrom(undefined, 'SFC', 'FL100', '5000FT AMSL'),
  g: fc.constantFrom('UNL', 'FL195', '3000FT AMSL', '500FT AGL'),
});

/** Their texts; each that ends another is of the same place, or it would not. */
function generated(count: number): string[] {
  const two = (number: number) => String(number).padStart(2, '0');
  const numberOf = (at: number) => `${String.fromCharCode(65 + Math.floor(at / 9999))}${String((at % 9999) + 1).padStart(4, '0')}/26`;
  const moment = (hour: number) =>
    new Date(Date.parse('2026-11-21T00:00Z') + hour * 3_600_000).toISOString().replaceAll(/\D/g, '').slice(2, 12);
  const notices = fc.sample(notice, { numRuns: count, seed: fc.readConfigureGlobal().seed ?? 1 });
  return notices.map(({ place, minute, radius, begin, length, d, f, ends, ...of }, at) => {
    const ended = ends ? notices[at - ends.back] : undefined;
    return written({
      ...of,
      ...(ends && ended && { type: `${ends.type} ${numberOf(at - ends.back)}`, a: ended.a }),
      ...(d !== undefined && { d }),
      ...(f !== undefined && { f }),
      number: numberOf(at),
      at: `${two(Math.abs(place.latitude))}${two(minute)}${place.latitude < 0 ? 'S' : 'N'}${String(Math.abs(place.longitude)).padStart(3, '0')}${two(minute)}${place.longitude < 0 ? 'W' : 'E'}${radius}`,
      b: moment(begin),
      c: moment(begin + length),
    });
  });
}

describe('the selection of a briefing', () => {
  const opened: Opened[] = [];
  const open = async (now: string): Promise<Opened> => {
    const one = await openTestCore(now);
    opened.push(one);
    return one;
  };
  afterAll(() => Promise.all(opened.map(({ close }) => close())));

  describeShared('of real notices', ({ notices }) => {
    let real: Opened;
    const files = ['lzq1206/2026-W29.csv', 'avwx/EGLL.raw.json', 'snowtam/samples.json'];
    const more = [
      'nats-pib/uk_pib_2026-08-22.xml',
      'apinotams/j2inet_notams_sample.json',
      'l-four/AUS2022-06-01.csv',
      'aixm/nms_raw_notam_dump.xml',
      'navcanada-cfps/sample-output.json',
    ];
    beforeAll(async () => {
      real = await open('2026-08-22T20:00:00.000Z');
      for (const file of [...files, ...(isLong ? more : [])])
        await real.core.notams.import([{ name: file, pieces: [readFileSync(join(notices, file))] }]);
    });

    it.each(shares)('is that of the slow reference, and each notice stands once: share %i', async (share) => {
      expect(real.core.notams.count()).toBeGreaterThan(300);
      const notices = knownNotices(real.core, { from: '2026-08-19T00:00:00.000Z', to: '2026-09-06T00:00:00.000Z' });
      const agreed = counted(`real notices, share ${share}`);
      await fc.assert(
        fc.asyncProperty(planIn('2026-08-20T00:00Z', 24 * 12), async (plan) => {
          expectSame({ core: real.core, known: notices }, plan);
          await agreed();
        }),
        { numRuns: times(1, 100), seed: seedOf(share), endOnFailure: true },
      );
    });
  });

  describe('of generated notices', () => {
    let stored: Stored;
    let importedBefore: string | null;
    const count = times(300, 100_000);
    beforeAll(async () => {
      const { core } = await open('2026-11-21T07:00:00.000Z');
      importedBefore = core.notams.ages().importedAt;
      await importText(core, generated(count).join('\n\n'));
      stored = { core, known: knownNotices(core, { from: '2026-11-19T00:00:00.000Z', to: '2026-12-05T00:00:00.000Z' }) };
    });

    it.each(shares)('is that of the slow reference, and each notice stands once: share %i', async (share) => {
      expect([importedBefore, stored.known.length]).toEqual([null, count]);
      const agreed = counted(`generated notices, share ${share}`);
      await fc.assert(
        fc.asyncProperty(planIn('2026-11-20T12:00Z', 48), async (plan) => {
          expectSame(stored, plan);
          await agreed();
        }),
        { numRuns: times(12, 100), seed: seedOf(share), endOnFailure: true },
      );
    });
  });
});
