/** Numbers as a language writes them. Made when first needed: each costs a thousandth of a second, and a window needs those of one language. */
export function numbersIn(language: string) {
  const made = new Map<number, Intl.NumberFormat>();
  const formatOf = (decimals: number): Intl.NumberFormat => {
    const format =
      made.get(decimals) ??
      new Intl.NumberFormat(language, {
        ...(decimals > 0 && { minimumFractionDigits: decimals, maximumFractionDigits: decimals, useGrouping: false }),
        signDisplay: 'negative',
      });
    made.set(decimals, format);
    return format;
  };
  return {
    format: (value: number): string => formatOf(0).format(value),
    /** With one decimal and a typographic minus, which does not break from its number. */
    tenth: (value: number): string => formatOf(1).format(value).replace('-', '−'),
  };
}
