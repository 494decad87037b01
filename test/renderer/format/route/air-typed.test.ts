import { expect, it } from 'vitest';
import { airTyped, readAirTyped } from '#renderer/format/route/air-typed.ts';

it.each([
  ['', {}],
  ['-56', { temperatureC: -56 }],
  ['−56,5 °C', { temperatureC: -56.5 }],
  ['ISA', { isaDeviationC: 0 }],
  ['isa+10', { isaDeviationC: 10 }],
  ['ISA -5', { isaDeviationC: -5 }],
  ['metar lsgg', { temperatureFrom: 'LSGG' }],
  ['cold', 'wrong'],
  ['C', 'wrong'],
  ['-101', 'wrong'],
])('%j is %j', (text, air) => {
  expect(readAirTyped(text)).toEqual(air);
});

it('is written so that it is read again', () => {
  for (const air of [{}, { temperatureC: -56.5 }, { isaDeviationC: 0 }, { isaDeviationC: -7 }, { temperatureFrom: 'LSGG' }])
    expect(readAirTyped(airTyped(air))).toEqual(air);
});
