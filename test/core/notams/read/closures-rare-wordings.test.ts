/** Wordings that a reader of made-up texts found unread, too strong or needlessly doubted. */
import { expect, it } from 'vitest';
import { closuresOfText, effectsOfText } from './closure-effects.ts';

it.each([
  ['RWY 09/27 HAS BEEN TAKEN OUT OF USE', ['09/27 whole']],
  ['RWY 09/27 NOT IN OPERATION', ['09/27 whole']],
  ["RWY 09/27 ISN'T AVAILABLE", ['09/27 whole']],
  ['RWY 09/27 CANNOT BE USED', ['09/27 whole']],
  ['RWY 09/27 USED AS PARKING AREA', ['09/27 whole']],
  ['RWY 09/27 OBSTRUCTED BY VEHICLES', ['09/27 whole']],
  ['DO NOT USE RWY 09/27', ['09/27 whole']],
  ['RWY 09/27 CLOSURE EXTENDED TO 30 SEP', ['09/27 whole']],
  ['RWY 18/36 WIP, RWY 09/27 CLSD', ['09/27 whole']],
  ['RWY 18/36 OPEN, RWY 09/27 CLSD', ['09/27 whole']],
  ['RWY 18/36 AVBL AND RWY 09/27 CLSD', ['09/27 whole']],
  ['RWY 18/36 NOT AVBL, RWY 09/27 CLSD', ['18/36 whole', '09/27 whole', 'noRunwayLeft']],
  ['MAIN RWY CLSD. USE RWY 18/36', ['whole']],
  ['RWY CLSD DUE WIP, RWY 18/36 AVBL', ['whole']],
  ['RWY 09/27 USED FOR ACFT PARKING', ['09/27 whole']],
  ['AD CEASED TO OPERATE', ['aerodrome whole']],
  ['FATO 03/21 UNUSABLE', ['helipad 03/21 whole']],
])('is closed: %j', (text, expected) => {
  expect(closuresOfText(text)).toEqual(expected);
});

it.each([
  ['RWY NO JET ACFT', ['part jets']],
  ['RWY 09/27 NO JET ACFT', ['09/27 part jets']],
  ['RWY 09/27 CLSD JET ACFT', ['09/27 part jets']],
  ['RWY 09/27 NOT TO BE USED BY JET ACFT', ['09/27 part jets']],
  ['RWY 09/27 ONLY AVBL FOR ACFT CODE A AND B', ['09/27 part allButSome']],
  ['RWY 09/27 OPN FOR EMERG ONLY', ['09/27 part allButEmergencies']],
  ['AD OPN FOR BASED ACFT ONLY', ['aerodrome part allButBased']],
  ['AD ONLY AVBL FOR STATE ACFT', ['aerodrome part allButEmergencies']],
  ['RWY 09/27 NOT AVBL CODE D AND ABOVE', ['09/27 part overSize']],
  ['RWY 09/27 CLSD ACFT MTOW MORE THAN 5700KG', ['09/27 part overSize']],
  ['AD OPERATES EMERG FLT ONLY', ['aerodrome part allButEmergencies']],
  ['AD LIMITED TO EMERG FLT', ['aerodrome part allButEmergencies']],
  ['AD PRIVATE USE ONLY', ['aerodrome part allButSome']],
  ['AD RESERVED EXCLUSIVELY FOR BASED ACFT', ['aerodrome part allButBased']],
  ['TRANSIENT ACFT NOT ACCEPTED', ['aerodrome part visitors']],
  ['NO ITINERANT ACFT', ['aerodrome part visitors']],
  ['RWY 09/27 AVAILABLE ON REQUEST', ['09/27 part allButPermitted']],
  ['AD OPEN 0600-1800 ONLY', ['aerodrome part listedTimes']],
  ['RWY 09/27 HJ ONLY', ['09/27 part listedTimes']],
  ['RWY 09/27 OVERNIGHT CLOSURES 2300-0500', ['09/27 part listedTimes']],
  ['RWY 09/27 NIGHT OPS NA', ['09/27 part night']],
  ['RWY 09/27 NIGHT LANDING NOT AUTHORIZED', ['09/27 part landing night']],
  ['RWY 09/27 CLSD ALTERNATELY WITH RWY 18/36', ['09/27 part underCondition']],
  ['RWY 09/27 CLSD FOR SHORT PERIODS', ['09/27 part underCondition']],
  ['RWY 09/27 NOT AVBL IN LVP', ['09/27 part underCondition']],
  ['LANDINGS NOT PERMITTED RWY 09/27', ['09/27 part landing']],
  ['DO NOT LAND ON RWY 09/27', ['09/27 part landing']],
  ['NO LANDINGS ACCEPTED AT AD 0900-1100', ['aerodrome part landing']],
  ['RWY 09/27 IN USE AS TWY P', ['09/27 part allButTaxiing']],
  ['RWY 09/27 CONVERTED TO TWY', ['09/27 part allButTaxiing']],
  ['RWY 09/27 LDG DIST REDUCED, FIRST 300M CLSD', ['09/27 part']],
])('is closed in part: %j', (text, expected) => {
  expect(closuresOfText(text)).toEqual(expected);
});

it.each([
  'RWY 09/27 TORA 2000M CLSD',
  'RWY 09/27 TOO SOFT, DO NOT USE',
  'EXPECT RWY 09/27 CLSD BTN 0200 AND 0500',
  'INTERMITTENT RWY CLSR EXPECTED',
  'RWY 09/27 WIP. MEN AND EQPT. CLSD',
])('may be closed: %s', (text) => {
  expect(closuresOfText(text)).toEqual(['mayClose']);
});

it.each([
  'ILS CAT II AND III RWY 09 NOT AVBL. CAT I AVBL',
  'CAT II/III OPS RWY 27 NOT AVBL',
  'RWY 09/27 OPEN AND TWY A CLSD',
  'EXPECT DELAYS WHEN RWY 09/27 CLSD',
  'RWY 06/24 CLSR CANCELLED',
  'RWY 09/27 CLOSURE CANCELLED',
  'RWY 09/27 RESA CANCELLED AND WITHDRAWN',
  'RWY 09/27 CLSD CANCELLED AND WITHDRAWN',
  'PROCEDURE FOR RWY 09/27 CANCELLED AND WITHDRAWN',
  'RWY 09/27 RWY STRIP NOT AVBL',
  'RWY 09 XYZZY HIGH INTST APCH LGT NOT AVBL',
  'TRANSIENT ACFT NOT PERMITTED TO CONDUCT TRG ON APRON',
  'NO TRANSIENT PARKING',
])('is not closed: %s', (text) => {
  expect(closuresOfText(text)).toEqual([]);
});

it.each([
  ['QMRLC', 'ILS RWY 09 U/S'],
  ['QFALC', 'TWR CLSD'],
])('may be closed where the code %s says so and the text of something else: %s', (code, text) => {
  expect(effectsOfText(text, code)).toEqual([expect.objectContaining({ kind: 'mayClose', words: text })]);
});
