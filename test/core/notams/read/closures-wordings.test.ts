/** Classes of wordings that were found in notices which nobody labelled; the examples are made up. */
import { describe, expect, it } from 'vitest';
import { closuresOfText } from './closure-effects.ts';

it.each([
  'AD OPENING HOURS: MON-FRI 0800-1700 SAT CLOSED',
  'AD OPENING TIMES\n01-04 0700-1600\n05-06 CLOSED\n07 0900-1200',
  'AD PLANNED OPENING HR\nMON - 0800-1700\nSUN - CLOSED',
  'FOXDALE AIRFIELD REVISED OPENING TIMES 01-03 CLOSED',
  'REVISED AD OPR HR: 24 DEC 0800-1200 25 DEC AD CLSD',
  'AD OPENING HOURS:\nMON-0800-1700\nFRI-AD CLOSED',
  'REVISED AD HR OF OPR:\n25 DEC - AD CLSD\n26 DEC - AD CLSD\n1 JAN - AD CLSD',
  'AMENDED AERODROME HOURS\n24 0700-1545\n25 AD CLOSED',
  'CHANGE TO AD OPERATIONAL HOURS:\nMON TO WED 0900-1600\nTHU TO SUN CLOSED',
  'FOXDALE ATZ AND AD REVISED OPENING HOURS\nMON-FRI 0800-1700\nSAT CLOSED',
])('days without opening hours close it at those times: %j', (text) => {
  const told = closuresOfText(text);
  expect(told.length).toBeGreaterThan(0);
  for (const closure of told) expect(closure).toBe('aerodrome part listedTimes');
});

it.each([
  ['REVISED CTR AND AD OPR HR MON-FRI 0600-2200. OUTSIDE OF THESE HOURS: AD CLSD', ['aerodrome part underCondition']],
  ['AD OPR HR MON-FRI 0600-2300\nOUTSIDE OF THESE HOURS: AD CLSD', ['aerodrome part listedTimes']],
  ['OUTSIDE THESE HOURS AD CLSD', ['aerodrome part underCondition']],
  ['RWY 09/27 CLOSED OUTSIDE LICENSED HOURS', ['09/27 part underCondition']],
  ['RWY 09/27 CLOSED FOR USE OUTSIDE OF LICENSED HOURS', ['09/27 part underCondition']],
  [
    'FM 2115-2125 NEITHER RWY 09/27 OR RWY 18/36 WILL BE AVBL TO ALLOW THE CHANGE',
    ['09/27 part listedTimes', '18/36 part listedTimes', 'noRunwayLeft'],
  ],
  ['DURING PARACHUTING PERIODS AD WILL BE CLSD', ['aerodrome part underCondition']],
  ['RWY 09/27 CLSD DUE WIP: SUN TO THU NIGHTS', ['09/27 part listedTimes']],
])('what is closed at some times only is partly closed: %j', (text, expected) => {
  expect(closuresOfText(text)).toEqual(expected);
});

describe('wholly closed is', () => {
  it.each([
    'FOXDALE AIRFIELD 521000N 0011500E CLSD',
    'FOXDALE AIRFIELD PSN 521000N 0011500E CLSD TO ACFT DUE EVENT',
    'CTR, ATZ, DEACTIVATED AD CLSD',
    'ATS NOT AVBL AD CLSD',
    'AD CLOSED TO ALL AIRCRAFT MOVEMENTS FOR ANNUAL MAINTENANCE',
    'AIRFIELD CLOSED, LOCAL FLYING CLUB MAY BE ACTIVE',
    'FOXDALE HELIPORT (521000N 0011500E) - HLP CLSD',
    'AD NOT OPR DUE FLOODING',
    'HELIPORT CLOSED FOR AIRFIELD MAINTENANCE AND TRAINING PURPOSES',
    'AD CLOSED FOR MANDATORY AIR TRAFFIC CONTROL REST PERIODS',
    'АЭРОДРОМ ЗАКРЫТ ДЛЯ ПРИЕМА И ВЫПУСКА ВС',
  ])('an aerodrome: %s', (text) => {
    expect(closuresOfText(text)).toEqual(['aerodrome whole']);
  });

  it.each([
    'RWY 09/27 NOT AVBL FOR TAKE OFF OR LANDING',
    'RWY 09/27 CLOSED FOR LANDING AND TAKING OFF ACFT',
    'RWY 09/27 CLSD TO FLOODING',
    'RWY 09/27 CLSD FOR LOW LEVEL ACFT HOVER TESTING',
    'RWY 09/27 UNDERGOING REFURBISHMENT, NOT AVBL FOR ANY ACFT',
    'RWY 09/27 AND ALL GRASS AREAS ARE NOT AVAILABLE',
    'RWY GRASS 09/27 CLSD, RWY 18/36 AVBL',
    '09/27 RWY CLSD',
    'LICENSED GRASS RWY CLSD 09/27, RWY 18/36 AVBL',
    'RWY 09/27 BLOCKED BY DISABLED ACFT',
    'ИВПП 09/27 ЗАКРЫТА',
    'FOXDALE AD 521000N 0011500E, RWY 09/27 CLSD',
    'FOXDALE HLS (521000N 0011500E) RWY 09/27 CLSD',
  ])('a runway: %s', (text) => {
    expect(closuresOfText(text)).toEqual(['09/27 whole']);
  });

  it.each([
    ['FOXDALE HLS PSN 521000N 0011500W TEMPORARILY CLSD', ['helipad null whole']],
    ['HLS ORANGE CLSD', ['helipad null whole']],
    ['TLOF HOTEL 1 CLSD', ['helipad H1 whole']],
    ['HELIPAD HOTEL 4 CLSD DUE WIP', ['helipad H4 whole']],
    ['TWY HELIPAD H1 CLSD', ['helipad H1 whole']],
    ['HEL LANDING SITE (HLS) NO LONGER AVBL', ['helipad null whole']],
    ['HEL FINAL APPROACH AND TAKE OFF AREA (FATO) CLSD', ['helipad null whole']],
  ])('a helipad: %s', (text, expected) => {
    expect(closuresOfText(text)).toEqual(expected);
  });
});

