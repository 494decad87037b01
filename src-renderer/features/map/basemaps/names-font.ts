/**
 * The font of names of basemaps: DejaVu Sans Condensed, as on printed pages, so that a map reads the same on every machine. It has Latin, Greek, Cyrillic,
 * Armenian, Georgian, Hebrew and Arabic letters; others come from the fonts of the machine. Loaded when the first name is drawn.
 */
import file from 'dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf?url';
import { FONT } from '../chart/layers/common.ts';

const FAMILY = 'Aeroshelf Names';
export const NAMES_FONT = [FAMILY, ...FONT];

let isOffered = false;

/** MapLibre waits for it before it draws the first letter; what cannot be loaded is drawn with the next font. */
export function offerNamesFont(): void {
  if (isOffered) return;
  isOffered = true;
  document.fonts.add(new FontFace(FAMILY, `url("${new URL(file, import.meta.url).href}")`));
}
