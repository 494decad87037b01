import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { encodeMapSet } from '#core/map/encode.ts';
import { readMapSet } from '#core/map/map-rows.ts';
import type { MapSet } from '#domain/map-set/map-set.ts';
import { openReader } from './rows/writer.ts';

const gzipped = promisify(gzip);

/**
 * Of a database that is being built, whose rows are committed; compressed beside other work. `date` is that of the magnetic variation. The database is
 * read and closed before anything else is done.
 */
export const makeMapData = (path: string, date: Date): Promise<Uint8Array> => gzipped(encodeMapSet(readFrom(path, date)));

function readFrom(path: string, date: Date): MapSet {
  const db = openReader(path);
  try {
    return readMapSet(db, date);
  } finally {
    db.close();
  }
}
