import { describe, expect, it } from 'vitest';
import { readTypedLine } from '#renderer/format/typed-line.ts';

describe('a line in the palette', () => {
  it.each([
    ['118.7', 118.7],
    ['121,5', 121.5],
    ['132.005 MHz', 132.005],
    ['243.0', 243],
  ])('%s is a frequency', (line, frequency) => {
    expect(readTypedLine(line).frequency).toBe(frequency);
  });

  it.each(['107.9', '137.1', '118', '1187', '420.5'])('%s is none', (line) => {
    expect(readTypedLine(line).frequency).toBeUndefined();
  });

  it('may be a route behind that word, and the word alone is none', () => {
    expect(readTypedLine(' Route lsgg dct lfmn ').route).toBe('lsgg dct lfmn');
    expect(['route', 'route ', 'routes lsgg', 'lsgg lfmn'].map((line) => readTypedLine(line).route)).toEqual(Array(4).fill(undefined));
  });

  it.each([
    ['add gva to route', 'gva'],
    ['Add 4620N00610E to the route', '4620N00610E'],
    ['ajouter GVA à la route', 'GVA'],
    ['add gva', undefined],
    ['add to route', undefined],
  ])('%s adds %s to the route', (line, word) => {
    expect(readTypedLine(line).added).toBe(word);
  });

  it('may be a position or the number of a NOTAM', () => {
    expect(readTypedLine(' 47.12, 8.5 ')).toEqual({
      position: { latitude: 47.12, longitude: 8.5 },
      notam: undefined,
      frequency: undefined,
    });
    expect(readTypedLine('loww b1234/26').notam).toEqual({ number: 'B1234/26', location: 'LOWW' });
    expect(readTypedLine('Geneva')).toEqual({ position: undefined, notam: undefined, frequency: undefined });
  });
});
