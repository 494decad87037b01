import type { Entry } from './entries.ts';

/** A command of the palette. `more` holds other words by which it is found. */
export type Command = { name: string; title: string; more: string; run: (go: (path: string) => void) => unknown };

export const commandEntries = (commands: readonly Command[]): Entry[] =>
  commands.map(({ name, title, more }) => ({
    id: `command:${name}`,
    kind: 'command',
    title,
    place: '',
    codes: '',
    city: '',
    more,
    leads: name,
    isClosed: false,
  }));
