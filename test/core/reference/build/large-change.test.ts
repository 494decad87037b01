import { describe, expect, it } from 'vitest';
import { NONE_LEAVING } from '#core/reference/build/large-change.ts';
import { openReference } from '#core/reference/store/open-reference.ts';
import { generatedSet, noMinimumRows, writeSet, type SetRows } from '../../../helpers/dataset-files.ts';
import { importInputs, importRows, refusalOf } from '../../../helpers/import-here.ts';

/** 200 airports, the first `renamed` of them with another name, the last `gone` missing with all that belongs to them. */
function edition({ renamed = 0, gone = 0 }: { renamed?: number; gone?: number } = {}): SetRows {
  const set = generatedSet(200);
  for (const airport of set.airports.slice(0, renamed)) airport.name = `Renamed ${airport.id}`;
  for (const sheet of ['airports', 'runways', 'airport-frequencies'] as const) set[sheet].length = 200 - gone;
  return set;
}

const before = await importRows(edition());
const after = (set: SetRows, isForced = false) => importRows(set, { previous: before.path, isForced });

describe('a new edition', () => {
  it('is taken with 5 % of the airports gone and refused with more, with the figures and the way out', async () => {
    expect((await after(edition({ gone: 10 }))).report.change).toEqual({ added: 0, changed: 0, deleted: 10 });
    expect(await refusalOf(after(edition({ gone: 11 })))).toEqual([
      'the new dataset has less than the one in use: airports 200 → 189, runways 200 → 189, frequencies 200 → 189. ' +
        'If that is right, accept the loss.',
    ]);
  });

  it('is taken with 30 % of the airports changed and refused with more', async () => {
    expect((await after(edition({ renamed: 60 }))).report.change).toEqual({ added: 0, changed: 60, deleted: 0 });
    expect((await refusalOf(after(edition({ renamed: 61 }))))[0]).toContain(
      '61 of the 200 airports in use have other values in the new set: 30.5 %, where a new edition changes 30 %',
    );
  });

  it('is refused with other airports in the place of more than 5 %, though there are as many', async () => {
    const set = edition();
    for (const airport of set.airports.slice(0, 11)) airport.id = 1000 + Number(airport.id);
    for (const sheet of ['runways', 'airport-frequencies'] as const)
      for (const part of set[sheet].slice(0, 11)) part['airport_ref'] = 1000 + Number(part['airport_ref']);
    expect((await refusalOf(after(set)))[0]).toContain('11 of the 200 airports in use are missing from the new set: 5.5 %');
  });

  it('is taken however much it differs when the user says so', async () => {
    expect((await after(edition({ renamed: 180, gone: 20 }), true)).report.change).toEqual({ added: 0, changed: 180, deleted: 20 });
  });

  it('of other sources may have other airports, and not fewer', async () => {
    const another = (set: SetRows) => [{ name: 'Another', kind: 'sheets' as const, from: writeSet(set) }];
    expect((await importInputs(another(edition({ renamed: 150 })), { previous: before.path })).report.change?.changed).toBe(150);
    expect(await refusalOf(importInputs(another(edition({ gone: 150 })), { previous: before.path }))).toEqual([
      expect.stringContaining('airports 200 → 50, runways 200 → 50, frequencies 200 → 50') as string,
    ]);
  });

  it('is refused without the runways that the one in use has, and without one of its sources, by its name', async () => {
    const bare = edition();
    bare.runways = [];
    expect(await refusalOf(after(bare))).toEqual([expect.stringContaining('runways 200 → 0.') as string]);
    const inUse = await importInputs([{ id: 'club', name: 'Club', kind: 'sheets', from: writeSet(edition()) }]);
    const world = [{ id: 'world', name: 'World', kind: 'sheets' as const, from: writeSet(edition()) }];
    expect(await refusalOf(importInputs(world, { previous: inUse.path, inUse: ['club'] }))).toEqual([
      expect.stringContaining('less than the one in use: without the source Club.') as string,
    ]);
  });

  it('may be without the rows of a source that the user removed, and without no others', async () => {
    const world = { id: 'world', name: 'World', kind: 'sheets' as const, from: writeSet(edition({ gone: 100 })) };
    const rows = { airports: 100, runways: 100, frequencies: 100, countries: 0, navaids: 0 };
    const next = (ids: string[]) =>
      importInputs([world], {
        previous: before.path,
        inUse: ['club', 'world'],
        leaving: { ids, rows: ids.length > 0 ? rows : NONE_LEAVING.rows },
      });
    expect((await next(['club'])).report.shrunk).toEqual([
      { resource: 'airports', before: 200, now: 100 },
      { resource: 'runways', before: 200, now: 100 },
      { resource: 'frequencies', before: 200, now: 100 },
    ]);
    expect(await refusalOf(next([]))).toHaveLength(1);
  });
});

it('a set is read with its minimum rows, whatever was accepted', async () => {
  const minimumRows = { ...noMinimumRows, airports: 201 };
  expect((await refusalOf(importRows(edition(), { minimumRows, isForced: true })))[0]).toContain('with fewer than 201');
});

it('a dataset says of which rows it has lost how many since when, until there are about as many again', async () => {
  const at = (day: number) => new Date(Date.UTC(2030, 0, day));
  const bare = edition();
  bare.runways = [];
  const none = await importRows(bare, { previous: before.path, isForced: true, now: at(2) });
  const loss = { resource: 'runways', before: 200, now: 0, since: at(2).toISOString() };
  expect(openReference(none.path).losses).toEqual([loss]);
  const later = await importRows(bare, { previous: none.path, now: at(3) });
  expect(openReference(later.path).losses).toEqual([loss]);
  const whole = await importRows(edition(), { previous: later.path, now: at(4), isForced: true });
  expect(openReference(whole.path).losses).toEqual([]);
});
