/** Names of helipads behind their word: `HELIPAD 2`, `HELIPADS H1 AND H2`, `HLS ALPHA`. */
import { namesAt } from './names.ts';
import type { Segment, Token } from './tokens.ts';

/** Tokens of the names behind the word. */
export function padTokens(segment: Segment, from: number): number {
  let at = from;
  // `HLS ORANGE`, `TLOF HOTEL 1`.
  if (segment[at]?.meaning === undefined && /^[A-Z]{3,}$/.test(segment[at]?.text ?? '')) at++;
  while (
    segment[at] &&
    segment[at]?.meaning === undefined &&
    /^(?:[A-Z]|[A-Z]?\d{1,2}|NR|NO|NUMBER|NBR|\.)$/.test((segment[at] as Token).text)
  )
    at++;
  return at - from;
}

/** Names behind the word at `word`, as H and a number, or as the ends of a FATO (`FATO 03/21`); those without a number have none. */
export function padsAt(segment: Segment, word: number): string[] {
  const from = word + 1;
  const ends = /^FATOS?$/.test(segment[word]?.text ?? '') ? namesAt(segment, from).names.filter((name) => name.includes('/')) : [];
  if (ends.length > 0) return ends;
  const names: string[] = [];
  for (let at = from; at < Math.min(segment.length, from + 12); at++) {
    const { text, meaning } = segment[at] as Token;
    const name = /^H?(?<number>\d{1,2})$/.exec(text)?.groups?.['number'];
    if (name !== undefined) names.push(`H${Number(name)}`);
    else if (text === 'HOTEL') continue;
    else if (meaning !== 'and' && meaning !== 'helipad' && !/^(?:,|&|\/|NR|NO|NUMBER|NBR|\.)$/.test(text)) break;
  }
  return names;
}
