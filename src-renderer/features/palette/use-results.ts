import type { Navaid } from '#contract/navaids/navaid.ts';
import { api } from '#renderer/data/api/client.ts';
import { useApi, useQuery, type QueryState } from '#renderer/data/api/use-query.ts';
import { placeOf, useRecents } from '#renderer/data/recents.ts';
import { useSession } from '#renderer/data/session/session.ts';
import { countryName } from '#renderer/format/names.ts';
import { readTypedLine, type TypedLine } from '#renderer/format/typed-line.ts';
import { useUnits } from '#renderer/format/use-units.ts';
import { words } from '#renderer/i18n/words.ts';
import { type Command, commandEntries } from './commands.ts';
import { airportEntry, type Entry } from './entries.ts';
import type { Memory } from './memory.ts';
import { fromAirport, fromMemory, fromNavaid, isIdent, isWholeCode, joined, whyFound, type Result, fromNotam } from './results.ts';
import type { ListedAirport } from '#contract/airports/airport.ts';
import type { Notam } from '#contract/notams/notam.ts';
import { distanceBetween } from '#domain/geodesic.ts';
import { latLonOf, type LatLon } from '#domain/lat-lon.ts';
import { addToRoute } from '#renderer/data/route/asked-route.ts';
import { megahertz } from '#renderer/format/units.ts';
import { positionOnMap } from '#renderer/data/on-map.ts';

/** Nautical miles around a position. */
const AROUND_NM = 40;
/** Nautical miles that reach every airport: half a meridian has 10,801.3. */
const EVERYWHERE_NM = 10_802;
const MOST_ASKED = 8;

const listed = { limit: MOST_ASKED, expand: 'code' } as const;

/** The answer keeps its line: its rows are shown until those of the next line are here. */
const search = async (line: string, signal: AbortSignal) => ({
  line,
  ...(await api('search', { query: { query: line.slice(0, 100), ...listed, kinds: 'airport,navaid' } }, { signal })),
});

type Results = { results: readonly Result[]; isAsking: boolean };

/** The results for the input: from memory at once, the server's as they arrive. */
export function useResults(line: string, memory: Memory, commands: readonly Command[]): Results {
  const query = line.trim();
  const typed = readTypedLine(query);
  const { position, frequency, notam } = typed;
  const isWords = query !== '' && !isSpecial(typed);
  const mayReadNotams = useSession(({ credential }) => credential.kind !== 'anonymous');
  const from = placeOf(useRecents(({ recents }) => recents[0]));

  const found = useQuery(isWords ? query : undefined, search);
  const near = useApi(
    'listAirports',
    position && { query: { near: `${position.latitude},${position.longitude},${AROUND_NM}`, ...listed } },
  );
  // Orders by distance from the last place, else the largest first.
  const order = from ? { near: `${from.place.latitude},${from.place.longitude},${EVERYWHERE_NM}` } : { sort: '-longestRunway' };
  const withFrequency = useApi(
    'listAirports',
    frequency === undefined
      ? undefined
      : { query: { filter: JSON.stringify({ frequencies: { some: { frequency } } }), ...order, ...listed } },
  );
  const numbered = notam && { notamId: notam.number, ...(notam.location && { airport: notam.location }) };
  const byNumber = useApi(
    'listNotams',
    numbered === undefined || !mayReadNotams ? undefined : { query: { filter: JSON.stringify(numbered), limit: MOST_ASKED } },
  );
  const { distance } = useUnits();

  if (query === '') return { results: atRest(memory, commands), isAsking: false };
  const matches = memory.find(query);
  const alike = matches.filter(({ why }) => why === 'similar').map(fromMemory);
  const exact = matches.filter(({ why }) => why !== 'similar').map(fromMemory);
  if (!isWords) {
    const answers = {
      near: near.body?.items ?? [],
      withFrequency: withFrequency.body?.items ?? [],
      notams: byNumber.body?.items ?? [],
    };
    return {
      results: joined(specialResults(typed, answers, { mayReadNotams, distance, last: from }), exact),
      isAsking:
        (position !== undefined && isOpen(near)) ||
        (frequency !== undefined && isOpen(withFrequency)) ||
        (notam !== undefined && mayReadNotams && isOpen(byNumber)),
    };
  }
  const answer = found.body ?? found.earlier;
  const answered = answer?.line ?? query;
  const navaids = (test: (navaid: Navaid) => boolean) => (answer?.navaids ?? []).filter(test).map((navaid) => fromNavaid(navaid, answered));
  const airports = answer?.airports ?? [];
  const isMeant = isWholeCode(query, matches, airports);
  const beyond = airports
    .map((airport) => fromAirport(airport, whyFound(answered, airport)))
    .filter(({ why }) => !isMeant || why !== words.palette.why.server);
  return {
    // Exact matches, from memory or the server, come before those with a typo, which a whole code has none of.
    results: joined(
      exact,
      navaids((navaid) => isIdent(navaid, answered)),
      beyond,
      isMeant ? [] : navaids((navaid) => !isIdent(navaid, answered)),
      isMeant ? [] : alike,
    ),
    isAsking: isOpen(found),
  };
}

