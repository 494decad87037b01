/** Wordings that notices which no rule was written for were read with (resources/docs/notams.md, How well); the examples are made up. */
import { expect, it } from 'vitest';
import { closuresOfText } from './closure-effects.ts';

it.each([
  ['ALL GRASS RWYS AND TWYS CLSD', ['GRASS whole']],
  ['GRASS RWY NOT AVBL', ['GRASS whole']],
  ['ALL PAVED RWYS CLSD TO FIXED WING ACFT', ['PAVED part fixedWing']],
  ['GRASS RWY CLSD 09/27, RWY 18/36 AVBL', ['09/27 whole']],
  ['RWY 08X/26X CLSD', ['08X/26X whole']],
  ['GRASS RWY 09/27, INCLUDING TWY C, CLSD', ['09/27 whole']],
  ['CTA/CTR/ATZ DEACTIVATED, AD/TWR/APP CLSD ALL OTHER TIMES AS PUBLISHED', ['aerodrome whole']],
  ['RWY 09/27 ILS U/S\nRWY 18/36 CLSD', ['18/36 whole']],
  ['AD CLSD FOR ALL DOMESTIC AND INTL FLT', ['aerodrome whole']],
  ['WATERDROME CLSD DUE ICE', ['aerodrome whole']],
  ['RUNWAYS 09/27 AND 18/36 GRASS AND ALL GRASS AREAS ARE NOT\nAVAILABLE', ['09/27 whole', '18/36 whole', 'noRunwayLeft']],
  ['RWY 09/27 NOT \n TO BE USED', ['09/27 whole']],
  ['CTA AND ATZ DEACTIVATED AND AIRSPACE REVERTS TO CLASS G AD CLSD', ['aerodrome whole']],
  ['HELI-PAD CLSD', ['helipad null whole']],
  ['QFU 09 INUTILISABLE', ['09 part']],
])('is closed: %j', (text, expected) => {
  expect(closuresOfText(text)).toEqual(expected);
});

it.each([
  ['AD CLSD. WITH THE EXCEPTION OF SCHEDULED FLT', ['aerodrome part allButScheduled']],
  ['RWY 09/27 CLSD DUE WIP. OPENED FOR URGENT FLT WITH 20 MIN NOTICE', ['09/27 part allButPermitted']],
  ['AD PPR TO NON SCHEDULED TFC', ['aerodrome part allButPermitted']],
  ['AD CLSD TO NON-SCHEDULED TFC AND NOT AVBL AS ALTN', ['aerodrome part nonScheduled']],
  ['AD PROPOSED OPENING HOURS: MON-WED 1200-1500 FRI-SUN CLSD', ['aerodrome part listedTimes']],
  ['AD AND ATS OPERATIONAL HOURS: MON-FRI 0800-2000: SAT CLSD: SUN 1500-1645', ['aerodrome part listedTimes']],
  ['AD AND ATS HOURS: AD CLSD, TWR CLOSURE HR: SUN-MON 0700-0735', ['aerodrome part listedTimes']],
  ['AD INTERDITADO OPS NOTURNAS', ['aerodrome part night']],
  ['AD OPEN ONLY FOR FLT AUTH BY MIL AUTHORITY', ['aerodrome part allButMilitary']],
  ['AD OPERATIONAL HOUR MON-THU 1315-2245 FRI CLSD', ['aerodrome part listedTimes']],
  ['AD OFFICIAL BUSINESS ONLY', ['aerodrome part allButSome']],
  ['RWY 09/27 NOT AVBL DUE WIP. MAY BE AVBL FOR EMERG WITH 15MIN PN', ['09/27 part allButPermitted']],
  ['RWY 09/27 CLSD FOR APRX 15 MIN AFTER EACH RACE', ['09/27 part underCondition']],
  ['RWY 27 CLSD FOR LDG, AVBL TKOF FM TWY B2', ['27 part landing']],
  ['RWY 27 CLSD LDG, TKOF FM TWY B2', ['27 part landing']],
  ['RWY 27 CLSD FOR LDG, USABLE FOR TKOF FM TWY B2', ['27 part landing']],
  ['RWY 09/27 CLSD AFT LAST SKED FLT', ['09/27 part underCondition']],
  ['RWY 09/27 AVBL LOW APCH ONLY', ['09/27 part allButSome']],
  ['AD UTILISATION INTERDITE AUX ACFT NON BASES', ['aerodrome part visitors']],
  ['AD OPERATIONAL HOURS - UPDATED AS FOLLOWS: MON-THU 0700-1900. SAT-SUN CLSD', ['aerodrome part listedTimes']],
])('is closed in part: %j', (text, expected) => {
  expect(closuresOfText(text)).toEqual(expected);
});

it.each([
  'TWY K AND DISUSED RWY 13/31 CLSD',
  'UHF NOT AVBL AT THE AD',
  'AIP SUP 012/26 - FOXDALE AIRPORT - STAND CLOSURE - SUP CANCELLED',
  'ATS HOURS: MON-THU 0700-1900. SAT-SUN CLSD. OTHER AD SERVICES UNAFFECTED',
  'REMOVE THE FOLLOWING SENTENCE FROM ITEM 3: THIS AD IS CLOSED TO VISITING ACFT ON MON',
  'ACFT WISHING TO DIVERT TO FOXDALE AD MAY NOT BE ACCEPTED, EXCEPT IN EMERG',
  'FIXED-WING ACFT TAXYING E OF RWY 09/27 RESTRICTED TO TWY A',
  'DIRECT ARRIVAL TO RWY 09 NOT AVBL',
  'HEL WILL CONTINUE TO UTILISE RWY, ALL STANDS WILL REMAIN INACTIVE WHEN NOT USED',
  'LOCATOR U/S, CHART AD 2-8-9 NDB(L)/DME\nRWY27 UNAVAILABLE',
  'TRANSITIONS RWY 09 ABCDE1J AND RWY 27 ABCDE1K NOT AVBL',
  'AD TFC MONITOR UNAVAILABLE TO SUPPLEMENT LOOKOUT',
  'TAXITRACK SIERRA CLSD SOUTH OF TWY V TO SOUTH END OF RWY',
  'RWY 27 NOT AVBL FOR DEP FM TWY B, FULL LENGTH ONLY',
  'OCA (OCH) EAST OF RWY 18/36 CAT B NOT AVBL',
])('closes nothing: %j', (text) => {
  expect(closuresOfText(text)).toEqual([]);
});

it('closures that are only announced are a doubt', () => {
  expect(
    closuresOfText(
      'TRIGGER NOTAM - AIP SUP 012/26 WEF 06 MAY 26 UNTIL 21 OCT 26 - FOXDALE AIRPORT (QQQQ) - SUMMER PLANNED OVERNIGHT CLOSURES',
    ),
  ).toEqual(['mayClose']);
});

it('a closure that is postponed or cancelled closes nothing, whatever the Q-code says', () => {
  expect(closuresOfText('RWY 09/27 CLSR POSTPONED UFN', 'QMRLC')).toEqual([]);
  expect(closuresOfText('RWY 09/27 FLOODED', 'QMRLC')).toEqual(['09/27']);
});

it('what is taken out of a text does not hide what is put in', () => {
  expect(closuresOfText('DELETE NOTE 2: ADD: RWY 09/27 CLSD')).toEqual(['09/27 whole']);
});
