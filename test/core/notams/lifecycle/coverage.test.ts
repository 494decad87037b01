/** What lists claim to cover, and that no claim says more than what was loaded. */
import fc from 'fast-check';
import { expect, it, onTestFinished } from 'vitest';
import { openPassingState } from '#core/database/state.ts';
import { importNotams, type ImportOptions, type SourceClaim } from '#core/notams/import/import-notams.ts';
import { openCoverage, openSourceClaims } from '#core/notams/lifecycle/coverage.ts';
import { openNotams } from '#core/notams/notams.ts';
import { bulletin, type Bulletin, type BulletinNotam } from '../../../helpers/bulletin.ts';

const at = '2026-08-23T12:00:00.000Z';
const clock = () => new Date(at);

const notam = (number: number, { qCode = 'QMRLC', a = 'QQAA', fir = 'QQFF' } = {}): string =>
  `A${String(number).padStart(4, '0')}/26 NOTAMN\nQ) ${fir}/${qCode}/IV/NBO/A/000/999/4806N01633E005\nA) ${a} B) 2608010000 C) 2609010000\nE) CHECKLIST YEAR=2026 0001`;

function opened() {
  const db = openPassingState({ clock });
  onTestFinished(() => void db.close());
  const notams = openNotams(db, clock);
  const load = (text: string, options: Partial<ImportOptions> = {}) =>
    importNotams(db, [{ name: 'list', pieces: [Buffer.from(text)] }], { clock, ...options });
  const coverage = openCoverage(db);
  return {
    load,
    take: (texts: readonly string[], options: Partial<ImportOptions> = {}) => load(texts.join('\n\n'), options),
    undo: (id: number) => [...notams.imports.batches(id, 'test')],
    claims: openSourceClaims(db, clock),
    notams,
    coverage,
    claimed: (place: string) => coverage.claimOf([place], at),
    delisted: () => db.prepare<[], string>('SELECT notam_id FROM notams WHERE delisted_at IS NOT NULL ORDER BY 1').pluck().all(),
  };
}

const issued = '2026-08-23T11:00:00.000Z';
const area: Bulletin = { issued, regions: ['QQFF'], aerodromes: ['QQAA', 'QQBB'] };
const source = (id: string): SourceClaim => ({ by: { id, name: `source ${id}` }, claims: [] });

it.each([
  ['a few NOTAMs', [notam(1)], {}],
  ['a checklist of one series', [notam(1), notam(2, { qCode: 'QKKKK', a: 'QQFF' })], {}],
  ['a long paste', Array.from({ length: 600 }, (_, index) => notam(index + 1)), {}],
  ['the files of a source that says nothing', [notam(1)], { claim: source('a') }],
] as const)('%s: the place is named, and not whole', async (_what, texts, options) => {
  const { take, coverage, claimed } = opened();
  await take(texts, options);
  expect([coverage.namedAt('QQAA'), claimed('QQAA'), claimed('QQFF'), coverage.all()]).toEqual([at, null, null, []]);
});

it('a bulletin claims the aerodromes and, of an area, the regions that its header names, as of its issue and until its end', async () => {
  const { load, claimed, coverage } = opened();
  await load(bulletin({ ...area, validTo: '2026-08-30T11:00:00Z', notams: [{ number: 'A0001/26', a: 'QQAA', fir: 'QQFF' }] }));
  const common = { source: 'list', kind: 'full', from: issued, to: '2026-08-30T11:00:00.000Z', claimedAt: at };
  expect(coverage.all()).toEqual([
    { ...common, place: 'QQAA', count: 1 },
    { ...common, place: 'QQBB', count: 0 },
    { ...common, place: 'QQFF', count: 1 },
  ]);
  expect(claimed('QQCC')).toBeNull();
  expect(coverage.claimOf(['QQAA'], '2026-08-30T11:00:00.001Z')).toBeNull();
});

it('a list claims nothing of a time more than an hour before it was made, of which it lacks what had ended', async () => {
  const { load, coverage, notams } = opened();
  await load(bulletin({ ...area, notams: [{ number: 'A0001/26', a: 'QQAA', fir: 'QQFF' }] }));
  const isClaimed = (moment: string) => coverage.claimOf(['QQAA'], moment) !== null;
  const moments = ['2026-08-23T09:59:59.999Z', '2026-08-23T10:00:00.000Z', issued];
  expect(moments.map(isClaimed)).toEqual([false, true, true]);
  expect(moments.map((from) => coverage.claimOf(['QQAA'], from, issued) !== null)).toEqual([false, true, true]);
  const asked = (moment: string) => ({ filter: `{"icao":"QQAA","status":"active","at":"${moment}"}` });
  const answered = ['2026-08-22T10:00:00.000Z', at].map((moment) => [
    notams.coverageOf(asked(moment)),
    notams.askedCoverage(asked(moment)).places.map(({ claim, freshness }) => [claim?.from, freshness]),
  ]);
  expect(answered).toEqual([
    [[{ place: 'QQAA', covered: 'part' }], [[undefined, 'unknown']]],
    [[{ place: 'QQAA', covered: 'covered' }], [[issued, 'fresh']]],
  ]);
});

