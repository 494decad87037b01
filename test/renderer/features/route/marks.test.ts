import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { movedMarks, piecesOf, type Mark } from '#renderer/features/route/marks.ts';

const bad = (from: number, to: number): Mark => ({ from, to, tone: 'bad' });

describe('underlines', () => {
  it.each([
    ['stay in front of what is typed', 'LSGX GVA', 'LSGX GVA L', [bad(0, 4)], [bad(0, 4)]],
    ['move behind it', 'LSGG LFMX', 'LSGG GVA LFMX', [bad(5, 9)], [bad(9, 13)]],
    ['move back behind what is deleted', 'LSGG GVA LFMX', 'LSGG LFMX', [bad(9, 13)], [bad(5, 9)]],
    ['go from the word that is changed', 'LSGX GVA', 'LSGXY GVA', [bad(0, 4)], []],
    ['stay at the end while the next word begins', 'LSGG LFMX', 'LSGG LFMX ', [bad(5, 9)], [bad(5, 9)]],
    ['go where the word is lengthened in front', 'LSGG FMX', 'LSGG LFMX', [bad(5, 8)], []],
    ['stay where nothing changed', 'LSGX', 'LSGX', [bad(0, 4)], [bad(0, 4)]],
  ])('%s', (_what, before, after, marks, expected) => {
    expect(movedMarks(marks, before, after)).toEqual(expected);
  });

  it('lie under the whole text and nothing else, the graver above', () => {
    const pieces = piecesOf('LSGX GVA', [bad(0, 4), { from: 0, to: 4, tone: 'note' }, { from: 5, to: 8, tone: 'note' }]);
    expect(pieces.map(({ text, tone }) => [text, tone])).toEqual([
      ['LSGX', 'bad'],
      [' ', undefined],
      ['GVA', 'note'],
    ]);
  });

  it('leave the text as it is, wherever they lie', () => {
    const place = fc.record({ from: fc.nat(60), to: fc.nat(60), tone: fc.constantFrom('bad' as const, 'note' as const) });
    fc.assert(
      fc.property(fc.string(), fc.array(place), (text, marks) => {
        const pieces = piecesOf(text, marks);
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
      }),
    );
  });
});
