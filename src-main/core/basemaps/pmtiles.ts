/** Reads a .pmtiles file (PMTiles 3) by ranges: never whole, and never more than one tile or directory at a time. */
import { open, type FileHandle } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { Compression, PMTiles, ResolvedValueCache, TileType, type DecompressFunc, type Header, type Source } from 'pmtiles';
import { boundsOf, layersOf, mediaTypes, MOST_ABOUT, MOST_TILE, schemaOf, textOf, zoomOf, type Archive, type TileForm } from './archive.ts';
import { invalidBecause } from '../refusal.ts';
import { reason } from '../reasons/reason.ts';

const unpack = promisify(gunzip);
const forms: Readonly<Partial<Record<TileType, TileForm>>> = {
  [TileType.Mvt]: 'pbf',
  [TileType.Png]: 'png',
  [TileType.Jpeg]: 'jpg',
  [TileType.Webp]: 'webp',
};
const DIRECTORIES_KEPT = 64;

/** Throws `basemapDamaged` or `basemapTilesUnknown`. */
export async function openPmtiles(path: string): Promise<Archive> {
  const file = await open(path, 'r');
  try {
    const ranges = rangesOf(file, path);
    const tiles = new PMTiles(ranges, new ResolvedValueCache(DIRECTORIES_KEPT, true, unpacking(MOST_ABOUT)), unpacking(MOST_TILE));
    const [header, metadata] = await readAbout(tiles, ranges, path);
    const form = forms[header.tileType];
    if (form === undefined)
      throw invalidBecause(reason('basemapTilesUnknown', { path, found: TileType[header.tileType] ?? String(header.tileType) }));
    const layers = layersOf(metadata);
    const members: Record<string, unknown> = typeof metadata === 'object' && metadata !== null ? { ...metadata } : {};
    const heights = members['encoding'] === 'terrarium' || members['encoding'] === 'mapbox' ? members['encoding'] : null;
    const minZoom = zoomOf(header.minZoom, 0, 0);
    return {
      about: {
        format: 'pmtiles',
        name: textOf(members['name']),
        kind: form === 'pbf' ? 'vector' : heights === null ? 'raster' : 'terrain',
        schema: form === 'pbf' ? schemaOf(layers) : null,
        encoding: form === 'pbf' ? null : heights,
        layers,
        minZoom,
        maxZoom: zoomOf(header.maxZoom, minZoom, minZoom),
        bounds: boundsOf([header.minLon, header.minLat, header.maxLon, header.maxLat]),
        attribution: textOf(members['attribution']),
      },
      tile: async (zoom, column, row) => {
        const found = await tiles.getZxy(zoom, column, row);
        return found && { bytes: new Uint8Array(found.data), isGzip: false, mediaType: mediaTypes[form] };
      },
      close: () => void file.close(),
    };
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function readAbout(tiles: PMTiles, ranges: Source, path: string) {
  try {
    const header = await tiles.getHeader();
    return [header, await metadataOf(header, ranges)] as const;
  } catch (error) {
    throw invalidBecause(reason('basemapDamaged', { path, error: error instanceof Error ? error.message : String(error) }));
  }
}

async function metadataOf(header: Header, ranges: Source): Promise<unknown> {
  const { jsonMetadataOffset: offset, jsonMetadataLength: length, internalCompression } = header;
  if (length > MOST_ABOUT) throw new Error(`its metadata of ${length} bytes is too large`);
  const { data } = await ranges.getBytes(offset, length);
  return JSON.parse(new TextDecoder().decode(await unpacking(MOST_ABOUT)(data, internalCompression))) as unknown;
}

const rangesOf = (file: FileHandle, path: string): Source => ({
  getKey: () => path,
  async getBytes(offset, length) {
    if (length > MOST_TILE) throw new Error(`a part of ${length} bytes is too large`);
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, offset);
    return { data: buffer.buffer.slice(buffer.byteOffset, buffer.byteOffset + bytesRead) };
  },
});

/** A small file may unpack to any size, so `most` bounds the bytes. */
const unpacking =
  (most: number): DecompressFunc =>
  async (bytes, compression) => {
    if (compression === Compression.None || compression === Compression.Unknown) return bytes;
    if (compression !== Compression.Gzip) throw new Error(`its tiles are packed by ${Compression[compression] ?? compression}`);
    const plain = await unpack(bytes, { maxOutputLength: most });
    return plain.buffer.slice(plain.byteOffset, plain.byteOffset + plain.byteLength);
  };
