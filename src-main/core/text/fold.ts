/** Letters that Unicode does not decompose into a base letter and a mark. */
const letters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ŋ: 'n',
  ŧ: 't',
  ĸ: 'k',
};
const strange = new RegExp(`[${Object.keys(letters).join('')}]`, 'g');
const ascii = /^[\0-\x7f]*$/;

/**
 * Text without case and accents, for comparing: `Zürich` and `ZURICH` fold to `zurich`, `Łódź` to `lodz`.
 * Compatibility forms are unified too (NFKD), so that a full-width digit equals a plain one. `fold(fold(x)) === fold(x)`.
 */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (ascii.test(lower)) return lower;
  return lower
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(strange, (letter) => letters[letter] ?? letter);
}
