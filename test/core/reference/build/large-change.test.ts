import { describe, expect, it } from 'vitest';
import { generatedSet, writeSet, type SetRows } from '../../../helpers/dataset-files.ts';
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
      '11 of the 200 airports in use are missing from the new set: 5.5 %, where a new edition changes 5 % at most. ' +
        'If that is right, accept it: --force on the command line, "accept it anyway" in the window.',
    ]);
  });

  it('is taken with 30 % of the airports changed and refused with more', async () => {
    expect((await after(edition({ renamed: 60 }))).report.change).toEqual({ added: 0, changed: 60, deleted: 0 });
    expect((await refusalOf(after(edition({ renamed: 61 }))))[0]).toContain(
      '61 of the 200 airports in use have other values in the new set: 30.5 %, where a new edition changes 30 %',
    );
  });

  it('is refused for both at once with a sentence each', async () => {
    expect(await refusalOf(after(edition({ renamed: 150, gone: 20 })))).toHaveLength(2);
  });

  it('is taken however much it differs when the user says so', async () => {
    expect((await after(edition({ renamed: 180, gone: 20 }), true)).report.change).toEqual({ added: 0, changed: 180, deleted: 20 });
  });

  it('of other sources is another set, which differs as it likes', async () => {
    const inputs = [{ name: 'Another', kind: 'sheets' as const, from: writeSet(edition({ gone: 150 })) }];
    expect((await importInputs(inputs, { previous: before.path })).report.change).toEqual({ added: 0, changed: 0, deleted: 150 });
  });
});

it('a forced set is spared the comparison with the counts in use, not the minimum rows', async () => {
  const present = { airports: 400, runways: 400, frequencies: 400, navaids: 1 };
  expect((await refusalOf(importRows(edition(), { present })))[0]).toContain('four fifths of the 400 in use');
  expect((await importRows(edition(), { present, isForced: true })).report.counts.airports).toBe(200);
});
