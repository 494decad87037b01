/** The files under resources/ that are made from the program, wholly or in their tables: what they must hold now. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { MOUNT } from '#contract/newest/endpoints.ts';
import { openApi } from '#contract/openapi.ts';
import type { Settings } from '#contract/settings.ts';
import { referenceIndexes, referenceTables } from '#core/reference/store/reference-schema.ts';
import { migrations, openState } from '#core/database/state.ts';
import { openSettings } from '#core/settings/settings.ts';
import { withTables } from './doc-tables.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

export async function generatedFiles(): Promise<{ path: string; text: string }[]> {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const defaults = firstSettings();
  const docs = join(root, 'resources/docs');
  const pages = readdirSync(docs).filter((name) => name.endsWith('.md'));
  return [
    { path: join(root, 'resources/openapi.json'), text: `${JSON.stringify(openApi(version), null, 1)}\n` },
    { path: join(root, 'resources/openapi-1.0.16.json'), text: `${JSON.stringify(openApi(version, MOUNT), null, 1)}\n` },
    {
      path: join(root, 'resources/schema.sql'),
      text: `-- reference.sqlite\n${referenceTables}${referenceIndexes}\n-- state.sqlite${migrations.join('')}`,
    },
    ...(await Promise.all(pages.map((name) => page(join(docs, name), defaults)))),
  ];
}

async function page(path: string, defaults: Settings): Promise<{ path: string; text: string }> {
  const text = withTables(readFileSync(path, 'utf8'), defaults);
  return { path, text: await format(text, { ...(await resolveConfig(path)), filepath: path }) };
}

/** Those that a new state.sqlite begins with. */
function firstSettings(): Settings {
  const clock = () => new Date(0);
  const folder = mkdtempSync(join(tmpdir(), 'aeroshelf-schema-'));
  const db = openState(join(folder, 'state.sqlite'), { clock });
  const settings = openSettings(db).get();
  db.close();
  rmSync(folder, { recursive: true });
  return settings;
}
