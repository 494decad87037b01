/** Numbers as a language writes them. Made when first needed: each costs a thousandth of a second, and a window needs those of one language. */
type Numbers = { format: (value: number) => string };

export function numbersIn(language: string): Numbers {
  let made: Intl.NumberFormat | undefined;
  return { format: (value) => (made ??= new Intl.NumberFormat(language)).format(value) };
}
