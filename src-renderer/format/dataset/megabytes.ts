import { language, words } from '#renderer/i18n/words.ts';

/** Bytes as `95.2 MB`; a million bytes are one. */
export const megabytes = (bytes: number): string =>
  words.data.megabytes(new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(bytes / 1e6));
