/** Reads item A: one to seven locations, and which part of a NOTAM in several parts this is. */

type Locations = {
  /** They are location indicators as published, in capitals. */
  locations: string[];
  part: Part | null;
};

export type Part = { index: number; count: number };

const part = /\bPART\s+(?<index>\d{1,2})\s+OF\s+(?<count>\d{1,2})\b/;

export function readPart(text: string): Part | null {
  const found = part.exec(text)?.groups;
  if (!found) return null;
  const [index, count] = [Number(found['index']), Number(found['count'])];
  return index >= 1 && index <= count ? { index, count } : null;
}

export function readLocations(text: string): Locations {
  const short = text.slice(0, 400);
  const names = short.replace(part, ' ').toUpperCase();
  return { locations: [...new Set(names.match(/\b[A-Z][A-Z0-9]{2,3}\b/g) ?? [])], part: readPart(short) };
}

/** `CXXX`, `ZZZZ` and similar codes are an aerodrome without a location indicator; the first words of item E name it. */
export function isUncoded(location: string): boolean {
  if (location.length !== 4) return false;
  return location === 'ZZZZ' || (location.endsWith('XX') && /^[A-Z]{2}/.test(location));
}
