import { describe, expect, it } from 'vitest';
import type { LineMeaning, LinePlace } from '#contract/line.ts';
import type { RouteCandidate, RouteFault } from '#contract/route/faults.ts';
import { candidatesOf, completable, completionsOf, routeIn } from '#renderer/features/route/suggestions.ts';

const meaning = (kind: 'airport' | 'navaid', code: string, name: string, more: Partial<LinePlace> = {}) => ({
  places: [{ id: `id-${name}`, kind, code, icaoCode: null, name, type: 'VOR-DME', distanceNm: null, ...more } as LinePlace],
});
const geneva = meaning('airport', 'LSGG', 'Geneva', { icaoCode: 'LSGG' });

describe('completion', () => {
  it.each(['LS', 'geneva', 'GVA1', 'Zür'])('is asked for %s', (word) => expect(completable(word)).toBe(word));
  it.each(['', 'L', 'DCT', 'vfr', '4620N00610E', 'NIZ/F'])('is not asked for "%s"', (word) => expect(completable(word)).toBeUndefined());

  it('remembers which place is meant where the code does not say it', () => {
    const found = completionsOf('gva', [geneva, meaning('navaid', 'GVA', 'Geneva VOR')]);
    expect(found.map(({ code, choice }) => [code, choice])).toEqual([
      ['LSGG', undefined],
      ['GVA', { word: 'GVA', id: 'id-Geneva VOR' }],
    ]);
  });

  it('offers the nearest to the point before the word first', () => {
    const found = [meaning('navaid', 'MAY', 'Mount Isa', { distanceNm: 8000 }), meaning('navaid', 'MAY', 'Mayfield', { distanceNm: 18 })];
    expect(completionsOf('may', found).map(({ name }) => name)).toEqual(['Mayfield', 'Mount Isa']);
  });

  it('offers nothing for a word that is the only one of its kind', () => {
    expect(completionsOf('LSGG', [geneva])).toEqual([]);
    expect(completionsOf('geneva', [geneva])).toHaveLength(1);
  });

  it('offers the codes of a route of names, unless the line has them or has a word that names nothing', () => {
    const first = { kind: 'brief', text: 'LSGG LFMN', places: [{ name: 'Geneva' }, { name: 'Nice' }] } as LineMeaning;
    expect(routeIn('geneva to nice', { meanings: [first], unknown: [] })).toMatchObject({ kind: 'route', code: 'LSGG LFMN' });
    expect(routeIn(' lsgg  lfmn', { meanings: [first], unknown: [] })).toBeUndefined();
    expect(routeIn('geneva qqqq nice', { meanings: [first], unknown: [{ from: 7, to: 11, text: 'qqqq' }] })).toBeUndefined();
    expect(routeIn('geneva', { meanings: [{ ...first, kind: 'airport' }], unknown: [] })).toBeUndefined();
  });
});

it('chooses the place of a bearing and distance, not the whole word', () => {
  const fault = { code: 'ambiguous', from: 5, to: 14, text: 'GVA090015', candidates: [{ id: '7' } as RouteCandidate] } satisfies RouteFault;
  const choicesOf = (kind: 'bearingDistance' | 'point') =>
    candidatesOf(fault, [{ kind, from: 5, to: 14, text: 'GVA090015' }]).map(({ choice }) => choice);
  expect(choicesOf('bearingDistance')).toEqual([{ word: 'GVA', id: '7', from: 5 }]);
  expect(choicesOf('point')).toEqual([{ word: 'GVA090015', id: '7', from: 5 }]);
});
