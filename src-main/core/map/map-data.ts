/**
 * The map of the world is drawn from data that was compressed when the dataset was built: a request reads bytes, and works out the first
 * lines of them once.
 */
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { mapKinds, type MapKind } from '#domain/map-set/map-set.ts';
import type { Dataset } from '../reference/dataset.ts';

/** `tag` identifies the dataset that the bytes are of. */
type MapData = { tag: string; gzip: Buffer };

export const mapDataTable = `
CREATE TABLE map_data (             -- one row
  data BLOB NOT NULL                -- lines of JSON (domain/map-set), compressed by gzip
) STRICT;
`;

/** The function reads all lines without a kind, else those of the airports up to that kind. */
export function openMapData(dataset: Dataset): (to?: MapKind) => Promise<MapData> {
  const first = new Map<MapKind, Promise<MapData>>();
  let readOf: string | undefined;
  return async (to) => {
    const { db, revision } = dataset.current();
    const data = db.prepare<[], Buffer>('SELECT m.data FROM map_data m').pluck().get();
    if (data === undefined) throw new Error('the dataset has no data of the map');
    if (to === undefined) return { tag: `${revision}-map`, gzip: data };
    if (readOf !== revision) first.clear();
    readOf = revision;
    const found =
      first.get(to) ?? firstLines(data, mapKinds.indexOf(to) + 1).then((lines) => ({ tag: `${revision}-map-${to}`, gzip: lines }));
    first.set(to, found);
    return found;
  };
}

const [plain, compressed] = [promisify<Buffer, Buffer>(gunzip), promisify<Buffer, Buffer>(gzip)];
const NEWLINE = 0x0a;

async function firstLines(data: Buffer, count: number): Promise<Buffer> {
  const lines = await plain(data);
  let end = -1;
  for (let line = 0; line < count; line++) end = lines.indexOf(NEWLINE, end + 1);
  return compressed(lines.subarray(0, end));
}
