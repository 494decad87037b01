/** Sources write some fields not as plain text: codes, lists of keywords, and cities with their suburbs. */
import { fold } from '../text/fold.ts';

/** Longer than any code; the input may be a page of text. */
const LONGEST_CODE = 48;
const plainCode = /^[A-Za-z0-9]{1,48}$/;

/** A code as it is compared: `US-10617` is `us10617`. Undefined for a text of several words, or without letters and digits. */
export function codeKey(text: string): string | undefined {
  const trimmed = text.trim();
  if (plainCode.test(trimmed)) return trimmed.toLowerCase();
  if (/\s/.test(trimmed)) return undefined;
  const key = fold(trimmed)
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .slice(0, LONGEST_CODE);
  return key === '' ? undefined : key;
}

/** Keywords one by one. Some sources put links among them, which are not names. */
export function keywordsOf(keywords: string | null): string[] {
  if (keywords === null) return [];
  return keywords.split(/[,;]/).filter((keyword) => keyword.trim() !== '' && !keyword.includes('://'));
}

/** Former codes, and those of a city with several airports ("NYC", "LON"), are among the keywords. */
export function looksLikeCode(keyword: string): boolean {
  return /^\s*[A-Z0-9]{3,5}\s*$/.test(keyword);
}

/** The parts of a city that are places themselves: "Paris (Roissy-en-France, Val-d'Oise)" has three. */
export function cityParts(city: string): string[] {
  return city.split(/[(),/;]/).filter((part) => part.trim() !== '');
}
