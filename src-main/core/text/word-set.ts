/** The words of a list are separated by single blanks. */
export const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));
