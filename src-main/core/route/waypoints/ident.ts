/** The ident of a waypoint is a word that a route can have for a place, and no word with another meaning. */
import { MOST_IDENT } from '#contract/route/waypoints.ts';
import { inAlphabet } from '../files/write-text.ts';
import { coordinatesAt } from '../words/own-place.ts';
import { readWord } from '../words/shapes.ts';
import { upperCased } from '../words/word.ts';

const form = /^(?=[0-9]{0,9}[A-Z])[A-Z0-9]{2,10}$/;
/** Halves of a position, which would join the word after them: `S1E 46`. */
const latitude = /^(?:[NS]\d{1,7}[EW]?|\d{1,7}[NS])$/;
const NOWHERE = { from: 0, to: 0 };

/**
 * Returns the ident in capitals; undefined for what may not be one. Names of airways and procedures may be idents: a waypoint of the user wins over
 * them.
 */
export function identOf(written: string): string | undefined {
  const ident = upperCased(written.trim());
  if (!form.test(ident) || latitude.test(ident) || coordinatesAt(ident, 0)) return undefined;
  return ['point', 'airway', 'procedure'].includes(readWord(ident, NOWHERE).kind) ? ident : undefined;
}

/** `Höhe 12 Süd` is `HOHE12SUD`: what is left of a name as an ident; undefined where that is nothing that may be one. */
export const identFrom = (name: string): string | undefined => identOf(inAlphabet(name, { allowed: /[A-Z0-9]/, most: MOST_IDENT }));
