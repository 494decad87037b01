/** Every word of a catalogue in small letters, those that its functions make of samples included. */

/** Numbers first, because most functions count; what a function cannot take is left out. */
const samples: readonly (readonly unknown[])[] = [
  [1, 1, 1, 1],
  [2, 2, 2, 2],
  ['LSGG', 'X', 'X', 'X'],
  ['LSGG', 0, null, null],
  [['LSGG'], 'X', 'X'],
  ['LSGG', 'X', { added: 1, changed: 1, gone: 1 }],
];

export function textsOf(tree: object): string[] {
  return Object.values(tree).flatMap((value: unknown) => {
    if (typeof value === 'string') return [value];
    if (typeof value === 'object' && value !== null) return textsOf(value);
    if (typeof value !== 'function') return [];
    return samples.flatMap((values) => {
      try {
        const text: unknown = Reflect.apply(value, undefined, values);
        return typeof text === 'string' ? [text] : [];
      } catch {
        return [];
      }
    });
  });
}

export const wordsOf = (tree: object): ReadonlySet<string> =>
  new Set(textsOf(tree).flatMap((text) => text.toLowerCase().match(/[\p{L}’-]{3,}/gu) ?? []));
