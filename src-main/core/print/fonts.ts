/**
 * Printed pages use DejaVu Sans Condensed, which has Latin, Greek and Cyrillic whole and is free to embed (licence of Bitstream Vera). The
 * sources find them in their package; the build puts them next to the program.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename } from 'node:path';

/** pdfmake requires these names. */
export const fontFiles = {
  normal: 'dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf',
  bold: 'dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf',
} as const;

/** The built program has this folder next to its chunks. */
export const FONT_FOLDER = 'fonts';

export const readFont = (file: string): Buffer => withoutTables(readFileSync(placeOf(file)), slow);

/** Ligatures and the placing of marks on letters that have none of their own: looking each word up in them takes a quarter of the time. Pairs of letters are kerned by `kern`. */
const slow = ['GSUB', 'GPOS'];

/** A font whose directory names some tables otherwise, so that they are not read (ISO/IEC 14496-22, 4.3). */
function withoutTables(font: Buffer, tables: readonly string[]): Buffer {
  const count = font.readUInt16BE(4);
  for (let at = 12; at < 12 + 16 * count; at += 16)
    if (tables.includes(font.toString('latin1', at, at + 4))) font.write('none', at, 'latin1');
  return font;
}

function placeOf(file: string): string | URL {
  if (import.meta.url.endsWith('.ts')) return createRequire(import.meta.url).resolve(file);
  // A bundler would treat a literal first argument as an asset.
  return new URL(['.', FONT_FOLDER, basename(file)].join('/'), import.meta.url);
}
