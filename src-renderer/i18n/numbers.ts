/** Numbers as a language writes them. Made when first needed: each costs a thousandth of a second, and a window needs those of one language. */
type Numbers = { format: (value: number) => string };

function numbersIn(language: 'en' | 'fr'): Numbers {
  let made: Intl.NumberFormat | undefined;
  return { format: (value) => (made ??= new Intl.NumberFormat(language)).format(value) };
}

export const englishNumbers = numbersIn('en');
export const frenchNumbers = numbersIn('fr');
