/** An operation is what is flown: landings, departures, training, and what only taxies. */
import { wordSet } from '#core/text/word-set.ts';
import type { Token } from './tokens.ts';
import { entryOf, flown } from '#core/notams/lexicon/lexicon.ts';

const landing = wordSet(flown.landing);
/** `TAKE OFF` is two words. */
const takeOff = wordSet(`${flown.takeOff} OFF OFFS`);
const training = wordSet(flown.training);

export const taxiing = wordSet('TAX TAXI TAXIING TAXYING TAXING TXI TXG BACKTRACK BACKTRACKING');

export const taxiways = wordSet('TWY TWYS TAXIWAY TAXIWAYS TXWY');

export type Operation = 'landing' | 'takeOff' | 'training' | 'taxiing' | 'any';

/** Reads what is flown, in a slip such as `TKEOFF` too; `any` for flights, traffic, use. */
export function operationOf({ text, meaning }: Token): Operation | null {
  if (taxiing.has(text)) return 'taxiing';
  if (meaning !== 'operation') return null;
  const word = entryOf(text)?.spelling ?? text;
  if (landing.has(word)) return 'landing';
  if (takeOff.has(word)) return 'takeOff';
  return training.has(word) ? 'training' : 'any';
}
