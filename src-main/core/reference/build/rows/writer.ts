import Database from 'better-sqlite3';

/** Opens a new file for building. */
export function openWriter(path: string): Database.Database {
  const writer = new Database(path);
  // No other process uses the file yet and a killed build is discarded, so neither a journal nor syncing would protect anything.
  writer.exec(`
    PRAGMA page_size = 8192;
    PRAGMA journal_mode = OFF;
    PRAGMA synchronous = OFF;
    PRAGMA cache_size = -32000;
  `);
  return writer;
}
