import { describe, expect, it } from 'vitest';
import { notice, openTestNotams } from './open.ts';

const opened = () => {
  const { notams, ...rest } = openTestNotams();
  notams.put([
    notice({ notamId: 'B0417/24', icao: 'LSGG' }),
    notice({ notamId: 'B0417/24', icao: 'EGLL', issueDate: '2024-10-01T00:00:00.000Z' }),
    notice({ notamId: 'B0417/24', icao: null, location: 'ZZZZ', issueDate: null }),
    notice({ notamId: 'B0002/24', icao: 'LSGG' }),
    notice({ notamId: '06/964', icao: 'KSFO', location: 'SFO' }),
    notice({ notamId: '06/964', icao: 'KATL', location: 'ATL' }),
    notice({ notamId: '4/6153', icao: 'KDEN', location: 'DEN' }),
    notice({ notamId: 'LTA-PDX-4', icao: 'KPDX', location: 'PDX' }),
    notice({ notamId: null, icao: 'LOWI', message: 'E) NO NUMBER' }),
  ]);
  return { notams, ...rest };
};

describe('finding a NOTAM', () => {
  it.each<[string, string[]]>([
    ['B0002/24', ['LSGG']],
    ['B0002-24', ['LSGG']],
    ['b0002/24', ['LSGG']],
    ['B2/24', ['LSGG']],
    ['LSGG:B0002/24', ['LSGG']],
    ['lsgg:b0002-24', ['LSGG']],
    ['LSZH:B0002/24', []],
    [':B0002/24', []],
    ['LSGG:B0417/24', ['LSGG']],
    ['ZZZZ:B0417-24', ['ZZZZ']],
    ['SFO:06/964', ['KSFO']],
    ['katl:06-964', ['KATL']],
    ['06/964', ['KATL', 'KSFO']],
    ['4/6153', ['KDEN']],
    ['4-6153', ['KDEN']],
    ['LTA-PDX-4', ['KPDX']],
    ['lta-pdx-4', ['KPDX']],
    ['LTA/PDX/4', ['KPDX']],
    ['B0417', []],
    ['0417/24', []],
    ['%', []],
    ['', []],
  ])('%j leads to %j', (identifier, places) => {
    const found = opened().notams.find(identifier);
    expect(found.map((item) => item.icao ?? 'ZZZZ').sort()).toEqual(places);
  });

  it('gives every candidate of a number that repeats, newest first, unknown last', () => {
    expect(
      opened()
        .notams.find('B0417/24')
        .map((item) => item.icao),
    ).toEqual(['EGLL', 'LSGG', null]);
  });

  it('takes the id in any case, and prefers it to a number', () => {
    const { notams } = opened();
    const [one] = notams.find('B0002/24');
    expect(one).toBeDefined();
    expect(notams.find(one?.id ?? '')).toEqual([one]);
    expect(notams.find(one?.id.toUpperCase() ?? '')).toEqual([one]);
    notams.put([{ ...notice({ notamId: 'C0003/24' }), id: 'B0002/24' }]);
    expect(notams.find('B0002/24').map((item) => item.notamId)).toEqual(['C0003/24']);
  });
});
