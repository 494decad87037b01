/** The shape of a catalogue without its words. What is of the type `Whole` stays as it is. */
export type Same<Words, Whole = never> = {
  readonly [Key in keyof Words]: Words[Key] extends string
    ? string
    : Words[Key] extends (...values: infer Values) => infer Text
      ? (...values: Values) => Text extends string ? string : Text
      : Words[Key] extends Whole
        ? Whole
        : Same<Words[Key], Whole>;
};
