/** Files that the user chooses or drops: single ones, several, or those of a folder. */
export type GivenFile = { name: string; content: Blob };

/** The files were given at once; the folder is the one that they lay in. */
export type Given = { files: readonly GivenFile[]; folder?: string | undefined };

/** Folders within a folder that are looked into, and files that are taken of it. */
const DEEPEST = 3;
const MOST_FILES = 1_000;

/** Call it in the handler of the drop: its data is gone afterwards. */
export async function dropped({ items, files }: DataTransfer): Promise<Given> {
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  if (!entries.some(({ isDirectory }) => isDirectory)) return chosen(files);
  const found: File[] = [];
  for (const entry of entries) await gather(entry, found, DEEPEST);
  return { ...chosen(found), folder: entries[0]?.name };
}

export function chosen(files: Iterable<File>): Given {
  const all = [...files].filter(({ name }) => !name.startsWith('.')).slice(0, MOST_FILES);
  return { files: all.map((content) => ({ name: content.name, content })), folder: all[0]?.webkitRelativePath.split('/')[0] || undefined };
}

async function gather(entry: FileSystemEntry, found: File[], deeper: number): Promise<void> {
  if (found.length >= MOST_FILES) return;
  if (entry.isFile) found.push(await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject)));
  else if (deeper > 0) for (const inside of await entriesOf(entry as FileSystemDirectoryEntry)) await gather(inside, found, deeper - 1);
}

/** A reader answers some at a time, and in the end none. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (some.length === 0) return all;
    all.push(...some);
  }
}

/** The names of an archive are at its end. */
const END_OF_ZIP = 65_536;

/** Tells whether it is a folder or ZIP of the world's airports, by a name in it. */
export async function isDataset({ files }: Given): Promise<boolean> {
  if (files.some(({ name }) => name.toLowerCase() === 'airports.csv')) return true;
  const [only] = files;
  if (files.length !== 1 || only === undefined || !/\.zip$/i.test(only.name)) return false;
  return /airports\.csv/i.test(new TextDecoder('latin1').decode(await only.content.slice(-END_OF_ZIP).arrayBuffer()));
}

/** One file as it is, unless `isZip` says that it is to be a ZIP; several as a ZIP. */
export async function asOne({ files, folder }: Given, { isZip = false } = {}): Promise<GivenFile | undefined> {
  const [first] = files;
  if (first === undefined || (files.length === 1 && (!isZip || /\.zip$/i.test(first.name)))) return first;
  return { name: folder ?? [first.name, ...(files.length > 1 ? ['…'] : [])].join(', '), content: await zipOf(files) };
}

const DEFLATED = 8;
const UTF8_NAME = 0x800;
/** 1 January 1980, the first day that a ZIP knows. */
const NO_DATE = 0x21;

/** A gzip stream is a header of 10 bytes, the deflated content, its CRC32 and its size (RFC 1952): an entry of a ZIP needs no more. */
async function zipOf(files: readonly GivenFile[]): Promise<Blob> {
  const parts: BlobPart[] = [];
  const directory: BlobPart[] = [];
  let offset = 0;
  for (const { name, content } of files) {
    const gzip = await new Response(content.stream().pipeThrough(new CompressionStream('gzip'))).blob();
    const packed = gzip.slice(10, -8);
    const path = new TextEncoder().encode(name);
    const about = bytes(26, (view) => {
      for (const [at, value] of [20, UTF8_NAME, DEFLATED, 0, NO_DATE].entries()) view.setUint16(2 * at, value, true);
      view.setUint32(14, packed.size, true);
      view.setUint32(18, content.size, true);
      view.setUint16(22, path.length, true);
    });
    about.set(new Uint8Array(await gzip.slice(-8, -4).arrayBuffer()), 10);
    const place = bytes(14, (view) => view.setUint32(10, offset, true));
    parts.push('PK\x03\x04', about, path, packed);
    directory.push('PK\x01\x02\x14\x00', about, place, path);
    offset += 4 + about.length + path.length + packed.size;
  }
  const listing = new Blob(directory);
  const end = bytes(18, (view) => {
    view.setUint16(4, files.length, true);
    view.setUint16(6, files.length, true);
    view.setUint32(8, listing.size, true);
    view.setUint32(12, offset, true);
  });
  return new Blob([...parts, listing, 'PK\x05\x06', end]);
}

function bytes(length: number, write: (view: DataView) => void): Uint8Array<ArrayBuffer> {
  const made = new Uint8Array(length);
  write(new DataView(made.buffer));
  return made;
}
