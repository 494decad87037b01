/** A command of the box. `more` holds other words by which it is found. */
export type Command = { name: string; title: string; more: string; run: (go: (path: string) => void) => unknown };

/** Commands in which every typed word begins a word. */
export function commandsFor(line: string, commands: readonly Command[]): Command[] {
  const typed = wordsOf(line);
  return typed.length === 0
    ? []
    : commands.filter(({ title, more }) => {
        const own = wordsOf(`${title} ${more}`);
        return typed.every((word) => own.some((one) => one.startsWith(word)));
      });
}

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
