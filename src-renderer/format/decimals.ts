/** Numbers with so many decimals, as the language writes them. Each way of writing is made once: making it takes longer than writing a hundred numbers. */
import { perLanguage } from '#renderer/i18n/words.ts';

const fixed = [0, 1].map((digits) =>
  perLanguage((language) => new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits })),
);
const plain = perLanguage((language) => new Intl.NumberFormat(language, { maximumFractionDigits: 1 }));

export const withDecimals = (value: number, digits: 0 | 1): string => fixed[digits]?.().format(value) ?? String(value);
/** A decimal where there is one. */
export const upToOneDecimal = (value: number): string => plain().format(value);
