/** Fills the palette's index: at once with what costs nothing, and with the largest airports when the page is idle. */
import { api } from '#renderer/data/api/client.ts';
import { useRecents } from '#renderer/data/recents.ts';
import { useSession } from '#renderer/data/session/session.ts';
import { countryName } from '#renderer/format/names.ts';
import { commandEntries, type Command } from './commands.ts';
import { airportEntry } from './entries.ts';
import type { Memory } from './memory.ts';

/** Airports that most searches are for; the server finds the rest. */
const LARGEST = 5_100;
/** The contract's largest page. */
const PAGE = 300;

export function putWhatIsHere(memory: Memory, commands: readonly Command[]): void {
  memory.drop('command');
  memory.put(commandEntries(commands));
  memory.drop('recent');
  memory.put(useRecents.getState().recents.map((airport) => airportEntry('recent', airport, countryName)));
}

/** Favourites need a user; without an answer the palette does without them. */
export async function putFavourites(memory: Memory): Promise<void> {
  if (useSession.getState().credential.kind === 'anonymous') return;
  const { items } = await api('listFavourites', {});
  memory.drop('favourite');
  memory.put(
    items
      .filter(({ isVanished }) => !isVanished)
      .map(({ airportId: id, code: localCode, name }) => {
        const unknown = { icaoCode: null, iataCode: null, city: null, countryCode: null, isClosed: null };
        return airportEntry('favourite', { ...unknown, id, name, localCode }, countryName);
      }),
  );
}

/** The open airports with the longest runways, until aborted; a page at a time, so that neither server nor page is busy for long. */
export async function putLargest(memory: Memory, isWanted: () => boolean): Promise<void> {
  const filter = JSON.stringify({ isClosed: false, facilityType: 'airport' });
  memory.drop('airport');
  for (let page = 1; page <= LARGEST / PAGE; page++) {
    const { items } = await api('listAirports', { query: { limit: PAGE, page, sort: '-longestRunway', filter, expand: 'code' } });
    if (!isWanted()) return;
    memory.put(items.map((airport) => airportEntry('airport', airport, countryName)));
    if (items.length < PAGE) return;
  }
}
