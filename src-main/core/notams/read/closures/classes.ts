/** Words for whom and what something may be closed or left open. */
import type { Audience } from './limit.ts';

export const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

export const permission = set(
  'PPR PN PNR PPO PRIOR PERMISSION APPROVAL APPROVED REQ REQUEST NOTICE NOTIFICATION NOTIFIED COORD COORDINATION AUTHORIZATION AUTHORISATION CONSENT ARRANGEMENT',
);

export const rescue = set(
  'EMERG EMERGENCY EMERGENCIES AMBULANCE HOSP HOSPITAL HEMS MEDEVAC MEDIVAC LIFE LIFEGUARD LIFEFLIGHT SAR MEDICAL MEDICALS POLICE STATE HUMANITARIAN RESCUE FIREFIGHTING SANITARY AIRAMBULANCE',
);

/** Words for crossing and towing; taxiing itself has others. */
export const crossing = set('XNG CROSSING CROSSINGS TOWING TOW');

export const based = set('BASED BASES HOME HOMEBASED TENANT TENANTS RESIDENT LOCAL');

export const scheduled = set('SKED SCHEDULED SCHED CARRIER CARRIERS COMMERCIAL AIRLINE AIRLINES RPT SCHEDULE');

export const helicopters = set('HEL HELS HELO HELOS HELICOPTER HELICOPTERS ROTARY HELI RTRY');

export const military = set('MIL MILITARY NAVY ARMY SQUADRON FIGHTER GOVERNMENT');

const over = set(
  'OVER OVR ABOVE ABV MORE EXCEEDING GREATER LARGER HEAVIER WINGSPAN WINGSPANS SPAN MTOW MTOM AUW MAUW WEIGHT WT LB LBS KG TONNES TONS TONNE MAXIMUM MAX CODE HEAVY LARGE WIDEBODY ACN PCN PCR LENGTH >',
);

export const types = set(
  'TYPE TYPES TILT TILTROTOR ULM ULTRALIGHT ULTRALIGHTS MICROLIGHT MICROLIGHTS PROPELLER TURBOPROP TURBOPROPS SINGLE MULTI TWIN TAILWHEEL UAS UAV DRONES BALLOONS PARAGLIDERS PARACHUTE HANG VTOL TAILDRAGGER',
);

export const everything = set(
  'OPERATE ACFT AIRCRAFT AIRCRAFTS TFC TRAFFIC FLT FLTS FLIGHT FLIGHTS OPS OPERATION OPERATIONS OPR MOVEMENT MOVEMENTS AVIATION FLYING USE USERS AIR ACTIVITY ACTIVITIES CIRCULATION TRAFICO TRAFIC TRAFFICO AIRPLANES AEROPLANES',
);

export const codes: readonly { code: Audience; words: ReadonlySet<string> }[] = [
  { code: 'visitors', words: set('VISITING VISITOR VISITORS TRANSIENT TRANSIENTS ITINERANT NONBASED') },
  { code: 'diversions', words: set('ALTN ALTERNATE ALTERNATES ALT ALTERNATIVE DIVERSION DIVERSIONS DIVERTING DIVERTED') },
  { code: 'overSize', words: over },
  { code: 'visual', words: set('VFR VISUAL VMC') },
  { code: 'instrument', words: set('IFR INSTRUMENT IMC') },
  { code: 'private', words: set('PRIVATE PVT GA GENERAL') },
  { code: 'fixedWing', words: set('FIXED FIXEDWING') },
  { code: 'helicopters', words: helicopters },
  { code: 'gliders', words: set('GLD GLIDER GLIDERS SAILPLANE SAILPLANES GLIDING') },
  { code: 'jets', words: set('JET JETS TURBOJET TURBOJETS TURBOFAN') },
  { code: 'military', words: military },
  { code: 'civil', words: set('CIVIL CIV CIVILIAN') },
  { code: 'commercial', words: scheduled },
  { code: 'training', words: set('TGL TGLS TOUCH TRG TRNG TRAINING CIRCUITS CIRCUIT PRACTICE PRACTISE PLA') },
  { code: 'aircraftType', words: types },
];

export const licensed = set('LICENSED LICENCED');

const all = [permission, rescue, crossing, based, scheduled, everything, licensed, ...codes.map(({ words }) => words)];

/** Whether the word says for whom or for what. */
export const isOfClass = (word: string): boolean => all.some((words) => words.has(word));
