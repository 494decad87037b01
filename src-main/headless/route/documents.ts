/** What `route` reads and writes as files: flight plans of other programs, and the log. */
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { Paper } from '#contract/print.ts';
import type { RouteFileFormat } from '#contract/route/files.ts';
import type { PlogFormat } from '#contract/route/plog.ts';
import type { RoutePlan } from '#contract/route/route.ts';
import type { Core } from '#core/core.ts';
import type { OwnPlaces } from '#core/route/points/place.ts';
import { Refusal } from '#core/refusal.ts';
import { say } from '../terminal.ts';

export type DocumentOptions = { plog?: string; paper?: Paper; export?: string; format?: RouteFileFormat };

/** As of an upload. */
const MOST_BYTES = 10_000_000;

type RouteDocuments = Awaited<ReturnType<Core['routeDocuments']>>;
type Reading = { routeDocuments: RouteDocuments; waypoints: OwnPlaces };

/** The words themselves, or those of the file that they name, with its alternates. What of a file cannot be used is said. */
export function wordsOf(words: string, { routeDocuments, waypoints }: Reading): { text: string; alternates: string[] } {
  if (!existsSync(words) || !statSync(words).isFile()) return { text: words, alternates: [] };
  const opened = routeDocuments.open(bytesOf(words), waypoints);
  for (const { text } of opened.faults) say(text);
  return { text: opened.words, alternates: opened.alternates };
}

/** Throws `invalidRequest` for a file that is too large, and `notFound`. */
export function bytesOf(file: string): Uint8Array {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found?.isFile()) throw new Refusal('notFound', { message: `There is no file ${file}.` });
  if (found.size > MOST_BYTES)
    throw new Refusal('invalidRequest', {
      message: `${file} has more than ${MOST_BYTES / 1e6} MB and is no file of a route or of waypoints.`,
    });
  return readFileSync(file);
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

type Planned = { plan: RoutePlan; waypoints: OwnPlaces; name?: string };

/** Writes what was asked for, and says what a format cannot hold. Throws `invalidRequest` for an ending that no format has, and `noLeg`. */
export async function writeDocuments(documents: RouteDocuments, { plan, ...about }: Planned, options: DocumentOptions): Promise<void> {
  if (options.plog !== undefined) {
    const format = formatOf(options.plog, plogs);
    const { bytes } = await documents.plog(plan, { format, paper: options.paper ?? 'a5', ...about });
    writeFileSync(options.plog, bytes);
  }
  if (options.export !== undefined) {
    const format = options.format ?? formatOf(options.export, files);
    const { bytes, leftOut } = documents.file(plan, { format, ...about });
    for (const { text } of leftOut) say(text);
    writeFileSync(options.export, bytes);
  }
}

function formatOf<Format>(file: string, formats: Readonly<Record<string, Format>>): Format {
  const found = formats[extname(file).toLowerCase()];
  if (found === undefined)
    throw new Refusal('invalidRequest', {
      message: `${file}: the name has to end with one of ${Object.keys(formats).join(', ')}.`,
    });
  return found;
}
