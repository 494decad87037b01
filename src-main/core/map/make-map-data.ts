import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { encodeMapSet } from './encode.ts';
import { readMapSet, type RowReader } from './map-rows.ts';

const gzipped = promisify(gzip);

/** Once the rows are there, which are read at once; compressed beside other work. `date` is that of the magnetic variation. */
export const makeMapData = (db: RowReader, date: Date): Promise<Uint8Array> => gzipped(encodeMapSet(readMapSet(db, date)));
