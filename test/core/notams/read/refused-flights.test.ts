import { expect, it } from 'vitest';
import { closuresOfText, effectsOfText } from './closure-effects.ts';

it.each([
  // Whom an aerodrome refuses is said under the codes of its runways, lights and services too.
  ['QLRAS', 'LUCES DE BORDE DE PISTA 09/27 FUERA DE SERVICIO, OPERACIONES NOCTURNAS SUSPENDIDAS', 'aerodrome part night'],
  ['QLEAS', 'BALISAGE DE PISTE 09/27 HORS SERVICE. OPERATIONS DE NUIT SUSPENDUES', 'aerodrome part night'],
  ['QMRXX', 'OPS NOCTURNAS NO AUTORIZADAS', 'aerodrome part night'],
  ['QMRLC', 'RWY 09/27 NOT AVBL DUE MAINT. NON-SKED OPS NOT PERMITTED DRG THE PERIOD', 'aerodrome part nonScheduled,09/27 whole'],
  ['QSPXX', 'GA NOT ACPT 1400-1800', 'aerodrome part private listedTimes'],
  ['QMRLT', 'JET ACFT NOT PERMITTED', 'aerodrome part someAircraft'],
  ['QPIXX', 'NIGHT OPS SUSPENDED', ''],
  ['QFAXX', 'VFR AT NIGHT NOT APPROVED, ALSO IFR', 'aerodrome part visual night,aerodrome part instrument night'],
  ['QMRLC', 'RWY 09/27 CLSD, VFR FLT 2200-0400 NOT PERMITTED', '09/27 whole'],
  ['QMRLC', 'RWY 09/27 CLSD, TAXIING OF CODE E ACFT PROHIBITED ON TWY P2', '09/27 whole'],
  ['QFAXX', 'GENERAL AVIATION AND VFR AT NIGHT NOT PERMITTED', 'aerodrome part someAircraft'],
  ['QFALT', 'CARGUEROS NO ADMITIDOS', 'aerodrome part someAircraft'],
  ['QFALT', 'AVIACION GENERAL NO ADMITIDA', 'aerodrome part private'],
  ['QFALT', 'VUELOS NO REGULARES NO ACEPTADOS', 'aerodrome part nonScheduled'],
  ['QFALT', 'LOTNISKO NIE PRZYJMUJE CYWILNYCH STATKOW POWIETRZNYCH. NIEDOSTEPNE JAKO ZAPASOWE', 'aerodrome part civil'],
  ['QFALT', 'AD INTERDIT AUX ACFT NON MUNIS DE LIAISON RADIO', 'aerodrome part someAircraft'],
  [
    'QFALT',
    'AD INTERDIT AUX AERONEFS NE DISPOSANT PAS DE LIAISON RADIO ET AUX VOLS VFR DE NUIT',
    'aerodrome part someAircraft,aerodrome part visual night',
  ],
  ['QMRLT', 'RWY 09/27 RESTRICTED DUE TO CRACK : TKOF OF ACFT HEAVIER THAN 230T PROHIBITED', '09/27 part overSize'],
  ['QMRLC', 'RWY 09/27 NON UTILIZZABILE DA ACFT CON MTOW SUPERIORE A 50T', '09/27 part overSize'],
  ['QMRLC', 'RWY 09/27 NO DISPONIBLE POR OPERACIONES MILITARES', '09/27 whole'],
  ['QMRLT', 'RWY 09/27 INTERDITE AUX ACFT DE MASSE SUPERIEURE A 5T7 APRES FORTES PLUIES', '09/27 part overSize'],
  // What is not closed is no part of what is.
  ['QMRLC', 'RWY 09/27 NO SE ENCUENTRA CLAUSURADA; SOLO CLSD LOS PRIMEROS 300M', '09/27 part'],
  ['QMRLC', 'PISTA 09/27 NO CERRADA PARA DESPEGUES; UNICAMENTE QUEDA CERRADA PARA ATERRIZAJES', '09/27 part landing'],
  ['QMRXX', 'RWY 09/27 IS NOT CLOSED AS PREVIOUSLY NOTIFIED, BUT IS AVBL FOR DEPARTURES ONLY', '09/27 part landing'],
  ['QMRXX', 'RWY 09/27 NOT CLSD BUT TKOF PROHIBITED RWY 09 DUE WIP EXC MIL', '09 part takeOff'],
  ['QMRXX', 'RWY 09/27 WIP. CLSD 0800-1000', '09/27 part listedTimes'],
  ['QFALT', 'VUELOS VFR NO ADMITIDAS', 'aerodrome part visual'],
  ['QFALT', 'JETS NO ADMITIDO', 'aerodrome part jets'],
  ['QFALT', 'HELICOPTEROS NO ACEPTADO', 'aerodrome part helicopters'],
  ['QFALT', 'NO SE ADMITEN VUELOS VFR', 'aerodrome part visual'],
  ['QFALT', 'NO SE ADMITIRAN VUELOS VFR', 'aerodrome part visual'],
  ['QMRLT', 'DESPEGUE RWY 27 PROHIBIDO NOCTURNO', '27 part takeOff night'],
  ['QFALT', 'VUELOS NOCTURNOS SUSPENDIDOS', 'aerodrome part night'],
  ['QMRLC', 'RWY 09/27: ATTERRISSAGES IMPOSSIBLES, SEULS LES DECOLLAGES SONT POSSIBLES', '09/27 part landing'],
  ['QMRXX', 'RWY 09/27: LANDINGS IMPOSSIBLE', '09/27 part landing'],
  // One runway for the other.
  ['QMRXX', 'RWY 09/27 CLSD EXC ON 12 MAR WHEN RWY 18/36 CLSD INSTEAD', '09/27 part listedTimes,18/36 part listedTimes'],
  ['QMRLC', 'PISTA 09/27 CERRADA A TODAS LAS OPERACIONES. 12 Y 13 MAR CERRADA SOLAMENTE 0500-0700', '09/27 whole,09/27 part listedTimes'],
  ['QSTXX', 'TWR SERVICIO SUSPENDIDO 0300-1100. AD SIN OPERACION EN ESTE HORARIO', 'aerodrome whole'],
  // Landings and take-offs of anyone.
  ['QFAXX', 'DEP FLT AFT 1200 NOT PERMITTED', 'aerodrome part takeOff listedTimes'],
  ['QMNLT', 'LDG AFTER 1200UTC NOT PERMITTED EXC BAD WX DELAY', 'aerodrome part landing listedTimes'],
  ['QFAXX', 'ANIMALS ON APRON. NO LDG AFTER SS', 'aerodrome part landing night'],
  ['QFAXX', 'NO FLT SHALL LAND, TAKE OFF OR TAXI BTN 0345 AND 0515 EXC VVIP', 'aerodrome part allButSome listedTimes'],
  ['QFAXX', 'QUIET HOURS 0800-0900. DURING THESE QUIET HOURS, TAKEOFFS WILL NOT BE PERMITTED', 'aerodrome part takeOff listedTimes'],
  ['QFALT', 'NO DEP NOR ARR', 'aerodrome whole'],
  ['QFALT', 'NO SE AUTORIZARAN DESPEGUES NI ATERRIZAJES', 'aerodrome whole'],
  ['QFAXX', 'LDG NOT PERMITTED WITHOUT FUEL', 'mayClose'],
  ['QFAXX', 'NO LDG OR TKOF FM TWY B', ''],
  ['QFAXX', 'A PARTIR DE LAS 2200 NO SE ADMITIRAN ATERRIZAJES NI DESPEGUES', 'aerodrome part listedTimes'],
  ['QFALP', 'PRIYOM I VYPUSK VOZDUSHNYH SUDOV ZAPRESCHEN KROME SANITARNYH', 'aerodrome part allButEmergencies'],
  ['QFAXX', 'ATERRAGEM NAO PERMITIDA SE VENTO MEDIO EXCEDER 15KT', 'aerodrome part landing underCondition'],
  ['QFAXX', 'DECOLLAGE INTERDIT SI BALISAGE ETEINT', 'aerodrome part takeOff underCondition'],
  ['QFALT', 'PLANMAESSIGE LANDUNGEN UND STARTS ZWISCHEN 2200 UND 0400 UTC UNZULAESSIG', 'aerodrome part commercial listedTimes'],
  ['QSTXX', 'ALTRI VOLI NON ACCETTATI', 'aerodrome part allButSome'],
  ['QSTAU', 'ONLY SAR, STATE AND HOSPITAL FLIGHTS', 'aerodrome part allButEmergencies'],
  ['QSTAU', 'ONLY HEL ACCEPTED', 'mayClose'],
  ['QFFAS', 'VOOS COMERCIAIS DE TRANSPORTE DE PASSAGEIROS SUSPENSOS', 'aerodrome part commercial'],
  ['QMRXX', 'RWY 09/27: STARTY I LADOWANIA STATKOW POWIETRZNYCH O ROZPIETOSCI POWYZEJ 52M ZABRONIONE', '09/27 part overSize'],
  ['QMRXX', 'LANDING ON RWY 09 AND TAKE-OFF FROM RWY 36 PROHIBITED', '09 part landing,36 part takeOff'],
  ['QMRXX', 'PISTE 09/27 : TOUR DE PISTE VFR INTERDIT, ATTERRISSAGES INTERDITS QFU 27', 'aerodrome part training,27 part landing'],
  ['QMRXX', 'RWY 09/27 AVBL ONLY WHEN DRY', '09/27 part underCondition'],
  ['QMRXX', 'PISTA 09/27: UTILIZZABILE SOLO SE ASCIUTTA', '09/27 part underCondition'],
  // Some need permission, which is named in front of them or behind.
  ['QFALT', 'PPR 48HR AUPRES EXPLOITANT TEL +33149750000 POUR AVIATION GENERALE', 'aerodrome part allButPermitted'],
  ['QFAAP', 'PPR MNM 72HR FOR NON SCHEDULED FLT AND GENERAL AVIATION DUE LTD PRKG STAND', 'aerodrome part allButPermitted'],
  ['QFALT', 'LUFTFAHRZEUGE UEBER 14T MTOW PPR 24HR', 'aerodrome part allButPermitted'],
  ['QMALT', 'ALL NON-SCHEDULED AND PRIVATE FLT SHALL OBTAIN PRIOR PERMISSION AT LEAST 72HR BEFORE OPS', 'aerodrome part allButPermitted'],
  ['QFALT', 'LES VOLS NON REGULIERS SONT SOUMIS A AUTORISATION PREALABLE 72 HR', 'aerodrome part allButPermitted'],
  ['QFAXX', 'NON-SCHEDULED FLT TO/FM FOXDALE AP REQUIRE PRIOR PERMISSION', 'aerodrome part allButPermitted'],
  ['QFAXX', 'ALL GENERAL AND BUSINESS AVIATION FLIGHTS REQUIRE SLOT', 'aerodrome part allButPermitted'],
  ['QFAXX', 'SLOT ALLOCATION MANDATORY FOR ALL GA/BUSINESS FLIGHTS', 'aerodrome part allButPermitted'],
  ['QFAXX', 'PPR ALL TRANS ACFT 24 HR', 'aerodrome part allButPermitted'],
  ['QFAXX', 'PPR NOT REQUIRED FOR GENERAL AVIATION', ''],
  ['QFAXX', 'PPR VIA FLUX', 'mayClose'],
  // Day and sight alone.
  ['QMRLT', 'RWY 09/27 AVBL DAY VMC ONLY', '09/27 part night,09/27 part instrument'],
  ['QFALT', 'AD DAY VFR ONLY', 'aerodrome part night,aerodrome part instrument'],
  ['QMRXX', 'OPR LIMITED TO DAY VMC', 'aerodrome part night,aerodrome part instrument'],
  ['QMRXX', 'OPR LIMITED TO DAY VMC WITH FLUX', 'mayClose'],
  ['QFAXX', 'AD OPEN DAYLIGHT HOURS ONLY EXC SUN', 'aerodrome part allButSome'],
  // One direction alone.
  ['QMRXX', 'LDG RWY 15 ONLY, DEP RWY 33 ONLY', '33 part landing,15 part takeOff'],
  ['QMRXX', 'LDG RWY 15 ONLY, DEP RWY 18 ONLY', 'mayClose'],
  ['QMRXX', 'ATERRIZAJES SOLO PISTA 02L, DESPEGUES SOLO PISTA 20R', '20R part landing,02L part takeOff'],
  ['QMRXX', 'PISTE 03/21 NUR IN RICHTUNG 21 FUER LANDUNGEN BENUTZBAR; STARTS NUR RICHTUNG 03', '03 part landing,21 part takeOff'],
  ['QMRXX', 'RWY 10/28 OPERABLE UNICAMENTE EN SENTIDO 10 ATERRIZAJE Y 28 DESPEGUE', '28 part landing,10 part takeOff'],
])('%s %s', (code, text, closures) => {
  expect(closuresOfText(text, code).join()).toBe(closures);
});

it('types that a sentence refuses before a runway is named are refused by the aerodrome', () => {
  const told = effectsOfText('A380 AND B748 NOT PERMITTED EXCEPT AS EMERG DIVERSION. CODE E ACFT TO VACATE RWY 27 VIA TWY F', 'QMRXX');
  expect(told[0]).toMatchObject({ kind: 'closesAerodrome', runway: null, for: 'overSize' });
});

it('the lights that are out have no night of the flights behind them', () => {
  const lights = effectsOfText('RWY 09/27 EDGE LGT U/S, NIGHT OPS SUSPENDED', 'QLRAS').find(({ kind }) => kind === 'lightsOut');
  expect(lights).toMatchObject({ kind: 'lightsOut', when: null, extent: 'whole' });
});
