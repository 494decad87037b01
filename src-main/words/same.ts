/** `Same` is the shape of a catalogue without its words. It leaves members of the type `Whole` unchanged. */
export type Same<Words, Whole = never> = {
  readonly [Key in keyof Words]: Words[Key] extends string
    ? string
    : Words[Key] extends (...values: infer Values) => infer Text
      ? (...values: Values) => Text extends string ? string : Text
      : Words[Key] extends Whole
        ? Whole
        : Same<Words[Key], Whole>;
};
