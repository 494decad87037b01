import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findPoints } from '#core/route/points/points.ts';
import { identFrom, identOf } from '#core/route/waypoints/ident.ts';
import { readRoute } from '#core/route/words/words.ts';
import { lay } from '../points/places.ts';

describe('an ident', () => {
  it.each(['HOME', 'home', ' Home ', 'A1', 'WP12', 'TP1', 'W05', '3ABC', 'ABCDEFGHIJ', 'SID', 'LSGG'])('may be %j', (written) => {
    expect(identOf(written)).toBe(written.trim().toUpperCase());
  });

  it.each([
    '',
    ' ',
    'A',
    '12',
    'ABCDEFGHIJK',
    'S1E',
    'N46',
    '46N',
    'DCT',
    'vfr',
    'IFR',
    'OAT',
    'T',
    'N0120',
    'N0120A055',
    'M082',
    'GVA090015',
    '46N006E',
    '4620N00610E',
    'HO ME',
    'HO-ME',
    'A.B',
    'HÖHE',
    'ＡＢ',
    'A\u0000B',
    'СССР',
  ])('may not be %j', (written) => {
    expect(identOf(written)).toBeUndefined();
  });

  it.each([
    ['Höhe 12 Süd', 'HOHE12SUD'],
    ['Weissenstein Nord', 'WEISSENSTE'],
    ['Łódź-Ląd', 'LODZLAD'],
    ['D.C.T.', undefined],
    ['Эльбрус', undefined],
    ['123', undefined],
  ])('is made of %j: %s', (name, ident) => {
    expect(identFrom(name)).toBe(ident);
  });

  it('that may be one is found as a word of a route, whatever it looks like', () => {
    const letters = fc.constantFrom(...'ABCDENSTVFRW0123456789');
    const idents = fc.string({ unit: letters, minLength: 1, maxLength: 10 });
    fc.assert(
      fc.property(idents, (written) => {
        const ident = identOf(written);
        fc.pre(ident !== undefined);
        const own = lay({ ident: ident ?? '', at: [46, 7], kind: 'waypoint', isIndicator: false });
        const lookup = (word: string) => (word === ident ? [own] : []);
        const text = `45.0, 6.0 ${written.toLowerCase()} 47.0, 8.0`;
        const { points, faults } = findPoints(text, readRoute(text), { lookup, date: new Date(0), choices: new Map() });
        expect(points.map(({ place, kind }) => place?.id ?? kind)).toEqual(['coordinates', own.id, 'coordinates']);
        expect(faults).toEqual([]);
      }),
      { numRuns: 2_000 },
    );
  });
});
