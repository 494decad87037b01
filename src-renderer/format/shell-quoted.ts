/** A text as one word of a POSIX shell: within single quotes only the quote itself is special. */
export const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
