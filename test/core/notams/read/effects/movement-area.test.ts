import { expect, it } from 'vitest';
import { effectsOfText } from '../closure-effects.ts';

const told = (text: string, code = 'QMXLC') =>
  effectsOfText(text, code).map(({ kind, names, extent, for: closedFor, when }) =>
    [kind, names.join(','), extent, closedFor, when].filter((part) => part !== null && part !== '').join(' '),
  );

it.each([
  ['TWY A CLSD', ['closesTaxiway A whole']],
  ['TWY A, B1 AND B2 CLSD', ['closesTaxiway A,B1,B2 whole']],
  ['TWY-A, TWY-B AND TWY-C5 CLSD', ['closesTaxiway A,B,C5 whole']],
  ['TWY-A(BTN TWY-A9 AND TWY-A11) CLSD', ['closesTaxiway A part']],
  ['DROGA KOLOWANIA A ZAMKNIETA MIEDZY B I C', ['closesTaxiway A part']],
  ['STANOWISKO 5 NIEDOSTEPNE', ['closesStand 5 whole']],
  ['STANOWISKA 5-7 NIEDOSTEPNE', ['closesStand 5-7 whole']],
  ['PLYTA POSTOJOWA 2 ZAMKNIETA', ['closesApron 2 whole']],
  ['РД А, Б1 И С3 ЗАКРЫТЫ', ['closesTaxiway А,Б1,С3 whole']],
  ['РД 3 МЕЖДУ РД А И РД Б ЗАКРЫТА', ['closesTaxiway 3 part']],
  ['RD 3, 5 ZAKRYTY', ['closesTaxiway 3,5 whole']],
  ['RD 3 MEZHDU RD A I RD B ZAKRYTA', ['closesTaxiway 3 part']],
  ['PERRON 2 ZAKRYT', ['closesApron 2 whole']],
  // It is a road elsewhere.
  ['RD 5 CLSD', []],
  ['TWY T ZWISCHEN TWY A3 UND TWY B GESPERRT', ['closesTaxiway T part']],
  ['TWY C4 UND C5 GESPERRT', ['closesTaxiway C4,C5 whole']],
  ['ROLLWEGE C4 UND C5 GESPERRT', ['closesTaxiway C4,C5 whole']],
  ['ROLLWEG C4 GESPERRT', ['closesTaxiway C4 whole']],
  ['TWY C4 Y C5 CERRADAS', ['closesTaxiway C4,C5 whole']],
  ['TWY C4 E C5 CHIUSE', ['closesTaxiway C4,C5 whole']],
  ['TWY C4, E AND C5 CLSD', ['closesTaxiway C4,E,C5 whole']],
  ['TWY C4 ET C5 FERMES', ['closesTaxiway C4,C5 whole']],
  ['HOT CARGO PAD CLSD', ['closesApron HOT CARGO whole']],
  ['PARKING PADS C17, C18 AND C19 CLOSED', ['closesStand C17,C18,C19 whole']],
  ['ALPHA RAMP PAD 46 CLSD', ['closesStand 46 whole']],
  ['TWY K HOLD PAD CLSD', ['closesTaxiway K part']],
  ['TWY C TURNAROUND BTN APCH END RWY 22 AND TWY C1 CLSD TO ACFT WINGSPAN MORE THAN 49FT', ['closesTaxiway C part overSize']],
  ['PARKING SLOT 32 AND HARDSTAND 38 CLOSED', ['closesStand 32,38 whole']],
  ['UNSEALED SECTION OF TWY B EAST OF RWY 14/32 DECOMMISSIONED', ['closesTaxiway B part']],
  ['TWY G SOUTHWEST 225FT DECOMMISSIONED', ['closesTaxiway G part']],
  ['TWY G ELEVATED RWY GUARD LGT DECOMMISSIONED', []],
  ['TWY ALPHA AND BRAVO 3 NOT AVBL', ['closesTaxiway A,B3 whole']],
  ['TWY A BTN TWY B AND RWY 09/27 CLSD', ['closesTaxiway A part']],
  ['TWY A1, A2, TWY A BTN TWY C AND TWY A1 CLSD', ['closesTaxiway A1,A2 whole', 'closesTaxiway A part']],
  ['APRON WEST OF RWY 18/36 CLSD', ['closesApron part']],
  ['TWY PARALLEL TO RWY 09/27 CLSD', ['closesTaxiway part']],
  ['TWY A SOUTH OF TWY B CLSD', ['closesTaxiway A part']],
  ['TWY W 200FT CLSD', ['closesTaxiway part']],
  ['TWY A CLSD TO ACFT WINGSPAN MORE THAN 36M', ['closesTaxiway A part overSize']],
  ['TWY A CLSD DLY 0600-1800', ['closesTaxiway A part listedTimes']],
  ['NORTH APRON CLSD', ['closesApron NORTH whole']],
  ['APRON 3 AND TWY A CLSD', ['closesApron 3 whole', 'closesTaxiway A whole']],
  ['APRON MAIN APN S 90M CLSD', ['closesApron MAIN part']],
  ['STANDS 12, 14 AND 15L NOT AVBL', ['closesStand 12,14,15L whole']],
  ['PRKG SPOTS T-17 AND MIKE 3 CLSD', ['closesStand T-17,M3 whole']],
  ['MAIN RAMP CLSD SPOTS 12-27', ['closesStand 12-27 whole']],
  ['APRON TERMINAL ALPHA RAMP CLSD', ['closesApron TERMINAL ALPHA whole']],
  ['APRON F, GA APN CLSD', ['closesApron F,GA whole']],
  ["RAMP SPOT'S S1, T1 CLSD", ['closesStand S1,T1 whole']],
  ['ROW 19 SPOTS ALPHA AND B-4 CLSD', ['closesStand A,B-4 whole']],
  ['TAXIWAY LINK L5 NOT USABLE', ['closesTaxiway L5 whole']],
  ['APRON SOUTH CLSD', ['closesApron SOUTH whole']],
  ['STANDS 1 TO 6 CLSD', ['closesStand 1-6 whole']],
  ['STANDS NR.301-318 NOT AVBL', ['closesStand 301-318 whole']],
  ['ACFT STANDS CLSD: E18, E19 AND F12-F16', ['closesStand E18,E19,F12-F16 whole']],
  ['TWY CLSD DUE TO WIP: A19, A20, B BTN A19 AND A21, N3', ['closesTaxiway A19,A20,N3 whole', 'closesTaxiway B part']],
  ['TWY F-OUTER CLSD', ['closesTaxiway F-OUTER whole']],
  ['PERIMETER GATE 5 CLSD', []],
  ['VDGS STANDS E10-E16 U/S', []],
  ['ACFT STAND NR 117 118 119R NOT AVBL', ['closesStand 117,118,119R whole']],
  ['STAND 12 200M W OF TWY A CLSD', ['closesStand 12 part']],
  ['ACFT STANDS A12 A14 U/S', ['closesStand A12,A14 whole']],
  ['TWY B MAX WINGSPAN 36M', ['closesTaxiway B part allButSome']],
  ['TWY B AVBL FOR CODE C ACFT AND BELOW ONLY', ['closesTaxiway B part allButSome']],
  ['TWY B RESTRICTED TO TAX SPEED 10KT', []],
  [
    'TWY L NORTH OF TWY L2 NOT AVBL TO CODE F. REST OF TWY L 200K LB MAX',
    ['closesTaxiway L part overSize', 'closesTaxiway L part allButSome'],
  ],
  ['REMAINDER OF TWY B CLSD', ['closesTaxiway B part']],
  ['SPEED 15KT ON TWY H. CLEARANCE NOT ASSURED FOR CODE F ON TWY H - CODE F NOT TO BE ROUTED VIA H', ['closesTaxiway H part overSize']],
  [
    'STANDS 21 22 23B AND 24 DECOMMISSIONED. ENTRY TO STANDS 30-32 BY TOWING ONLY',
    ['closesStand 21,22,23B,24 whole', 'closesStand 30-32 part allButSome'],
  ],
  ['TWY INNER: MAX WINGSPAN 44M BTN LINK 2 AND LINK 3', ['closesTaxiway INNER part allButSome']],
  ['APRON 2 (FREIGHT) CLSD EXC STANDS 31 AND 32', ['closesApron 2 part allButSome']],
  [
    'DUE TO WIP, FLW TWY CLSD: D(BTN D2 AND D4, EXCLUSIVE), E1, F(N OF E1)',
    ['closesTaxiway D part', 'closesTaxiway E1 whole', 'closesTaxiway F part'],
  ],
  ['TWY NA2 AND PART OF TWY NB BTN NA2 AND NA3 CLSD', ['closesTaxiway NA2 whole', 'closesTaxiway NB part']],
  ['TWY J BTN TWY K AND TWY L, TWY M SOUTH OF TWY L CLSD', ['closesTaxiway J part', 'closesTaxiway M part']],
  ['TWY G INTERDICTED TO ACFT MTOW ABV 30T', ['closesTaxiway G part overSize']],
  ['STAND 7 BLOCKED BY DISABLED ACFT, NO ACCESS TO STANDS B1-B3 UNTIL REMOVAL', ['closesStand 7 whole', 'closesStand B1-B3 whole']],
  ['TWY C PROHIBITED', ['closesTaxiway C whole']],
  ['BAYS 3 THRU 5 UNDER OCCUPATION HENCE NOT FOR ALLOCATION', ['closesStand 3-5 whole']],
  ['STANDS 3-5 INACCESSIBLE', ['closesStand 3-5 whole']],
  ['STANDS 3-5 NOT ACCESSIBLE', ['closesStand 3-5 whole']],
  ['TWY F CLSD EXC TAX ACFT LESS THAN 10000LB', ['closesTaxiway F part allButSome']],
  ['TWY F CLSD EXC TAX HEL', ['closesTaxiway F part allButSome']],
  ['TWY F CLSD EXC TAX BTN TWY G AND TWY H', ['closesTaxiway F part allButTaxiing']],
  [
    'TWY 5 CLSD, TWY 6 AVBL FOR ACFT WITH WINGSPAN UP TO 50M WITH ENG AT IDLE',
    ['closesTaxiway 5 whole', 'closesTaxiway 6 part allButSome'],
  ],
  ['TWY H AVBL FOR TAX ONLY', []],
  ['TWY H RSTRD TO TOW OPS ONLY', ['closesTaxiway H part allButSome']],
  ['STAND 9 TOWED ARR ONLY', ['closesStand 9 part allButSome']],
  ['STAND 9 RESERVED FOR STATE ACFT', ['closesStand 9 part allButSome']],
  [
    'PARKING POSITIONS K1 THRU K3 NOT AVBL FOR WIDE BODY. K4 FOR VIP ONLY',
    ['closesStand K1-K3 part overSize', 'closesStand K4 part allButSome'],
  ],
  ['TWY D LTD TO ACFT WITH MAX TAIL HGT 11M AND WINGSPAN 30M', ['closesTaxiway D part allButSome']],
  ['TWY J CLSD. MAX SPAN 30M ON TWY L ADJ', ['closesTaxiway J whole', 'closesTaxiway L part allButSome']],
  ['APRON 4 CLSD FOR OVERNIGHT PRKG', ['closesApron 4 part']],
  ['STANDS R01 TO R05 CLSD DUE TO WIP EXC STAND R03', ['closesStand R01,R02,R04,R05 whole']],
  ['TWY C, D AND E CLSD EXC TWY D', ['closesTaxiway C,E whole']],
  ['STANDS R01 TO R05 CLSD EXC STAND R13', ['closesStand R01-R05 part allButSome']],
  ['STANDS 1-4 CLSD EXC STAND 3 FOR CODE C ACFT', ['closesStand 1-4 part allButSome']],
  ['APRON 4 NOT AVBL FOR LONG TERM PARKING DLY 0600-0800', ['closesApron 4 part listedTimes']],
  ['TWY C CLSD FOR ACFT PRKG', ['closesTaxiway C whole']],
  ['RAMP TERMINAL 2 EAST RAMP PUSHBACK GATES D1-D6 NA', ['closesStand D1-D6 part']],
  ['PUSHBACK FROM STAND 7 NOT AVBL', ['closesStand 7 part']],
  ['STANDS 7 AND 8 NOT AVBL FOR PUSHBACK', ['closesStand 7,8 part']],
  ['TWY M AND NA CLSD', ['closesTaxiway M,NA whole']],
  ['TWY C CERRADA ENTRE C2 Y C4. TWY C CLSD BTN C2 AND C4', ['closesTaxiway C part']],
  ['TWY C FERMEE ENTRE C2 ET C4', ['closesTaxiway C part']],
  ['TWY J CLSD BTN J1 AND TWY L. MAX WINGSPAN ON TWY L 30M', ['closesTaxiway J part', 'closesTaxiway L part allButSome']],
  ['MAX WINGSPAN ON TWY L IS 30 M', ['closesTaxiway L part allButSome']],
  ['WINGSPAN ON APRON 4 LTD TO 30M', ['closesApron 4 part allButSome']],
  ['MAX SPAN ON TWY L 30M AND ON TWY M 24M', ['closesTaxiway L,M part allButSome']],
  ['MAX TAXI SPEED ON TWY L 10KT', []],
  ['NO ACFT OVER CODE D ON APRON 4', ['closesApron 4 part overSize']],
  ['NO ACFT PARKING ON APRON 4', []],
  ['TWY B CLSD. ACFT CODE D AND ABV NOT ALLOWED', ['closesTaxiway B whole', 'closesTaxiway part overSize']],
  ['TWY B CLSD. ACFT CODE D NOT ALLOWED TO TURN', ['closesTaxiway B whole']],
  ['ACFT OVER CODE D SHALL NOT TAXI ON TWY V2 AND V3', ['closesTaxiway V2,V3 part overSize']],
  ['JETS NOT PERMITTED ON APRON 4', ['closesApron 4 part someAircraft']],
  ['ALL ACFT SHALL NOT ENTER TWY C', ['closesTaxiway C whole']],
  ['TWY V2 SHALL NOT BE USED BY ACFT OVER CODE D', ['closesTaxiway V2 part overSize']],
  ['TWY B CLSD TO ACFT GROSS WT MORE THAN 200000LB', ['closesTaxiway B part overSize']],
  ['CALLE DE RODAJE BRAVO ENTRE CALLE DE RODAJE BRAVO1 Y CHARLIE CERRADA POR OBRAS', ['closesTaxiway B part']],
  ['CALLE DE RODAJE BRAVO2 CERRADA', ['closesTaxiway B2 whole']],
  ['PLATAFORMA 3 CERRADA', ['closesApron 3 whole']],
  ['PARKING ON APRON 4 PROHIBITED', []],
  ['RIGHT TURN FM TWY B TO TWY C NOT PERMITTED', []],
  ['RAMP AIR BASE RAMP ENGINE RUNS ABOVE IDLE NOT AUTHORIZED ON THE PARKING APRONS', []],
  ['TWY SFC MOV GUIDANCE SYSTEM (SMGCS) U/S', []],
  ['TWY D LIMITED TO ACFT WITH MAX WINGSPAN 30M AND MAX TAXI SPEED 10KT', ['closesTaxiway D part allButSome']],
  ['APRON EAST: ENGINE RUN UP ABOVE IDLE NOT PERMITTED 2200-0400', []],
  ['PRKG PSN C1 TO C3 OUT OF SER', ['closesStand C1-C3 whole']],
  ['APN 6 WITHDRAWN FM OPR USE', ['closesApron 6 whole']],
  ['TWY B BTN TWY J AND TWY G WIP ACFT SPEED RESTRICTED TO 10MPH', []],
  ['ENGINE RUN BAY AVBL WITH PRIOR APPROVAL ONLY', []],
  ['TWY A CL LGT U/S', []],
  ['TWY A EDGE LGT NOT AVBL', []],
  ['APRON LGT U/S', []],
  ['TWY G (NORTH) ALL PARKING SPOTS CLSD', ['closesStand whole']],
  ['TWY A CENTER CLSD', ['closesTaxiway A part']],
  ['ENTRY VIA TWY F FOR RWY 27 NOT AVBL', []],
  ['HOLDING POINT LGT TWY C2 NOT AVBL', []],
  ['USE TWY B WHEN TWY A CLSD', []],
  ['TWY A WIP', []],
])('%s', (text, expected) => {
  expect(told(text)).toEqual(expected);
});

