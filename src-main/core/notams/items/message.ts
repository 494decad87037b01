/**
 * This many characters of a NOTAM are read: real ones of ten parts have 20,000. The rest is stored and shown, never parsed, which limits
 * what hostile text can cost.
 */
export const MAX_READ = 24_000;

/** The text to parse is of limited length, has `\n` at every line end, and no layout characters. */
export function readable(raw: string): string {
  return raw
    .slice(0, MAX_READ)
    .replace(/\r\n?/g, '\n')
    .replace(/[\u00a0\t]/g, ' ')
    .replaceAll('\ufeff', '');
}
