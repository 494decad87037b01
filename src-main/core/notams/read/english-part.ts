/** Canadian notices say everything twice: what follows `FR:` on a line of its own is the French of what stands before it. */
const french = /\n\s*FR:\s*\n/;

/** The text in the language that is read here; the whole of it where there is one only. */
export function spokenText(text: string): string {
  const at = text.includes('FR:') ? text.search(french) : -1;
  return at > 0 ? text.slice(0, at).trimEnd() : text;
}
