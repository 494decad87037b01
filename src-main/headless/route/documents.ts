/** `route` reads and writes files: flight plans of other programs, and the log. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname } from 'node:path';
import type { Paper } from '#contract/print.ts';
import type { Reason } from '#contract/problems/reasons.ts';
import type { RouteFileFormat } from '#contract/route/files.ts';
import type { OpenedRoute } from '#contract/route/documents.ts';
import type { PlogFormat } from '#contract/route/plog.ts';
import type { RoutePlan } from '#contract/route/route.ts';
import { Refusal } from '#core/refusal.ts';
import type { Api } from '../api.ts';
import { existingFile } from '../standard-input.ts';
import { say, writeOutput } from '../terminal.ts';
import { words as terminal } from '../words.ts';

export type DocumentOptions = { plog?: string; paper?: Paper; export?: string; format?: RouteFileFormat };

/** An upload over HTTP may have no more. */
const MOST_BYTES = 10_000_000;

/** The words themselves, or those of the file that they name, with its alternates. What of a file cannot be used is said. Throws `notFound` for a name of one. */
export async function wordsOf(words: string, { request }: Api): Promise<{ text: string; alternates: string[] }> {
  const isFile = existsSync(words) && statSync(words).isFile();
  if (!isFile && files[extname(words).toLowerCase()] === undefined) return { text: words, alternates: [] };
  const { text, alternates, faults } = await request<OpenedRoute>('POST', '/routes/open', { file: bytesOf(words) });
  for (const fault of faults) say(terminal.reason(fault));
  return { text, alternates };
}

/** Throws `invalidRequest` for a file that is too large, and `notFound`. */
export function bytesOf(file: string): Uint8Array {
  const path = existingFile(file);
  if (statSync(path).size > MOST_BYTES)
    throw new Refusal('invalidRequest', {
      message: `${file} has more than ${MOST_BYTES / 1e6} MB and is no file of a route or of waypoints.`,
    });
  return readFileSync(path);
}

const plogs: Readonly<Record<string, PlogFormat>> = { '.pdf': 'pdf', '.csv': 'csv', '.html': 'html', '.json': 'json' };
const files: Readonly<Record<string, RouteFileFormat>> = {
  '.gpx': 'gpx',
  '.fpl': 'fpl',
  '.pln': 'pln',
  '.fms': 'fms',
  '.lnmpln': 'lnmpln',
  '.kml': 'kml',
  '.geojson': 'geojson',
  '.cup': 'cup',
  '.txt': 'icao',
  '.openair': 'openair',
};

/** Two formats have the same ending. */
export const routeFormats: readonly RouteFileFormat[] = [...Object.values(files), 'pln2024'];
export const papers: readonly Paper[] = ['a6', 'a5', 'a4', 'letter'];

/** The documents are of the words given, or of a stored route, at another departure where one is given. */
type Documented = { plan: RoutePlan } | { routeId: string; depart: string | undefined };

/** A log that people read is in their language. */
const inLanguage = (format: PlogFormat) => (format === 'pdf' || format === 'html') && { language: terminal.language };

/** Writes what was requested, and says what a format cannot hold. Throws `invalidRequest` for an ending that no format has, and `noLeg`. */
export async function writeDocuments(api: Api, of: Documented, options: DocumentOptions): Promise<void> {
  const { plog, export: file, paper = 'a5' } = options;
  if (plog !== undefined) {
    const format = formatOf(plog, plogs);
    const { bytes } = await made(api, of, 'plog', { format, ...(format === 'pdf' && { paper }), ...inLanguage(format), ...departing(of) });
    writeOutput(plog, bytes);
  }
  if (file !== undefined) {
    const { bytes, headers } = await made(api, of, 'export', { format: options.format ?? formatOf(file, files) });
    sayLeftOut(headers);
    writeOutput(file, bytes);
  }
}

const departing = (of: Documented) => ('plan' in of || of.depart === undefined ? {} : { depart: of.depart });

function made({ download }: Api, of: Documented, what: 'plog' | 'export', query: Record<string, string>) {
  return 'plan' in of
    ? download('POST', `/routes/${what}`, { query, body: of.plan })
    : download('GET', `/routes/${encodeURIComponent(of.routeId)}/${what}`, { query });
}

/** What the form that a file has cannot hold. */
export function sayLeftOut(headers: Headers): void {
  for (const part of JSON.parse(headers.get('x-route-left-out') ?? '[]') as Reason[]) say(terminal.reason(part));
}

/** Throws `invalidRequest` for an ending that no format has. */
export function formatOf<Format>(file: string, formats: Readonly<Record<string, Format>>): Format {
  const found = formats[extname(file).toLowerCase()];
  if (found === undefined)
    throw new Refusal('invalidRequest', {
      message: `${file}: the name has to end with one of ${Object.keys(formats).join(', ')}.`,
    });
  return found;
}
