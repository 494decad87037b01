/** Canadian NOTAMs are bilingual: what follows a line with only `FR:` is the French version of the text before it. */
const french = /\n\s{0,40}FR:\s{0,40}\n/;

/** The English part of a text; all of it where there is only one language. */
export function spokenText(text: string): string {
  const at = text.search(french);
  return at > 0 ? text.slice(0, at).trimEnd() : text;
}
