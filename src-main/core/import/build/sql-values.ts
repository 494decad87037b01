import { fold } from '#core/text/fold.ts';

/** A flag as SQLite keeps it; unknown stays null. */
export const flag = (value: boolean | null): number | null => (value === null ? null : Number(value));

/** Folding that remembers: names of places and services repeat. */
export function foldOnce(): (text: string | null) => string | null {
  const known = new Map<string, string>();
  return (text) => {
    if (text === null) return null;
    let folded = known.get(text);
    if (folded === undefined) known.set(text, (folded = fold(text)));
    return folded;
  };
}
