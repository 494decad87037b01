/** The files under resources/ that are made from the program: what they must hold now. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openApi } from '#contract/openapi.ts';
import { referenceIndexes, referenceTables } from '#core/reference/store/reference-schema.ts';
import { openState } from '#core/database/state.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

export async function generatedFiles(): Promise<{ path: string; text: string }[]> {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  return [
    { path: join(root, 'resources/openapi.json'), text: `${JSON.stringify(openApi(version), null, 1)}\n` },
    {
      path: join(root, 'resources/schema.sql'),
      text: `-- reference.sqlite\n${referenceTables}${referenceIndexes}\n-- state.sqlite\n\n${stateSchema()}\n`,
    },
  ];
}

/** Schema of state.sqlite after every migration. */
function stateSchema(): string {
  const folder = mkdtempSync(join(tmpdir(), 'aeroshelf-schema-'));
  const db = openState(join(folder, 'state.sqlite'), { clock: () => new Date(0) });
  const sql = db.prepare<[], string>(`SELECT sql || ';' FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY rowid`).pluck().all();
  db.close();
  rmSync(folder, { recursive: true });
  return sql.join('\n\n');
}
