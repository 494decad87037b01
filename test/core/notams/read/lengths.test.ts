import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { times } from '../../../helpers/long.ts';
import { decodeNotice } from '../decode-notice.ts';
import { effectsOfText } from './closure-effects.ts';

const lengths = (text: string) =>
  effectsOfText(text)
    .filter(({ kind }) => kind === 'shortensRunway' || kind === 'displacesThreshold' || kind === 'changesDistances')
    .map(
      ({ kind, runway, when, lengths: given }) =>
        `${kind} ${runway}${when === null ? '' : ` ${when}`}: ${given.map(({ of, relation, value, unit }) => `${of} ${relation === 'is' ? '' : `${relation} `}${value} ${unit}`).join(', ')}`,
    );

describe('a shortened runway', () => {
  it.each([
    ['LENGTH RWY 09 REDUCED TO 1500M', ['shortensRunway 09: length 1500 m']],
    ['RWY 09/27 LENGTH REDUCED BY 300M', ['shortensRunway 09/27: length less 300 m']],
    ['RWY 09/27 HAS BEEN REDUCED TO 5,000 FT', ['shortensRunway 09/27: length 5000 ft']],
    ['RWY 27/09 SHORTENED BY 300 M', ['shortensRunway 09/27: length less 300 m']],
    ['RWY 09 USABLE LENGTH 1200M', ['shortensRunway 09: length 1200 m']],
    ['LENGTH RWY 09 REDUCED\nTO 1500M', ['shortensRunway 09: length 1500 m']],
    ['RWY 09/27 LONGUEUR UTILISABLE 2000M', ['shortensRunway 09/27: length 2000 m']],
    ['RWY 09/27 LONGITUD UTIL 1800M', ['shortensRunway 09/27: length 1800 m']],
    ['RWY 09/27 COMPRIMENTO UTIL REDUZIDO PARA 2400M', ['shortensRunway 09/27: length 2400 m']],
    ['RWY 09/27 LUNGHEZZA UTILIZZABILE 1500M', ['shortensRunway 09/27: length 1500 m']],
    ['PISTE 09/27 NUTZBARE LAENGE 1500M', ['shortensRunway 09/27: length 1500 m']],
    ['RWY 09: LES 400 PREMIERS METRES INUTILISABLES', ['shortensRunway 09: length less 400 m']],
    ['RWY 09: 400 METRES INUTILISABLES', []],
    ['RWY 09 ALS REDUCED TO 1400FT', []],
    ['TWY A WIDTH REDUCED TO 15M', []],
    ['RWY 09/27 WIDTH REDUCED TO 30M', []],
  ])('%s', (text, expected) => {
    expect(lengths(text)).toEqual(expected);
  });
});

it.each([
  ['TWY A CLSD. RWY 09/27 LENGTH REDUCED TO 1500M, EXP DLA', 'RWY 09/27 LENGTH REDUCED TO 1500M'],
  ['TWY A CLSD. THR RWY 27 DISPLACED 300M DUE WIP', 'THR RWY 27 DISPLACED 300M'],
  ['RWY 09 OPEN OVER 1600M ONLY (THR 09 DISPLACED 600M)', 'DISPLACED 600M'],
  ['TWY A CLSD. RWY 09 TORA 2500M TODA 2600M. PPR', 'RWY 09 TORA 2500M TODA 2600M'],
])('%s: the length quotes %s', (text, quoted) => {
  const quotes = effectsOfText(text).flatMap(({ lengths: given, quote }) =>
    given.length > 0 && quote ? [text.slice(quote.from, quote.to)] : [],
  );
  expect(quotes).toEqual([quoted]);
});

