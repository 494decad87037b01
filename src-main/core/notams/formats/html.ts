/**
 * Turns HTML inside messages into text with its line breaks. Only known tags are tags, because NOTAMs contain `<350M` and `>`; no pattern
 * backtracks, so that hostile text costs no more than its length.
 */

/** Tags that begin a new line; the others are removed. */
const breaking = new Set(['p', 'br', 'div', 'tr', 'li', 'h1', 'h2', 'h3', 'h4', 'pre', 'table', 'hr', 'ul', 'ol']);
const tag =
  /<(?<close>\/?)(?<name>p|br|div|tr|li|h[1-6]|pre|table|tbody|thead|td|th|hr|ul|ol|b|i|u|a|em|strong|span|font|center|sup|sub|code|html|body|head)(?:\s[^<>]{0,500})?\s?\/?>/gi;
const entity = /&(?:#(?<decimal>\d{1,7})|#x(?<hex>[0-9a-f]{1,6})|(?<name>[a-z]{2,6}));/gi;
const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  deg: '°',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
};

/** Returns the same text if it has neither tags nor entities. */
export function withoutHtml(text: string): string {
  const plain = replaced(text, { opening: '<', pattern: tag, by: replacement });
  const decoded = replaced(plain, { opening: '&', pattern: entity, by: decode });
  if (decoded === text) return text;
  return decoded
    .split(/\r\n|\n|\r/)
    .map((line) => line.trim())
    .filter((line, at, lines) => line !== '' || lines[at - 1] !== '')
    .join('\n')
    .trim();
}

/** Reads the message of a NOTAM, and its original where that differs, followed by a second wording of the file. */
export function wordingsOf(written: string, other?: string): { message: string; original: string | null } {
  const message = withoutHtml(written);
  return { message, original: other === undefined ? (written === message ? null : written) : `${written}\n\n${other}` };
}

/** Letters replaced at once: a list of all that is found in a text of megabytes would be a hundred times as long. */
const PIECE = 65_536;
/** A tag or an entity is shorter. */
const LONGEST = 600;

function replaced(
  text: string,
  { opening, pattern, by }: { opening: '<' | '&'; pattern: RegExp; by: (...found: unknown[]) => string },
): string {
  if (!text.includes(opening)) return text;
  let whole = '';
  for (let at = 0; at < text.length;) {
    let end = Math.min(at + PIECE, text.length);
    // What begins near the end of a piece is of the next one.
    const last = end < text.length ? text.lastIndexOf(opening, end - 1) : -1;
    if (last > at && end - last < LONGEST) end = last;
    whole += text.slice(at, end).replace(pattern, by);
    at = end;
  }
  return whole;
}

function replacement(...found: unknown[]): string {
  const { name = '', close } = found.at(-1) as { name?: string; close?: string };
  const lower = name.toLowerCase();
  if (lower === 'td' || lower === 'th') return close === '/' ? ' ' : '';
  return breaking.has(lower) && !(close === '' && lower !== 'br' && lower !== 'hr') ? '\n' : '';
}

function decode(...found: unknown[]): string {
  const whole = found[0] as string;
  const { decimal, hex, name } = found.at(-1) as { decimal?: string; hex?: string; name?: string };
  if (name !== undefined) return named[name.toLowerCase()] ?? whole;
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
  const isLetter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isLetter ? String.fromCodePoint(code) : whole;
}
