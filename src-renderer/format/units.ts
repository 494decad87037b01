/** Numbers with their units. The caller shows unknown values as unknown, never as zero. */
import { threeFigures } from '#domain/directions.ts';
import { perLanguage } from '#renderer/i18n/words.ts';

const wholes = perLanguage((language) => new Intl.NumberFormat(language, { maximumFractionDigits: 0 }));
const whole = { format: (value: number) => wholes().format(value) };

/** `85,938`. */
export const count = (value: number): string => whole.format(value);
/** `118.700`: three decimals distinguish 8.33 kHz channels. */
export const megahertz = (value: number): string => value.toFixed(3);
/** Whole degrees as they are spoken: `007°`, and `360°` for north. */
export const wholeDegrees = (degrees: number): string => `${threeFigures(degrees)}°`;
