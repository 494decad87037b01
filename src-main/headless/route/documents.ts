/** What `route` reads and writes as files: flight plans of other programs, and the log. */
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { Paper } from '#contract/print.ts';
import type { RouteFileFormat } from '#contract/route/files.ts';
import type { PlogFormat } from '#contract/route/plog.ts';
import type { RoutePlan } from '#contract/route/route.ts';
import type { Core } from '#core/core.ts';
import { Refusal } from '#core/refusal.ts';
import { say } from '../terminal.ts';

export type DocumentOptions = { plog?: string; paper?: Paper; export?: string; format?: RouteFileFormat };

/** Bytes: the bound of a flight plan file. */
const MOST_BYTES = 10_000_000;

/** The words themselves, or those of the file that they name. */
export function wordsOf(words: string, { open }: Core['routeDocuments']): string {
  if (!existsSync(words) || !statSync(words).isFile()) return words;
  if (statSync(words).size > MOST_BYTES)
    throw new Refusal('invalidRequest', { message: `${words} has more than ${MOST_BYTES / 1e6} MB and is no flight plan.` });
  const opened = open(readFileSync(words));
  for (const { text } of opened.faults) say(text);
  return opened.words;
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

/** Writes what was asked for, and says what a format cannot hold. Throws `invalidRequest` for an ending that no format has. */
export async function writeDocuments(documents: Core['routeDocuments'], plan: RoutePlan, options: DocumentOptions): Promise<void> {
  if (options.plog !== undefined) {
    const { bytes } = await documents.plog(plan, { format: formatOf('--plog', options.plog, plogs), paper: options.paper ?? 'a5' });
    writeFileSync(options.plog, bytes);
  }
  if (options.export !== undefined) {
    const { bytes, leftOut } = documents.file(plan, { format: options.format ?? formatOf('--export', options.export, files) });
    for (const { text } of leftOut) say(text);
    writeFileSync(options.export, bytes);
  }
}

function formatOf<Format>(option: string, file: string, formats: Readonly<Record<string, Format>>): Format {
  const found = formats[extname(file).toLowerCase()];
  if (found === undefined)
    throw new Refusal('invalidRequest', {
      message: `${option} ${file}: the name has to end with one of ${Object.keys(formats).join(', ')}.`,
    });
  return found;
}
