/** Numbers with their units. What is not known is said so by the caller, never shown as zero. */
import { language } from '#renderer/languages/words.ts';

const wholes = {
  en: new Intl.NumberFormat('en', { maximumFractionDigits: 0 }),
  fr: new Intl.NumberFormat('fr', { maximumFractionDigits: 0 }),
};
const whole = { format: (value: number) => wholes[language].format(value) };

/** `85,938`. */
export const count = (value: number): string => whole.format(value);
/** `118.700`: three decimals tell 8.33 kHz channels apart. */
export const megahertz = (value: number): string => value.toFixed(3);
/** Degrees true as `045°`, with a decimal where the source gives one. */
export function heading(degrees: number): string {
  const [integer = '', decimal] = String(Math.round(degrees * 10) / 10).split('.');
  return `${integer.padStart(3, '0')}${decimal === undefined ? '' : `.${decimal}`}°`;
}
