/** A text as one word of a POSIX shell: in single quotes nothing is special but the quote itself. */
export const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