it.each([
  ['of aerodromes', bulletin(area).replaceAll('AreaPIBHeader', 'AerodromePIBHeader'), ['QQAA', 'QQBB']],
  ['of some levels', bulletin({ ...area, header: '<FlightLevel><LowerFL>0</LowerFL><UpperFL>195</UpperFL></FlightLevel>' }), []],
  ['of one kind of traffic', bulletin(area).replace('<Traffic>IV<', '<Traffic>I<'), []],
  ['that is an update', bulletin(area).replace('FULL', 'UPDATE'), []],
  ['without a date', bulletin(area).replace(/<Issued>[^<]*<\/Issued>/, ''), []],
  ['with a damaged NOTAM', bulletin({ ...area, notams: [{ number: 'A0001/26', e: 'RWY < CLSD' }, { number: 'A0002/26' }] }), []],
] as const)('a bulletin %s claims what it holds and no more', async (_what, text, places) => {
  const { load, coverage } = opened();
  await load(text);
  expect(coverage.all().map(({ place }) => place)).toEqual(places);
});

it('one that ends in the middle, or is cancelled, claims nothing, and what was claimed before stays of its own moment', async () => {
  const { load, coverage } = opened();
  const whole = bulletin({ ...area, issued: '2026-08-23T10:00:00Z' });
  await load(whole);
  const before = coverage.all();
  const next = bulletin({ ...area, notams: Array.from({ length: 20 }, (_, index) => ({ number: `A00${index + 10}/26` })) });
  await load(next.slice(0, next.lastIndexOf('<NotamStoreDate') - 900)).catch(() => undefined);
  await load(next, { isCancelled: () => true }).catch(() => undefined);
  expect(coverage.all()).toEqual(before);
});

it('a place is covered by the claim of a region that its own NOTAMs name, not of one that a NOTAM of several places names', async () => {
  const { take, load, claimed } = opened();
  await take([notam(1), notam(2, { a: 'QQAA ZZZZ' })]);
  await load(bulletin({ issued, regions: ['QQFF'] }));
  expect([claimed('QQAA')?.place, claimed('ZZZZ')]).toEqual(['QQFF', null]);
});

it('a source claims what the user says of it, with what is stored; changes extend a claim and make none', async () => {
  const { take, claims, claimed } = opened();
  const by = { id: 'a', name: 'club' };
  const of = (kind: 'full' | 'delta', from: string | null) => [{ place: 'qqff', kind, from, to: null, count: null }];
  await take([notam(1)], { claim: { by, claims: of('delta', issued) } });
  expect(claimed('QQFF')).toBeNull();
  await take([notam(1), notam(2)], { claim: { by, claims: of('full', issued) } });
  expect(claimed('QQFF')).toMatchObject({ source: 'club', kind: 'full', from: issued, count: 2 });
  await take([notam(3)], { claim: { by, claims: of('delta', at) } });
  expect(claimed('QQFF')).toMatchObject({ kind: 'delta', from: at, count: 3 });
  claims.breakOff('b');
  expect(claimed('QQFF')).not.toBeNull();
  expect([claims.holds('a', ['qqff']), claims.holds('a', ['QQFF', 'QQAA']), claims.holds('b', ['QQFF'])]).toEqual([true, false, false]);
  claims.breakOff('a');
  expect([claims.holds('a', ['qqff']), claimed('QQFF')?.to]).toEqual([false, at]);
  await take([notam(4)], { claim: { by, claims: of('delta', at) } });
  expect(claims.holds('a', ['QQFF'])).toBe(false);
});

it('says nothing more of an import that was undone, and falls back to the one before', async () => {
  const { load, undo, claims, claimed, coverage } = opened();
  const earlier = await load(bulletin({ ...area, issued: '2026-08-23T09:00:00Z' }), { claim: source('a') });
  const later = await load(bulletin(area), { claim: source('a') });
  undo(later.importId ?? 0);
  expect(claimed('QQFF')?.from).toBe('2026-08-23T09:00:00.000Z');
  undo(earlier.importId ?? 0);
  expect(coverage.all()).toEqual([]);
  claims.put({ id: 'a', name: 'club' }, [{ place: 'QQFF', kind: 'full', from: null, to: null, count: null }], [earlier.importId ?? 0]);
  expect(coverage.all()).toEqual([]);
});

