import { describe, expect, it } from 'vitest';
import { findAlternates } from '#core/route/points/alternates.ts';
import { lay, lookupOf } from './places.ts';

const lyon = lay({ ident: 'LFLL', at: [45.73, 5.08] });
const geneva = lay({ ident: 'LSGG', at: [46.238, 6.109] });
const vor = lay({ ident: 'GVA', at: [46.254, 6.132] });
const ndb = lay({ ident: 'LYS', at: [45.7, 5.1] });
const [near, far] = [lay({ ident: 'W05', at: [45, 6], kind: 'airport' }), lay({ ident: 'W05', at: [20, 6], kind: 'airport' })];
const own = lay({ ident: 'HOME', at: [45, 6.5], kind: 'waypoint', isIndicator: false });
const closed = lay({ ident: 'LFXX', at: [45, 6.4], isClosed: true });
const lookup = lookupOf([lyon, geneva, vor, ndb, far, near, own, closed], { GVA: geneva });

const find = (alternates: string[], choices: Record<string, string> = {}) =>
  findAlternates(
    alternates,
    { lookup, date: new Date('2026-11-22T08:00:00Z'), choices: new Map(Object.entries(choices)) },
    { at: 9, destination: geneva.position },
  );
const idsOf = (alternates: string[], choices?: Record<string, string>) =>
  find(alternates, choices).points.map(({ place, kind }) => place?.id ?? kind);

describe('alternates of a plan', () => {
  it.each([
    ['an aerodrome', ['LFLL'], [lyon.id]],
    ['in any case, with blanks around', [' lfll '], [lyon.id]],
    ['an aerodrome before the navaid of its code', ['GVA'], [geneva.id]],
    ['a navaid where it is all there is', ['LYS'], [ndb.id]],
    ['a waypoint of the user', ['HOME'], [own.id]],
    ['what an airway could be called', ['W05'], [near.id]],
    ['coordinates', ['4600N00700E', '46.1, 7.2'], ['coordinates', 'coordinates']],
    ['in their order', ['LSGG', 'LFLL'], [geneva.id, lyon.id]],
  ])('are %s', (_, alternates, ids) => {
    expect(idsOf(alternates)).toEqual(ids);
  });

  it('are the nearest to the destination, unless another is chosen', () => {
    expect(find(['W05']).faults).toMatchObject([{ code: 'ambiguous', candidates: [{ id: near.id, isTaken: true }, { id: far.id }] }]);
    expect(idsOf(['W05'], { W05: far.id })).toEqual([far.id]);
    expect(find(['W05'], { W05: far.id }).faults).toEqual([]);
  });

  it('have their faults by their place in the list, at the end of the text', () => {
    const { faults } = find(['LFLL', 'ZZZZ', '9999N00000E', '', 'LFXX']);
    expect(faults.map(({ code, alternate, written, from, to }) => [code, alternate, written, from, to])).toEqual([
      ['notInData', 1, 'ZZZZ', 9, 9],
      ['notInData', 2, '9999N00000E', 9, 9],
      ['notInData', 3, '', 9, 9],
      ['closedAerodrome', 4, 'LFXX', 9, 9],
    ]);
  });
});
