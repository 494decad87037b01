import { expect, it } from 'vitest';
import { readNotamNumber } from '#domain/typed-line.ts';

it.each([
  ['b1234/26', { number: 'B1234/26', location: undefined }],
  ['LOWW:B1234/26', { number: 'B1234/26', location: 'LOWW' }],
  ['loww b1234/26', { number: 'B1234/26', location: 'LOWW' }],
  ['!BOI 05/123', { number: '05/123', location: 'BOI' }],
  ['5/1234', { number: '5/1234', location: undefined }],
])('%s is the number of a NOTAM', (line, notam) => {
  expect(readNotamNumber(line)).toEqual(notam);
});
