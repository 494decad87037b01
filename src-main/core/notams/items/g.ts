/** Item G: the upper limit. Exports leave the NOTAM's closing bracket and the mark of a part after it. */
import { readLimit, type Limit } from './limit.ts';

export const readUpperLimit = (text: string): Limit | null =>
  readLimit(text.replace(/(?<!\s)\s*\bEND\s+(?:OF\s+)?PART\b.{0,20}$/, '').replace(/\)\s*$/, ''));
