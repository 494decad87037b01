import { words } from '#renderer/i18n/words.ts';
import { withDecimals } from '../decimals.ts';

/** Bytes as `95.2 MB`; a million bytes are one. */
export const megabytes = (bytes: number): string => words.data.megabytes(withDecimals(bytes / 1e6, 1));
