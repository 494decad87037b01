/**
 * The window takes all its text from a catalogue, of which there is one per language, all of the same shape, which the compiler checks. A
 * text is a string, or a function of the values in it. A NOTAM in plain words is a text of the server: English in every language.
 */
import type { Same } from '#words/same.ts';
import type { en } from './en/en.ts';

export type Catalogue = Same<typeof en, FieldWords>;

/** The filter on a fact; `unknown` selects airports where it is unknown. */
export type Answer = 'any' | 'yes' | 'no' | 'unknown';

/** Names of a field: alone, as a narrow column heading where that differs, and within a sentence. */
export type FieldWords = {
  label: string;
  column?: string;
  inText: string;
  /** Only a field that is true or false has it: what follows “airports” for each value, and for unknown. `ending` is that of a plural participle. */
  inSentence?: (ending: string) => Readonly<Record<Answer, string>>;
};
