/** Letters that are typed or erased one after the other, of one word: undone together. */

/** `at` is where; `next` where the letter may be that continues it. */
export type Typing = { kind: 'typed' | 'erased'; at: number; next: readonly number[] };

const isSeparator = (letter: string | undefined): boolean => letter === undefined || /[\s,;→-]/.test(letter);

/** Where two texts begin to differ. */
function firstDifference(one: string, other: string): number {
  let at = 0;
  while (at < one.length && at < other.length && one[at] === other[at]) at++;
  return at;
}

/** Undefined for anything but one letter of a word. */
export function typingOf(before: string, after: string): Typing | undefined {
  const at = firstDifference(before, after);
  if (after.length === before.length + 1 && before.slice(at) === after.slice(at + 1))
    return isSeparator(after[at]) ? undefined : { kind: 'typed', at, next: [at + 1] };
  if (before.length === after.length + 1 && after.slice(at) === before.slice(at + 1))
    return isSeparator(before[at]) ? undefined : { kind: 'erased', at, next: [at - 1, at] };
  return undefined;
}

/** Where the caret belongs after a text became another: behind what is new. */
export function endOfChange(before: string, after: string): number {
  const least = firstDifference(before, after);
  let behind = 0;
  while (behind < Math.min(before.length, after.length) - least && before.at(-1 - behind) === after.at(-1 - behind)) behind++;
  return after.length - behind;
}
