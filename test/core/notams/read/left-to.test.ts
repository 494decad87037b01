import { expect, it } from 'vitest';
import { allEffectsOfText, closuresOfText } from './closure-effects.ts';

it.each([
  ['ONLY EMERG FLT ACCEPTED', 'aerodrome part allButEmergencies'],
  ['PPR ONLY FROM 01667 462445', 'aerodrome part allButPermitted'],
  ['ARR AND DEP ONLY WITH GENERAL STAFF PERMISSION', 'aerodrome part allButPermitted'],
  ['OUTSIDE THESE HR PPR 24HR', 'aerodrome part allButPermitted underCondition'],
  ['AUSSERHALB PPR 24HR', 'aerodrome part allButPermitted underCondition'],
  ['OUTSIDE THE PUBLISHED AREA PPR', ''],
  ['NIGHT OPS NOT AVBL WITHOUT 24HR PN', 'aerodrome part allButPermitted night'],
  ['DROGA STARTOWA 07/25 CZYNNA TYLKO DLA SAMOLOTOW DO 5700 KG', '07/25 part allButSome'],
  ['HEL ONLY', 'aerodrome part allButHelicopters'],
  ['HEL ONLY CTC TWR 118.1', 'aerodrome part allButHelicopters'],
  ['NIGHT OPS ONLY WITH PPR', 'aerodrome part allButPermitted night'],
  ['OPS NOCTURNAS UNICAMENTE AMBULANCIA PREVIA AUTORIZACION', 'aerodrome part allButEmergencies night'],
  ['OPS NOCTURNAS UNICAMENTE AMBULANCIA PREVIA AUTORIZACION UAEAC', 'aerodrome part allButEmergencies night'],
  ['SOLO VUELOS DE EMERGENCIA PERMITIDOS', 'aerodrome part allButEmergencies'],
  ['SOLO AERONAVES DE ESTADO AUTORIZADAS', 'aerodrome part allButEmergencies'],
  ['SOLO HEMS AUTORIZADO', 'aerodrome part allButEmergencies'],
  ['SOLO EMERGENCIAS PERMITIDAS', 'aerodrome part allButEmergencies'],
  ['SOLO AERONAVE HEMS', 'aerodrome part allButEmergencies'],
  ['SEULS LES AERONEFS EVASAN SONT ADMIS', 'aerodrome part allButEmergencies'],
  ['LFZ NUR MIT PPR', 'aerodrome part allButPermitted'],
  ['FLUEGE NUR MIT PPR', 'aerodrome part allButPermitted'],
  ['LA PISTE 07/25 RESTE OUVERTE. ATR72 ET PLUS NON ADMIS', 'aerodrome part overSize'],
  ['AD CLSD. RELIEF AND MIL FLT ALLOWED', 'aerodrome part allButSome'],
  ['AD GESPERRT. HUBSCHRAUBER AUSGENOMMEN', 'aerodrome part allButHelicopters'],
  ['PISTA 13 NO ESTA CERRADA', 'mayClose'],
  ['PISTA NO 13 CERRADA', 'whole'],
  ["LA PISTE 13 N'EST PAS FERMEE", 'mayClose'],
  ['AD CON OPS SOLO VFR DIURNAS', 'aerodrome part night,aerodrome part instrument'],
  ['DEMAIS ACFT OPS VFR DIURNO SOMENTE', 'aerodrome part night,aerodrome part instrument'],
  ['OPS ONLY DAY VFR', 'aerodrome part night,aerodrome part instrument'],
  ['LUN A JUE 0500-0930 PISTA 13 CERRADA', '13 part listedTimes'],
  ['VOLS ECOLE ET TOURS DE PISTE NON AUTORISES', 'aerodrome part training'],
  ['NON SKED FLT 0600-2000 ONLY', 'aerodrome part nonScheduled listedTimes'],
  ['FLUX FLT 0600-2000 ONLY', 'mayClose'],
  ['OPERAZIONI IFR SOSPESE', 'aerodrome part instrument'],
  ['RWY 07 NO UTILIZABLE PARA ATERRIZAJE DE ACFT CON PESO SUPERIOR A 60T', '07 part overSize'],
  ['PISTE 07 INTERDITE AUX ACFT DE MASSE SUPERIEURE A 60T', '07 part overSize'],
  ['RWY 14L/32R CERRADA, EXCEPTO CRUCE CONTROLADO POR TWY A', '14L/32R part allButTaxiing'],
  ['POUSO RWY 11 PROIB', '11 part landing'],
  ['RWY 11/29 USABLE ONLY BY ACFT CAT A AND B', '11/29 part allButSome'],
  ['PISTE 11/29 UTILISABLE POUR ACFT CAT A ET B SEULEMENT', '11/29 part allButSome'],
  ['PISTE 11/29 RESERVEE AUX HELICOPTERES', '11/29 part allButHelicopters'],
  ['PISTA 11/29 RESERVADA PARA HELICOPTEROS', '11/29 part allButHelicopters'],
  ['PISTA 11/29 DISPONIBILE PER ELICOTTERI SOLTANTO', '11/29 part allButHelicopters'],
  ['PISTA 11/29 RISERVATA AGLI ELICOTTERI', '11/29 part allButHelicopters'],
  // Flights that are refused in front of their hours.
  ['OPERACIONES IFR SUSPENDIDAS', 'aerodrome part instrument'],
  ['LOTY IFR ZAWIESZONE', 'aerodrome part instrument'],
  ['VOLI NOTTURNI SOSPESI', 'aerodrome part night'],
  ['OPERACOES NOTURNAS SUSPENSAS', 'aerodrome part night'],
  ['NO JET ACFT 0800-1000', 'aerodrome part jets listedTimes'],
  ['PROHIBIDO ATERRIZAJES PISTA 09/27 ENTRE 0800 Y 1000', '09/27 part landing listedTimes'],
  ['NO LDG ON RWY 09/27 0800-1000', '09/27 part landing listedTimes'],
  ['NO LDG ON RWY 09/27, RWY 18/36 0800-1000', '09/27 part landing,18/36 part landing'],
  // A place, a time, a condition or a word that is not understood leaves the doubt.
  ['ONLY HEL ACCEPTED ON APRON 2', 'mayClose'],
  ['ONLY SKED FLT PERMITTED BTN 0800-1000', 'mayClose'],
  ['ONLY HEL ACCEPTED WHEN VIS BLW 1500M', 'mayClose'],
  ['ONLY FLUX HEL ACCEPTED', 'mayClose'],
])('%s', (text, closures) => {
  expect(closuresOfText(text, 'QFALT').join()).toBe(closures);
});

