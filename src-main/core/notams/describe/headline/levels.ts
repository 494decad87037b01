/** Lower and upper limits of an airspace as a headline has them. */
import type { HeadlinePart } from '#contract/notams/headline.ts';
import { coded } from './parts.ts';

const limit = String.raw`(?:SFC|GND|FL ?\d{2,3}|\d{3,5} ?FT(?: ?(?:AGL|AMSL|MSL))?|UNL)`;
const band = new RegExp(
  String.raw`(?:(?<lower>${limit}) ?(?:-|TO|UP TO(?: BUT NOT INCLUDING)?) ?(?<upper>${limit}))|(?<alone>FL ?\d{2,3}) ?- ?(?<end>FL ?\d{2,3}|UNL)`,
);

/** From words such as `SFC-FL290`; none where there are none. */
export function levelsIn(line: string): HeadlinePart[] {
  const groups = band.exec(line)?.groups;
  if (!groups) return [];
  return [coded('levels', 'levels', levelOf(groups['lower'] ?? groups['alone'] ?? ''), levelOf(groups['upper'] ?? groups['end'] ?? ''))];
}

/** Of items F and G. */
export function levelsBetween(lower: string | null, upper: string | null): HeadlinePart[] {
  if (upper === null || upper.length > 20) return [];
  if (lower === null || lower.length > 20) return [coded('levels', 'upTo', levelOf(upper))];
  return [coded('levels', 'levels', levelOf(lower), levelOf(upper))];
}

function levelOf(limit: string): string {
  const word = limit.trim().replace(/[.,]$/, '');
  if (/^(?:SFC|GND|SURFACE|GROUND)$/.test(word)) return 'SFC';
  if (word.startsWith('UNL')) return 'UNL';
  return word
    .replace(/^FL ?0?/, 'FL')
    .replace(/(\d) ?FT\b/, '$1 ft')
    .replace(/(\d) ?M\b/, '$1 m');
}

const numbered = /^(?<kind>R|W|A|P)-?(?<number>\d{3,5})(?<part>[A-Z]{0,3}(?:\/[A-Z])?)$/;
const refuelling = /^AR ?\d{2,4}[A-Z]{0,2}(?:\([A-Z]{1,3}\))?$/;

/** US areas of a notice under the keyword AIRSPACE: what the first word names. */
export function areaOf(word: string): HeadlinePart | null {
  const { kind, number, part } = numbered.exec(word)?.groups ?? {};
  if (kind !== undefined) return coded('thing', 'area', kind, `${kind}-${number}${part}`);
  return refuelling.test(word) ? coded('thing', 'refuellingTrack', word) : null;
}
