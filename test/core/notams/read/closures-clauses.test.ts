import { describe, expect, it } from 'vitest';
import { closuresOfText, effectsOfText } from './closure-effects.ts';

describe('a closure is found', () => {
  it.each([
    ['ATZ DEACTIVATED, AD CLSD', ['aerodrome whole']],
    ['CTA/CTR/ATZ DEACTIVATED, AD, TWR AND APP CLSD', ['aerodrome whole']],
    ['FLW CLSD: - RWY 09L/27R', ['09L/27R whole']],
    ['FLW CLSD:\n- TWY A\n- RWY 09/27\n- APRON 2', ['09/27 whole']],
    ['FLW RWY CLSD: 09/27', ['09/27 whole']],
    ['CLSD RWY 09/27', ['09/27 whole']],
    ['RWY 09/27-CLSD', ['09/27 whole']],
    ['RWY 09/27: CLSD', ['09/27 whole']],
    ['CAUTION - RWY 09/27 CLSD', ['09/27 whole']],
    ['TWY A CLSD AND RWY 09/27 CLSD', ['09/27 whole']],
    ['RWY 09/27, TWY A AND TWY B CLSD', ['09/27 whole']],
    ['RWY 09/27 AND ASSOCIATED TAXIWAYS NOT AVBL', ['09/27 whole']],
    ['TWY B BTN TWY A AND TWY C NOT AVBL\nRWY 09/27 NOT AVBL DUE WIP', ['09/27 whole']],
    ['AERODROME RWY 09/27 CLOSED', ['09/27 whole']],
    ['RWY09/27 CLSD', ['09/27 whole']],
    ['1) ILS U/S 2) RWY 09/27 CLSD', ['09/27 whole']],
  ])('in %j', (text, expected) => {
    expect(closuresOfText(text)).toEqual(expected);
  });

  it.each(['QOBCE', 'QWPLW', 'QRTCA', 'QPICH', 'QAECD', 'QOLAS'])('under %s as well', (code) => {
    expect(closuresOfText('ATZ DEACTIVATED, AD CLSD', code)).toEqual(['aerodrome whole']);
  });
});

describe('a closure is said by', () => {
  it.each([
    'RWY 09/27 UNUSABLE',
    'RWY 09/27 NOT USABLE',
    'RWY 09/27 NOT AVBL',
    'RWY 09/27 NOT TO BE USED',
    'RWY 09/27 NO LONGER AVBL',
    'RWY 09/27 U/S',
    'RWY 09/27 WITHDRAWN',
    'RWY 09/27 SUSPENDED DUE WIP',
    'RWY 09/27 TKOF AND LDG NOT PERMITTED',
    'TKOF AND LDG RWY 09/27 PROHIBITED',
    'ALL FLT OPS ON RWY 09/27 SUSPENDED',
    'USE OF RWY 09/27 PROHIBITED',
    'NO TKOF OR LDG ON RWY 09/27',
    'PISTE 09/27 FERMEE',
    'PISTA 09/27 CERRADA',
    'PISTA 09/27 CHIUSA AL TRAFFICO',
    'PISTA 09/27 FECHADA',
    'RWY 09/27 GESPERRT',
    'RWY 09/27 INUTILISABLE',
  ])('%s', (text) => {
    expect(closuresOfText(text)).toEqual(['09/27 whole']);
  });

  it.each([
    ['RWY 09/27 AVBL AS TWY', ['09/27 part allButTaxiing']],
    ['RWY 09/27 AVBL FOR TAX ONLY', ['09/27 part allButTaxiing']],
    ['RWY 09/27 CLSD, AVBL FOR TAXI ONLY', ['09/27 part allButTaxiing']],
    ['RWY 09 DEPARTURES ONLY', ['09 part landing']],
    ['RWY 27 ARRIVALS ONLY', ['27 part takeOff']],
    ['RWY 09/27 AVBL FOR TKOF ONLY', ['09/27 part landing']],
    ['NO LDG RWY 09', ['09 part landing']],
  ])('%s, in part', (text, expected) => {
    expect(closuresOfText(text)).toEqual(expected);
  });
});

describe('names of what is closed', () => {
  it.each([
    ['RWY 02G/20G CLSD', ['02G/20G whole']],
    ['RWY 18/36 GRASS CLSD', ['18/36 whole']],
    ['RWY 09L/R CLSD', ['09L part', '09R part']],
    ['WATER LANE 05/23 CLSD', ['05/23 whole']],
    ['WATERLANE 05W/23W CLSD', ['05W/23W whole']],
    ['HELIPAD 2 CLSD', ['helipad H2 whole']],
    ['HELIPADS H1 AND H2 NOT AVBL', ['helipad H1 whole', 'helipad H2 whole']],
    ['HELIPORT CLSD', ['aerodrome whole']],
    ['SEAPLANE BASE CLSD', ['aerodrome whole']],
    ['RWY 09/27 BTN TWY A AND TWY B CLSD', ['09/27 part']],
    ['LAST 500M OF RWY 09 NOT AVBL', ['09 part']],
  ])('%s', (text, expected) => {
    expect(closuresOfText(text)).toEqual(expected);
  });
});

describe('no closure is', () => {
  it.each([
    'RWY 10 RWY END ID LGT U/S',
    'RWY 09/27 RWY STATUS LGT SYSTEM U/S',
    'RWY 09 LAND AND HOLD SHORT OPS LGT U/S',
    "ILS DME 'AB' 110.1/38X RWY 09 NOT AVBL",
    'AD BCN NOT AVBL',
    'AD OPR OFFICE CLSD',
    'RWY 09 DEPARTURES FROM TWY A NOT AVBL',
    'RWY 09/27 NOT AVBL FOR TAXI',
    'ILS PRM RWY 09 (CLOSE PARALLEL), AMDT 1',
    'CRANE ON SOUTH SIDE OF RWY 09/27 U/S',
    'SID FOXA 8X, FOXB 9Y RWY 09 SUSPENDED',
    'CRANE WILL OPR WHEN NORTHERN\nRUNWAY 09/27 IS CLOSED',
    'APCH SUSPENDED WHEN THE\nAD IS CLSD',
    'RWY 09/27: WIP. ILS: NOT AVBL',
    'UNSERVICEABLE: LGT RWY 09',
  ])('%j', (text) => {
    expect(closuresOfText(text)).toEqual([]);
  });
});

describe('a doubt', () => {
  it.each(['RWY 09/27 XYZZY CLSD', 'RWY 09/27 INNER AND OUTER FOO GEAR NOT AVBL'])(
    'is raised by %s, with the phrase and severity 4 or more',
    (text) => {
      expect(closuresOfText(text)).toEqual(['mayClose']);
      const [effect] = effectsOfText(text);
      expect(effect).toMatchObject({ rule: 'closureNotDecided', extent: null, runway: null });
      expect(text).toContain(effect?.words);
    },
  );

  it('is not raised next to a whole closure of the aerodrome', () => {
    expect(closuresOfText('AD CLSD. RWY 09/27 XYZZY CLSD')).toEqual(['aerodrome whole']);
  });
});
