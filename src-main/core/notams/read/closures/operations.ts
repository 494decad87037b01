/** What is flown: landings, departures, training, and what only taxies. */
import { set } from './classes.ts';
import type { Token } from './tokens.ts';
import { flown } from '#core/notams/lexicon/lexicon.ts';

const landing = set(flown.landing);
/** `TAKE OFF` is two words. */
const takeOff = set(`${flown.takeOff} OFF OFFS`);
const training = set(flown.training);

export const taxiing = set('TAX TAXI TAXIING TAXYING TAXING TXI TXG BACKTRACK BACKTRACKING');

export const taxiways = set('TWY TWYS TAXIWAY TAXIWAYS TXWY');

export type Operation = 'landing' | 'takeOff' | 'training' | 'taxiing' | 'any';

/** Reads what is flown; `any` for flights, traffic, use. */
export function operationOf({ text, meaning }: Token): Operation | null {
  if (taxiing.has(text)) return 'taxiing';
  if (meaning !== 'operation') return null;
  if (landing.has(text)) return 'landing';
  if (takeOff.has(text)) return 'takeOff';
  return training.has(text) ? 'training' : 'any';
}
