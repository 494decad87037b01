/** The files under resources/ that are made from the program, wholly or in their tables: what they must hold now. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Sqlite from 'better-sqlite3';
import { format, resolveConfig } from 'prettier';
import { openApi } from '#contract/openapi.ts';
import type { Settings } from '#contract/settings.ts';
import { referenceIndexes, referenceTables } from '#core/reference/store/reference-schema.ts';
import { migrations, openState } from '#core/database/state.ts';
import { openNotams } from '#core/notams/notams.ts';
import { openSettings } from '#core/settings/settings.ts';
import { withTables } from './doc-tables.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

export async function generatedFiles(): Promise<{ path: string; text: string }[]> {
  const laid = join(root, 'resources/starter/state.sql');
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  // Other files are made with a state that is laid by this one.
  const laidSql = migratedState();
  if (readFileSync(laid, 'utf8') !== laidSql) return [{ path: laid, text: laidSql }];
  const defaults = firstSettings();
  const docs = join(root, 'resources/docs');
  const pages = readdirSync(docs).filter((name) => name.endsWith('.md'));
  return [
    { path: join(root, 'resources/openapi.json'), text: `${JSON.stringify(openApi(version), null, 1)}\n` },
    {
      path: join(root, 'resources/schema.sql'),
      text: `-- reference.sqlite; that of state.sqlite is starter/state.sql\n${referenceTables}${referenceIndexes}`,
    },
    ...(await Promise.all(pages.map((name) => page(join(docs, name), defaults)))),
  ];
}

async function page(path: string, defaults: Settings): Promise<{ path: string; text: string }> {
  const text = withTables(readFileSync(path, 'utf8'), defaults);
  return { path, text: await format(text, { ...(await resolveConfig(path)), filepath: path }) };
}

/** What makes in one step what all migrations make. */
function migratedState(): string {
  const db = new Sqlite(':memory:');
  for (const [done, step] of migrations.entries()) {
    db.exec(step);
    db.prepare('INSERT INTO migrations (version, applied_at) VALUES (?, ?)').run(done + 1, ':now');
  }
  const made = db
    .prepare<[], { type: string; name: string; sql: string }>(
      `SELECT type, name, sql
         FROM sqlite_schema
        WHERE sql IS NOT NULL
        ORDER BY rowid`,
    )
    .all();
  const rows = made
    .filter(({ type }) => type === 'table')
    .flatMap(({ name }) =>
      db
        .prepare<[], unknown[]>(`SELECT * FROM ${name}`)
        .raw()
        .all()
        .map((row) => `INSERT INTO ${name} VALUES (${row.map(literal).join(', ')})`),
    );
  db.close();
  const head = `-- A new state.sqlite, as all migrations make it; a moment is that of its first start. Written by "npm run generate".`;
  return `${head}\n\n${[...made.map(({ sql }) => sql), ...rows, `PRAGMA user_version = ${migrations.length}`].join(';\n\n')};\n`;
}

function literal(value: unknown): string {
  if (value === null) return 'NULL';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'`;
  throw new Error(`A migration inserts ${typeof value}, which has no literal here.`);
}

/** Those that a new state.sqlite begins with. */
function firstSettings(): Settings {
  const clock = () => new Date(0);
  const folder = mkdtempSync(join(tmpdir(), 'aeroshelf-schema-'));
  const db = openState(join(folder, 'state.sqlite'), { clock });
  const settings = openSettings(db, openNotams(db, clock)).get();
  db.close();
  rmSync(folder, { recursive: true });
  return settings;
}
