/** What is flown: landings, departures, training, and what only taxies. */
import type { Token } from './tokens.ts';

const landing: ReadonlySet<string> = new Set([
  'LDG',
  'LDGS',
  'LANDING',
  'LANDINGS',
  'LAND',
  'LNDG',
  'ARR',
  'ARRS',
  'ARRIVAL',
  'ARRIVALS',
  'ARRIVING',
  'ATTERRISSAGE',
  'ATTERRISSAGES',
  'ATERRIZAJE',
  'ATERRIZAJES',
  'ATTERRAGGI',
  'ATTERRAGGIO',
  'POUSO',
  'POUSOS',
  'LANDUNGEN',
  'ПРИЕМА',
  'ПРИЕМ',
  'ПОСАДКИ',
  'ПОСАДКА',
  'ПОСАДОК',
]);

const takeOff: ReadonlySet<string> = new Set([
  'TKOF',
  'TAKEOFF',
  'TAKEOFFS',
  'TAKE-OFF',
  'TAKE-OFFS',
  'DEP',
  'DEPS',
  'DEPARTURE',
  'DEPARTURES',
  'DEPARTING',
  'DECOLLAGE',
  'DECOLLAGES',
  'DESPEGUE',
  'DESPEGUES',
  'DECOLLI',
  'DECOLLO',
  'DECOLAGEM',
  'DECOLAGENS',
  'OFF',
  'OFFS',
  'STARTS',
  'ВЫПУСКА',
  'ВЫПУСК',
  'ВЗЛЕТА',
  'ВЗЛЕТ',
  'ВЗЛЕТОВ',
]);

const training: ReadonlySet<string> = new Set(['TGL', 'TGLS', 'TOUCH-AND-GO', 'CIRCUITS', 'TRAINING', 'TRG', 'TRNG']);

export const taxiing: ReadonlySet<string> = new Set([
  'TAX',
  'TAXI',
  'TAXIING',
  'TAXYING',
  'TAXING',
  'TXI',
  'TXG',
  'BACKTRACK',
  'BACKTRACKING',
]);

export const taxiways: ReadonlySet<string> = new Set(['TWY', 'TWYS', 'TAXIWAY', 'TAXIWAYS', 'TXWY']);

export type Operation = 'landing' | 'takeOff' | 'training' | 'taxiing' | 'any';

/** What is flown; `any` for flights, traffic, use. */
export function operationOf({ text, meaning }: Token): Operation | null {
  if (taxiing.has(text)) return 'taxiing';
  if (meaning !== 'operation') return null;
  if (landing.has(text)) return 'landing';
  if (takeOff.has(text)) return 'takeOff';
  return training.has(text) ? 'training' : 'any';
}
