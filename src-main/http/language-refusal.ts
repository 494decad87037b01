/** A language asked for of a format that has no sentences. */
import { Refusal } from '#core/refusal.ts';

export const languageRefusal = (format: string, formats: readonly string[]): Refusal =>
  new Refusal('invalidRequest', { details: [`language: has no effect with format=${format}; use format=${formats.join(' or format=')}`] });
