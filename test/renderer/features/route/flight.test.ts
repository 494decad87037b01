import { describe, expect, it } from 'vitest';
import { keptAircraft, noAircraft, readAircraft, readCard } from '#renderer/features/route/flight/aircraft-fields.ts';
import { readAlternates } from '#renderer/features/route/flight/alternates.ts';
import { planOf } from '#renderer/features/route/use-parsed.ts';
import { readWindTyped } from '#renderer/format/route/wind-typed.ts';
import { useRoute } from '#renderer/features/route/route-state.ts';
import { readLevelWinds } from '#renderer/features/route/winds/level-winds.ts';

it.each([
  ['240/25', { direction: 240, speedKt: 25 }],
  [' 24025kt ', { direction: 240, speedKt: 25 }],
  ['240 25', { direction: 240, speedKt: 25 }],
  ['240105KT', { direction: 240, speedKt: 105 }],
  ['240/5', { direction: 240, speedKt: 5 }],
  ['240 5', { direction: 240, speedKt: 5 }],
  ['240/25G40', 'wrong'],
  ['240V300/15', 'wrong'],
  ['240/500', { direction: 240, speedKt: 500 }],
  ['calm', { direction: 0, speedKt: 0 }],
  ['Calme', { direction: 0, speedKt: 0 }],
  ['00000KT', { direction: 0, speedKt: 0 }],
  ['', undefined],
  ['361/10', 'wrong'],
  ['24015G25KT', 'wrong'],
  ['VRB03KT', 'wrong'],
  ['240', 'wrong'],
])('the wind "%s" is read', (text, expected) => expect(readWindTyped(text)).toEqual(expected));

it.each([
  ['', []],
  ['LFLY LFLL', ['LFLY', 'LFLL']],
  ['lfly, 46.25 6.125; GVA', ['lfly', '46.25 6.125', 'GVA']],
  ['4620N00610E LFLL', ['4620N00610E', 'LFLL']],
  ['LFLY "Altiport d\'Été"@45.4,6.63, FORT="a, b"@46.1,5.9 LFLL', ['LFLY', '"Altiport d\'Été"@45.4,6.63', 'FORT="a, b"@46.1,5.9', 'LFLL']],
])('alternates "%s" are %j', (typed, alternates) => expect(readAlternates(typed)).toEqual(alternates));

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
    const aircraft = keptAircraft({ tas: '110', fuelFlow: 28, fuelUnit: 'pounds', other: 1 });
    expect(aircraft).toEqual({ ...noAircraft, tas: '110', fuelUnit: 'pounds' });
    expect(keptAircraft('x')).toEqual(noAircraft);
  });
});

describe('the deviation card', () => {
  it('has the lines that are whole; others say what is wrong with them', () => {
    const { values, faults } = readCard([
      { for: '000', steer: '002' },
      { for: ' ', steer: '' },
      { for: '030', steer: '' },
      { for: '90,5', steer: '361' },
      { for: '360', steer: '1' },
    ]);
    expect(values).toEqual([{ for: 0, steer: 2 }]);
    expect(faults).toEqual([
      {},
      {},
      { steer: { kind: 'missing' } },
      { steer: { kind: 'range', least: 0, most: 360 } },
      { for: { kind: 'twice' } },
    ]);
  });

  it('belongs to the aircraft, as its name does, and outlasts the page', () => {
    const fields = keptAircraft({ name: ' HB-KFX ', card: [{ for: '0', steer: '2' }, { for: 3 }, 'x'] });
    expect(fields.card).toEqual([{ for: '0', steer: '2' }]);
    expect(readAircraft(fields).aircraft).toEqual({ name: 'HB-KFX', deviationCard: [{ for: 0, steer: 2 }] });
  });
});

describe('winds by level', () => {
  it.each([
    ['5000', 5000],
    ['5,000 ft', 5000],
    ['5.000', 5000],
    ['10 000', 10_000],
    ['FL065', 6500],
    ['-500', -500],
  ])('"%s" is a level of %i ft', (level, levelFt) => {
    expect(readLevelWinds([{ level, direction: '240', speed: '25' }]).winds).toEqual([{ levelFt, direction: 240, speedKt: 25 }]);
  });

  it('with a level twice, or with none that can be read, are not used', () => {
    const line = { direction: '240', speed: '25' };
    const { winds, faults } = readLevelWinds([
      { level: '5000', ...line },
      { level: 'FL050', ...line },
      { level: 'low', ...line },
    ]);
    expect(winds).toHaveLength(1);
    expect(faults).toEqual([{}, { level: { kind: 'twice' } }, { level: { kind: 'range', least: -2000, most: 100_000 } }]);
  });
});

describe('several aircraft', () => {
  const names = () => [useRoute.getState().aircraft, ...useRoute.getState().others].map(({ name }) => name);

  it('are remembered with the one in use first; one of which nothing is given is not', () => {
    const { change, addAircraft, takeAircraft, forgetAircraft } = useRoute.getState();
    change({ aircraft: { ...noAircraft, name: 'A' } });
    addAircraft();
    change({ aircraft: { ...noAircraft, name: 'B', tas: '95' } });
    addAircraft();
    expect(names()).toEqual(['', 'B', 'A']);
    takeAircraft(1);
    expect(names()).toEqual(['A', 'B']);
    takeAircraft(0);
    expect(names()).toEqual(['B', 'A']);
    expect(useRoute.getState().aircraft.tas).toBe('95');
    forgetAircraft();
    expect(names()).toEqual(['A']);
    forgetAircraft();
    expect(names()).toEqual(['']);
  });
});

describe('what is asked', () => {
  const empty = {
    text: 'LSGG LFMN',
    alternates: '',
    choices: [],
    depart: undefined,
    wind: '',
    air: '',
    levelWinds: [],
    aircraft: noAircraft,
  };

  it('has nothing that was not given', () => {
    expect(planOf(empty)).toEqual({ text: 'LSGG LFMN' });
    expect(planOf({ ...empty, text: '  ' })).toBeUndefined();
    expect(planOf({ ...empty, wind: '24' })).toEqual({ text: 'LSGG LFMN' });
  });

  it('has choices, departure, wind and aircraft that were', () => {
    const choices = [{ word: 'LFMN', id: '1' }];
    const depart = Date.UTC(2026, 10, 22, 8);
    const levelWinds = [{ level: '5000', direction: '260', speed: '30' }];
    expect(planOf({ ...empty, choices, depart, wind: '240/25', levelWinds, aircraft: { ...noAircraft, tas: '110' } })).toEqual({
      text: 'LSGG LFMN',
      choices,
      depart: '2026-11-22T08:00:00.000Z',
      winds: [
        { direction: 240, speedKt: 25 },
        { levelFt: 5000, direction: 260, speedKt: 30 },
      ],
      aircraft: { tasKt: 110 },
    });
  });
});
