/** What the map of the world is drawn from, compressed when the dataset was built: a request reads bytes and works nothing out. */
import type { Dataset } from '../reference/dataset.ts';

/** `tag` identifies the dataset that the bytes are of. */
export type MapData = { tag: string; gzip: Buffer };

export const mapDataTable = `
CREATE TABLE map_data (             -- one row
  data BLOB NOT NULL                -- lines of JSON (domain/map-set), compressed by gzip
) STRICT;
`;

export function openMapData(dataset: Dataset): () => MapData {
  return () => {
    const { db, revision } = dataset.current();
    const data = db.prepare<[], Buffer>('SELECT m.data FROM map_data m').pluck().get();
    if (data === undefined) throw new Error('the dataset has no data of the map');
    return { tag: `${revision}-map`, gzip: data };
  };
}
