import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRoute } from '#core/route/words/words.ts';
import { withAppended, withInserted, withMoved, withoutPoint, type ReadText } from '#renderer/features/route/edit/point-edits.ts';

const isPoint = (kind: string): boolean => ['point', 'coordinates', 'bearingDistance'].includes(kind);

/** Every word of the form of a point is one. */
function read(text: string): ReadText {
  const words = readRoute(text).words.map(({ kind, from, to }) => ({ kind, from, to, text: text.slice(from, to) }));
  return { text, words, points: words.filter(({ kind }) => isPoint(kind)) };
}

describe('a point that is moved', () => {
  it.each([
    ['LSGG GVA LFMN', 1, '4620N00610E', 'LSGG 4620N00610E LFMN'],
    ['LSGG-GVA-LFMN', 1, '4620N00610E', 'LSGG-4620N00610E-LFMN'],
    ['LSGG GVA GVA LFMN', 2, 'NIZ', 'LSGG GVA NIZ LFMN'],
    ['LSGG GVA/N0120A055 IFR LFMN', 1, 'NIZ', 'LSGG NIZ/N0120A055 IFR LFMN'],
    ['LSGG DCT GVA090015 DCT LFMN', 1, 'NIZ', 'LSGG DCT NIZ DCT LFMN'],
    ['LSGG 46.25, 6.125 LFMN', 1, 'NIZ', 'LSGG NIZ LFMN'],
  ])('in %s, number %i, becomes %s', (text, at, word, moved) => {
    expect(withMoved(read(text), at, word)).toBe(moved);
  });
});

describe('a point that is inserted', () => {
  it.each([
    ['LSGG LFMN', 1, 'LSGG GVA LFMN'],
    ['LSGG-LFMN', 1, 'LSGG-GVA LFMN'],
    ['LSGG DCT LFMN', 1, 'LSGG DCT GVA DCT LFMN'],
    ['LSGG UN871 LFMN', 1, 'LSGG UN871 GVA DCT LFMN'],
    ['LSGG NIZ/N0120A055 LFMN', 2, 'LSGG NIZ/N0120A055 GVA LFMN'],
    ['LSGG C/48N050W/M082F290F350 LFMN', 1, 'LSGG GVA C/48N050W/M082F290F350 LFMN'],
    ['LSGG DCT LFMN', 0, 'GVA DCT LSGG DCT LFMN'],
    ['N0110A055 LSGG LFMN', 0, 'N0110A055 GVA LSGG LFMN'],
  ])('into %s in front of number %i gives %s', (text, before, longer) => {
    expect(withInserted(read(text), before, 'GVA')).toBe(longer);
  });

  it.each([
    ['', 'GVA'],
    ['LSGG ', 'LSGG GVA '],
    ['LSGG DCT NIZ', 'LSGG DCT NIZ DCT GVA'],
    ['LSGG DCT', 'LSGG DCT GVA'],
  ])('at the end of "%s" gives "%s"', (text, longer) => {
    expect(withAppended(read(text), 'GVA')).toBe(longer);
  });
});

describe('a point that is removed', () => {
  it.each([
    ['LSGG GVA LFMN', 1, 'LSGG LFMN', 'GVA'],
    ['LSGG DCT GVA DCT LFMN', 1, 'LSGG DCT LFMN', 'GVA DCT'],
    ['LSGG DCT LFMN', 0, 'LFMN', 'LSGG DCT'],
    ['LSGG DCT LFMN', 1, 'LSGG', 'DCT LFMN'],
    ['LSGG UN871 GVA DCT LFMN', 1, 'LSGG UN871 LFMN', 'GVA DCT'],
    ['LSGG DCT GVA UN871 LFMN', 1, 'LSGG UN871 LFMN', 'DCT GVA'],
    ['LSGG GVA/N0120A055 VFR LFMN', 1, 'LSGG LFMN', 'GVA/N0120A055 VFR'],
    ['LSGG GVA NIZ GVA LFMN', 3, 'LSGG GVA NIZ LFMN', 'GVA'],
    ['LSGG', 0, '', 'LSGG'],
  ])('from %s, number %i, leaves "%s" without %s', (text, at, shorter, removed) => {
    expect(withoutPoint(read(text), at)).toEqual({ text: shorter, removed });
  });
});

it('an inserted point is read as it was written, all others stay, and removing it gives them back', () => {
  const word = fc.constantFrom('LSGG', 'GVA', 'GVA', '4620N00610E', 'GVA090015', 'NIZ/N0120A055', '46.25, 6.125', 'NIZ VFR');
  const link = fc.constantFrom(' ', ' DCT ', ' UN871 ', ', ', ' → ', '\n');
  const route = fc.array(fc.tuple(word, link), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(route, fc.nat(6), fc.constantFrom('NIZ', '4620N00610E', '462030N0061030E'), (parts, place, added) => {
      const text = parts.map(([name, between], at) => (at === parts.length - 1 ? name : name + between)).join('');
      const before = read(text);
      const at = Math.min(place, before.points.length);
      const after = read(at === before.points.length ? withAppended(before, added) : withInserted(before, at, added));
      const textsOf = ({ text: whole, points }: ReadText) => points.map(({ from, to }) => whole.slice(from, to));
      expect(textsOf(after)).toEqual(textsOf(before).toSpliced(at, 0, added));
      expect(textsOf(read(withoutPoint(after, at).text))).toEqual(textsOf(before));
    }),
    { seed: 11, numRuns: 300 },
  );
});
