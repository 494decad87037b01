/** What the palette offers before anything is typed: favourites, recent airports and actions. */
import { useRecents } from '#renderer/data/recents.ts';
import { countryName } from '#renderer/format/names.ts';
import { commandEntries, type Command } from './commands.ts';
import { airportEntry, type Entry } from './entries.ts';
import type { Memory } from './memory.ts';
import { fromMemory, joined, type Result } from './results.ts';

const MOST_FAVOURITES = 8;
const MOST_RECENT = 6;

/** The kind of each row says why it is there. */
const shown = (entries: readonly Entry[]): Result[] =>
  entries.map((entry) => ({ ...fromMemory({ entry, why: 'name', score: 0 }), why: '' }));

export function atRest(memory: Memory, commands: readonly Command[]): Result[] {
  const { recents } = useRecents.getState();
  return joined(
    shown(memory.all('favourite').slice(0, MOST_FAVOURITES)),
    shown(recents.slice(0, MOST_RECENT).map((airport) => airportEntry('recent', airport, countryName))),
    shown(commandEntries(commands)),
  );
}
