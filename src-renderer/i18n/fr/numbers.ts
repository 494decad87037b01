import { numbersIn } from '#renderer/i18n/numbers.ts';

export const numbers = numbersIn('fr');
