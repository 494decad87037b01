import MiniSearch from 'minisearch';

/** A command of the box. `more` holds other words by which it is found. */
export type Command = { name: string; title: string; more: string; run: (go: (path: string) => void) => unknown };

/** One slip is tolerated from four letters on. */
const SLIP_FROM = 4;

const withoutAccents = (term: string): string =>
  term
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();

/** Commands that every typed word is in, or begins a word of; those whose title has it first. */
export function commandsFor(line: string, commands: readonly Command[]): Command[] {
  const index = new MiniSearch<Command>({ idField: 'name', fields: ['title', 'more'], processTerm: withoutAccents });
  index.addAll(commands);
  const found = index.search(line, {
    prefix: true,
    fuzzy: (term) => (term.length >= SLIP_FROM ? 1 : 0),
    combineWith: 'AND',
    boost: { title: 2 },
  });
  return found.flatMap(({ id }) => commands.find(({ name }) => name === id) ?? []);
}
