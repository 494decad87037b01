/** Small files of map tiles, written as their specifications have them (MBTiles 1.3, PMTiles 3). Rows are from the north. */
import { writeFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';
import Database from 'better-sqlite3';
import { zxyToTileId } from 'pmtiles';

export type TileGiven = { zoom: number; column: number; row: number; data: Uint8Array };

export function writeMbtiles(
  path: string,
  metadata: Readonly<Record<string, string>>,
  tiles: readonly TileGiven[],
  isIndexed = true,
): void {
  const db = new Database(path);
  db.exec(
    'CREATE TABLE metadata (name TEXT, value TEXT); CREATE TABLE tiles (zoom_level INTEGER, tile_column INTEGER, tile_row INTEGER, tile_data BLOB)',
  );
  if (isIndexed) db.exec('CREATE UNIQUE INDEX tile_index ON tiles (zoom_level, tile_column, tile_row)');
  const about = db.prepare('INSERT INTO metadata VALUES (?, ?)');
  for (const [name, value] of Object.entries(metadata)) about.run(name, value);
  const insert = db.prepare('INSERT INTO tiles VALUES (?, ?, ?, ?)');
  for (const { zoom, column, row, data } of tiles) insert.run(zoom, column, 2 ** zoom - 1 - row, data);
  db.close();
}

const HEADER = 127;
const NOT_PACKED = 1;
export const pmtilesTypes = { pbf: 1, png: 2, jpg: 3, webp: 4, avif: 5 } as const;

export function writePmtiles(
  path: string,
  {
    type,
    metadata,
    tiles,
    packed = NOT_PACKED,
  }: { type: keyof typeof pmtilesTypes; metadata: object; tiles: readonly TileGiven[]; packed?: number },
): void {
  const sorted = tiles.map((tile) => ({ ...tile, id: zxyToTileId(tile.zoom, tile.column, tile.row) })).sort((a, b) => a.id - b.id);
  const ids = sorted.map(({ id }, at) => id - (sorted[at - 1]?.id ?? 0));
  const directory = Buffer.concat(
    [
      sorted.length,
      ...ids,
      ...sorted.map(() => 1),
      ...sorted.map(({ data }) => data.length),
      ...sorted.map((_, at) => (at === 0 ? 1 : 0)),
    ].map(varint),
  );
  const about = Buffer.from(JSON.stringify(metadata));
  const data = Buffer.concat(sorted.map((tile) => tile.data));
  const header = Buffer.alloc(HEADER);
  header.write('PMTiles');
  header[7] = 3;
  const places = [
    HEADER,
    directory.length,
    HEADER + directory.length,
    about.length,
    0,
    0,
    HEADER + directory.length + about.length,
    data.length,
  ];
  [...places, tiles.length, tiles.length, tiles.length].forEach((value, at) => header.writeBigUInt64LE(BigInt(value), 8 + 8 * at));
  const zooms = tiles.map(({ zoom }) => zoom);
  header.set([1, NOT_PACKED, packed, pmtilesTypes[type], Math.min(...zooms), Math.max(...zooms)], 96);
  [-180, -85, 180, 85].forEach((degrees, at) => header.writeInt32LE(degrees * 1e7, 102 + 4 * at));
  writeFileSync(path, Buffer.concat([header, directory, about, data]));
}

function varint(value: number): Buffer {
  const bytes: number[] = [];
  let left = value;
  for (; left >= 128; left = Math.floor(left / 128)) bytes.push((left % 128) + 128);
  return Buffer.from([...bytes, left]);
}

export type Rgb = readonly [number, number, number];

/** A height as Terrarium has it: metres above −32,768 in red and green. */
export const height = (metres: number): Rgb => [Math.floor((metres + 32_768) / 256), (metres + 32_768) % 256, 0];

/** Draws a square picture of one colour, or of one by column and row. */
export function png(size: number, colour: Rgb | ((column: number, row: number) => Rgb)): Buffer {
  const colourAt = typeof colour === 'function' ? colour : () => colour;
  const rows = Array.from({ length: size }, (_, row) =>
    Buffer.of(0, ...Array.from({ length: size }, (_, column) => colourAt(column, row)).flat()),
  );
  const about = Buffer.alloc(13);
  about.writeUInt32BE(size, 0);
  about.writeUInt32BE(size, 4);
  about.set([8, 2], 8);
  const chunk = (name: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(name), data]);
    const ends = Buffer.alloc(8);
    ends.writeUInt32BE(data.length, 0);
    ends.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
  };
  const lines = deflateSync(Buffer.concat(rows));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', about),
    chunk('IDAT', lines),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
