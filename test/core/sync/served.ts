/** What the tests of fetching stand on: a source on a real port, and what is in use afterwards. */
import type { Opened } from './opened.ts';

export const HOUR = 60 * 60_000;
/** A start serves first. */
export const FIRST_LOOK = 2_000;

export const named = (opened: Opened, ident: string): string | undefined =>
  opened.dataset.current().db.prepare<[string], string>('SELECT name FROM airports WHERE ident = ?').pluck().get(ident);
