/**
 * Opens a file that was dropped, opened or sent, whatever it is. Promise: any bytes are read as a route or refused by a code; nothing else
 * is thrown, and unused parts of a file are reported.
 */
import type { RouteFileFormat } from '#contract/route/files.ts';
import { reason } from '#core/reasons/reason.ts';
import { refuseUncountable } from '#core/user-files/counted.ts';
import { decodeFile } from './decode.ts';
import { formatOf, routeFiles } from './formats.ts';
import { type ReadRoute, refuseFile } from './reading.ts';

export type OpenedRoute = ReadRoute & { format: RouteFileFormat };

/** A text of at most this many letters is taken for the words of a route. */
const MOST_WORDS = 100_000;

/** Throws a Refusal for what is no flight plan file. A plain text, such as a flight plan message, is the words of a route itself. */
export function readFileOrWords(bytes: Uint8Array): OpenedRoute | { words: string } {
  const { text, guessed } = decodeFile(bytes);
  const read = readDecoded(text, guessed);
  if (read) return read;
  const isWords = text.length <= MOST_WORDS && !/^\s{0,100}[<{[]/.test(text) && guessed === undefined;
  return isWords ? { words: text } : refuseFile('routeFileUnknown', {});
}

function readDecoded(text: string, guessed: string | undefined): OpenedRoute | undefined {
  const format = formatOf(text);
  if (format) refuseUncountable(text, format);
  const read = format && routeFiles[format].read?.(text);
  if (!format || !read) return undefined;
  if (guessed !== undefined) read.faults.push(reason('routeFileEncodingGuessed', { encoding: guessed }));
  return { ...read, format };
}
