import { describe, expect, it } from 'vitest';
import { decodeNotice } from '../decode-notice.ts';
import { effectsOfText } from './closure-effects.ts';

const lengths = (text: string) =>
  effectsOfText(text)
    .filter(({ kind }) => kind === 'shortensRunway' || kind === 'displacesThreshold' || kind === 'changesDistances')
    .map(
      ({ kind, runway, when, lengths: given }) =>
        `${kind} ${runway}${when === null ? '' : ` ${when}`}: ${given.map(({ of, value, unit }) => `${of} ${value} ${unit}`).join(', ')}`,
    );

describe('a shortened runway', () => {
  it.each([
    ['LENGTH RWY 09 REDUCED TO 1500M', ['shortensRunway 09: left 1500 m']],
    ['RWY 09/27 LENGTH REDUCED BY 300M', ['shortensRunway 09/27: lost 300 m']],
    ['RWY 09/27 HAS BEEN REDUCED TO 5,000 FT', ['shortensRunway 09/27: left 5000 ft']],
    ['RWY 27/09 SHORTENED BY 300 M', ['shortensRunway 09/27: lost 300 m']],
    ['RWY 09 USABLE LENGTH 1200M', ['shortensRunway 09: left 1200 m']],
    ['LENGTH RWY 09 REDUCED\nTO 1500M', ['shortensRunway 09: left 1500 m']],
    ['RWY 09 ALS REDUCED TO 1400FT', []],
    ['TWY A WIDTH REDUCED TO 15M', []],
    ['RWY 09/27 WIDTH REDUCED TO 30M', []],
  ])('%s', (text, expected) => {
    expect(lengths(text)).toEqual(expected);
  });
});

describe('a displaced threshold', () => {
  it.each([
    ['THR RWY 27 DISPLACED 300M', ['displacesThreshold 27: displacement 300 m']],
    ['RWY 27 THR DSPLCD 500FT', ['displacesThreshold 27: displacement 500 ft']],
    ['THR 27 DISPLACED BY 1,000 FT INWARDS', ['displacesThreshold 27: displacement 1000 ft']],
    ['RWY 27 THRESHOLD DISPLACED', ['displacesThreshold 27: ']],
    ['RWY 09/27 CLSD E PART. 27 END HAS BEEN DISPLACED 700M', ['displacesThreshold 27: displacement 700 m']],
    ['RWY 27 THR DISPLACED MARKINGS FADED', []],
    ['DISPLACED MARKINGS FADED RWY 27', []],
    ['REMOVE: THR RWY 27 DISPLACED 300M', []],
    ['APCH NOT AVBL WHILE RWY 27 THR DISPLACED', []],
    ['TWY B RELOCATED 200FT EAST', []],
    ['RWY 09 DTHR 240M DUE WORK', ['displacesThreshold 09: displacement 240 m']],
    ['APCH TO DTHR RWY 09 STEEP', []],
    ['THR 09 FURTHER DISPLACED BY 210FT BEYOND PUBLISHED DTHR\n(TOTAL DISPLACEMENT 640FT)', ['displacesThreshold 09: displacement 640 ft']],
    ['THR 09 FURTHER DISPLACED BY 210FT', ['displacesThreshold 09: ']],
    ['THR 09 OF GLIDER TOW TRACK DISPLACED BY 150M', []],
  ])('%s', (text, expected) => {
    expect(lengths(text)).toEqual(expected);
  });
});

