/** Wordings made up to find what no rule read: closed, closed in part, perhaps closed, or something else. */
import { expect, it } from 'vitest';
import { closuresOfText, effectsOfText } from './closure-effects.ts';

it.each([
  ['THE FOLLOWING AREAS ARE CLOSED: RWY 09/27; TWY A; APRON 3', ['09/27 whole']],
  ['FLW FAC CLSD:\n1) RWY 09/27\n2) TWY A AND B', ['09/27 whole']],
  ['THE FLW ARE CLSD DUE WIP:\n- TWY A\n- RWY 09/27\n- APRON 2', ['09/27 whole']],
  ['RWY 09L/27R + RWY 09R/27L CLSD', ['09L/27R whole', '09R/27L whole']],
  ['RWY 18L GRASS/36R GRASS CLSD', ['18L/36R whole']],
  ['RWY 09/27 UNDER CONSTRUCTION AND CLSD', ['09/27 whole']],
  ['RWY 09/27 INACTIVE DUE WORKS', ['09/27 whole']],
  ['RWY 09/27 NON-OPERATIONAL', ['09/27 whole']],
  ['RWY 09/27 NOT SERVICEABLE', ['09/27 whole']],
  ['RWY 09/27 DISUSED', ['09/27 whole']],
  ['RWY 09/27 OUT OF OPERATION', ['09/27 whole']],
  ['RWY 09/27 TOGETHER WITH TWY A CLSD', ['09/27 whole']],
  ['NO RUNWAYS AVAILABLE', ['09/27 whole', '18/36 whole', 'noRunwayLeft']],
  ['SEADROME CLSD DUE ICE', ['aerodrome whole']],
  ['TWY L HELIPAD CLSD', ['helipad null whole']],
  ['HELICOPTER LANDING AREA CLSD', ['helipad null whole']],
  ['GRASS LANDING AREA CLSD DUE WATERLOGGED', ['whole']],
])('is closed: %j', (text, expected) => {
  expect(closuresOfText(text)).toEqual(expected);
});

it.each([
  ['AD CLSD, AVBL WITH 2HR PN', ['aerodrome part allButPermitted']],
  ['RWY 09/27 CLSD BUT AVBL WITH 15 MIN NOTICE', ['09/27 part allButPermitted']],
  ['RWY 09/27 CLSD HOWEVER MAY BE OPENED WITH 2HR NOTICE', ['09/27 part allButPermitted']],
  ['AD AVBL ONLY WITH PPR', ['aerodrome part allButPermitted']],
  ['AD AVBL PPR ONLY', ['aerodrome part allButPermitted']],
  ['AD PPR', ['aerodrome part allButPermitted']],
  ['AD STRICTLY PPR 24 HR', ['aerodrome part allButPermitted']],
  ['AD CLSD DUE AIRSHOW 14 MAR 1000-1400', ['aerodrome part listedTimes']],
  ['RWY 09/27 CLSD DUE TO WIP DLY 0800-1600', ['09/27 part listedTimes']],
  ['RWY 09/27 DAY VFR ONLY', ['09/27 part allButSome']],
  ['AD CLSD TO PUBLIC', ['aerodrome part someAircraft']],
  ['NIGHT OPS ON RWY 09/27 PROHIBITED', ['09/27 part night']],
  ['NIGHT FLYING AT AD NOT PERMITTED', ['aerodrome part night']],
  ['VFR FLT AT AD SUSPENDED', ['aerodrome part visual']],
  ['LANDING PROHIBITED ON RWY 09/27', ['09/27 part landing']],
  ['RWY 09/27 WILL BE CLSD AS REQUIRED', ['09/27 part underCondition']],
  ['RWY 09/27 CLSD INTERMITTENTLY', ['09/27 part underCondition']],
  ['AD OPEN MON-FRI 0600-1800. CLSD SAT, SUN AND HOL', ['aerodrome part listedTimes']],
  ['AD HR SER: MON-FRI 0600-1800 SAT SUN CLSD', ['aerodrome part listedTimes']],
  ['RWY CLSD AS FLW:\nRWY 09/27 0600-1000\nRWY 18/36 1000-1400', ['09/27 part listedTimes', '18/36 part listedTimes']],
  ['RWY CLOSURES:\n09/27 0600-1000\n18/36 1000-1400', ['09/27 part listedTimes', '18/36 part listedTimes']],
  ['RWY 09/27 E OF INTERSECTION WITH RWY 18/36 CLSD', ['09/27 part']],
])('is closed in part: %j', (text, expected) => {
  expect(closuresOfText(text)).toEqual(expected);
});

it.each([
  'RWY 09/27 STRIP CLSD',
  'RWY 09 STRIP UNUSABLE DUE WATERLOGGED',
  'INTERSECTION RWY 09/27 AND RWY 18/36 CLSD',
  'AD LIABLE TO CLOSURE AT SHORT NOTICE',
  'EXPECT AD CLOSURE',
  'WIP ON RWY 09/27. CLSD',
  'CLOSURE RWY 09/27',
  'TEMPORARY CLOSURE: RWY 09/27',
  'LANDING ZONE GOLF CLSD',
  'ALL FLT OPS SUSPENDED',
  'FLYING SUSPENDED DUE WX',
  'ALL AIRCRAFT MOVEMENTS ARE PROHIBITED UNTIL FURTHER NOTICE',
  'RWY FLOODED',
  'RWY 09/27 IS PARTIALLY FLOODED',
  'RWY LGT U/S, CLSD AT NIGHT',
  'AD LGT OUT OF SERVICE, CLOSED AT NIGHT',
])('may be closed: %s', (text) => {
  expect(closuresOfText(text)).toEqual(['mayClose']);
});

