/** Sentences that were written and labelled without a look at the rules (`written.json`), and the notices that they are the text of. */
import { readFileSync } from 'node:fs';
import type { Label } from './labels.ts';

export type WrittenLabel = Label & {
  /** Item E; behind a `keyword`, what a US notice says between its location and its dates. */
  text: string;
  qCode: string | null;
  keyword: string | null;
  /** Item A. Another than the usual decides the unit of lengths. */
  location?: string;
};

export const readWritten = (): WrittenLabel[] =>
  JSON.parse(readFileSync(new URL('written.json', import.meta.url), 'utf8')) as WrittenLabel[];

/** The whole notice. It is in force throughout December 2026, so that days and hours of its text can be told apart. */
export function messageOf({ text, qCode, keyword, location = 'XFOX' }: WrittenLabel): string {
  if (keyword !== null) return `!FOX 12/001 FOX ${text} 2612010000-2612312359`;
  const q = qCode === null ? '' : `Q) XFOX/${qCode}/IV/NBO/A/000/999/4500N00500E005\n`;
  return `(A0001/26 NOTAMN\n${q}A) ${location} B) 2612010000 C) 2612312359\nE) ${text})`;
}
