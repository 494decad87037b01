/** Airports: lists, one of them, and the search for them. */
import type { QueryOf } from '#contract/endpoints.ts';
import type { AirportListAnswer, AirportWithParts } from '#contract/airports/airport.ts';
import type { User } from '#contract/users/user.ts';
import { MOST_STATES } from '#contract/airports/queries.ts';
import type { Format } from '#contract/schema/parameters.ts';
import type { Core } from '#core/core.ts';
import type { ListQuery, Slice } from '#core/paging.ts';
import { Refusal } from '#core/refusal.ts';
import { requireUser } from '../access.ts';
import { routeHeaders } from '../answers/along-route.ts';
import { bodiesAs } from '../answers/formats.ts';
import { bodyOr404, listAnswer, listQuery, sliceOfExport, type Handlers, type Streamed } from '../handlers.ts';

type AirportListing = Awaited<ReturnType<Core['airports']['listing']>>;

export const airportRoutes = {
  async listAirports({ core, caller, query }) {
    const asked = amongFavourites({ core, caller, query });
    const listing = await core.airports.listing(asked);
    const { format } = query;
    const headers = routeHeaders(core, asked);
    if (format && format !== 'json') return { ...exported({ core, asked, query }, format, listing), headers };
    const answer = listAnswer<AirportListAnswer>(query, (slice) =>
      query.expand === 'state' ? withStates(core, asked, slice, listing) : core.airports.list(asked, slice, query.expand, listing),
    );
    return { ...answer, headers };
  },
  listAllAirports: async ({ core }) => core.airports.summaries(),
  async getAirport({ core, params, query }) {
    if (query.expand !== 'state') return core.airports.get(params.id, query.expand);
    const [airport, state] = [core.airports.get(params.id), core.states.of(params.id)];
    return airport && state && { body: { ...(JSON.parse(airport.body.toString()) as AirportWithParts), aerodromeState: state } };
  },
  getAerodromeState: async ({ core, params, query }) => bodyOr404(core.states.of(params.id, query)),
  search: async ({ core, query }) => core.search.find(query.query, { ...query, limit: query.limit ?? 20 }),
} satisfies Partial<Handlers>;

type Asked = { core: Core; caller: User | undefined; query: QueryOf<'listAirports'> };

/** A filter has no room for the ids of hundreds of favourites. */
function amongFavourites({ core, caller, query }: Asked): ListQuery {
  const asked = listQuery({ core, caller, query });
  if (query.favourites !== 'true') return asked;
  return { ...asked, ids: core.userData.favourites.list(requireUser(caller).id).map(({ airportId }) => airportId) };
}

type Exported = { core: Core; asked: ListQuery; query: QueryOf<'listAirports'> };

function exported({ core, asked, query }: Exported, format: Exclude<Format, 'json'>, listing: AirportListing): Streamed {
  const { expand } = query;
  if (expand === 'state') throw new Refusal('invalidRequest', { details: ['expand: state is not available in an export'] });
  if (expand && expand !== 'code' && format !== 'ndjson')
    throw new Refusal('invalidRequest', { details: [`expand: not available as ${format}; use json or ndjson`] });
  const bodies = core.airports.bodies(asked, sliceOfExport(query), expand, listing);
  return { rows: bodiesAs(format, 'listAirports', bodies, expand === 'code' ? ['code'] : []) };
}

function withStates(core: Core, query: ListQuery, slice: Slice, listing: AirportListing): { totalCount: number; body: AirportListAnswer } {
  if (slice.limit > MOST_STATES)
    throw new Refusal('invalidRequest', { details: [`limit: at most ${MOST_STATES} with expand=state; ask for more by pages`] });
  const items = [...core.airports.rows(query, slice, 'parts', listing)].map((airport) => {
    const state = core.states.of(airport.id);
    return state ? { ...airport, aerodromeState: state } : airport;
  });
  return { totalCount: listing.count, body: { count: items.length, totalCount: listing.count, items } };
}