it.each([
  ['QFUXX', 'ONLY HEL ACCEPTED'],
  ['QSPLT', 'ONLY IFR FLT ACCEPTED'],
])('in a NOTAM of something else (%s) nothing is left to some: %s', (code, text) => {
  expect(closuresOfText(text, code)).not.toContain('aerodrome part allButHelicopters');
});

it.each([
  ['TWY A ONLY FOR HEL', 'closesTaxiway A allButSome'],
  ['TWY A ONLY FOR ACFT WITH WINGSPAN LESS THAN 36M', 'closesTaxiway A allButSome'],
  ["TWY A OUVERT SEULEMENT AUX AERONEFS DONT L'ENVERGURE EST INFERIEURE A 36M", 'closesTaxiway A allButSome'],
  ['RODAJE A UNICAMENTE PARA AERONAVES CLAVE C', 'closesTaxiway A allButSome'],
  ['STAND 5 NUR FUER HUBSCHRAUBER', 'closesStand 5 allButSome'],
  ['RD 4 - TOLKO BUKSIROWKA', 'closesTaxiway 4 allButSome'],
  ['MS 11-14 PRIGODNY TOLKO DLYA WS S RAZMAHOM KRYLA NE BOLEE 36M', 'closesStand 11-14 allButSome'],
  ['TWY A ONLY FOR TAXIING', 'otherUnavailable '],
])('%s', (text, expected) => {
  expect(
    allEffectsOfText(text, 'QMXLT')
      .map(({ kind, names, for: closedFor }) => [kind, ...names, closedFor].join(' '))
      .join(),
  ).toBe(expected);
});
