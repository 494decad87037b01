/** Recognises files that hold no NOTAMs by their beginning. */
import type { OtherFileKind } from '#contract/notams/warnings.ts';
import { csvRows } from '../csv-rows.ts';

const signatures: readonly { kind: OtherFileKind; begins: readonly number[]; at?: number }[] = [
  { kind: 'zip', begins: [0x50, 0x4b, 0x03, 0x04] },
  { kind: 'gzip', begins: [0x1f, 0x8b, 0x08] },
  { kind: 'archive', begins: [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c] },
  { kind: 'archive', begins: [...Buffer.from('Rar!')] },
  { kind: 'archive', begins: [...Buffer.from('BZh')] },
  { kind: 'pdf', begins: [...Buffer.from('%PDF-')] },
  { kind: 'office', begins: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1] },
  { kind: 'picture', begins: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a] },
  { kind: 'picture', begins: [0xff, 0xd8, 0xff] },
  { kind: 'picture', begins: [...Buffer.from('GIF8')] },
  { kind: 'picture', begins: [...Buffer.from('WEBP')], at: 8 },
  { kind: 'picture', begins: [...Buffer.from('ftyphei')], at: 4 },
  { kind: 'picture', begins: [0x49, 0x49, 0x2a, 0x00] },
  { kind: 'picture', begins: [0x4d, 0x4d, 0x00, 0x2a] },
  { kind: 'sqlite', begins: [...Buffer.from('SQLite format 3\0')] },
];

/** The root element follows what may come before it. */
const root =
  /^(?:<\?[^>]{0,300}>\s{0,100}|<!--[^>]{0,2000}-->\s{0,100}|<!doctype[^>]{0,300}>\s{0,100}){0,10}<(?:[a-z_][\w.-]{0,40}:)?(?<name>[a-z]{1,20})\b/i;
const roots: Readonly<Record<string, OtherFileKind>> = { gpx: 'gpx', kml: 'kml', svg: 'picture' };

/** Columns of OurAirports' tables, and of Aeroshelf's own lists and exports; each set is in one of the tables. */
const tables: readonly (readonly string[])[] = [
  ['ident', 'latitude_deg'],
  ['airport_ref', 'le_ident'],
  ['airport_ref', 'frequency_mhz'],
  ['ident', 'frequency_khz'],
  ['code', 'continent', 'wikipedia_link'],
  ['icaoCode', 'latitude', 'longitude'],
];

/** Share of the bytes that text does not have, above which a file is none: damage alone makes fewer. */
const MOST_CONTROLS = 0.05;

/** `bytes` are the beginning of a file. Undefined where it may hold NOTAMs. */
export function otherKindOf(bytes: Buffer): OtherFileKind | undefined {
  const signature = signatures.find(({ begins, at = 0 }) => begins.every((byte, index) => bytes[at + index] === byte));
  if (signature) return signature.kind;
  if (isBinary(bytes)) return 'binary';
  const start = bytes.toString('latin1', 0, 4096).trimStart();
  if (start.startsWith('<')) return roots[root.exec(start)?.groups?.['name']?.toLowerCase() ?? ''];
  return isAirportTable(bytes) ? 'airportTable' : undefined;
}

/** Every control but tab, line ends, form feed, the end of a file of DOS, and escape. */
const isControl = (byte: number): boolean => byte < 0x09 || (byte > 0x0d && byte < 0x20 && byte !== 0x1a && byte !== 0x1b);

function isBinary(bytes: Buffer): boolean {
  const controls = bytes.reduce((count, byte) => count + Number(isControl(byte)), 0);
  return controls > bytes.length * MOST_CONTROLS;
}

function isAirportTable(bytes: Buffer): boolean {
  let header: readonly string[] | undefined;
  const rows = csvRows({
    fits: () => true,
    begins: () => false,
    row: ({ fields }) => void (header ??= fields.map((field) => field.trim())),
    damaged: () => undefined,
  });
  rows.read(bytes.subarray(0, 4096));
  rows.end();
  return tables.some((columns) => columns.every((column) => header?.includes(column)));
}
