import { expect, it } from 'vitest';
import { effectSentence } from '#words/effect-sentence.ts';
import { effectWords } from '#words/en/effects.ts';
import { effectsOfText } from '../closure-effects.ts';

const told = (code: string, text: string) => effectsOfText(text, code).map((effect) => effectSentence(effect, effectWords));

it.each([
  ['QMRLC', 'RWY 09/27 CLSD. ILS RWY 27 U/S. PAPI U/S', ['RWY 09/27 closed', 'ILS RWY 27 out of service', 'PAPI out of service']],
  ['QICAS', 'ILS 27 FUORI SERVIZIO', ['ILS RWY 27 out of service']],
  ['QICAS', 'ILS 27 NIECZYNNY', ['ILS RWY 27 out of service']],
  ['QICCT', 'ILS PISTE 14 IM TESTBETRIEB, NICHT BENUETZEN', ['ILS RWY 14 out of service']],
  ['QNVXX', 'VOR FXD EN MANTENIMIENTO, NO USAR', ['VOR FXD out of service']],
  [
    'QMRLT',
    'RWY 10 ASDA 2100 LDA 2100\nPAPI 28 HORS SERVICE',
    ['PAPI RWY 28 out of service', 'RWY 10 declared distances changed: ASDA 2100 m, LDA 2100 m'],
  ],
  ['QLPAS', 'PAPI 27 NIE DZIALA', ['PAPI RWY 27 out of service']],
  ['QLPAS', 'PAPI RWY 27 NE RABOTAET', ['PAPI RWY 27 out of service']],
  ['QLPAS', 'PAPI RWY 27 НЕ РАБОТАЕТ', ['PAPI RWY 27 out of service']],
  ['QICAS', 'ILS/LLZ ET GP PISTE 09 HORS SERVICE', ['ILS/LLZ, GP RWY 09 out of service']],
  ['QICCT', 'ILS DME IFXD 109.7 MHZ CANAL 34X RWY 09 FUERA DE SERVICIO', ['ILS DME RWY 09 out of service']],
  ['QIDAS', 'ILS DME IFXD 109.7 MHZ RWY 09 U/S', ['ILS DME RWY 09 out of service']],
  ['QMRXX', 'RWY 09 RAI LGT U/S', ['RAI LGT RWY 09 out of service']],
  ['QMRXX', 'RWY 09 MALS WITH RAI LGT U/S', ['MALS, RAI LGT RWY 09 out of service']],
  ['QMRXX', 'RWY 09 RLLS U/S', ['RLLS RWY 09 out of service']],
  ['QMRXX', 'RWY 09 LEAD-OFF LGT U/S', ['LEAD-OFF LGT RWY 09 out of service']],
  ['QMXXX', 'TWY A LEAD IN LGT RWY 09/27 NOT AVBL', []],
  ['QICAS', 'ILS RWY 09 AND PAPI RWY 09 U/S', ['ILS RWY 09 out of service', 'PAPI RWY 09 out of service']],
  ['QMRXX', 'RWY 09/27 CL LGT E 900M U/S', ['CL LGT RWY 09/27 out of service']],
  ['QLCAS', 'RCLL OF RWY 09/27 ONLY FIRST 900M FM RWY 09 END AVBL', []],
  ['QMTXX', 'PAPI RWY 09 NOT COINCIDENT, DO NOT USE', ['PAPI RWY 09 out of service']],
  ['QLPAS', 'PAPI RWY 09 AND 04 U/S', ['PAPI RWY 09 out of service', 'PAPI RWY 04 out of service']],
  ['QICAS', 'ILS RWY 02L/C U/S', ['ILS RWY 02L out of service', 'ILS RWY 02C out of service']],
  ['QFFCG', 'RFFS DOWNGRADED TO CAT 6. CAT 7 ACFT SEEK APPROVAL', ['rescue and fire fighting reduced: category 6 left']],
  ['QIDAS', 'ILS RWY 09 AND DME U/S', ['ILS, DME RWY 09 out of service']],
  ['QICAS', 'ILS RWY 09 LOC AND GP U/S', ['LOC, GP RWY 09 out of service']],
  ['QICAS', 'ILS RWY 09 RTS. ILS RWY 27 U/S', ['ILS RWY 27 out of service']],
  ['QICCT', 'ILS RWY 27 ON TEST, DO NOT USE', ['ILS RWY 27 out of service']],
  ['QIGAS', 'GP RWY 27 SWITCHED OFF', ['GP RWY 27 out of service']],
  ['QMXLC', 'TWY E CLSD. RWY 26 PAPI OBSCURED', ['PAPI RWY 26 partially out of service', 'TWY E closed']],
  ['QFALC', 'AD CLSD. ILS RWY 09 OFF AIR', ['aerodrome closed', 'ILS RWY 09 out of service']],
  ['QMXLC', 'TWY A CLSD. RWY 09 REIL OTS, MALSR RWY 27 OTS', ['TWY A closed', 'REIL RWY 09 out of service', 'MALSR RWY 27 out of service']],
  ['QLAAS', 'SALS RWY 18 U/S', ['SALS RWY 18 out of service']],
  ['QNMAS', 'VOR/DME ATA 113.2 U/S', ['VOR/DME ATA out of service']],
  ['QNMAS', 'VOR/DME FXD AND NDB OX OUT OF SERVICE', ['VOR/DME FXD, NDB OX out of service']],
  ['QNMAS', "FXD DVOR/DME U/S. NDB 'OX' 389 U/S", ['FXD DVOR/DME out of service', 'NDB OX out of service']],
  ['QNBAS', "LMM 'K' 305KHZ RWY 27 U/S", ['LMM K RWY 27 out of service']],
  [
    'QNVAS',
    'VOR FXD RADIALS 040 TO 090 UNUSABLE. DME FXD U/S',
    ['VOR FXD partially out of service: “VOR FXD RADIALS 040 TO 090 UNUSABLE”', 'DME FXD out of service'],
  ],
  ['QNVLT', 'VOR FXD UNUSABLE RADIAL 010-030 BEYOND 30NM', ['VOR FXD partially out of service: “RADIAL 010-030 BEYOND 30NM”']],
  ['QIDAS', "DME 'FIX' CH 24X CO-LOCATED WITH ILS RWY 09 U/S. ILS REMAINS AVBL", ['DME FIX RWY 09 out of service']],
  ['QNVAS', "VOR 'FXD' FREQ 112.4 AND DME CH71X OUT OF SER", ['VOR FXD, DME out of service']],
  ['QILAS', "LOCALIZER 'IFD' RWY 27 RADIATING WO IDENT. DO NOT USE", ['LOCALIZER IFD RWY 27 out of service']],
  [
    'QIDAS',
    'DME ILS RWY 09 IFXD CH42X U/S. ILS CAT II/III APCH SUSPENDED',
    ['DME ILS RWY 09 out of service', 'ILS partially out of service: category 1 left'],
  ],
  ['QICAS', 'ILS LOC/GP RWY 09 WDN DUE REPLACEMENT', ['ILS LOC/GP RWY 09 out of service']],
  ['QICAS', 'ILS RWY 09 WITHDRAWN FM SER DUE FLTCK', ['ILS RWY 09 out of service']],
  ['QICXX', 'ILS 09R ON TEST, DO NOT USE', ['ILS RWY 09R out of service']],
  ['QLAAS', 'APCH LGT SYSTEM RWY 09 U/S', ['APCH LGT SYSTEM RWY 09 out of service']],
  ['QLAAS', 'RWY 09 ALSF-2 U/S', ['ALSF-2 RWY 09 out of service']],
  ['QLCAS', 'RWY CENTRE LGT RWY 09/27 U/S', ['RWY CENTRE LGT RWY 09/27 out of service']],
  ['QLCAS', 'RWY CENTRE LINE LGT RWY 09/27 U/S', ['RWY CENTRE LINE LGT RWY 09/27 out of service']],
  ['QLCAS', 'RWY CENTRELINE LGT RWY 09/27 U/S', ['RWY CENTRELINE LGT RWY 09/27 out of service']],
  ['QLTAS', 'THR AND RWY END LGT RWY 09/27 U/S', ['THR AND RWY END LGT RWY 09/27 out of service']],
  ['QLPLT', 'PAPI RWY 09 LEFT SIDE U/S', ['PAPI RWY 09 partially out of service: “PAPI RWY 09 LEFT SIDE U/S”']],
  [
    'QLALT',
    'APCH LGT RWY 09: INNER 420M ONLY. REMAINING PART U/S',
    ['APCH LGT RWY 09 partially out of service: “APCH LGT RWY 09: INNER 420M ONLY. REMAINING PART U/S”'],
  ],
  [
    'QLACG',
    'ALS RWY 09 DOWNGRADED TO CAT I. SIDE ROW BARRETTES U/S',
    ['ALS RWY 09 partially out of service: “ALS RWY 09 DOWNGRADED TO CAT I. SIDE ROW BARRETTES U/S”'],
  ],
  ['QLXXX', 'RWY 09 ALS, RWY 27 PAPI OUT OF SERVICE', ['ALS RWY 09 out of service', 'PAPI RWY 27 out of service']],
  [
    'QLXXX',
    'RWY 09 ALS, RWY 27 PAPI AND RWY 09/27 EDGE LGT U/S',
    ['ALS RWY 09 out of service', 'PAPI RWY 27 out of service', 'EDGE LGT RWY 09/27 out of service'],
  ],
  ['QLTAS', 'RWY 09/27 THR LGT AND END LGT 27 INOP', ['THR LGT RWY 09/27 out of service', 'END LGT RWY 27 out of service']],
  ['QICXX', 'ILS RWY 09 OPR WO GP. LOC APCH ONLY', ['GP RWY 09 out of service']],
  [
    'QNVAS',
    'VOR FXD UNUSABLE RADIALS 030 TO 075 BLW 6000FT BYD 25NM AND RADIALS 210-240 ALL ALT',
    ['VOR FXD partially out of service: “VOR FXD UNUSABLE RADIALS 030 TO 075 BLW 6000FT BYD 25NM AND RADIALS 210-240 ALL ALT”'],
  ],
  ['QNMAS', 'VOR/DME FXD 115.9: VOR PORTION U/S. DME AVBL', ['VOR FXD out of service']],
  [
    'QICAS',
    'ILS RWY 09 CAT II/III NA, RWY 27 LOC/DME OUT OF SERVICE',
    ['LOC/DME RWY 27 out of service', 'ILS RWY 09 partially out of service: category 1 left'],
  ],
  ['QLAAS', 'RWY 09 ALS, RWY 27 PAPI AND TWY N CL LGT U/S', ['ALS RWY 09 out of service', 'PAPI RWY 27 out of service']],
  ['QLEAS', 'RWY 09/27 EDGE LGT DARK', ['EDGE LGT RWY 09/27 out of service']],
  [
    'QICAS',
    'ILS RWY 09: CAT II MINIMA SUSPENDED. DME PAIRED NOT RADIATING',
    ['DME out of service', 'ILS RWY 09 partially out of service: category 1 left'],
  ],
  ['QICXX', 'ILS RWY 09 OPR W/O GP', ['GP RWY 09 out of service']],
  ['QLEAS', 'CAUTION ADZ DUE FAILURE OF RWY 09/27 LGT', ['LGT RWY 09/27 out of service']],
  ['QIGCT', 'ILS GP RWY 09 TRANSMITTING FOR TEST PURPOSES ONLY', ['ILS GP RWY 09 out of service']],
  ['QIGAS', 'GP 335.0MHZ OF ILS RWY 09 U/S', ['GP RWY 09 out of service']],
  ['QIDAS', 'ILS RWY 09 DME U/S', ['DME RWY 09 out of service']],
  ['QNTAS', 'TACAN FXD/FOXDALE CH79X U/S, MAY TRANSMIT FOR TEST PURPOSES', ['TACAN FXD out of service']],
  ['QLBAS', 'FARO DE AD FUERA DE SERVICIO', ['FARO DE AD out of service']],
  ['QLRAS', 'RWY 09 STOPBARS A6, B4 U/S', ['STOPBARS A6, B4 RWY 09 out of service']],
  ['QLAAS', 'RWY 09 APCH LGT FIRST 300M U/S', ['APCH LGT RWY 09 partially out of service: “RWY 09 APCH LGT FIRST 300M U/S”']],
  ['QMXLC', 'TWY A CLSD. NO PAPI RWY 09', ['TWY A closed', 'PAPI RWY 09 out of service']],
  ['QPIAU', 'RNP Y RWY 09: NOT AUTH', ['instrument approach RNP Y RWY 09 not available']],
  ['QFAXX', 'VOR 125-150 UNUSABLE', ['VOR partially out of service: “VOR 125-150 UNUSABLE”']],
  ['QFAXX', 'DME FXD UNUSABLE RWY 09 ILS OTS', ['DME FXD out of service', 'ILS RWY 09 out of service']],
  ['QLRAS', '1.RWY 09/27-CLSD\n2.LGT FOR RWY 09/27-U/S', ['RWY 09/27 closed', 'LGT RWY 09/27 out of service']],
  ['QGWAU', 'GPS MAY NOT BE AVBL WI 40NM OF FOXDALE', ['GPS out of service: “GPS MAY NOT BE AVBL WI 40NM OF FOXDALE”']],
  [
    'QPIAU',
    'RNP RWY 09 NA. VOR RWY 27 NA EXC CAT A',
    ['instrument approach RNP RWY 09 not available', 'instrument approach VOR RWY 27 partially not available'],
  ],
  [
    'QAFLC',
    'FOXDALE FIR CLSD BLW FL100. TOWNVILLE FIR CLSD TO ALL CIVIL TFC',
    ['airspace FOXDALE partially closed: “FOXDALE FIR CLSD BLW FL100”', 'airspace TOWNVILLE closed: no civil aircraft'],
  ],
  [
    'QICAU',
    'ILS RWY 09 CAT III NA. ILS RWY 27 CAT II AND III NA',
    ['ILS RWY 09 partially out of service: category 2 left', 'ILS RWY 27 partially out of service: category 1 left'],
  ],
  ['QICAU', 'ILS CAT III RWY 09 NOT AVBL. ILS RWY 09 CAT I ONLY', ['ILS RWY 09 partially out of service: category 1 left']],
  ['QICAU', 'ILS RWY 09 U/S. RWY 27 ILS CAT III NA', ['ILS RWY 09 out of service', 'ILS RWY 27 partially out of service: category 2 left']],
  [
    'QMRLC',
    'RWY 18/36 CLSD. FUEL NOT AVBL. RFFS NOT AVBL',
    ['RWY 18/36 closed', 'fuel unavailable', 'no rescue and fire fighting: category 0 left'],
  ],
  ['QFUAU', 'JET A1 NOT AVBL EXC BASED ACFT', ['fuel JET A-1 partially unavailable: “JET A1 NOT AVBL EXC BASED ACFT”']],
  ['QFFAU', 'ARFF NOT AVBL EXC 3HR PPR', ['no rescue and fire fighting: “ARFF NOT AVBL EXC 3HR PPR”']],
  ['QFFCG', 'ARFF NOW INDEX A', ['rescue and fire fighting reduced to INDEX A']],
  ['QFUAU', 'JET A1 NOT AVBL. RFF DOWNGRADED TO CAT 7', ['fuel JET A-1 unavailable', 'rescue and fire fighting reduced: category 7 left']],
])('%s %s', (code, text, expected) => {
  expect(told(code, text).toSorted()).toEqual(expected.toSorted());
});

