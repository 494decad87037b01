import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { buildReference } from '#core/reference/build/build-reference.ts';
import { readPrevious } from '#core/reference/build/rows/kept-dates.ts';
import { mergeSets } from '#core/reference/build/merge/merge-sets.ts';
import { buildStarter } from '#core/reference/build/build-starter.ts';
import { deriveHere } from '#core/reference/build/derived-data.ts';
import { smallSet, temporaryFolder, type SetRows } from '../../../../helpers/dataset-files.ts';
import { importRows, type Imported } from '../../../../helpers/import-here.ts';
import { airport, given, runway, source } from '../merge/invented.ts';

const days = ['2026-01-01T00:00:00.000Z', '2026-02-02T00:00:00.000Z', '2026-03-03T00:00:00.000Z'] as const;
const [january, february, march] = days;

/** A set of that day: its files tell no other date than the time of the import. */
const build = (set: SetRows, day: string, previous?: Imported) => importRows(set, { now: new Date(day), previous: previous?.path });

function changed(change: (set: SetRows) => void): SetRows {
  const set = smallSet();
  change(set);
  return set;
}

const datesOf = ({ db }: Imported) =>
  Object.fromEntries(db.prepare<[], [string, string]>('SELECT ident, updated_at FROM airports').raw().all());

describe('the date of an airport', () => {
  it('stays through builds that do not change it, in row, body and parts', async () => {
    const first = await build(smallSet(), january);
    const renamed = changed((set) => Object.assign(set.airports[1] ?? {}, { name: 'Bravo Heliport West' }));
    const second = await build(renamed, february, first);
    expect(datesOf(second)).toEqual({ LSXA: january, 'CH-0002': february, 'CH-0003': january });
    const longer = changed((set) => {
      Object.assign(set.airports[1] ?? {}, { name: 'Bravo Heliport West' });
      Object.assign(set.runways[0] ?? {}, { length_ft: 8001 });
    });
    const third = await build(longer, march, second);
    expect(datesOf(third)).toEqual({ LSXA: march, 'CH-0002': february, 'CH-0003': january });

    const [bravo, alpha, before] = [third.airport('CH-0002'), third.airport('LSXA'), second.airport('LSXA')];
    expect(bravo.updatedAt).toBe(february);
    const dates = ({ updatedAt, runways, frequencies }: typeof alpha) => [
      updatedAt,
      ...[...runways, ...frequencies].map((part) => part.updatedAt),
    ];
    expect(dates(before)).toEqual([january, january, january, january, january]);
    expect(dates(alpha)).toEqual([march, march, march, march, march]);
    expect([first, second, third].map(({ report }) => report.change)).toEqual([
      null,
      { added: 0, changed: 1, deleted: 0 },
      { added: 0, changed: 1, deleted: 0 },
    ]);
  });

  it.each<[string, (set: SetRows) => void]>([
    ['a value of the airport', (set) => Object.assign(set.airports[0] ?? {}, { elevation_ft: 1401 })],
    ['a runway', (set) => Object.assign(set.runways[0] ?? {}, { lighted: 0 })],
    ["a runway's surface", (set) => Object.assign(set.runways[0] ?? {}, { surface: 'CON' })],
    ['a runway less', (set) => set.runways.pop()],
    ['a frequency', (set) => Object.assign(set['airport-frequencies'][1] ?? {}, { frequency_mhz: 126.03 })],
    ['keywords', (set) => Object.assign(set.airports[0] ?? {}, { keywords: 'Old Alpha' })],
    ['its page', (set) => Object.assign(set.airports[0] ?? {}, { home_link: '' })],
    ['its code in navigation units', (set) => Object.assign(set.airports[0] ?? {}, { gps_code: 'LSXX' })],
    ['its size', (set) => Object.assign(set.airports[0] ?? {}, { type: 'large_airport' })],
  ])('is that of the new set where it differs by %s', async (_, change) => {
    const first = await build(smallSet(), january);
    expect(datesOf(await build(changed(change), february, first))).toMatchObject({ LSXA: february, 'CH-0003': january });
  });

  it('is that of the new set for one that was not there', async () => {
    const first = await build(
      changed((set) => set.airports.pop()),
      january,
    );
    const second = await build(smallSet(), february, first);
    expect(datesOf(second)).toEqual({ LSXA: january, 'CH-0002': january, 'CH-0003': february });
    expect(second.report.change).toEqual({ added: 1, changed: 0, deleted: 0 });
  });

  it('is that of the new set where the previous one is missing, damaged or of another format', async () => {
    const first = await build(smallSet(), january);
    const damaged = join(temporaryFolder(), 'reference.sqlite');
    writeFileSync(damaged, 'no database');
    const old = (await build(smallSet(), january)).path;
    const db = new Database(old);
    db.exec(`UPDATE meta SET value = '1' WHERE key = 'format'`);
    db.close();
    for (const path of [undefined, join(temporaryFolder(), 'nothing'), damaged, old]) {
      const second = await importRows(smallSet(), { now: new Date(february), previous: path });
      expect([datesOf(second).LSXA, second.report.change]).toEqual([february, null]);
    }
    expect((await build(smallSet(), february, first)).report.change).toEqual({ added: 0, changed: 0, deleted: 0 });
  });

  it('that a server gives stays, with those of its runways', async () => {
    const path = join(temporaryFolder(), 'reference.sqlite');
    const { runway: plain, surface } = runway('r', 900);
    const runways = [{ runway: { ...plain, updatedAt: '2024-04-04T04:04:04.000Z' }, surface }];
    const set = mergeSets([source('Server', [given('a', { runways }), airport('2')], { date: new Date(march) })]);
    const options = {
      importedAt: new Date(march),
      version: '1',
      derived: deriveHere(),
      progress: () => undefined,
    };
    await buildReference(path, set, { ...options, previous: readPrevious((await build(smallSet(), january)).path) });
    const db = new Database(path, { readonly: true });
    expect(db.prepare('SELECT id, updated_at FROM airports ORDER BY ident').raw().all()).toEqual([
      [expect.stringMatching(/^[0-9a-f-]{36}$/), march],
      ['a', '2025-05-05T05:05:05.000Z'],
    ]);
    const parts = db.prepare<[], string>('SELECT parts FROM airport_parts WHERE length(parts) > 40').pluck().all();
    expect(parts.map((text) => (JSON.parse(text) as { runways: { updatedAt: string }[] }).runways[0]?.updatedAt)).toEqual([
      '2024-04-04T04:04:04.000Z',
    ]);
  });
});

