import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAsked } from '#renderer/features/palette/asked.ts';

describe('a line in the palette', () => {
  it.each([
    ['47.12, 8.5', 47.12, 8.5],
    ['-33.9 151.2', -33.9, 151.2],
    ['47.5N 8.25W', 47.5, -8.25],
    ['471230N0083000E', 47.2083333, 8.5],
    ['4712n 00830w', 47.2, -8.5],
    ['N47 12.5 E008 30.0', 47.2083333, 8.5],
    ['47°12′30″S 8°30′00″W', -47.2083333, -8.5],
  ])('%s is a position', (line, latitude, longitude) => {
    const { position } = readAsked(line);
    expect(position?.latitude).toBeCloseTo(latitude, 5);
    expect(position?.longitude).toBeCloseTo(longitude, 5);
  });

  it.each(['47 8', '91.5 8.1', '47.5 181.2', '476130N0083000E', 'LSGG', '', '47°12′ 8°30′'])('%s is no position', (line) => {
    expect(readAsked(line).position).toBeUndefined();
  });

  it.each([
    ['b1234/26', { number: 'B1234/26', location: undefined }],
    ['LOWW:B1234/26', { number: 'B1234/26', location: 'LOWW' }],
    ['loww b1234/26', { number: 'B1234/26', location: 'LOWW' }],
    ['!BOI 05/123', { number: '05/123', location: 'BOI' }],
    ['5/1234', { number: '5/1234', location: undefined }],
  ])('%s is the number of a notice', (line, notam) => {
    expect(readAsked(line).notam).toEqual(notam);
  });

  it.each([
    ['118.7', 118.7],
    ['121,5', 121.5],
    ['132.005 MHz', 132.005],
    ['243.0', 243],
  ])('%s is a frequency', (line, frequency) => {
    expect(readAsked(line).frequency).toBe(frequency);
  });

  it.each(['107.9', '137.1', '118', '1187', '420.5'])('%s is none', (line) => {
    expect(readAsked(line).frequency).toBeUndefined();
  });

  it('of any text is read without failing, and a position lies on the earth', () => {
    fc.assert(
      fc.property(fc.string(), (line) => {
        const { position } = readAsked(line);
        expect(position === undefined || (Math.abs(position.latitude) <= 90 && Math.abs(position.longitude) <= 180)).toBe(true);
      }),
    );
  });
});
