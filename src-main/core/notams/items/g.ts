/** Item G: the upper limit. Exports leave the bracket that closes the NOTAM behind it, and the mark of a part. */
import { readLimit, type Limit } from './limit.ts';

export const readUpperLimit = (text: string): Limit | null =>
  readLimit(text.replace(/(?<!\s)\s*\bEND\s+(?:OF\s+)?PART\b.{0,20}$/, '').replace(/\)\s*$/, ''));