it.each([
  ['AD NOT AVBL FOR USE BY ACFT REQUIRING THE USE OF A LICENSED AD', ['aerodrome part licensedUse']],
  ['AD CLSD FOR INTL FLT', ['aerodrome part someAircraft']],
  ['АЭРОДРОМ ЗАКРЫТ ДЛЯ ВЫПУСКА ВС', ['aerodrome part takeOff']],
  ['AD NOT AVBL FOR USE BY FIXED WING ACFT', ['aerodrome part fixedWing']],
  ['AD CLSD, WILL REOPEN FOR SCHEDULED ACFT', ['aerodrome part allButScheduled']],
  ['AD OPEN FOR PRE-ARRANGED MOVEMENTS ONLY', ['aerodrome part allButSome']],
  ['ATZ ACTIVE, AD OPEN FOR OFFICIAL BUSINESS ONLY', ['aerodrome part allButSome']],
  ['AD LIMITED TO OFFICIAL BUSINESS ONLY', ['aerodrome part allButSome']],
  ['RWY 18/36 AVBL FOR BASED ACFT ONLY', ['18/36 part allButBased']],
  ['NO DIVERSIONS, NO VISITING FIXED WING ACFT', ['aerodrome part visitors']],
  ['VISITING ACFT NOT ACCEPTED DUE AIRFIELD EXERCISE', ['aerodrome part visitors']],
  ['RWY 09/27 CLSD BTN FOXTROT AND ECHO', ['09/27 part']],
  ['FOXDALE AIRFIELD (LITTLETON), THIRD OF RWY 09/27 CLSD', ['09/27 part']],
  ['RWY 09 NO LDG', ['09 part landing']],
  ['NO ARRIVALS PERMITTED ON RWY 09', ['09 part landing']],
  ['RWY 09/27 NO TAKEOFFS FOR LARGE AND HEAVY AIRCRAFT', ['09/27 part overSize']],
  ['RWY 09 FULL LENGTH TAKE OFF NOT AVBL TO JET ACFT', ['09 part jets']],
  ['RWY 09/27 CLSD AVBL AS TAXI WAY ONLY', ['09/27 part allButTaxiing']],
  ['RWY 09/27 CLSD. AVBL FOR TAXI ONLY', ['09/27 part allButTaxiing']],
])('%j leaves something open', (text, expected) => {
  expect(closuresOfText(text)).toEqual(expected);
});

it.each([
  'AD EMERG PWR SUPPLY U/S. IN EVENT OF MAINS FAILURE AD MAY CLOSE AT SHORT NOTICE',
  'AD SUBJECT TO SHORT NOTICE CLOSURE',
  'RWY 09/27 GRASS SUBJ TO SHORT NOTICE CLOSURES DUE GRASS CUTTING',
  'NO DEPARTURES OR ARRIVALS DUE AD SFC PROTECTION',
  'TEMPORARY CLOSURE OF RWY 09/27',
  'FOXDALE (XXFD) RUNWAY 09/27 CLOSURE FOR RUNWAY WORKS',
  'WIG WAGS RWY 09/27 U/S',
])('%s may be a closure', (text) => {
  expect(closuresOfText(text)).toEqual(['mayClose']);
});

it.each([
  'RWY CARAVAN NOT AVBL',
  'RWY 09/27 HOLD ROMEO CLSD',
  'RWY 09/27 RUNWAY HOLDING POINT GOLF CLSD',
  'RWY 09/27 LINKS BRAVO AND CHARLIE NOT AVBL',
  'RWY 09/27 ENRTY/EXIT A10W CLSD',
  'RWY 09 STRAIGHT-IN APCH MINIMA NOT AVBL',
  'AD WX SENSORS NOT AVBL',
  'RWY 09 WSPD NOT AVBL',
  'RWY 09 TURNING CIRCLE NOT AVBL',
  'AIRFIELD SERVICING PLATFORM CLSD TO ALL ACFT',
  'RWY 09/27 WORKS WILL TAKE PLACE WHEN THE AD IS CLSD',
  'LAST RWY MOVEMENT 15 MIN BEFORE EVERY CLSD TIME',
  'LOCALISER RWY 09 U/S',
  'GLIDESLOPE RWY 09 OUT OF SERVICE',
  'ANEMOMETER RWY 09 U/S',
  'WIND SOCK RWY 09 U/S',
  'RUNWAY AND TAXIWAY LIGHTS WILL BE UNAVAILABLE',
  'FOXDALE AIRPORT (XXFD): AD LICENCE SUSPENDED',
  'AD OUT OF HOURS PERMITS WITHDRAWN DUE WIP',
  'MIL EMERG DIVERSION AD NOT AVBL',
  'CLOSED FIELD OPS FOR EXERCISE. ACFT WILL OPERATE WHILST THE AERODROME IS CLOSED',
  'RWY 09/27 NOT AVBL AS TWY',
  'РД А МЕЖДУ ВПП И ПЕРРОНОМ ЗАКРЫТА',
  'AD HR 0600-1800. NO ARR OR DEP LATER THAN CLOSING TIME MINUS 15 MIN',
])('%s closes nothing', (text) => {
  expect(closuresOfText(text)).toEqual([]);
});
