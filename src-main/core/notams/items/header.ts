/** A header reads `B2345/26 NOTAMR B2310/26`. */

export type NoticeType = 'N' | 'R' | 'C';

export type Header = {
  /** The number stays as published: `B2345/26`, `D1473/21A03`, `08/964`. */
  number: string;
  type: NoticeType | null;
  /** It is the NOTAM that this one replaces or cancels. */
  reference: string | null;
};

const number = String.raw`[A-Z]{0,2}\d{1,5}\/\d{2,4}(?:[A-Z]\d{2})?`;
const header = new RegExp(String.raw`^\s*(?:\(\s*)?(${number})(?:\s*NOTAM\s?([NRC])?(?:\s*(${number})|\b)|\s*$)`);

/** Null where a NOTAM has no header, as FAA's translations of FDC NOTAMs. */
export function readHeader(text: string): Header | null {
  const found = header.exec(text);
  if (!found?.[1]) return null;
  return { number: found[1], type: (found[2] as NoticeType | undefined) ?? null, reference: found[3] ?? null };
}

/** Tells whether a text without blanks in front begins as a number does, with one letter and a figure. No other form of a message does. */
export function beginsWithNumber(text: string): boolean {
  const at = text.startsWith('(') ? 1 : 0;
  const [letter, figure] = [text.charCodeAt(at), text.charCodeAt(at + 1)];
  return letter >= 65 && letter <= 90 && figure >= 48 && figure <= 57;
}
