/**
 * All text of the window: one catalogue a language, of the same shape, which the compiler holds. A text is a string, or a function of the
 * values that stand in it. What the server says (refusals, decoded notices) comes in English and is shown as it came.
 */
import type { en } from './en/en.ts';

/** The shape of a catalogue without its English words. */
type Shape<Words> = {
  readonly [Key in keyof Words]: Words[Key] extends string
    ? string
    : Words[Key] extends (...values: infer Values) => infer Text
      ? (...values: Values) => Text extends string ? string : Text
      : Words[Key] extends FieldWords
        ? FieldWords
        : Shape<Words[Key]>;
};

export type Catalogue = Shape<typeof en>;

/** One area of another language, held to the English one. */
export type Same<Area> = Shape<Area>;

/** What is asked of a fact; `unknown` asks for those of which it is not known. */
export type Answer = 'any' | 'yes' | 'no' | 'unknown';

/** What a field is called: on its own, as the head of a narrow column where that differs, and within a sentence. */
export type FieldWords = {
  label: string;
  column?: string;
  inText: string;
  /** For a field that is true or false: what stands beside “airports” for an answer, and what is not known. `ending` is that of a plural participle. */
  asked?: (ending: string) => Readonly<Record<Answer, string>>;
};
