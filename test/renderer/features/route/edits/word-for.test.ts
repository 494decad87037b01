import { describe, expect, it } from 'vitest';
import { wordFor } from '#renderer/features/route/edits/add-word.ts';

const at = { latitude: 46.25, longitude: 6.125 };
const navaid = { ...at, word: 'GVA', place: { ...at, id: '7', code: 'GVA', name: 'Geneva', kind: 'navaid' as const } };
const point = (ident: string, id: string) => ({ ident, id, text: ident });

describe('the word of a place', () => {
  it('is its code, which means it from then on', () => {
    expect(wordFor(navaid, [point('LSGG', '5')], [{ word: 'gva', id: '8' }])).toEqual({ word: 'GVA', choices: [{ word: 'GVA', id: '7' }] });
    expect(wordFor(navaid, [point('GVA', '7')], []).word).toBe('GVA');
  });

  it('is its position where the code means another place in this route', () => {
    expect(wordFor(navaid, [point('GVA', '8')], [])).toEqual({ word: '461500N0060730E', choices: [] });
  });

  it('is an ICAO code without a choice, and a position as it is', () => {
    const airport = { ...navaid, word: 'LSGG', place: { ...navaid.place, code: 'LSGG', kind: 'airport' as const } };
    expect(wordFor(airport, [], [{ word: 'LSGG', id: '9' }])).toEqual({ word: 'LSGG', choices: [] });
    expect(wordFor({ ...at, word: '4615N00608E', place: undefined }, [], [])).toEqual({ word: '4615N00608E', choices: [] });
  });
});
