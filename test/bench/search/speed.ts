/** How long search takes, and what it costs in memory: the index out of a SQLite file, as the product reads it. */
import '../../helpers/fixed-clock.mjs';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Database from 'better-sqlite3';
import { openSearchIndex } from '#core/search/search-index.ts';
import type { Part } from '#core/search/index-parts.ts';

const letters = [...'abcdefghijklmnopqrstuvwxyz'];
/** What is in the box after one and two keys: the longest lists to choose from. */
const firstKeys = [...letters, ...letters.flatMap((first) => letters.map((second) => first + second))];

function openFrom(db: Database.Database) {
  return openSearchIndex(db.prepare<[], Part>('SELECT part, data FROM search_index').all());
}

function at(sorted: readonly number[], share: number): string {
  return (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(2);
}

function report(what: string, times: readonly number[]): void {
  const sorted = times.toSorted((a, b) => a - b);
  console.log(`${what.padEnd(28)} p50 ${at(sorted, 0.5)} ms, p99 ${at(sorted, 0.99)} ms, most ${at(sorted, 0.99999)} ms`);
}

function timed<T>(work: () => T): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/** Prints the times of loading and of these queries, and the memory that a process of its own takes for the index. */
export function benchSpeed(parts: readonly Part[], queries: readonly string[]): void {
  const folder = mkdtempSync(join(tmpdir(), 'aeroshelf-search-'));
  const file = join(folder, 'index.sqlite');
  const db = new Database(file);
  try {
    db.exec('CREATE TABLE search_index (part TEXT PRIMARY KEY, data BLOB NOT NULL) STRICT, WITHOUT ROWID');
    const insert = db.prepare('INSERT INTO search_index (part, data) VALUES (?, ?)');
    for (const { part, data } of parts) insert.run(part, data);
    const index = openFrom(db);
    report(
      'loading',
      Array.from({ length: 9 }, () => timed(() => openFrom(db))),
    );
    for (const query of queries) index.find(query, 20);
    report(
      'queries',
      queries.map((query) => timed(() => index.find(query, 20))),
    );
    report(
      'one and two letters',
      firstKeys.map((query) => timed(() => index.find(query, 20))),
    );
    report(
      'without any hit',
      queries.map((query) => timed(() => index.find(`${query.slice(0, 20)}qx zzkwjq`, 20))),
    );
    console.log(`${'bytes'.padEnd(28)} ${(index.size / 1e6).toFixed(1)} MB in ${parts.length} parts`);
    const grown = execFileSync(process.execPath, [fileURLToPath(import.meta.url), file], { encoding: 'utf8' });
    console.log(`${'resident memory'.padEnd(28)} ${grown.trim()} MB more than SQLite alone, after a hundred queries`);
  } finally {
    db.close();
    rmSync(folder, { recursive: true });
  }
}

/** In a process of its own: what opening the index and asking it adds to one that has SQLite open. */
function printGrowth(file: string): void {
  const db = new Database(file, { readonly: true });
  db.prepare('SELECT part FROM search_index').all();
  const before = process.memoryUsage.rss();
  const index = openFrom(db);
  for (const query of firstKeys.slice(0, 100)) index.find(query, 20);
  console.log(((process.memoryUsage.rss() - before) / 1e6).toFixed(1));
  db.close();
}

const [, program, file] = process.argv;
if (program === fileURLToPath(import.meta.url) && file !== undefined) printGrowth(file);
