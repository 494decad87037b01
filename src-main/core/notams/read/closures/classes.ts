/** These words say for whom and for what something may be closed or left open. */
import { wordSet } from '#core/text/word-set.ts';
import type { Audience } from './closure-limits.ts';

export const permission = wordSet(
  'PPR PN PNR PPO PRIOR PERMISSION APPROVAL APPROVED REQ REQUEST NOTICE NOTIFICATION NOTIFIED COORD COORDINATION AUTHORIZATION AUTHORISATION CONSENT ARRANGEMENT AUTORIZACION COORDINACION PREVIA PREVIO AUTORIZACAO COORDENACAO AUTORISATION PREAVIS AUTORIZZAZIONE PREAVVISO GENEHMIGUNG VORANMELDUNG ZGODA',
);

export const rescue = wordSet(
  'EMERG EMERGENCY EMERGENCIES DISTRESS HELIMED ETAT AMBULANCE HOSP HOSPITAL HEMS MEDEVAC MEDIVAC MED LIFE LIFEGUARD LIFEFLIGHT SAR SEARCH MEDICAL MEDICALS POLICE STATE RESCUE FIREFIGHTING SANITARY AIRAMBULANCE SAMU SMUR EVASAN AMBULANCIA AMBULANCIAS EMERGENCIA EMERGENCIAS ESTADO URGENCE URGENCES SANITAIRES EMERGENZA STATO AMBULANZFLUEGE STAATSFLUEGE RETTUNGSFLUEGE NOTFAELLE',
);

/** Words for crossing and towing; taxiing itself has others. */
export const crossing = wordSet('XNG CROSSING CROSSINGS TOWING TOW');

export const based = wordSet('BASED BASES HOME HOMEBASED TENANT TENANTS RESIDENT LOCAL');

export const scheduled = wordSet('SKED SCHEDULED SCHED ACR CARRIER CARRIERS COMMERCIAL AIRLINE AIRLINES RPT SCHEDULE');

export const helicopters = wordSet(
  'HEL HELS HELO HELOS HELICOPTER HELICOPTERS HEPTR ROTARY HELI RTRY HELICOPTERE HELICOPTERES HELICOPTEROS ELICOTTERI HUBSCHRAUBER',
);

export const military = wordSet('MIL MILITARY NAVY ARMY SQUADRON FIGHTER GOVERNMENT');

const over = wordSet(
  'OVER OVR ABOVE ABV SUPERIOR SUPERIORES SUPERIEUR SUPERIEURE SUPERIEURES MORE EXCEEDING GREATER LARGER HEAVIER WINGSPAN WINGSPANS SPAN MTOW MTOM MTWA AUW MAUW WEIGHT WT LB LBS KG TONNES TONS TONNE MAXIMUM MAX CODE HEAVY LARGE WIDE BODY BODIED WIDEBODY ACN PCN PCR LENGTH >',
);

export const types = wordSet(
  'TYPE TYPES TILT TILTROTOR ULM ULTRALIGHT ULTRALIGHTS MICROLIGHT MICROLIGHTS PROPELLER PROPS TURBOPROP TURBOPROPS SINGLE MULTI TWIN TAILWHEEL UAS UAV DRONES BALLOONS PARAGLIDERS PARACHUTE HANG VTOL TAILDRAGGER WHEELED',
);

export const everything = wordSet(
  'EVERYBODY EVERYONE TURN TURNS OPERATE ACFT AIRCRAFT AIRCRAFTS TFC TRAFFIC FLT FLTS FLIGHT FLIGHTS OPS OPERATION OPERATIONS OPR MOVEMENT MOVEMENTS AVIATION FLYING USE USERS AIR ACTIVITY ACTIVITIES CIRCULATION TRAFICO TRAFIC TRAFFICO AIRPLANES AEROPLANES AERONAVES AERONEFS AVIONES AVIONS VUELOS VOLS VOOS',
);

const visitors = wordSet('VISITING VISITOR VISITORS TRANSIENT TRANSIENTS ITINERANT NONBASED');
export const isVisitor = (word: string): boolean => visitors.has(word);

export const codes: readonly { code: Audience; words: ReadonlySet<string> }[] = [
  { code: 'visitors', words: visitors },
  {
    code: 'diversions',
    words: wordSet(
      'ALTN ALTERNATE ALTERNATES ALT ALTERNATIVE DIVERSION DIVERSIONS DIVERTING DIVERTED ALTERNO ALTERNATIVO ALTERNATIVA DEGAGEMENT DEROUTEMENT',
    ),
  },
  { code: 'overSize', words: over },
  { code: 'visual', words: wordSet('VFR VISUAL VMC') },
  { code: 'instrument', words: wordSet('IFR INSTRUMENT IMC') },
  { code: 'private', words: wordSet('PRIVATE PVT GA GENERAL GEN') },
  { code: 'fixedWing', words: wordSet('FIXED FIXEDWING ALA FIJA') },
  { code: 'helicopters', words: helicopters },
  { code: 'gliders', words: wordSet('GLD GLIDER GLIDERS SAILPLANE SAILPLANES GLIDING') },
  { code: 'jets', words: wordSet('JET JETS TURBOJET TURBOJETS TURBOFAN') },
  { code: 'military', words: military },
  { code: 'civil', words: wordSet('CIVIL CIV CIVILIAN') },
  { code: 'commercial', words: scheduled },
  { code: 'training', words: wordSet('TGL TGLS TOUCH TRG TRNG TRAINING CIRCUITS CIRCUIT PRACTICE PRACTISE PLA') },
  { code: 'aircraftType', words: types },
];

/** What goes on at an aerodrome that is closed for it. */
export const occasions = wordSet(
  'VIP EXER EXERCISE EXERCISES EVENT EVENTS COMPETITION CHAMPIONSHIP RACE RACES RALLY PARADE CEREMONY DISPLAY DISPLAYS DEMONSTRATION REHEARSAL CALIBRATION INSPECTION TEST TESTS TESTING JUMPING FIRING DRONE ENGINE',
);

export const licensed = wordSet('LICENSED LICENCED');

const all: ReadonlySet<string> = new Set(
  [permission, rescue, crossing, based, scheduled, everything, licensed, ...codes.map(({ words }) => words)].flatMap((words) => [...words]),
);

/** `VUELOS DE EMERGENCIA`, `VOLI DI STATO`: what follows says which. */
export const ofRomance = /^(?:D|DE|DEL|DES|DI|DU)$/;

/** Whether the word says for whom or for what. */
export const isOfClass = (word: string): boolean => all.has(word);
