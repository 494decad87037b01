/** The estimated size of an export, before it is requested. */
import { language } from '#renderer/i18n/words.ts';

/** Bytes of an airport, the mean over the full set. */
const bytes = { csv: 180, geojson: 558 } as const;

/** Bytes from which the size is shown. */
export const LARGE_EXPORT = 5_000_000;

/** `15.5 MB`, or `24 kB` below a million bytes. */
export function sizeInWords(bytesInAll: number): string {
  const isSmall = bytesInAll < 1e6;
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: isSmall ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: isSmall ? 0 : 1,
  }).format(isSmall ? Math.ceil(bytesInAll / 1e3) : bytesInAll / 1e6);
}

/** In bytes. */
export const exportSize = (format: keyof typeof bytes, airports: number): number => airports * bytes[format];
