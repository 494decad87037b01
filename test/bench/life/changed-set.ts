/** The six files of the full set with some airports changed, in a folder of their own. */
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { neededSharedData } from '../../helpers/shared-data.ts';

const sheets = ['airports', 'runways', 'airport-frequencies', 'countries', 'regions', 'navaids'];

/** Every so-manyth airport has another name. */
export function changedSet(changed: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'aeroshelf-changed-'));
  for (const sheet of sheets) cpSync(join(neededSharedData().world, `${sheet}.csv`), join(folder, `${sheet}.csv`));
  const path = join(folder, 'airports.csv');
  const lines = readFileSync(path, 'utf8').split('\n');
  const step = Math.floor((lines.length - 2) / Math.max(changed, 1));
  for (let count = 0; count < changed; count++) {
    const at = 1 + count * step;
    // The fourth column is the name, in quotation marks throughout.
    lines[at] = (lines[at] ?? '').replace(/^((?:[^,]*,){3})"([^"]*)"/, '$1"$2 changed"');
  }
  writeFileSync(path, lines.join('\n'));
  return folder;
}
