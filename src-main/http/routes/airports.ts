/** Airports are listed, found by search, and answered one by one. */
import { hash } from 'node:crypto';
import type { QueryOf } from '#contract/endpoints.ts';
import type { AirportAnswer, AirportListAnswer, AirportWithParts } from '#contract/airports/airport.ts';
import type { User } from '#contract/users/user.ts';
import { MOST_STATES } from '#contract/airports/queries.ts';
import type { Format } from '#contract/schema/parameters.ts';
import type { Core } from '#core/core.ts';
import type { ListQuery, Slice } from '#core/paging.ts';
import { invalid } from '#core/refusal.ts';
import { requireUser } from '../access.ts';
import { routeHeaders, withPlaceAlong } from '../answers/along-route.ts';
import { bodiesAs } from '../answers/formats.ts';
import { tableFor } from '../answers/spreadsheet.ts';
import { listAnswer, listQuery, pageOf, sliceOf, sliceOfExport, type Handlers, type Streamed } from '../handlers.ts';

type AirportListing = Awaited<ReturnType<Core['airports']['listing']>>;

export const airportRoutes = {
  async listAirports({ core, caller, query, isNewest }) {
    const list = amongFavourites({ core, caller, query });
    const listing = await core.airports.listing(list);
    const { format } = query;
    const headers = routeHeaders(core, list);
    const withAlong = withPlaceAlong(core, list);
    if (format && format !== 'json') return { ...exported(core, query, format, { listing, withAlong }), headers };
    const answer = listAnswer<AirportListAnswer>(query, (slice) =>
      query.expand === 'state' || query.expand === 'weather'
        ? withWorkedOut(core, slice, { listing, withAlong, expand: query.expand })
        : withAlong
          ? pageOf(listing.count, [...core.airports.rows(listing, slice, query.expand)].map(withAlong))
          : core.airports.list(listing, slice, isNewest ? 'newest' : query.expand),
    );
    return { ...answer, headers };
  },
  async listAllAirports({ core, query: { apiKey: _key, ...query } }) {
    if (Object.keys(query).length === 0) return core.airports.summaries();
    const slice = sliceOfAll(query);
    return core.airports.summaries({ listing: await core.airports.listing(query), slice });
  },
  async getAirport({ core, params, query, isNewest }) {
    if (isNewest) return core.airports.get(params.id, 'newest');
    const { expand } = query;
    if (expand !== 'state' && expand !== 'weather') return core.airports.get(params.id, expand);
    const found = core.airports.get(params.id);
    if (!found) return undefined;
    const airport = JSON.parse(found.body.toString()) as AirportWithParts;
    return { body: { ...airport, ...workedOut(core, airport.id, expand) } };
  },
  async getAerodromeState({ core, params, query: { expand, wind: typed, ...query } }) {
    if (typed !== undefined && expand !== 'best') throw invalid('wind: has no effect without expand=best');
    const state = core.states.of(params.id, { ...query, expand: expand === 'day' ? expand : undefined });
    const wind = expand === 'best' && state ? core.windOf(params.id, state, typed) : undefined;
    const body = state && { ...state, ...wind };
    // A tag of now would change each millisecond, though nothing has changed.
    return body && { body, ...(query.at === undefined && { tag: hash('sha1', JSON.stringify({ ...body, at: null }), 'base64url') }) };
  },
  search: async ({ core, query, isNewest }) =>
    core.search.find(query.query, { ...query, ...(isNewest && { expand: 'newest' }), limit: query.limit ?? 20 }),
} satisfies Partial<Handlers>;

/** There is one page if `limit` is absent. */
const sliceOfAll = (query: QueryOf<'listAllAirports'>): Slice => sliceOf({ ...query, limit: query.limit ?? Number.MAX_SAFE_INTEGER });

type Asked = { core: Core; caller: User | undefined; query: QueryOf<'listAirports'> };

/** A filter has no room for the ids of hundreds of favourites. */
function amongFavourites({ core, caller, query }: Asked): ListQuery {
  const list = listQuery({ core, caller, query });
  if (query.favourites !== 'true') return list;
  return { ...list, ids: core.userData.favourites.list(requireUser(caller).id).map(({ airportId }) => airportId) };
}

type Matches = { listing: AirportListing; withAlong: ReturnType<typeof withPlaceAlong> };

function exported(core: Core, query: QueryOf<'listAirports'>, format: Exclude<Format, 'json'>, { listing, withAlong }: Matches): Streamed {
  const { expand } = query;
  if (expand === 'state' || expand === 'weather') throw invalid(`expand: ${expand} is not available in an export`);
  if (expand && expand !== 'code' && format !== 'ndjson') throw invalid(`expand: not available as ${format}; use json or ndjson`);
  const bodies = core.airports.bodies(listing, sliceOfExport(query), expand);
  return {
    rows: bodiesAs(format, 'listAirports', bodies, { table: tableFor(query), added: expand === 'code' ? ['code'] : [], withAlong }),
  };
}

type WorkedOut = 'state' | 'weather';

function workedOut(core: Core, id: string, expand: WorkedOut): Pick<AirportAnswer, 'aerodromeState' | 'weather'> {
  if (expand === 'weather') return { weather: core.weather.of(id) };
  const state = core.states.of(id);
  return state ? { aerodromeState: state } : {};
}

function withWorkedOut(
  core: Core,
  slice: Slice,
  { listing, withAlong, expand }: Matches & { expand: WorkedOut },
): { totalCount: number; body: AirportListAnswer } {
  if (slice.limit > MOST_STATES) throw invalid(`limit: at most ${MOST_STATES} with expand=${expand}; ask for more by pages`);
  const items = [...core.airports.rows(listing, slice, 'parts')].map((airport) => ({
    ...(withAlong ? withAlong(airport) : airport),
    ...workedOut(core, airport.id, expand),
  }));
  return pageOf(listing.count, items);
}