const isOpen = ({ body, problem }: QueryState<unknown>): boolean => body === undefined && problem === undefined;

/** What the palette offers before anything is typed: favourites, recent airports and actions. */
const MOST_FAVOURITES = 8;
const MOST_RECENT = 6;

/** The kind of each row says why it is there. */
const shown = (entries: readonly Entry[]): Result[] =>
  entries.map((entry) => ({ ...fromMemory({ entry, why: 'name', score: 0 }), why: '' }));

function atRest(memory: Memory, commands: readonly Command[]): Result[] {
  const { recents } = useRecents.getState();
  return joined(
    shown(memory.all('favourite').slice(0, MOST_FAVOURITES)),
    shown(recents.slice(0, MOST_RECENT).map((airport) => airportEntry('recent', airport, countryName))),
    shown(commandEntries(commands)),
  );
}

/** Results for a line that is more than words: a route, a position, a frequency, the number of a NOTAM. */

type Answers = {
  near: readonly ListedAirport[];
  withFrequency: readonly ListedAirport[];
  notams: readonly Notam[];
};

type Shown = {
  mayReadNotams: boolean;
  /** Nautical miles in the user's unit. */
  distance: (nm: number) => string;
  /** Airports with a frequency are ordered by their distance from here. */
  last: { place: LatLon; name: string } | undefined;
};

/** Whether the line is one of them; search is not asked for it. */
const isSpecial = ({ position, frequency, notam, route, added }: TypedLine): boolean =>
  [position, frequency, notam, route, added].some((part) => part !== undefined);

export function specialResults(line: TypedLine, answers: Answers, { mayReadNotams, distance, last }: Shown): Result[] {
  const { position, frequency, notam, route, added } = line;
  const { palette } = words;
  const away = (from: LatLon, airport: ListedAirport): string => distance(distanceBetween(from, latLonOf(airport) ?? from));
  const results: Result[] = [];
  if (route !== undefined) {
    const text = route.toUpperCase();
    const leads = `/route?text=${encodeURIComponent(text)}`;
    results.push({ key: 'route', kind: 'route', title: text, place: '', why: palette.openRoute, leads });
  }
  if (added !== undefined) {
    const word = added.toUpperCase();
    results.push({ key: 'add', kind: 'route', title: word, place: '', why: palette.addToRoute, leads: addToRoute(word) });
  }
  if (position !== undefined) {
    const { latitude, longitude } = position;
    const title = `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`;
    const leads = positionOnMap(position);
    results.push({ key: 'position', kind: 'position', title, place: '', why: palette.showOnMap, leads });
    results.push(...answers.near.map((airport) => fromAirport(airport, palette.why.position(away(position, airport)))));
  }
  if (frequency !== undefined) {
    const has = palette.why.frequency(`${megahertz(frequency)} MHz`);
    const whyOf = (airport: ListedAirport) =>
      last === undefined ? has : palette.why.frequencyFrom(has, away(last.place, airport), last.name);
    results.push(...answers.withFrequency.map((airport) => fromAirport(airport, whyOf(airport))));
  }
  if (notam !== undefined) {
    results.push(...answers.notams.map(fromNotam));
    if (!mayReadNotams)
      results.push({ key: 'needs-key', kind: 'notam', title: notam.number, place: '', why: palette.needsKey, leads: '/api/access' });
  }
  return results;
}
