/** Writes numbers with their units. The caller shows unknown values as unknown, never as zero. */
import { threeFigures } from '#domain/directions.ts';
import { perLanguage, words } from '#renderer/i18n/words.ts';

const wholes = perLanguage((language) => new Intl.NumberFormat(language, { maximumFractionDigits: 0 }));

/** Writes `85,938`. */
export const count = (value: number): string => wholes().format(value);
/** Three decimals, as in `118.700`, distinguish 8.33 kHz channels. */
export const megahertz = (value: number): string => value.toFixed(3);
/** Writes whole degrees as they are spoken: `007°`, and `360°` for north. */
export const wholeDegrees = (degrees: number): string => `${threeFigures(degrees)}°`;

/** Each way of writing numbers is made once for a language: making it takes longer than writing a hundred numbers. */
const fixed = [0, 1].map((digits) =>
  perLanguage((language) => new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits })),
);
const plain = perLanguage((language) => new Intl.NumberFormat(language, { maximumFractionDigits: 1 }));

export const withDecimals = (value: number, digits: 0 | 1): string => fixed[digits]?.().format(value) ?? String(value);
export const upToOneDecimal = (value: number): string => plain().format(value);

/** Writes bytes as `12.4 kB`; a thousand bytes are one. */
export const kilobytes = (bytes: number): string => words.data.kilobytes(withDecimals(bytes / 1e3, 1));

/** Writes bytes as `95.2 MB`; a million bytes are one. */
export const megabytes = (bytes: number): string => words.data.megabytes(withDecimals(bytes / 1e6, 1));
