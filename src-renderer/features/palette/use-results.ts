import { useDeferredValue } from 'react';
import type { Navaid } from '#contract/navaids/navaid.ts';
import { distanceBetween } from '#domain/geodesic.ts';
import { latLonOf } from '#domain/lat-lon.ts';
import { useApi } from '#renderer/data/api/use-query.ts';
import { addToRoute } from '#renderer/data/route/asked-route.ts';
import { words } from '#renderer/i18n/words.ts';
import { useRecents } from '#renderer/data/recents.ts';
import { useSession } from '#renderer/data/session/session.ts';
import { countryName } from '#renderer/format/names.ts';
import { megahertz } from '#renderer/format/units.ts';
import { useUnits } from '#renderer/format/use-units.ts';
import { readTypedLine } from '#renderer/format/typed-line.ts';
import { commandEntries, type Command } from './commands.ts';
import { airportEntry } from './entries.ts';
import type { Memory } from './memory.ts';
import { fromAirport, fromMemory, fromNavaid, fromNotam, isIdent, joined, whyFound, type Result } from './results.ts';

/** Nautical miles around a position. */
const AROUND_NM = 40;
const MOST_ASKED = 8;

type Results = { results: readonly Result[]; isAsking: boolean };

/** The results for the input: from memory at once, the server's as they arrive. */
export function useResults(line: string, memory: Memory, commands: readonly Command[]): Results {
  const query = line.trim();
  const { position, frequency, notam, route, added } = readTypedLine(query);
  const mayRead = useSession(({ credential }) => credential.kind !== 'anonymous');
  const isSpecial = position !== undefined || frequency !== undefined || notam !== undefined || route !== undefined || added !== undefined;
  // The server is asked when typing pauses; memory answers every key.
  const settled = useDeferredValue(query);

  const found = useApi(
    'search',
    settled === '' || isSpecial
      ? undefined
      : { query: { query: settled.slice(0, 100), limit: MOST_ASKED, expand: 'code', kinds: 'airport,navaid' } },
  );
  const near = useApi(
    'listAirports',
    position && { query: { near: `${position.latitude},${position.longitude},${AROUND_NM}`, limit: MOST_ASKED, expand: 'code' } },
  );
  const listing = useApi(
    'listAirports',
    frequency === undefined
      ? undefined
      : {
          query: {
            filter: JSON.stringify({ frequencies: { some: { frequency } } }),
            sort: '-longestRunway',
            limit: MOST_ASKED,
            expand: 'code',
          },
        },
  );
  const byNumber = useApi(
    'listNotams',
    notam === undefined || !mayRead
      ? undefined
      : {
          query: {
            filter: JSON.stringify({ notamId: notam.number, ...(notam.location && { airport: notam.location }) }),
            limit: MOST_ASKED,
          },
        },
  );
  const units = useUnits();

  const matches = memory.find(query);
  const exact = query === '' ? atRest(commands) : matches.filter(({ why }) => why !== 'similar').map(fromMemory);
  // Exact matches, from memory or the server, come before those with a typo.
  const similar = matches.filter(({ why }) => why === 'similar').map(fromMemory);
  const { why, needsKey, showOnMap, openRoute, addToRoute: addHere } = words.palette;
  const navaids = (found.body ?? found.earlier)?.navaids ?? [];
  const navaidsWhere = (test: (navaid: Navaid) => boolean) => navaids.filter(test).map((navaid) => fromNavaid(navaid, settled));
  const beyond: Result[] = (found.body ?? found.earlier)?.airports.map((airport) => fromAirport(airport, whyFound(settled, airport))) ?? [];
  const special: Result[] = [
    ...(route === undefined
      ? []
      : [
          {
            key: 'route',
            kind: 'route' as const,
            title: route.toUpperCase(),
            place: '',
            why: openRoute,
            leads: `/route?text=${encodeURIComponent(route.toUpperCase())}`,
          },
        ]),
    ...(added === undefined
      ? []
      : [
          {
            key: 'add',
            kind: 'route' as const,
            title: added.toUpperCase(),
            place: '',
            why: addHere,
            leads: addToRoute(added.toUpperCase()),
          },
        ]),
    ...(position === undefined
      ? []
      : [
          {
            key: 'position',
            kind: 'position' as const,
            title: `${position.latitude.toFixed(4)}, ${position.longitude.toFixed(4)}`,
            place: '',
            why: showOnMap,
            leads: `/map?at=${position.latitude},${position.longitude}`,
          },
        ]),
    ...(position === undefined || near.body === undefined
      ? []
      : near.body.items.map((airport) =>
          fromAirport(airport, why.position(units.distance(distanceBetween(position, latLonOf(airport) ?? position)))),
        )),
    ...(frequency === undefined
      ? []
      : (listing.body?.items.map((one) => fromAirport(one, why.frequency(`${megahertz(frequency)} MHz`))) ?? [])),
    ...(notam === undefined ? [] : (byNumber.body?.items.map(fromNotam) ?? [])),
    ...(notam === undefined || mayRead
      ? []
      : [{ key: 'needs-key', kind: 'notam' as const, title: notam.number, place: '', why: needsKey, leads: '/api/access' }]),
  ];
  const asking = [found, near, listing, byNumber];
  const isAsking =
    (query !== settled && !isSpecial) ||
    [query !== '' && !isSpecial, position !== undefined, frequency !== undefined, notam !== undefined && mayRead].some(
      (isAsked, index) => isAsked && asking[index]?.body === undefined && asking[index]?.problem === undefined,
    );
  return {
    results: isSpecial
      ? joined(special, exact, similar)
      : joined(
          special,
          exact,
          navaidsWhere((navaid) => isIdent(navaid, settled)),
          beyond,
          navaidsWhere((navaid) => !isIdent(navaid, settled)),
          similar,
        ),
    isAsking,
  };
}

/** For empty input: recent airports, and commands. */
function atRest(commands: readonly Command[]): Result[] {
  const recents = useRecents
    .getState()
    .recents.slice(0, 6)
    .map((airport) => fromMemory({ entry: airportEntry('recent', airport, countryName), why: 'name', score: 0 }))
    .map((result) => ({ ...result, kind: 'airport' as const, why: words.palette.why.recent }));
  return [...recents, ...commandEntries(commands).map((entry) => ({ ...fromMemory({ entry, why: 'name', score: 0 }), why: '' }))];
}
