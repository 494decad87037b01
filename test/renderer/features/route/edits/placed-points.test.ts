import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRoute } from '#core/route/words/words.ts';
import type { ParsedRoute } from '#contract/route/route.ts';
import { withInserted, withPlaced, withoutPoint, type Written } from '#renderer/features/route/edits/point-edits.ts';

const isPoint = (kind: string): boolean => ['point', 'coordinates', 'bearingDistance'].includes(kind);

/** Every word of the form of a point is one. */
function read(text: string): Written {
  const words = readRoute(text).words.map(({ kind, from, to }) => ({ kind, from, to, text: text.slice(from, to) }));
  return { words, points: words.filter(({ kind }) => isPoint(kind)) as unknown as ParsedRoute['points'] };
}

it.each([
  ['LSGG GVA LFMN', 1, '4620N00610E', 'LSGG 4620N00610E LFMN'],
  ['LSGG-GVA-LFMN', 1, '4620N00610E', 'LSGG-4620N00610E-LFMN'],
  ['LSGG GVA GVA LFMN', 2, 'NIZ', 'LSGG GVA NIZ LFMN'],
  ['LSGG GVA/N0120A055 IFR LFMN', 1, 'NIZ', 'LSGG NIZ/N0120A055 IFR LFMN'],
  ['LSGG DCT GVA090015 DCT LFMN', 1, 'NIZ', 'LSGG DCT NIZ DCT LFMN'],
  ['LSGG 46.25, 6.125 LFMN', 1, 'NIZ', 'LSGG NIZ LFMN'],
])('a point that is moved in %s, number %i, becomes %s', (text, at, word, moved) => {
  expect(withPlaced(text, read(text), at, word)).toBe(moved);
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
    expect(withInserted(text, read(text), before, 'GVA')).toBe(longer);
  });

  it.each([
    ['', 'GVA'],
    ['LSGG ', 'LSGG GVA '],
    ['LSGG DCT NIZ', 'LSGG DCT NIZ DCT GVA'],
    ['LSGG DCT', 'LSGG DCT GVA'],
  ])('at the end of "%s" gives "%s"', (text, longer) => {
    expect(withInserted(text, read(text), read(text).points.length, 'GVA')).toBe(longer);
  });
});

it('an inserted point is read as it was written, all others stay, and removing it gives them back', () => {
  const word = fc.constantFrom('LSGG', 'GVA', 'GVA', '4620N00610E', 'GVA090015', 'NIZ/N0120A055', '46.25, 6.125', 'NIZ VFR');
  const link = fc.constantFrom(' ', ' DCT ', ' UN871 ', ', ', ' → ', '\n');
  const route = fc.array(fc.tuple(word, link), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(route, fc.nat(6), fc.constantFrom('NIZ', '4620N00610E', '462030N0061030E'), (parts, place, added) => {
      const text = parts.map(([name, between], at) => (at === parts.length - 1 ? name : name + between)).join('');
      const textsOf = (whole: string) => read(whole).points.map(({ from, to }) => whole.slice(from, to));
      const before = read(text);
      const at = Math.min(place, before.points.length);
      const longer = withInserted(text, before, at, added);
      expect(textsOf(longer)).toEqual(textsOf(text).toSpliced(at, 0, added));
      expect(textsOf(withoutPoint(longer, read(longer), at) ?? '')).toEqual(textsOf(text));
    }),
    { seed: 11, numRuns: 300 },
  );
});