it.each([
  ['QMRXX', 'RWY 09 APCH MINIMA RAISED WHEN ILS U/S'],
  ['QMXXX', 'TWY B HLDG PSN SIGN FOR ILS RWY 09/27 U/S'],
  ['QMXXX', 'TWY R RWY GUARD LGT FOR RWY 09/27 U/S'],
  ['QFAXX', 'WINDCONE FOR RWY 09 LGT U/S'],
  ['QOLAS', 'OBST LGT RWY 27 LOCALIZER U/S'],
  ['QPICH', 'NDB RWY 09 APCH CHANGED DUE VOR FXD U/S'],
  ['QICXX', 'ILS RWY 09 MAY NOT BE AVBL'],
  ['QPIAU', 'PROC NOT AUTHORIZED WHEN GLIDE SLOPE NOT AVBL'],
  ['QNVAS', 'VOR RWY 09 AND VOR-A PROC SUSPENDED'],
  ['QNVAS', 'VOR CHECKPOINT OUT OF SERVICE'],
  ['QLRAS', 'RWY LGT SECONDARY POWER SUPPLY U/S'],
  ['QIDAS', 'ILS RWY 09 DME IDENT CODE NOT AVBL'],
  ['QICXX', 'FLT CHECK OF ILS RWY 09. LOCAL FLYING SUSPENDED'],
  ['QFAXX', 'DME MONITOR FXD U/S'],
  ['QMRXX', 'PAPI RWY 09 RAISED, JETS DO NOT USE TWY A'],
])('no aid and no lights are out of service: %s %s', (code, text) => {
  expect(effectsOfText(text, code).filter(({ kind }) => kind === 'navaidOut' || kind === 'lightsOut')).toEqual([]);
});

it('quotes the clause that says it, and one clause is one headline', () => {
  const text = 'RWY 09/27 CLSD. ILS RWY 27 U/S.';
  const [, ils] = effectsOfText(text, 'QMRLC');
  expect(text.slice(ils?.quote?.from, ils?.quote?.to)).toBe('ILS RWY 27 U/S');
});
