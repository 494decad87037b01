/**
 * The fonts of printed pages: DejaVu Sans Condensed, which has Latin, Greek and Cyrillic whole and is free to embed (licence of Bitstream Vera). The
 * sources find them in their package; the build puts them beside the program.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename } from 'node:path';

/** By the names that pdfmake asks for. */
export const fontFiles = {
  normal: 'dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf',
  bold: 'dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf',
} as const;

/** Beside the chunks of the built program. */
export const FONT_FOLDER = 'fonts';

export const readFont = (file: string): Buffer => readFileSync(placeOf(file));

function placeOf(file: string): string | URL {
  if (import.meta.url.endsWith('.ts')) return createRequire(import.meta.url).resolve(file);
  // A bundler would treat a literal first argument as an asset.
  return new URL(['.', FONT_FOLDER, basename(file)].join('/'), import.meta.url);
}
