import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { allEffectsOfText } from '../closure-effects.ts';

const told = (code: string, text: string) =>
  allEffectsOfText(text, code).map(({ kind, words, names }) => (kind === 'otherUnavailable' ? words : [kind, ...names].join(' ')));

it.each([
  ['QOLAS', 'OBST LGT U/S', ['OBST LGT U/S']],
  ['QMRLC', 'RWY 09/27 CLSD. DEICE TRUCK OTS', ['closesRunway', 'DEICE TRUCK OTS']],
  ['QSPAU', 'SID ALPHA1A NOT AVBL. APP SER SUSPENDED', ['SID ALPHA1A NOT AVBL', 'APP SER SUSPENDED']],
  ['QPICH', 'RNAV (GPS) RWY 09. LPV DA NA', ['LPV DA NA']],
  ['QMXLC', 'TWY A CLSD. NO ACFT MOVEMENT AUTHORIZED', ['closesTaxiway A', 'NO ACFT MOVEMENT AUTHORIZED']],
  ['QMRLT', 'RWY 09/27 CLSD TO FIXED WING ACFT. HEL OPS PERMITTED S OF TWY J ONLY', ['closesRunway', 'HEL OPS PERMITTED S OF TWY J ONLY']],
  [
    'QFALT',
    'TWY A CLSD. PPR ALL TRANSIENT ACFT 24 HR. NO PRACTICE APCH',
    ['closesAerodrome', 'closesTaxiway A', 'PPR ALL TRANSIENT ACFT 24 HR'],
  ],
  ['QFALT', 'NO ENGINE RUNS', ['NO ENGINE RUNS']],
  ['QXXXX', 'MAX PRKG TIME 2HR', ['MAX PRKG TIME 2HR']],
  ['QXXXX', 'SCHULBETRIEB NICHT ZUGELASSEN', ['SCHULBETRIEB NICHT ZUGELASSEN']],
  ['QXXXX', 'RIMANENTI VOLI NON AUTORIZZATI', ['RIMANENTI VOLI NON AUTORIZZATI']],
  ['QFAXX', 'NO TRANSIENT MAINT OR DE-ICE AVBL', ['NO TRANSIENT MAINT OR DE-ICE AVBL']],
  ['QAFXX', 'IFR FLT BLW FL290 ARE SUBJ TO PRIOR COOR', ['IFR FLT BLW FL290 ARE SUBJ TO PRIOR COOR']],
  ['QMPLT', 'DOCKS 70 AND 71 RESTRICTED TO TOW ON/OFF ONLY', ['DOCKS 70 AND 71 RESTRICTED TO TOW ON/OFF ONLY']],
  ['QMXLC', 'CODE E ACFT MUST BE TOWED VIA TWY A', ['CODE E ACFT MUST BE TOWED VIA TWY A']],
  ['QMXLC', 'AERONAVES CLAVE E UTILIZARAN RODAJE A REMOLCADAS', ['AERONAVES CLAVE E UTILIZARAN RODAJE A REMOLCADAS']],
  ['QFAXX', 'DE-ICING: ONLY TYPE I IS AVBL', ['DE-ICING: ONLY TYPE I IS AVBL']],
  ['QOLAS', 'LUCES DE OBSTACULO INOPERATIVAS', ['LUCES DE OBSTACULO INOPERATIVAS']],
  ['QNVAS', 'SID BASADAS EN VOR FXD NO UTILIZABLES', ['SID BASADAS EN VOR FXD NO UTILIZABLES']],
  ['QFFXX', 'ACFT DE MAYOR CATEGORIA NO ACEPTADAS', ['ACFT DE MAYOR CATEGORIA NO ACEPTADAS']],
  ['QFUXX', 'AERONAVES MILITARES NAO SAO ABASTECIDAS 2000-0800', ['AERONAVES MILITARES NAO SAO ABASTECIDAS 2000-0800']],
  ['QSTXX', 'DEMAIS ACFT OPS VFR DIURNO SOMENTE', ['DEMAIS ACFT OPS VFR DIURNO SOMENTE']],
  ['QPDXX', 'PERM NAO CONCEDIDA', ['PERM NAO CONCEDIDA']],
  [
    'QMRLC',
    'DROGA STARTOWA 09/27 NIECZYNNA. LADOWANIA I STARTY MOZLIWE TYLKO DLA SAMOLOTOW DO 5700 KG. SZKOLENIE ZABRONIONE',
    ['closesRunway', 'LADOWANIA I STARTY MOZLIWE TYLKO DLA SAMOLOTOW DO 5700 KG', 'SZKOLENIE ZABRONIONE'],
  ],
  [
    'QMRLC',
    'PISTE 09/27 FERMEE. DASH8 AUTORISES AU DECOLLAGE SEUL PISTE 27',
    ['closesRunway', 'DASH8 AUTORISES AU DECOLLAGE SEUL PISTE 27'],
  ],
  ['QSTXX', 'VS PRINIMAYUTSYA TOLKO PO SOGLASOVANIYU', ['VS PRINIMAYUTSYA TOLKO PO SOGLASOVANIYU']],
  ['QMXXX', 'TWY A BTN B AND C NOT TO BE USED FOR 180 DEG TURN', ['TWY A BTN B AND C NOT TO BE USED FOR 180 DEG TURN']],
  ['QMRXX', 'FIRST 300M OF RWY 09 NOT TO BE USED FOR 180 DEG TURNS', ['FIRST 300M OF RWY 09 NOT TO BE USED FOR 180 DEG TURNS']],
  ['QMRXX', '180 DEG TURN NOT PERMITTED ON RWY 09/27', ['180 DEG TURN NOT PERMITTED ON RWY 09/27']],
  ['QMXXX', 'TWY A NOT AVBL FOR ENGINE RUN-UPS', ['TWY A NOT AVBL FOR ENGINE RUN-UPS']],
  ['QMRLC', 'RWY 09/27 NOT AVBL FOR LDG. TWY A NOT AVBL FOR TURNING', ['closesRunway', 'TWY A NOT AVBL FOR TURNING']],
  ['QFAXX', 'NO TRANSIENT SVC ON WKEND', ['NO TRANSIENT SVC ON WKEND']],
  ['QFAXX', 'HYDRANT AVBL, NO LOX', ['HYDRANT AVBL, NO LOX']],
  ['QFAXX', 'KEINE ENTEISUNG TYP IV', ['KEINE ENTEISUNG TYP IV']],
  ['QFAXX', 'ENTEISUNG NUR NACH VORANMELDUNG 3 STD', ['ENTEISUNG NUR NACH VORANMELDUNG 3 STD']],
  ['QXXXX', 'ENTEISUNG EINGESTELLT', ['ENTEISUNG EINGESTELLT']],
  ['QXXXX', 'DEGIVRAGE SUSPENDU', ['DEGIVRAGE SUSPENDU']],
  ['QXXXX', 'TRANSIENT PRK MAX 2 HR', ['TRANSIENT PRK MAX 2 HR']],
  ['QXXXX', 'MAX 2HR ON STAND 5', ['MAX 2HR ON STAND 5']],
  ['QFAXX', 'DIVERSIONS NOT ACPT', ['DIVERSIONS NOT ACPT']],
  ['QXXXX', 'GRASS TOO SOFT FOR ANYTHING HEAVIER THAN 2 TONNES', ['GRASS TOO SOFT FOR ANYTHING HEAVIER THAN 2 TONNES']],
  ['QFAXX', 'STOYANKI 12, 13 ZAKRYTY', ['closesStand 12 13']],
  ['QFALC', 'ПЕРРОН 1 ЗАКРЫТ. РД 3 ЗАКРЫТА. СТОЯНКА 5 ЗАКРЫТА', ['closesApron 1', 'closesTaxiway 3', 'closesStand 5', 'mayClose']],
  ['QMRLC', 'RWY 09/27 CLSD, USE OF TWY A NOT PERMITTED', ['closesRunway', 'USE OF TWY A NOT PERMITTED']],
  // What has been found is not said again.
  ['QFUAU', 'AVGAS NOT AVBL. JET A1 NOT AVBL', ['fuelUnavailable', 'fuelUnavailable']],
  ['QMRLC', 'RWY 09/27 CLSD 12 MAR. ALSO CLSD 14 MAR', ['closesRunway']],
  ['QFALC', 'AD FLUMMOXED BY WEATHER. AD CLSD', ['closesAerodrome']],
  // No refusal is one that is conditional, over, taken out of a chart, or only the sort of a thing.
  ['QICCT', 'WHEN GP U/S ILS DATA UNRELIABLE', []],
  ['QPICH', 'DELETE NOTE: DME/DME RNP-0.3 NA', []],
  ['QPICH', 'FOR INOPERATIVE ALS, INCREASE VISIBILITY TO 1 MILE', []],
  ['QRDCA', 'DANGER AREA XD 118 DEACTIVATED', []],
  ['QSPAU', 'APP SER SUSPENDED CNL', []],
  ['QFAXX', 'PPR NOT REQUIRED', []],
  ['QXXXX', 'BALLOON MAX 400 FT', []],
  ['QXXXX', 'NO CHANGE TO SERVICES', []],
  ['QWALW', 'FOR OPERATIONAL CALLS ONLY CTC FOXDALE', []],
])('%s %s', (code, text, expected) => {
  expect(told(code, text)).toEqual(expected);
});

it('a sentence that refuses an unknown thing is quoted, whatever is said around it', () => {
  const word = fc.stringMatching(/^[B-DF-HJ-NP-TV-Z]{5,9}$/);
  const refusal = fc.constantFrom('U/S', 'NOT AVBL', 'OUT OF SERVICE', 'SUSPENDED', 'PROHIBITED', 'CLSD');
  const others = fc.subarray(['RWY 09/27 CLSD', 'TWY B CLSD', 'ILS RWY 27 U/S', 'FUEL AVBL H24', 'CRANE ERECTED 200M E OF THR 09']);
  fc.assert(
    fc.property(word, refusal, others, others, (thing, said, before, behind) => {
      const text = [...before, `${thing} ${said}`, ...behind].join('. ');
      const at = text.indexOf(thing);
      const quotes = allEffectsOfText(text, 'QXXXX').map(({ quote }) => quote);
      expect(quotes.some((quote) => quote !== null && quote.from <= at && at < quote.to)).toBe(true);
    }),
  );
});
