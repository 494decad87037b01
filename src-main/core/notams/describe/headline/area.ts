/** Names of airspaces that a text shortens: `R3005D`, `W570C`, `AR101(S)`. */
import type { HeadlinePart } from '#contract/notams/headline.ts';
import { coded } from './parts.ts';

const numbered = /^(?<kind>R|W|A|P)-?(?<number>\d{3,5})(?<part>[A-Z]{0,3}(?:\/[A-Z])?)$/;
const refuelling = /^AR ?\d{2,4}[A-Z]{0,2}(?:\([A-Z]{1,3}\))?$/;

/** US areas of a notice under the keyword AIRSPACE: what the first word names. */
export function areaOf(word: string): HeadlinePart | null {
  const { kind, number, part } = numbered.exec(word)?.groups ?? {};
  if (kind !== undefined) return coded('thing', 'area', kind, `${kind}-${number}${part}`);
  return refuelling.test(word) ? coded('thing', 'refuellingTrack', word) : null;
}
