/** The header: `B2345/26 NOTAMR B2310/26`. */

export type NoticeType = 'N' | 'R' | 'C';

export type Header = {
  /** As published: `B2345/26`, `D1473/21A03`, `08/964`. */
  number: string;
  type: NoticeType | null;
  /** The NOTAM that this one replaces or cancels. */
  reference: string | null;
};

const number = String.raw`[A-Z]{0,2}\d{1,5}\/\d{2,4}(?:[A-Z]\d{2})?`;
const header = new RegExp(
  String.raw`^\s*(?:\(\s*)?(?<number>${number})(?:\s*NOTAM\s?(?<type>[NRC])?(?:\s*(?<reference>${number})|\b)|\s*$)`,
);

/** Null where a NOTAM has no header, as FAA's translations of FDC NOTAMs. */
export function readHeader(text: string): Header | null {
  const found = header.exec(text)?.groups;
  if (!found?.['number']) return null;
  return { number: found['number'], type: (found['type'] as NoticeType | undefined) ?? null, reference: found['reference'] ?? null };
}
