/** Builds the set of a first start from resources/starter, in this process and well under a second. */
import { createHash } from 'node:crypto';
import { createReadStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { iso31662 } from 'iso-3166';
import { installation } from '#core/platform/installation.ts';
import { deriveHere } from './derived-data.ts';
import { buildReference, type Built } from './build-reference.ts';
import { soleSet, type ReferenceSet } from './reference-set.ts';
import { readCsvFile, type CsvFormat } from '../sources/csv/csv-file.ts';
import { airportFormat } from '../sources/ourairports/airports.ts';
import { frequencyFormat } from '../sources/ourairports/frequencies.ts';
import { navaidFormat } from '../sources/ourairports/navaids.ts';
import { addParts } from '../sources/ourairports/read.ts';
import { runwayFormat } from '../sources/ourairports/runways.ts';

const folder = join(installation.resourcesDir, 'starter');

/** Builds the starter set at `path`, which must not exist. `importedAt` is the time of building; the set's own date is fixed. */
export async function buildStarter(path: string, importedAt: Date): Promise<Built> {
  return buildReference(path, await readStarter(), {
    importedAt,
    version: installation.version,
    derived: deriveHere(),
    progress: () => undefined,
  });
}

export async function readStarter(): Promise<ReferenceSet> {
  const set = JSON.parse(readFileSync(join(folder, 'set.json'), 'utf8')) as { source: string; date: string };
  const hash = createHash('sha256');

  /** A fault in it is ours: a defect, not something to report to the user. */
  async function read<Column extends string, Row>(name: string, format: CsvFormat<Column, Row>) {
    const pieces = () => createReadStream(join(folder, name));
    const sheet = await readCsvFile({ name, pieces }, format, { hash, progress: () => undefined });
    const issue = sheet.report.issues[0];
    if (issue) throw new Error(`The starter set is damaged: ${issue.file}, line ${issue.line}: ${issue.reason}`);
    return sheet;
  }

  const { rows: airports } = await read('airports.csv', airportFormat(new Map(iso31662.map(({ code, name }) => [code, name]))));
  const { rows: runways } = await read('runways.csv', runwayFormat(airports));
  const { rows: frequencies } = await read('frequencies.csv', frequencyFormat(airports));
  const { rows: navaids } = await read('navaids.csv', navaidFormat);
  addParts(airports, runways.values(), frequencies.values());
  const facts = { airports: [...airports.values()], countries: [], navaids: [...navaids.values()] };
  return soleSet({ ...facts, date: new Date(set.date), fingerprint: hash.digest('hex') }, 'starter', set.source);
}
