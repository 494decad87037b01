/** What the tests of fetching stand on: a source on a real port, and what is in use afterwards. */
import { onTestFinished } from 'vitest';
import { smallSet, type SetRows } from '../../helpers/dataset-files.ts';
import type { Opened } from './opened.ts';
import { startCsvServer } from './csv-server.ts';

export const HOUR = 60 * 60_000;
/** A start serves first. */
export const FIRST_LOOK = 2_000;

export async function serve(set: SetRows = smallSet(), date?: string) {
  const server = await startCsvServer(set, date);
  onTestFinished(() => server.close());
  return server;
}

export const named = (opened: Opened, ident: string): string | undefined =>
  opened.dataset.current().db.prepare<[string], string>('SELECT name FROM airports WHERE ident = ?').pluck().get(ident);
