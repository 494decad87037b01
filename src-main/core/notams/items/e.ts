import { readPart, type Part } from './a.ts';

const endOfPart = /(?<!\s)\s*\bEND\s+(?:OF\s+)?PART\s+\d{1,2}\s+OF\s+\d{1,2}\b\.?\s*$/;

type Text = { text: string; part: Part | null };

/** The marks of a NOTAM in several parts are left out; its line breaks stay. */
export function readText(text: string): Text {
  const trimmed = text.trim();
  const end = trimmed.slice(-60);
  const closing = endOfPart.exec(end)?.[0];
  if (closing === undefined) return { text: trimmed, part: null };
  return { text: trimmed.slice(0, -closing.length).trimEnd(), part: readPart(closing) };
}
