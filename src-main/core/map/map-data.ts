/** What the map of the world is drawn from, compressed when the dataset was built: a request reads bytes and works nothing out. */
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Dataset } from '../reference/dataset.ts';
import { encodeMapSet } from './encode.ts';
import { readMapSet, type RowReader } from './map-rows.ts';

/** `tag` identifies the dataset that the bytes are of. */
export type MapData = { tag: string; gzip: Buffer };

export const mapDataTable = `
CREATE TABLE map_data (             -- one row
  data BLOB NOT NULL                -- domain/map-set, compressed by gzip
) STRICT;
`;

const gzipped = promisify(gzip);

/** Once the rows are there, which are read at once; compressed beside other work. `date` is that of the magnetic variation. */
export const makeMapData = (db: RowReader, date: Date): Promise<Uint8Array> => gzipped(encodeMapSet(readMapSet(db, date)));

export function openMapData(dataset: Dataset): () => MapData {
  return () => {
    const { db, revision } = dataset.current();
    const data = db.prepare<[], Buffer>('SELECT m.data FROM map_data m').pluck().get();
    if (data === undefined) throw new Error('the dataset has no data of the map');
    return { tag: `${revision}-map`, gzip: data };
  };
}