it.each([
  'RWY 09/27 NOT CLSD',
  'AD NO LONGER CLSD',
  'AD CONTROL NOT AVBL',
  'AIRPORT RD CLSD',
  'LVP NOT AVBL RWY 09',
  'SIMULTANEOUS OPS RWY 09L AND RWY 09R SUSPENDED',
  'AD NOT AVBL FOR IFR ALTERNATE',
  'MLS RWY 27 WITHDRAWN',
  'RWY CONDITION REPORT NOT AVBL',
  'CIRCUITS RWY 04/22 GLIDERS ONLY',
  'RWY 23 THR AND DISPLACED BAR LIGHTS U/S',
])('closes nothing: %s', (text) => {
  expect(closuresOfText(text)).toEqual([]);
  expect(effectsOfText(text).filter(({ kind }) => kind === 'displacesThreshold')).toEqual([]);
});

it('hours of a reason are those of the closure, hours of a telephone are not', () => {
  const times = (text: string) => effectsOfText(text, 'QFALC').map(({ extent, from, to }) => [extent, from, to]);
  expect(times('AD CLSD DUE AIRSHOW 14 MAR 1000-1400')).toEqual([['part', '2026-03-14T10:00:00.000Z', '2026-03-14T14:00:00.000Z']]);
  expect(times('AD CLSD DUE WIP, CTC TWR 0800-1600')).toEqual([['whole', '2026-03-10T06:00:00.000Z', '2026-03-20T18:00:00.000Z']]);
});

it.each([
  'ALL FLT PROHIBITED WI 5NM OF ARP',
  'TRAINING FLT SUSPENDED',
  'AD PPR FOR HEL',
  'TWY LGT U/S, CLSD AT NIGHT',
  'RWY LGT AND TWY A LGT U/S, CLSD AT NIGHT',
  'RWY 09/27 WET, GRASS FLOODED',
])('closes nothing, or not for sure: %s', (text) => {
  expect(closuresOfText(text)).toEqual([]);
});

it.each([
  ['RWY 09/27 DECLARED UNSERVICEABLE', ['09/27 whole']],
  ['RWY 09/27 DECLARED DISTANCES NOT AVBL', []],
  ['RWY 09/27 HORS SERVICE', ['09/27 whole']],
  ['RWY 09/27 DEGRADED TO TWY', ['09/27 part allButTaxiing']],
  ['ILS RWY 09 DOWNGRADED TO CAT I', []],
  ['PARALLEL RWY 09R/27L CLSD, RWY 09L/27R IN USE', ['09R/27L whole']],
  ['TWY A PARALLEL RWY 09/27 CLSD', []],
  ['RWY 15 33 CLSD', ['15/33 whole']],
  ['RWY 16 34 AND 07 25 CLSD', ['16/34 whole', '07/25 whole']],
  ['INTERMITTENT RWY CLOSURES DUE TO MOWING', ['part underCondition']],
  ['RWY CLOSURES DUE TO MOWING', ['whole']],
  ['FLIGHT OPERATIONS SUSPENDED AT THE AIRPORT UNTIL FURTHER NOTICE', ['aerodrome whole']],
  ['RWY 18/36 CLSD FOR MAINT, AVBL WITH 1HR PN', ['18/36 part allButPermitted']],
  ['RWY 18/36 CLSD, TWY A AVBL WITH PPR', ['18/36 whole']],
  ['RWY 15/33 AVBL ONLY DAY', ['15/33 part allButSome']],
  ['RWY 15/33 AVBL HJ', ['15/33 part listedTimes']],
  ['RWY 15/33 AVBL DAYLIGHT HOURS ONLY', ['15/33 part allButSome']],
  ['ILS RWY 09 CAT III AVBL HJ', []],
  ['HEL SOUTH CLSD', ['helipad null whole']],
  ['AD LICENCE AND ALL OPS SUSPENDED', ['aerodrome whole']],
  ['AD AP FIXED BASE OPR CLSD', []],
  ['RWY 09/27 ENTY/EXIT POINT NB1/N1 CLSD DUE WIP', []],
  ['RWY 09/27 FIRST 4000 FT RWY 27 CLSD', ['09/27 part']],
  ['RWY 09/27 FIRST 300M CLSD. RWY 18 CLSD', ['09/27 part', '18 part']],
  [
    'USE OF RUNWAYS - DUE TO LACK OF INFORMATION, AIRCRAFT WITH A MTOW ABOVE 5,700KG, ARE NOT PERMITTED TO OPERATE FROM RWY 09/27',
    ['09/27 part someAircraft'],
  ],
  ['RWY 09/27 CLSD TO PLA', ['09/27 part training']],
  ['NO NIGHT OPERATIONS', ['mayClose']],
  ['NIGHT LDG NOT PERMITTED', ['mayClose']],
  ['ONLY ONE RWY AVBL', ['mayClose']],
  ['SINGLE RWY OPS RWY 09L', ['mayClose']],
])('is read as a pilot means it: %j', (text, expected) => {
  expect(closuresOfText(text)).toEqual(expected);
});