it('a limit in front of a displaced threshold is quoted apart', () => {
  const raw =
    'A0001/26 NOTAMN\nQ) XFOX/QMRLT/IV/NBO/A/000/999/\nA) XFOX B) 2611270000 C) 2611290000\nE) TKOF FM TWY B ONLY, THR 09 DISPLACED 600M';
  const { effects } = decodeNotice(raw, { receivedAt: new Date('2026-11-27T00:00:00Z') });
  expect(effects.map(({ kind, words }) => [kind, words])).toEqual([
    ['displacesThreshold', null],
    ['otherUnavailable', 'TKOF FM TWY B ONLY, THR 09'],
  ]);
});

describe('a displaced threshold', () => {
  it.each([
    ['PROCEDURES FOR TEMPO DISPLACED THR RWY 27', ['displacesThreshold 27: ']],
    ['RWY 09/27 UPGRADE PHASE 1 - DISPLACED THR RWY 27', ['displacesThreshold 27: ']],
    ['VEHICLES NEAR DISPLACED THR RWY 27', []],
    ['THR RWY 27 DISPLACED 300M', ['displacesThreshold 27: displacement 300 m']],
    ['RWY 27 THR DSPLCD 500FT', ['displacesThreshold 27: displacement 500 ft']],
    ['UMBRAL 27 DESPLAZADO TEMPORALMENTE 350M', ['displacesThreshold 27: displacement 350 m']],
    ['SEUIL 27 DECALE DE 350M', ['displacesThreshold 27: displacement 350 m']],
    ['CABECEIRA 27 DESLOCADA 350M', ['displacesThreshold 27: displacement 350 m']],
    ['SOLEIRA 27 DESLOCADA 350M', ['displacesThreshold 27: displacement 350 m']],
    ['SCHWELLE 27 VERSETZT UM 350M', ['displacesThreshold 27: displacement 350 m']],
    ['SOGLIA 27 SPOSTATA 350M', ['displacesThreshold 27: displacement 350 m']],
    ['THR 27 DISPLACED BY 1,000 FT INWARDS', ['displacesThreshold 27: displacement 1000 ft']],
    ['RWY 27 THRESHOLD DISPLACED', ['displacesThreshold 27: ']],
    ['THR 27 DISPL 950M', ['displacesThreshold 27: displacement 950 m']],
    ['RWY 09/27 DUE WIP\nTHR RWY 27 DISPLACED 920M', ['displacesThreshold 27: displacement 920 m']],
    ['RWY 09/27 CLSD E PART. 27 END HAS BEEN DISPLACED 700M', ['displacesThreshold 27: displacement 700 m']],
    ['RWY 27 THR DISPLACED MARKINGS FADED', []],
    ['DISPLACED MARKINGS FADED RWY 27', []],
    ['REMOVE: THR RWY 27 DISPLACED 300M', []],
    ['APCH NOT AVBL WHILE RWY 27 THR DISPLACED', []],
    ['TWY B RELOCATED 200FT EAST', []],
    ['RWY 09 DTHR 240M DUE WORK', ['displacesThreshold 09: displacement 240 m']],
    ['APCH TO DTHR RWY 09 STEEP', []],
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
    ['RWY 09/27 AVBL FM THR RWY 27. TORA 620M BOTH DIRECTIONS', ['changesDistances 09/27: TORA 620 m']],
    ['RWY 09/27 AVBL FM THR RWY 27. TORA 620M. TKOF IN BOTH DIRECTIONS', ['changesDistances 27: TORA 620 m']],
    ['RWY 09/27 TORA/TODA/ASDA/LDA 1020M', ['changesDistances 09/27: TORA 1020 m, TODA 1020 m, ASDA 1020 m, LDA 1020 m']],
    ['RWY 09 TORA/TODA/ASDA/LDA: 2000/2060/2010/1800M', ['changesDistances 09: TORA 2000 m, TODA 2060 m, ASDA 2010 m, LDA 1800 m']],
    ['RWY 09 TODA 1778M/5833FT', ['changesDistances 09: TODA 1778 m']],
    ['LDA RWY 09 REDUCED TO 1500M', ['changesDistances 09: LDA 1500 m']],
    ['LDA PISTA 26 REDUCIDA EN 300M', ['changesDistances 26: LDA less 300 m']],
    ['LDA RWY 26 RIDOTTA DI 300M', ['changesDistances 26: LDA less 300 m']],
    [
      'RWY 09/27 CHANGED: 09 TORA 2600 LDA 2400 27 TORA 2500 LDA 2300',
      ['changesDistances 09: TORA 2600 m, LDA 2400 m', 'changesDistances 27: TORA 2500 m, LDA 2300 m'],
    ],
    ['RWY 09 TORA 0FT LDA 3000FT', ['changesDistances 09: TORA 0 ft, LDA 3000 ft']],
    [
      'DECLARED DIST: DAY\nRWY 09 LDA 3104\nDECLARED DIST: NIGHT\nRWY 09 LDA 1705',
      ['changesDistances 09 day: LDA 3104 m', 'changesDistances 09 night: LDA 1705 m'],
    ],
    [
      'RWY 09/27 DECLARED DISTANCES CHANGED DUE WIP:\nRWY 09 TORA 2500 LDA 2500\nRWY 27 NO CHANGE.',
      ['changesDistances 09: TORA 2500 m, LDA 2500 m'],
    ],
    [
      'DECLARED DISTANCES FOR RWY 09/27 CHANGED DUE TO WIP:\nRWY 09: TORA 2300M\nRWY 27: TORA 2200M',
      ['changesDistances 09: TORA 2300 m', 'changesDistances 27: TORA 2200 m'],
    ],
    ['RWY 09 DECLARED DISTANCES (FT): TORA 4,900 LDA 4,500', ['changesDistances 09: TORA 4900 ft, LDA 4500 ft']],
    ['DECLARED DIST IN FEET RWY 09 TORA 4900', ['changesDistances 09: TORA 4900 ft']],
    // No runway is 6.5 km long.
    ['RWY 09 TORA 6500 TODA 7500 LDA 5000', ['changesDistances 09: TORA 6500 ft, TODA 7500 ft, LDA 5000 ft']],
    ['RWY 09 TORA 3500 TODA 3600. RWY 27 LDA 1200M', ['changesDistances 09: TORA 3500 m, TODA 3600 m', 'changesDistances 27: LDA 1200 m']],
    ['RWY 09 INT TWY B TORA 1200M', ['changesDistances 09: ']],
    // The text measures the runway in feet.
    [
      'THR 09 DISPLACED BY 400FT. RWY 09 TORA 4150 LDA 3750',
      ['displacesThreshold 09: displacement 400 ft', 'changesDistances 09: TORA 4150 ft, LDA 3750 ft'],
    ],
    ['RWY 09 TORA 2500M TODA 2500M ASDA 2500M LDA NOT AVBL', ['changesDistances 09: TORA 2500 m, TODA 2500 m, ASDA 2500 m, LDA 0 m']],
    ['RWY TORA LDA\n09 2500 NIL\n27 2500 -', ['changesDistances 09: TORA 2500 m, LDA 0 m', 'changesDistances 27: TORA 2500 m']],
    // No one takes off from the begin of the runway.
    ['TKOF RWY 09 FM TWY E ONLY, TORA 2200M', ['changesDistances 09: TORA 2200 m']],
    ['TKOF RWY 09 ONLY FM TWY E, TORA 2200M', ['changesDistances 09: TORA 2200 m']],
    ['LDA RWY 25, AMDT 1A', []],
    ['OBST 1943M FM START OF TORA RWY 09', []],
  ])('%j', (text, expected) => {
    expect(lengths(text)).toEqual(expected);
  });
});

