/**
 * Licences of bundled work that are compatible with a program under MIT. Promise: one that is not here is refused until somebody has
 * read it. All of them ask for their text to be shown at most; none asks for the program's sources.
 */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  // For fonts: they may be embedded and shipped with a program, but not sold by themselves.
  'Bitstream-Vera',
  'blessing',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** For an SPDX expression: of "A OR B" one must be allowed, of "A AND B" both. Anything more complicated is not. */
export function isAllowed(expression: string): boolean {
  const words = expression.replace(/^\((.*)\)$/, '$1');
  if (words.includes(' OR ')) return words.split(' OR ').some(isAllowed);
  return words.split(' AND ').every((one) => allowed.has(one));
}