it.each([
  ['TWY M9 BTN TWY M AND RWY 09/27 CLSD', ['BTN TWY M AND RWY 09/27']],
  ['TWY K BTN TWY K5 AND TWY K6 CLSD TO ACFT WINGSPAN MORE THAN 118FT', ['BTN TWY K5 AND TWY K6 CLSD TO ACFT WINGSPAN MORE THAN 118FT']],
  ['TWY K BTN TWY B AND TWY C, TWY D CLSD TO JETS', ['BTN TWY B AND TWY C … TO JETS', 'TO JETS']],
  ['TWY B NOT AVBL TO ACFT ABOVE CODE C BTN B4 AND B7', ['TO ACFT ABOVE CODE C BTN B4 AND B7']],
  ['TWY D(BTN D2 AND D4) CLSD', ['BTN D2 AND D4']],
  ['TWY K HOLD PAD CLSD', ['HOLD PAD']],
  ['TWY K RUNUP PAD FOR RWY 10 CLSD', ['RUNUP PAD']],
  ['TWY M SOUTH OF TWY L CLSD', ['SOUTH OF TWY L']],
  ['TXL E 140FT NORTH OF TWY E2 CLSD', ['E 140FT NORTH OF TWY E2']],
  ['TWY E BTN TWY A AND TWY B LTD TO CODE C', ['BTN TWY A AND TWY B LTD TO CODE C']],
  ['TWY E N 300FT CLSD', ['N 300FT']],
  ['APRON WEST RAMP SE 90 M CLSD', ['SE 90 M']],
  ['TWY E CERRADA ENTRE E2 Y E4', ['ENTRE E2 Y E4']],
  ['APRON 4 CLSD FOR OVERNIGHT PRKG', ['FOR OVERNIGHT PRKG']],
  ['TWY E CLSD', [null]],
])('quotes where it is closed: %s', (text, expected) => {
  expect(effectsOfText(text, 'QMXLC').map(({ words }) => words)).toEqual(expected);
});

