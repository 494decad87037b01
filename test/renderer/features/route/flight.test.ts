import { describe, expect, it } from 'vitest';
import { keptAircraft, noAircraft, readAircraft } from '#renderer/features/route/flight/aircraft-fields.ts';
import { planOf } from '#renderer/features/route/plan.ts';
import { readWindTyped } from '#renderer/features/route/flight/wind-typed.ts';

describe('the wind', () => {
  it.each([
    ['240/25', { direction: 240, speedKt: 25 }],
    [' 24025kt ', { direction: 240, speedKt: 25 }],
    ['240 25', { direction: 240, speedKt: 25 }],
    ['240105KT', { direction: 240, speedKt: 105 }],
    ['240/5', { direction: 240, speedKt: 5 }],
    ['240 5', 'wrong'],
    ['calm', { direction: 0, speedKt: 0 }],
    ['Calme', { direction: 0, speedKt: 0 }],
    ['00000KT', { direction: 0, speedKt: 0 }],
    ['', undefined],
    ['361/10', 'wrong'],
    ['24015G25KT', 'wrong'],
    ['VRB03KT', 'wrong'],
    ['240', 'wrong'],
  ])('"%s" is read', (text, expected) => expect(readWindTyped(text)).toEqual(expected));
});

describe('the aircraft', () => {
  it('that is not given is no aircraft, and zero is a figure', () => {
    expect(readAircraft(noAircraft)).toEqual({ aircraft: undefined, faults: {} });
    expect(readAircraft({ ...noAircraft, usableFuel: '0' }).aircraft).toEqual({ usableFuel: 0, fuelUnit: 'litres' });
  });

  it('has climb and descent where rate and speed are both given', () => {
    const { aircraft, faults } = readAircraft({
      ...noAircraft,
      tas: '110',
      climbRate: '600',
      climbTas: '80',
      climbFlow: '0',
      descentRate: '500',
    });
    expect(aircraft).toEqual({ tasKt: 110, climb: { rateFtMin: 600, tasKt: 80, fuelFlow: 0 } });
    expect(faults).toEqual({ descentTas: { kind: 'alone' } });
  });

  it.each(['0', '-5', 'fast', '1e3', '2001'])('does not fly at %s knots, and the field says so', (tas) => {
    const { aircraft, faults } = readAircraft({ ...noAircraft, tas });
    expect(aircraft).toBeUndefined();
    expect(faults).toEqual({ tas: { kind: 'range', least: 1, most: 2000 } });
  });

  it('is what the browser kept of it, or none', () => {
    const kept = keptAircraft({ tas: '110', fuelFlow: 28, fuelUnit: 'pounds', other: 1 });
    expect(kept).toEqual({ ...noAircraft, tas: '110', fuelUnit: 'pounds' });
    expect(keptAircraft('x')).toEqual(noAircraft);
  });
});

describe('what is asked', () => {
  const empty = { text: 'LSGG LFMN', choices: [], depart: undefined, wind: '', aircraft: noAircraft };

  it('has nothing that was not given', () => {
    expect(planOf(empty)).toEqual({ text: 'LSGG LFMN' });
    expect(planOf({ ...empty, text: '  ' })).toBeUndefined();
    expect(planOf({ ...empty, wind: '24' })).toEqual({ text: 'LSGG LFMN' });
  });

  it('has choices, departure, wind and aircraft that were', () => {
    const choices = [{ word: 'LFMN', id: '1' }];
    const depart = Date.UTC(2026, 10, 22, 8);
    expect(planOf({ ...empty, choices, depart, wind: '240/25', aircraft: { ...noAircraft, tas: '110' } })).toEqual({
      text: 'LSGG LFMN',
      choices,
      depart: '2026-11-22T08:00:00.000Z',
      winds: [{ direction: 240, speedKt: 25 }],
      aircraft: { tasKt: 110 },
    });
  });
});
