/**
 * Reads a quantity in a text: a figure with its unit, and how it relates to the length that it is about (`2500M`, `-300M`,
 * `CHANGED FM 2500 TO 2100M`).
 */
import { wordsOfTerm } from '#core/notams/lexicon/lexicon.ts';
import { wordSet } from '#core/text/word-set.ts';
import type { Effect } from '../notice.ts';
import { type Token, isDigit } from '../closures/tokens.ts';

export type Length = Effect['lengths'][number];
export type Unit = Length['unit'];
export type Measure = { value: number; unit: Unit | null; next: number };
/** `relation` is null where the words do not tell it. */
export type Quantity = Measure & { relation: Length['relation'] | null };

const number = /^(?<digits>\d{1,5})(?<unit>FT|M|MTRS?|METRES|METERS)?$/;
const feet = /^(?:FT|FEET|')$/;
const metres = /^(?:M|MTRS?|METRES?|METERS?)$/;

export const unitOf = (word: string | undefined): Unit | null =>
  word === undefined ? null : feet.test(word) ? 'ft' : metres.test(word) ? 'm' : null;

export const lengthOf = (of: Length['of'], relation: Length['relation'], { value, unit }: Measure): Length => ({
  of,
  relation,
  value,
  unit: unit ?? 'm',
});

/** A runway that is left is longer. */
export const LEAST_LEFT = 200;

/** Null where no length begins at the token. */
export function measureAt(tokens: readonly Token[], at: number): Measure | null {
  const { text = '' } = tokens[at] ?? {};
  const parts = isDigit(text.charCodeAt(0)) ? number.exec(text)?.groups : undefined;
  if (!parts) return null;
  let digits = parts['digits'] ?? '';
  let unit = parts['unit'];
  let next = at + 1;
  // A comma groups the digits in `5,000FT`.
  const thousands =
    tokens[next]?.text === ',' && tokens[next]?.gap === 'none' && tokens[next + 1]?.gap === 'none' ? tokens[next + 1] : undefined;
  const rest = /^(?<digits>\d{3})(?<unit>FT|M)?$/.exec(thousands?.text ?? '')?.groups;
  if (rest && unit === undefined && digits.length <= 2) {
    digits += rest['digits'] ?? '';
    unit = rest['unit'];
    next += 2;
  }
  // A blank groups the digits in `1 950 M`.
  const spaced = /^(?<digits>\d{3})(?<unit>FT|M)?$/.exec(tokens[next]?.text ?? '')?.groups;
  if (spaced && /^[1-9]$/.test(digits) && unit === undefined && (spaced['unit'] !== undefined || unitOf(tokens[next + 1]?.text) !== null)) {
    digits += spaced['digits'] ?? '';
    unit = spaced['unit'];
    next++;
  }
  if (unit === undefined && unitOf(tokens[next]?.text) !== null) {
    unit = tokens[next]?.text;
    next++;
  }
  return { value: Number(digits), unit: unitOf(unit), next };
}

export const lowering = wordsOfTerm('reduced');
const raising = wordSet('INCREASED INCREASE EXTENDED LENGTHENED');
const setting = wordSet(
  'CHANGED CHANGES AMENDED REVISED MODIFIED ALTERED LIMITED LTD RESTRICTED PASA VUELVE MODIFICADA ALTERADA RAMENEE PORTEE',
);
/** They mean TO and BY behind a change, and other things elsewhere. */
const toAbroad = wordSet('A PARA AUF');
const byAbroad = wordSet('EN UM DI');
const linking = wordSet(
  ': = ( IS ARE NOW WILL SHALL BE BEEN HAS HAVE OF TEMPO TEMPORARILY AVBL AVAILABLE CURRENTLY THEN ONLY BECOMES MAX MAXIMUM BOTH EACH ALL',
);
const least = wordSet('LEAST MNM MINIMUM MIN');
/** This many words may be between a length and its figure. */
const MOST_WORDS = 9;
/** A hyphen before a smaller figure may mean minus, metres. */
const LEAST_LENGTH = 1000;
const METRES_A_FOOT = 0.3048;

/** What is said of the length that is named just before the token; null without a figure there. */
export function quantityAt(tokens: readonly Token[], from: number): Quantity | null {
  let change: 'lowers' | 'raises' | 'sets' | null = null;
  let relation: Quantity['relation'] = 'is';
  for (let at = from; at < Math.min(tokens.length, from + MOST_WORDS); at++) {
    const { text } = tokens[at] as Token;
    const measure = measureAt(tokens, at);
    if (measure) return behind(tokens, { ...measure, relation });
    if (lowering.has(text)) change = 'lowers';
    else if (raising.has(text)) change = 'raises';
    else if (setting.has(text)) change = 'sets';
    else if (text === 'FM' || text === 'FROM') return rangeAt(tokens, at + 1);
    else if (text === '-' || text === '–') return minusAt(tokens, at);
    else if (text === 'NOT' || text === 'NO') {
      // The negation is part of the relation in `NOT LESS THAN 1500M` and `NOT MORE THAN 1500M`.
      if (!/^(?:LESS|MORE)$/.test(tokens[at + 1]?.text ?? '') || tokens[at + 2]?.text !== 'THAN') return null;
      relation = tokens[at + 1]?.text === 'LESS' ? 'atLeast' : 'is';
      at += 2;
      continue;
    } else if (text === 'MINUS' || text === 'LESS' || text === '+' || text === 'PLUS') {
      relation = text === 'MINUS' || text === 'LESS' ? 'less' : 'more';
      continue;
    } else if (text === 'TO' || (change !== null && toAbroad.has(text))) {
      relation = 'is';
      continue;
    } else if (text === 'BY' || (change !== null && byAbroad.has(text))) {
      relation = change === 'lowers' ? 'less' : change === 'raises' ? 'more' : null;
      continue;
    } else if (least.has(text)) {
      relation = 'atLeast';
      continue;
    } else if (linking.has(text) || text === 'AT' || text === 'FURTHER') continue;
    else return null;
    // A change without TO or BY may be either, but of a reduction.
    relation = text === 'REDUCTION' && tokens[at + 1]?.text === 'OF' ? 'less' : null;
  }
  return null;
}

/** `FM 2500 TO 2100 M`: the second is what it is now. */
function rangeAt(tokens: readonly Token[], at: number): Quantity | null {
  const former = measureAt(tokens, at);
  const now = former && tokens[former.next]?.text === 'TO' ? measureAt(tokens, former.next + 1) : null;
  if (former === null) return null;
  return now === null ? { ...former, relation: null } : { ...now, unit: now.unit ?? former.unit, relation: 'is' };
}

/** `TODA -300M` is less; the hyphen of `TODA - 2500M` and `TODA-2500M` divides, and before a short figure may do either. */
function minusAt(tokens: readonly Token[], at: number): Quantity | null {
  const measure = measureAt(tokens, at + 1);
  if (measure === null) return null;
  const isLong = measure.value * (measure.unit === 'ft' ? METRES_A_FOOT : 1) >= LEAST_LENGTH;
  const isSign = tokens[at]?.gap !== 'none' && tokens[at + 1]?.gap === 'none';
  return { ...measure, relation: isSign ? (isLong ? null : 'less') : isLong ? 'is' : null };
}

const former = wordSet('WAS PREVIOUSLY FORMERLY OLD INSTEAD PUBLISHED');

/** What follows a figure may say that another one holds, or what it is. */
function behind(tokens: readonly Token[], quantity: Quantity): Quantity {
  const at = quantity.next;
  const { text } = tokens[at] ?? { text: '' };
  const isOpening = text === '(' || text === ',';
  if (former.has(isOpening ? (tokens[at + 1]?.text ?? '') : text)) return quantity;
  if (/^(?:LESS|SHORTER|MORE|LONGER)$/.test(text) && measureAt(tokens, at + 1) === null)
    return {
      ...quantity,
      relation: quantity.relation !== 'is' ? null : text === 'LESS' || text === 'SHORTER' ? 'less' : 'more',
      next: at + 1,
    };
  if (quantity.relation === 'less' || quantity.relation === 'more') {
    // The length that remains follows TO in `REDUCED BY 200M TO 2300M`.
    const now = text === 'TO' ? measureAt(tokens, at + 1) : null;
    return now === null ? quantity : { ...now, unit: now.unit ?? quantity.unit, relation: 'is' };
  }
  const isChange = setting.has(text) || lowering.has(text) || raising.has(text) || /^(?:NOW|BECOMES|MINUS|PLUS|TO)$/.test(text);
  if (!isChange) return quantity;
  const later = quantityAt(tokens, at);
  // A date follows TO in `TORA 2500M TO 30 NOV`.
  if (text === 'TO' && (later === null || later.value < LEAST_LENGTH / 10)) return quantity;
  if (later === null) return text === 'NOW' ? quantity : { ...quantity, relation: null };
  const isNow = later.relation === 'is' && text !== 'TO';
  return { ...later, unit: later.unit ?? quantity.unit, relation: isNow ? 'is' : null };
}