describe('declared distances', () => {
  it.each([
    [
      'RWY 09 DECLARED DIST: TORA 2500M TODA 2560M ASDA 2500M LDA 2200M',
      ['changesDistances 09: TORA 2500 m, TODA 2560 m, ASDA 2500 m, LDA 2200 m'],
    ],
    [
      'DECLARED DIST: RWY 09 TORA 8000FT LDA 7500FT. RWY 27 TORA 8000FT LDA 8000FT',
      ['changesDistances 09: TORA 8000 ft, LDA 7500 ft', 'changesDistances 27: TORA 8000 ft, LDA 8000 ft'],
    ],
    [
      'DECLARED DISTANCES\nRWY  TORA   TODA         ASDA   LDA\n09   1854(6082) 1914(6279)(1.60) 1854(6082) -\n27   1794  1854(3.2)  1794  1700',
      [
        'changesDistances 09: TORA 1854 m, TODA 1914 m, ASDA 1854 m',
        'changesDistances 27: TORA 1794 m, TODA 1854 m, ASDA 1794 m, LDA 1700 m',
      ],
    ],
    [
      'DECLARED DIST AND GRADIENT CHANGES AMD\nRWY   TORA         LDA\n12    2438(7999)   2438(7999)\nSLOPE 0.3 PERCENT DOWN TO SE. RWY WID 45\nNOTE: APCH LGTS UP TO 3.6FT HIGH WI CWY\n17    1133(3717)   1133(3717)',
      ['changesDistances 12: TORA 2438 m, LDA 2438 m', 'changesDistances 17: TORA 1133 m, LDA 1133 m'],
    ],
    ['RWY 09/27 LDA 27 1200M DUE WORK', ['changesDistances 27: LDA 1200 m']],
    ['RWY 09/27 TORA/TODA/ASDA/LDA 1020M', ['changesDistances 09/27: TORA 1020 m, TODA 1020 m, ASDA 1020 m, LDA 1020 m']],
    ['RWY 09 TORA/TODA/ASDA/LDA: 2000/2060/2010/1800M', ['changesDistances 09: TORA 2000 m, TODA 2060 m, ASDA 2010 m, LDA 1800 m']],
    ['RWY 09 TODA 1778M/5833FT', ['changesDistances 09: TODA 1778 m']],
    ['LDA RWY 09 REDUCED TO 1500M', ['changesDistances 09: LDA 1500 m']],
    ['RWY 09 TORA 0FT LDA 3000FT', ['changesDistances 09: TORA 0 ft, LDA 3000 ft']],
    [
      'DECLARED DIST: DAY\nRWY 09 LDA 3104\nDECLARED DIST: NIGHT\nRWY 09 LDA 1705',
      ['changesDistances 09 day: LDA 3104 m', 'changesDistances 09 night: LDA 1705 m'],
    ],
    // No runway is 6.5 km long.
    ['RWY 09 TORA 6500 TODA 7500 LDA 5000', ['changesDistances 09: TORA 6500 ft, TODA 7500 ft, LDA 5000 ft']],
    ['RWY 09 TORA 3500 TODA 3600. RWY 27 LDA 1200M', ['changesDistances 09: TORA 3500 m, TODA 3600 m', 'changesDistances 27: LDA 1200 m']],
    ['RWY 09 INT TWY B TORA 1200M', ['changesDistances 09: ']],
    // The text measures the runway in feet.
    [
      'THR 09 DISPLACED BY 400FT. RWY 09 TORA 4150 LDA 3750',
      ['displacesThreshold 09: displacement 400 ft', 'changesDistances 09: TORA 4150 ft, LDA 3750 ft'],
    ],
    ['LDA RWY 25, AMDT 1A', []],
    ['OBST 1943M FM START OF TORA RWY 09', []],
  ])('%j', (text, expected) => {
    expect(lengths(text)).toEqual(expected);
  });
});

describe('declared distances without a unit', () => {
  const units = (text: string) =>
    decodeNotice(text, { receivedAt: new Date('2026-03-10') }).effects.flatMap((effect) => effect.lengths.map(({ unit }) => unit));
  const notice = (place: string, text: string) => `A0001/26 NOTAMN\nA) ${place} B) 2603100600 C) 2603201800\nE) ${text}`;

  it.each([
    ['CYQB', 'RWY 09 TORA 4150 LDA 3750', ['ft', 'ft']],
    ['KAAA', 'RWY 09 TORA 4150 LDA 3750', ['ft', 'ft']],
    ['PHNL', 'RWY 09 TORA 4150', ['ft']],
    ['LOWW', 'RWY 09 TORA 2150 LDA 1750', ['m', 'm']],
    ['CYQB', 'RWY 09 TORA 2150M LDA 1750M', ['m', 'm']],
    ['CYQB', 'RWY 09 THR DISPLACED 200M. RWY 09 TORA 2150 LDA 1750', ['m', 'm', 'm']],
  ])('at %s: %s', (place, text, expected) => {
    expect(units(notice(place, text))).toEqual(expected);
  });

  it('are feet in a NOTAM of the USA', () => {
    expect(units('!ABC 03/012 ABC RWY 09 DECLARED DIST: TORA 4150 TODA 4150 ASDA 4150 LDA 3750 2603100600-2603201800')).toEqual([
      'ft',
      'ft',
      'ft',
      'ft',
    ]);
  });
});
