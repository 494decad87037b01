/**
 * What a long text says behind the part that is searched for effects: a closing word near a runway or an aerodrome is a doubt there, never silence.
 */
import { capitals, oneLine } from '#core/text/line.ts';
import { matchesOf } from '#core/text/matches.ts';

const closing = /\b(?:CLSD|CLOSED|UNUSABLE|NOT AVBL|NOT AVAILABLE)\b/g;
const place = /\b(?:RWYS?|RUNWAYS?|AD|AERODROME|AIRPORT|AIRFIELD|HELIPORT)\b/;
/** What is closed then. */
const other = /\b(?:TWYS?|TAXIWAYS?|TXL|TAXILANES?|APRON|STANDS?|RAMP|GATES?)\b/;
/** Letters in front of the word in which a place counts as its own. */
const NEAR = 80;
const MOST_WORDS = 200;

/** The words, to be quoted; null for none. `from`: where the part that was searched ends. */
export function laterClosure(text: string, from: number): string | null {
  if (text.length <= from) return null;
  // A word that the end of that part cuts is looked at again.
  const rest = capitals(text.slice(from - NEAR));
  for (const { index, 0: word } of matchesOf(closing, rest, MOST_WORDS)) {
    const before = rest.slice(Math.max(0, index - NEAR), index);
    const at = before.search(place);
    if (at >= 0 && index + word.length > NEAR && !other.test(before.slice(at))) return oneLine(before.slice(at) + word);
  }
  return null;
}
