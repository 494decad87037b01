/**
 * A rule of effects is a row: what it is about, when it holds, what it finds, and texts that it holds and does not hold for.
 * `test/core/notams/read/effects` runs them.
 */
import type { EffectRule } from '#contract/notams/rules.ts';
import { ofCode, ofMeaning, ofMeaningAbroad, ofTerm } from '#core/notams/lexicon/lexicon.ts';
import type { Effect, EffectKind } from '../notice.ts';

/** A text as the rules see it. */
type Said = {
  /** The text is in capitals and on one line; deleted notes are left out. */
  line: string;
  /** It is the second and third letter of the Q-code, or what the text means instead; empty where neither says. */
  subject: string;
  /** It is the fourth and fifth letter of the Q-code; empty without one. */
  condition: string;
};

type Example = readonly [code: string, text: string];

export type Row = {
  kind: EffectKind;
  name: EffectRule;
  examples: readonly Example[];
  counterExamples: readonly Example[];
  /** Codes of subjects that it is about. */
  subjects: RegExp;
  /** It says how a clause of a NOTAM of something else names the subject. */
  anywhere?: RegExp;
  match: (said: Said) => boolean;
  finding: (said: Said) => Partial<Effect> & Pick<Effect, 'extent'>;
};

/** It matches `NOT AUTHORIZED` and `NOT PERMITTED`. */
export const denied = `NOT (?:BE )?${ofMeaning('allowed')}`;
export const gone = `(?:${ofMeaning('unserviceable')}|${ofCode('notAvailable', 'unusable', 'decommissioned', 'withdrawn', 'suspended')}|NOT (?:TO )?(?:BE )?${ofMeaning('usable')}|OUT OF (?:SERVICE|SVC|ORDER))`;

/** Foreign words have no code. */
export const refusedAbroad = ofMeaningAbroad('stopped', 'closed');

/** `NON DISPONIBILE`, `NO UTILIZABLE`, `INDISPONIVEL`: Romance languages share the stems. */
export const unavailableAbroad = String.raw`(?:NON|NO|NAO) (?:DISPON[IÍ]|UTILI[SZ])\w+|INDISPON[IÍ]\w+`;

export const out = new RegExp(
  String.raw`\b(?:${gone}|OFF AIR|NOT RADIATING|DO NOT (?:USE|RELY)|NE PAS UTILISER|(?:NO|NAO) (?:UTILIZAR|USAR)|NON UTILIZZARE|NICHT BENUE?TZEN|NO RELIANCE|${ofTerm('outOfService')}|(?:NIE|NICHT|NE|НЕ) ${ofMeaning('usable')}|${unavailableAbroad})\b`,
);

const exception = new RegExp(
  String.raw`\b(?:EXC|EXCEPT\w*|SAUF|SALVO|UNLESS|(?<!PURPOSES |TESTS? |TESTING )${ofMeaning('only')}|PARTLY|PARTIALLY|PARZIALMENTE|PARTIELLEMENT|PARCIALMENTE|TEILWEISE|CZESCIOWO|BTN|BEYOND|BLW|BELOW|UNTERHALB|RADIAL(?:S|EN?)?|AZM|SECTORS?|R-\d|DEG|(?:LEFT|RIGHT|ONE|L|R|LH|RH)(?: HAND)? (?:SIDE|EDGE)|HALF|PCT|(?:FIRST|LAST|INNER|OUTER|REMAINING|ULTIM[OI]S?|PRIMEROS|PRIMI|PRIMEIROS|DERNIERS|PREMIERS|LETZTEN?|ERSTEN?) (?:\d{2,4} ?M?|PART|SECTION)|CADA LADO|(?:LATO|COTE|LADO|COSTADO) [A-Z]+|ENTRE)\b|%`,
);

/** `VOR 255-265` is those radials only. */
const radials = /\b[0-3]\d\d ?- ?[0-3]\d\d\b(?!\d)/;

export const extentIn = (line: string): 'whole' | 'part' => (radials.test(line) ? 'part' : wholeUnlessExcepted(line));

export const wholeUnlessExcepted = (line: string): 'whole' | 'part' => (exception.test(line) ? 'part' : 'whole');

const MOST_OF_SHORT = 160;

/** A text so short is quoted whole, where it has more clauses than the one that says it. */
export const isShort = (line: string): boolean => line.length <= MOST_OF_SHORT;

/** The words that tell of a limit what no code does; keywords of US texts only sort. */
export const quotedWords = (line: string): string =>
  line
    .trim()
    .replace(/^(?:AD AP|SVC|NAV) (?!CANADA)/, '')
    .replace(/[.,; ]{1,3}$/, '');