const limits = (text: string, code: string) =>
  effectsOfText(text, code).map(({ kind, runway, when, words, conditions }) =>
    [kind, runway, when, words, ...conditions.map(({ of, relation, value, names }) => `${of} ${relation} ${value ?? names.join()}`)]
      .filter(Boolean)
      .join(' '),
  );

it.each([
  ['QMXLC', 'MAX WINGSPAN ON TWY L SHALL NOT EXCEED 30M', ['closesTaxiway MAX WINGSPAN ON TWY L SHALL NOT EXCEED 30M wingspan over 30']],
  [
    'QMXLC',
    'TWY L WINGSPAN RESTRICTED TO 30M (CODE C)',
    ['closesTaxiway WINGSPAN RESTRICTED TO 30M (CODE C) wingspan over 30 codeLetter oneOf D,E,F'],
  ],
  ['QMXLC', 'MAX SPAN ON TWY L 30M AND ON TWY M 24M', ['closesTaxiway MAX SPAN ON TWY L 30M AND ON TWY M 24M']],
  [
    'QMRLC',
    'RWY 09/27 CLSD. ACFT CODE D AND ABV NOT PERMITTED',
    ['closesRunway 09/27', 'closesAerodrome ACFT CODE D AND ABV NOT PERMITTED codeLetter oneOf D,E,F'],
  ],
  ['QMRLT', 'RWY 09/27 SFC SOFT. ACFT OVER 15T NOT ACCEPTED', ['closesRunway 09/27 ACFT OVER 15T NOT ACCEPTED mass over 15']],
  ['QFFCG', 'RFF CAT 5. A330 AND A350 NOT AUTH', ['closesAerodrome A330 AND A350 NOT AUTH type oneOf A330,A350', 'fireCoverReduced']],
  [
    'QFFCG',
    'RFF CAT 5. A330 PROHIBITED DLY 0600-0800',
    [
      'closesAerodrome listedTimes A330 PROHIBITED DLY 0600-0800 type oneOf A330',
      'fireCoverReduced RFF CAT 5. A330 PROHIBITED DLY 0600-0800',
    ],
  ],
  [
    'QFZAU',
    'CUSTOMS NOT AVBL BTN 2200-0400. CARGO FLT NOT ACCEPTED DRG THIS PERIOD',
    ['closesAerodrome listedTimes CARGO FLT NOT ACCEPTED'],
  ],
  [
    'QFAXX',
    'AD NOT AVBL FOR NON-SKED FLT. SKED FLT NOT ACCEPTED 0000-0500',
    ['closesAerodrome FOR NON-SKED FLT', 'closesAerodrome listedTimes SKED FLT NOT ACCEPTED 0000-0500'],
  ],
  [
    'QFALT',
    'TRAINING FLT SUSPENDED. CARGO FLT SUSPENDED',
    ['closesAerodrome TRAINING FLT SUSPENDED', 'closesAerodrome CARGO FLT SUSPENDED'],
  ],
  ['QXXXX', 'CARGO FLT SUSPENDED', []],
  ['QFALT', 'ACFT ABV 40 TONNES MTWA STRICTLY PPR BY TEL', ['closesAerodrome ACFT ABV 40 TONNES MTWA STRICTLY PPR mass over 40']],
  ['QFALT', 'CODE D AND ABV SUBJECT TO PPR', ['closesAerodrome CODE D AND ABV SUBJECT TO PPR codeLetter oneOf D,E,F']],
  ['QFALT', 'ACFT BLW 5700KG PPR NOT REQUIRED', ['mayClose ACFT BLW 5700KG PPR NOT REQUIRED']],
  ['QMRLT', 'RWY 09/27 SFC ROUGH. 180 TURN BY A330 PROHIBITED', []],
  ['QFALT', 'ACFT ENGINE RUN UP NOT PERMITTED 2200-0500', []],
  [
    'QMXLT',
    'TWY C CLSD. WINGSPAN MORE THAN 30M NOT PERMITTED',
    ['closesTaxiway', 'closesTaxiway WINGSPAN MORE THAN 30M NOT PERMITTED wingspan over 30'],
  ],
  [
    'QMRLC',
    'RWY 09/27 CLSD FOR TKOF OF A330. LDG OF SUCH ACFT PERMITTED WITH BACKTRACK FORBIDDEN',
    ['closesRunway 09/27 FOR TKOF OF A330 type oneOf A330', 'mayClose LDG OF SUCH ACFT PERMITTED WITH BACKTRACK FORBIDDEN'],
  ],
])('reads whom a sentence bars: %s %s', (code, text, expected) => {
  expect(limits(text, code)).toEqual(expected);
});

it('a taxiway in a notice of something else is a place', () => {
  expect(told('CRANE 30M AGL NEAR TWY A CLSD', 'QOBCE')).toEqual([]);
});

it('is quoted from the text', () => {
  const text = 'WIP ON APRON. TWY A CLSD DUE WIP. TWY B OPEN';
  const [effect] = effectsOfText(text, 'QMXLC');
  expect(text.slice(effect?.quote?.from, effect?.quote?.to)).toBe('TWY A CLSD DUE WIP');
});
