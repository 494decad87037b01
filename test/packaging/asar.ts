/**
 * Reads Electron's archive as a second opinion on what electron-builder packed: four little-endian lengths, a JSON tree, the bytes.
 * https://github.com/electron/asar#format
 */
import { closeSync, mkdirSync, openSync, readFileSync, readSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

type Node = { files?: Record<string, Node>; size?: number; offset?: string; unpacked?: boolean };
export type Packed = { path: string; bytes: number; isUnpacked: boolean };
type Entry = Packed & { offset: number };

/** Lists every file, with slashes. */
export function filesIn(archive: string): Packed[] {
  return read(archive).entries.map(({ path, bytes, isUnpacked }) => ({ path, bytes, isUnpacked }));
}

/** Writes all files into a folder, those next to the archive too. */
export function extract(archive: string, folder: string): void {
  const { entries, start } = read(archive);
  const file = openSync(archive, 'r');
  try {
    for (const { path, bytes, isUnpacked, offset } of entries) {
      const content = isUnpacked ? readFileSync(join(`${archive}.unpacked`, path)) : Buffer.alloc(bytes);
      if (!isUnpacked) readSync(file, content, 0, bytes, start + offset);
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    }
  } finally {
    closeSync(file);
  }
}

function read(archive: string): { entries: Entry[]; start: number } {
  const bytes = readFileSync(archive);
  const headBytes = bytes.readUInt32LE(4);
  const tree = JSON.parse(bytes.toString('utf8', 16, 16 + bytes.readUInt32LE(12))) as Node;
  return { entries: entriesOf(tree, ''), start: 8 + headBytes };
}

function entriesOf({ files = {} }: Node, folder: string): Entry[] {
  return Object.entries(files).flatMap(([name, node]) => {
    const path = `${folder}${name}`;
    if (node.files !== undefined) return entriesOf(node, `${path}/`);
    return [{ path, bytes: node.size ?? 0, isUnpacked: node.unpacked === true, offset: Number(node.offset ?? 0) }];
  });
}