it.each([
  ['RWY 27 LDA 0M', ['27 part landing', 'changesDistances']],
  ['RWY 09 TORA 0M LDA 1500M', ['09 part takeOff', 'changesDistances']],
  ['RWY 09 TORA 0M TODA 0M ASDA 0M LDA 0M', ['09 part null', 'changesDistances']],
  // A closure that is told needs no second one, and a pair has an end that is left.
  ['RWY 27 CLSD FOR LDG. RWY 27 LDA 0M', ['27 part landing', 'changesDistances']],
  ['RWY 09/27 CLSD BTN TWY A AND TWY B. RWY 09 TORA 2500M LDA NIL', ['09 part landing', '09/27 part null', 'changesDistances']],
  ['RWY 27 TORA NOT AVBL', ['27 part takeOff', 'changesDistances']],
  ['LDA RWY 27 NOT AVBL', ['changesDistances', '27 part landing']],
  ['RWY 09/27 LDA 0M', ['changesDistances']],
  ['RWY 27 LDA 10M', ['changesDistances']],
])('a distance of none closes an end: %s', (text, expected) => {
  expect(
    effectsOfText(text, 'QMDCH').map(({ kind, runway, extent, for: closedFor }) =>
      kind === 'closesRunway' ? `${runway} ${extent} ${closedFor}` : kind,
    ),
  ).toEqual(expected);
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

describe('the relation of a figure to what is published', () => {
  it.each([
    ['RWY 09 TODA -300M', ['changesDistances 09: TODA less 300 m']],
    ['RWY 09 TODA - 2500M', ['changesDistances 09: TODA 2500 m']],
    ['RWY 09 TODA-2500M LDA-2300M', ['changesDistances 09: TODA 2500 m, LDA 2300 m']],
    // The hyphen may be a minus sign or a dash.
    ['RWY 09 LDA - 600M', ['changesDistances 09: ']],
    ['RWY 09 LDA -1800M', ['changesDistances 09: ']],
    ['RWY 09 TORA 3000M CHANGED TO 2700M', ['changesDistances 09: TORA 2700 m']],
    ['RWY 09 LDA CHANGED FM 2500 TO 2100 M', ['changesDistances 09: LDA 2100 m']],
    ['LDA RWY 27 REDUCED BY 300M', ['changesDistances 27: LDA less 300 m']],
    ['LDA RWY 27 RDCD BY 300M', ['changesDistances 27: LDA less 300 m']],
    ['RWY 27 LDA REDUCED BY 200M TO 2300M', ['changesDistances 27: LDA 2300 m']],
    ['RWY 27 LDA REDUCED 400M', ['changesDistances 27: ']],
    ['RWY 27 LDA REDUCTION OF 400M', ['changesDistances 27: LDA less 400 m']],
    ['RWY 27 TORA AND LDA REDUCED BY 250M', ['changesDistances 27: TORA less 250 m, LDA less 250 m']],
    ['RWY 27 LDA REDUCED TO 1 950 M', ['changesDistances 27: LDA 1950 m']],
    ['RWY 27 LDA MINUS 150M', ['changesDistances 27: LDA less 150 m']],
    ['RWY 27 LDA 150M LESS THAN PUBLISHED', ['changesDistances 27: LDA less 150 m']],
    ['RWY 27 LDA INCREASED BY 120M', ['changesDistances 27: LDA more 120 m']],
    ['RWY 27 LDA AT LEAST 1800M', ['changesDistances 27: LDA atLeast 1800 m']],
    ['RWY 27 LDA NOT LESS THAN 1800M', ['changesDistances 27: LDA atLeast 1800 m']],
    ['RWY 27 LDA 2100M INSTEAD OF 2500M', ['changesDistances 27: LDA 2100 m']],
    ['RWY 27 LDA 2100M (WAS 2500M)', ['changesDistances 27: LDA 2100 m']],
    ['RWY 27 LDA 2500M NOW 2100M', ['changesDistances 27: LDA 2100 m']],
    ['RWY 27 LDA 2500M TO 2100M', ['changesDistances 27: ']],
    ['RWY 27 LDA CHANGED BY 200M', ['changesDistances 27: ']],
    ['RWY 27 LDA 2100M TO 30 NOV', ['changesDistances 27: LDA 2100 m']],
    ['RWY 27 TORA 2500M, LDA REDUCED 200M', ['changesDistances 27: ']],
    [
      'DECLARED DISTANCES RWY 09 REDUCED BY 300M',
      ['changesDistances 09: TORA less 300 m, TODA less 300 m, ASDA less 300 m, LDA less 300 m'],
    ],
    ['RWY 09/27 LENGTH REDUCED BY 200M TO 1800M', ['shortensRunway 09/27: length 1800 m']],
    ['RWY 09/27 LENGTH REDUCED 200M', ['shortensRunway 09/27: ']],
    ['RWY 09/27 LENGTH CHANGED FM 2500 TO 2100 M', ['changesDistances 09/27: length 2100 m']],
    ['RWY 09/27 CHANGED TO 5000FT X 100FT', ['changesDistances 09/27: length 5000 ft']],
    ['THR 27 DISPLACED FM 300M TO 450M', ['displacesThreshold 27: displacement 450 m']],
    ['THR 27 DISPLACEMENT REDUCED BY 90M', ['displacesThreshold 27: ']],
  ])('%s', (text, expected) => {
    expect(lengths(text)).toEqual(expected);
  });
});

describe('a distance belongs to the end of a runway', () => {
  it.each([
    ['DECLARED DIST RWY 09 TORA 2000M, RWY 27 LDA 1800M', ['changesDistances 09: TORA 2000 m', 'changesDistances 27: LDA 1800 m']],
    ['RWY 27 TORA 2400M DUE TO RWY 09 THR DISPLACED, LDA 2000M', ['changesDistances 27: TORA 2400 m, LDA 2000 m']],
    ['FOR TKOF OPS HJ USE FULL LENGTH. RWY 09 TORA 2000M', ['changesDistances 09: TORA 2000 m']],
  ])('%s', (text, expected) => {
    expect(lengths(text)).toEqual(expected);
  });
});

describe('a column has the unit of its head', () => {
  it.each([
    [
      'RWY TORA(FT) LDA(M)\n09 8202 2300\n27 8202 2100',
      ['changesDistances 09: TORA 8202 ft, LDA 2300 m', 'changesDistances 27: TORA 8202 ft, LDA 2100 m'],
    ],
    ['RWY TORA LDA\nFT M\n09 8202 2300', ['changesDistances 09: TORA 8202 ft, LDA 2300 m']],
    ['RWY TORA M FT LDA M FT\n09 2500 8202 2300 7546', ['changesDistances 09: TORA 2500 m, LDA 2300 m']],
    ['RWY TORA LDA\nM FT M FT\n09 2500 8202 2300 7546', ['changesDistances 09: TORA 2500 m, LDA 2300 m']],
    ['RWY TORA(FT/M) LDA(FT/M)\n09 8202/2500 7546/2300', ['changesDistances 09: TORA 8202 ft, LDA 7546 ft']],
  ])('%j', (text, expected) => {
    expect(lengths(text)).toEqual(expected);
  });
});

describe('a part of a runway', () => {
  it.each([
    ['ONLY 1500M OF RWY 27R AVBL', ['shortensRunway 27R: length 1500 m']],
    ['ONLY THE EASTERN 1150M OF RWY 09/27 MAY BE USED', ['shortensRunway 09/27: length 1150 m']],
    ['RWY 09/27 ONLY 1200M AVBL FOR LDG AND TKOF', ['shortensRunway 09/27: length 1200 m']],
    ['RWY 09/27: FST 1200M OF RWY 27 U/S. RWY 27 NOT AVBL FOR LDG', ['shortensRunway 27: length less 1200 m']],
    ['FIRST 300M OF RWY 09 EDGE LGT U/S', []],
    ['RWY 09 FIRST 300M PAPI U/S', []],
    ['ONLY 1500M OF TWY A AVBL', []],
    ['FIRST 600M RWY 09 NOT TO BE USED FOR 180 DEG TURN', []],
  ])('%s', (text, expected) => {
    expect(lengths(text)).toEqual(expected);
  });

  it.each([
    ['RWY 09/27 FIRST 300M CLSD', 'length less 300 m'],
    ['RWY 09/27 FIRST 600M THR 27 CLSD', 'length less 600 m'],
    ['RWY 09/27 FIRST 600 M FM THR 27 CLSD', 'length less 600 m'],
    ['RWY 09/27 FIRST 300M THR 27 LGT CLSD', ''],
    ['PISTA 09/27 PRIMEROS 600 M THR 27 CERRADOS', 'length less 600 m'],
    ['PISTE 09/27 DERNIERS 600M FERMES', 'length less 600 m'],
    ['RWY 09/27 WEST 1200FT CLSD', 'length less 1200 ft'],
    ['RWY 09/27 400M E END NOT AVBL', 'length less 400 m'],
    ['RWY 09/27 E END 400M CLSD', 'length less 400 m'],
    ['RWY 09/27 CLSD LAST 400M', 'length less 400 m'],
    ['RWY 09/27 NOT AVBL LAST 400M', 'length less 400 m'],
    ['RWY 14/32 EAST PART 600M CLSD', 'length less 600 m'],
    ['RWY 14/32 EAST PART 20M CLSD', ''],
    ['RWY 09/27 FIRST 400M CLSD 0500-0900 DLY', 'length less 400 m'],
    ['FIRST 400M OF RWY 09 OPEN. RWY 09/27 CLSD 0500-0900 DLY', ''],
    ['RWY 09/27 CLSD FIRST 300M AND LAST 400M', ''],
    ['FIRST 450M RWY 09 NOT TO BE USED FOR LANDING', 'LDA less 450 m'],
    ['RWY 09/27 RESTRICTED TO 1500M LENGTH DUE WIP', 'length is 1500 m'],
    ['RWY 27 LAST 300M NOT TO BE USED FOR TKOF', 'TORA less 300 m'],
    ['RWY 09/27 PRIMEROS 350M DE CABECERA 09 NO DISPONIBLES', 'length less 350 m'],
    ['PISTA 09/27 PRIMEIROS 300M CABECEIRA 09 FECHADOS', 'length less 300 m'],
    ['PISTA 09/27 ULTIMI 300M SOGLIA 27 CHIUSI', 'length less 300 m'],
    ['PISTA 09/27 ULTIMOS 300M UMBRAL 27 CERRADOS', 'length less 300 m'],
    ['PISTE 09/27 PREMIERS 300M SEUIL 09 FERMES', 'length less 300 m'],
    ['LES 300 DERNIERS METRES DE LA PISTE 09 NE SONT PLUS UTILISABLES AU DECOLLAGE', 'TORA less 300 m'],
    ['LOS ULTIMOS 300M DE LA PISTA 09 NO ESTAN DISPONIBLES', 'length less 300 m'],
    ['GLI ULTIMI 300M DELLA PISTA 09 NON SONO UTILIZZABILI', 'length less 300 m'],
    // The figures are those of its width.
    ['RWY 09/27 NORTH 60FT CLSD', ''],
    ['RWY 09/27 E 900FT N HALF CLSD', ''],
  ])('that is closed is of the closure: %s', (text, expected) => {
    const closure = effectsOfText(text).find(({ kind }) => kind === 'closesRunway');
    expect(closure?.lengths.map(({ of, relation, value, unit }) => `${of} ${relation} ${value} ${unit}`).join()).toBe(expected);
    expect(lengths(text)).toEqual([]);
  });

  it.each([
    ['RWY 09/27 NORTH 60FT CLSD', 'runwayClosedOverWidth'],
    ['RWY 18/36 CLSD W HALF', 'runwayClosedOverWidth'],
    ['RWY 18/36 N 60FT CLSD', 'runwayClosedOverLength'],
    ['RWY 09/27 N 1200FT CLSD', 'runwayClosedOverLength'],
    ['RWY 09/27 E 900FT N HALF CLSD', 'runwayClosedOverLength'],
  ])('may be lost in width instead: %s', (text, expected) => {
    expect(effectsOfText(text).map(({ rule }) => rule)).toEqual([expected]);
  });
});

it('every figure of an effect is in the text', () => {
  const words =
    'RWY 09 27 09/27 TORA TODA ASDA LDA DECLARED DISTANCES LENGTH THR DISPLACED REDUCED INCREASED CHANGED TO BY FM MINUS - + NOW INSTEAD OF AT LEAST ONLY FIRST LAST NOT AVBL CLSD FOR LDG USED , . / ( ) 300M 450 2500 1,800FT 8202FT 2100M'.split(
      ' ',
    );
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...words), { minLength: 3, maxLength: 16 }), (some) => {
      const text = some.join(' ');
      const figures = text.replaceAll(',', '').match(/\d+/g)?.map(Number) ?? [];
      const told = effectsOfText(text).flatMap((effect) => effect.lengths.map(({ value }) => value));
      expect(told.filter((value) => !figures.includes(value))).toEqual([]);
    }),
    { seed: 27, numRuns: times(500, 20_000) },
  );
});

