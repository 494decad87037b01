import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readPosition } from '#renderer/format/position-input.ts';

it.each([
  ['47.12, 8.5', 47.12, 8.5],
  ['-33.9 151.2', -33.9, 151.2],
  ['47.5N 8.25W', 47.5, -8.25],
  ['471230N0083000E', 47.2083333, 8.5],
  ['4712n 00830w', 47.2, -8.5],
  ['N47 12.5 E008 30.0', 47.2083333, 8.5],
  ['47°12′30″S 8°30′00″W', -47.2083333, -8.5],
])('%s is a position', (line, latitude, longitude) => {
  const position = readPosition(line);
  expect(position?.latitude).toBeCloseTo(latitude, 5);
  expect(position?.longitude).toBeCloseTo(longitude, 5);
});

it.each(['47 8', '91.5 8.1', '47.5 181.2', '476130N0083000E', 'LSGG', '', '47°12′ 8°30′'])('%s is no position', (line) => {
  expect(readPosition(line)).toBeUndefined();
});

it('reads any text without failing, and a position lies on the earth', () => {
  fc.assert(
    fc.property(fc.string(), (line) => {
      const position = readPosition(line);
      expect(position === undefined || (Math.abs(position.latitude) <= 90 && Math.abs(position.longitude) <= 180)).toBe(true);
    }),
  );
});