it('a country keeps its dates until its name or a subdivision changes, and when it was first stored', async () => {
  const first = await build(smallSet(), january);
  const renamed = changed((set) => Object.assign(set.regions[0] ?? {}, { name: 'Vaud' }));
  const second = await build(renamed, february, first);
  expect(second.country('CH')).toMatchObject({ createdAt: january, updatedAt: february });
  expect(second.country('XK')).toMatchObject({ createdAt: january, updatedAt: january });
  const third = await build(renamed, march, second);
  expect(third.country('CH')).toEqual(second.country('CH'));
  const older = await build(smallSet(), '2025-12-12T00:00:00.000Z', third);
  expect(older.country('CH')).toMatchObject({ createdAt: '2025-12-12T00:00:00.000Z', updatedAt: '2025-12-12T00:00:00.000Z' });
});

describe('the revision', () => {
  it('is the same for the same files over the same set before, and from nothing', async () => {
    const [first, again] = [await build(smallSet(), january), await build(smallSet(), january)];
    expect(again.report.revision).toBe(first.report.revision);
    const renamed = changed((set) => Object.assign(set.airports[0] ?? {}, { name: 'Omega' }));
    const [second, same] = [await build(renamed, february, first), await build(renamed, february, first)];
    expect(same.report.revision).toBe(second.report.revision);
  });

  it('differs where bodies differ by a date alone', async () => {
    const first = await build(smallSet(), january);
    const [dated, fresh] = [await build(smallSet(), february, first), await build(smallSet(), february)];
    expect(dated.airport('LSXA')).not.toEqual(fresh.airport('LSXA'));
    expect(dated.report.revision).not.toBe(fresh.report.revision);
  });
});

it('the starter set has the same form, with itself as its source', async () => {
  const path = join(temporaryFolder(), 'reference.sqlite');
  await buildStarter(path, new Date(january));
  const db = new Database(path, { readonly: true });
  const [held, hashes] = db.prepare<[], [number, number]>('SELECT COUNT(*), COUNT(DISTINCT content_hash) FROM airports').raw().get() ?? [];
  expect(hashes).toBe(held);
  expect(db.prepare('SELECT position, kind, airports FROM sources').raw().all()).toEqual([[0, 'starter', held]]);
  const later = await importRows(smallSet(), { previous: path });
  expect(later.report.change).toEqual({ added: 3, changed: 0, deleted: held });
});