it.each([
  ['LDA AFFECTED 400M RWY 27', ['changesDistances 27']],
  ['RWY 27 LDA NOT AVBL', ['changesDistances 27']],
  ['LDA RWY 27 UNCHANGED', []],
])('a NOTAM of declared distances that is not understood changes them by no figure: %s', (text, expected) => {
  const effects = effectsOfText(text, 'QMDLT').filter(({ kind }) => kind === 'changesDistances');
  expect(effects.map(({ kind, runway, lengths }) => `${kind} ${runway}${lengths.length > 0 ? ' with figures' : ''}`)).toEqual(expected);
});

const told = (text: string) =>
  effectsOfText(text).map(({ kind, runway, extent, for: closedFor, words, lengths }) =>
    [kind, runway, extent, closedFor, words, ...lengths.map(({ of, relation, value, unit }) => `${of} ${relation} ${value} ${unit}`)]
      .filter((part) => part !== null)
      .join(' '),
  );

it.each([
  [
    'RWY 09/27 FIRST 200M AND LAST 300M CLSD',
    ['closesRunway 09/27 part RWY 09/27 FIRST 200M AND LAST 300M CLSD length less 200 m length less 300 m'],
  ],
  ['RWY 09/27 FIRST 900FT RWY 09 CLSD EXC TAX', ['closesRunway 09/27 part EXC TAX length less 900 ft']],
  [
    'RWY 27 USABLE ONLY FIRST 1800 M, LAST 400M CLSD',
    ['closesRunway 27 part RWY 27 USABLE ONLY FIRST 1800 M, LAST 400M CLSD length is 1800 m'],
  ],
  ['RWY 27 FIRST 1800 M AVBL, LAST 400M CLSD', ['closesRunway 27 part RWY 27 FIRST 1800 M AVBL, LAST 400M CLSD length less 400 m']],
  ['RWY 09 TORA=TODA=ASDA=LDA=2400M', ['changesDistances 09 TORA is 2400 m TODA is 2400 m ASDA is 2400 m LDA is 2400 m']],
  ['TORA 27=2100M, LDA 27: 1900M', ['changesDistances 27 TORA is 2100 m LDA is 1900 m']],
  ['RWY 09 LDA/TORA BOTH 2600M', ['changesDistances 09 LDA is 2600 m TORA is 2600 m']],
  [
    'RWY 09 FM INTERSECTION TWY C: TORA 1400M TODA 1500M. LDA 2100M',
    ['changesDistances 09 INTERSECTION TWY C: TORA 1400M TODA 1500M LDA is 2100 m'],
  ],
])('the part and its length, and distances from elsewhere in words: %s', (text, expected) => {
  expect(told(text)).toEqual(expected);
});