it('a later bulletin of a source marks what it lacks as no longer listed, but not what begins after it, announces a change of the AIP, or is of another place or source', async () => {
  const { load, take, delisted } = opened();
  await take([notam(9)]);
  const claim = { ...source('uk'), lists: { source: 'EAD', omitsTriggers: true } };
  const place = { a: 'QQAA', fir: 'QQFF' };
  const notams: readonly BulletinNotam[] = [
    { number: 'A0001/26', ...place },
    { number: 'A0002/26', ...place },
    { number: 'A0003/26', ...place, code: 'QPITT' },
    { number: 'A0004/26', ...place, b: '2611010000' },
    { number: 'A0005/26', a: 'QQZZ', fir: 'QQYY' },
  ] as const;
  await load(bulletin({ ...area, validTo: '2026-08-30T11:00:00Z', notams }), { claim });
  const next = bulletin({
    ...area,
    issued: '2026-08-23T11:40:00Z',
    validTo: '2026-08-30T11:40:00Z',
    notams: notams.slice(0, 1),
  });
  const { delisted: count } = await load(next, { claim });
  expect([count, delisted()]).toEqual([1, ['A0002/26']]);
  await load(bulletin({ ...area, issued: '2026-08-23T08:00:00Z' }), { claim });
  expect(delisted()).toEqual(['A0002/26']);
  const last = { issued: '2026-08-23T12:20:00Z', validTo: '2026-08-30T12:20:00Z', notams: notams.slice(0, 2) };
  await load(bulletin({ ...area, ...last }), { claim });
  expect(delisted()).toEqual([]);
});

type Load = { id: number; by: string; places: readonly string[]; from: string; numbers: readonly string[] };

it('never claims more than was loaded, whatever is imported, cut, pasted, broken off and undone', async () => {
  const places = ['QQAA', 'QQBB', 'QQCC'];
  const step = fc.record({
    what: fc.constantFrom('whole', 'whole', 'cut', 'part', 'paste', 'undo', 'breakOff'),
    by: fc.constantFrom('', 'a', 'b'),
    places: fc.subarray(places, { minLength: 1 }),
    minute: fc.integer({ min: 0, max: 59 }),
    numbers: fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { maxLength: 8 }),
    which: fc.nat(5),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 9 }), async (steps) => {
      const { load, take, undo, claims, coverage } = opened();
      const broken = new Set<Load>();
      let loads: Load[] = [];
      for (const { what, by, minute, numbers, which, ...of } of steps) {
        const from = `2026-08-23T11:${String(minute).padStart(2, '0')}:00.000Z`;
        const named = numbers.map((number) => `A00${String(number).padStart(2, '0')}/26`);
        const notams = named.map((number, index) => ({ number, fir: 'QQFF', a: of.places[index % of.places.length] ?? '' }));
        const claim = by === '' ? {} : { claim: source(by) };
        const text = bulletin({ issued: from, aerodromes: of.places, notams });
        if (what === 'whole') {
          const { importId } = await load(text, claim);
          loads.push({ id: importId ?? 0, by, places: of.places, from, numbers: named });
        } else if (what === 'cut') await load(text.slice(0, -8), claim).catch(() => undefined);
        else if (what === 'part') await load(text.replace('FULL', 'UPDATE'), claim);
        else if (what === 'paste') await take(notams.map(({ a }, index) => notam(index + 1, { a }))).catch(() => undefined);
        else if (what === 'breakOff') {
          claims.breakOff(by);
          for (const one of loads) if (one.by === by) broken.add(one);
        } else {
          const undone = loads[which % Math.max(1, loads.length)];
          if (undone) undo(undone.id);
          loads = loads.filter((one) => one !== undone);
        }
        for (const { place, from: of, to, count } of coverage.all()) {
          const rests = loads.filter((one) => one.from === of && one.places.includes(place) && (to !== null) === broken.has(one));
          expect(rests.length).toBeGreaterThan(0);
          expect(Math.max(...rests.map((one) => one.numbers.length))).toBeGreaterThanOrEqual(count);
        }
        for (const place of places) {
          const claim = coverage.claimOf([place], '2026-08-23T12:00:00.001Z');
          const held = loads.filter((one) => one.places.includes(place) && !broken.has(one));
          expect(claim === null || held.length > 0).toBe(true);
        }
      }
    }),
    { numRuns: 40 },
  );
});
