import { describe, expect, it } from 'vitest';
import type { ReplyOf } from '#contract/endpoints.ts';
import type { RouteCandidate, RouteFault } from '#contract/route/faults.ts';
import { candidatesOf, completable, completionsOf } from '#renderer/features/route/suggestions.ts';

const airport = (icaoCode: string | null, localCode: string | null, name: string) =>
  ({ id: `id-${name}`, icaoCode, iataCode: null, localCode, name }) as ReplyOf<'search'>['airports'][number];
type Found = NonNullable<ReplyOf<'search'>['navaids']>[number];
const navaid = (ident: string, name: string) => ({ id: `id-${name}`, ident, name, type: 'VOR-DME' }) as Found;

describe('completion', () => {
  it.each(['LS', 'geneva', 'GVA1', 'Zür'])('is asked for %s', (word) => expect(completable(word)).toBe(word));
  it.each(['', 'L', 'DCT', 'vfr', '4620N00610E', 'NIZ/F'])('is not asked for "%s"', (word) => expect(completable(word)).toBeUndefined());

  it('offers for a whole code only places of it, and remembers which is meant where the code does not say it', () => {
    const airports = [airport('LSGG', 'GVA', 'Geneva'), airport(null, 'GVAX', 'Field')];
    const found = completionsOf('gva', { airports, navaids: [navaid('GVA', 'Geneva VOR')] });
    expect(found.map(({ code, choice }) => [code, choice])).toEqual([
      ['LSGG', undefined],
      ['GVA', { word: 'GVA', id: 'id-Geneva VOR' }],
    ]);
  });

  it('offers the nearest to the point before the word first', () => {
    const at = (place: Found, latitude: number): Found => ({ ...place, latitude, longitude: 0 });
    const navaids = [at(navaid('MAY', 'Mount Isa'), -20), at(navaid('MAY', 'Mayfield'), 51)];
    const names = completionsOf('may', { airports: [], navaids }, [], { latitude: 51.1, longitude: -0.2 }).map(({ name }) => name);
    expect(names).toEqual(['Mayfield', 'Mount Isa']);
  });

  it('offers nothing for a word that is the only one of its kind', () => {
    expect(completionsOf('LSGG', { airports: [airport('LSGG', null, 'Geneva')] })).toEqual([]);
  });
});

it('chooses the place of a bearing and distance, not the whole word', () => {
  const fault = { code: 'ambiguous', from: 5, to: 14, text: 'GVA090015', candidates: [{ id: '7' } as RouteCandidate] } satisfies RouteFault;
  const choicesOf = (kind: 'bearingDistance' | 'point') =>
    candidatesOf(fault, [{ kind, from: 5, to: 14, text: 'GVA090015' }]).map(({ choice }) => choice);
  expect(choicesOf('bearingDistance')).toEqual([{ word: 'GVA', id: '7', from: 5 }]);
  expect(choicesOf('point')).toEqual([{ word: 'GVA090015', id: '7', from: 5 }]);
});
