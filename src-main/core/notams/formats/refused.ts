import { Refusal } from '#core/refusal.ts';

/** A file, or its rest, that can't be taken in; the sentence names the culprit and the way out. */
export const fileRefused = (sentence: string): Refusal => new Refusal('invalidRequest', { message: sentence, details: [sentence] });
