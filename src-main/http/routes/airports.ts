/** Airports: lists, one of them, and the search for them. */
import type { QueryOf } from '#contract/endpoints.ts';
import type { Format } from '#contract/schema/parameters.ts';
import type { Core } from '#core/core.ts';
import { Refusal } from '#core/refusal.ts';
import { rowsAs } from '../formats.ts';
import { after, listAnswer, listQuery, sliceOfExport, type Handlers, type Streamed } from '../handlers.ts';

type AirportListing = Awaited<ReturnType<Core['airports']['listing']>>;

export const airportRoutes = {
  listAirports: ({ core, query }) => {
    const asked = listQuery(query);
    const { format } = query;
    if (format && format !== 'json') return after(core.airports.listing(asked), (listing) => exported(core, query, format, listing));
    return after(core.airports.listing(asked), (listing) =>
      listAnswer(query, (slice) => core.airports.list(asked, slice, query.expand, listing)),
    );
  },
  listAllAirports: ({ core }) => core.airports.summaries(),
  getAirport: ({ core, params, query }) => core.airports.get(params.id, query.expand),
  search: ({ core, query }) => core.search.find(query.query, query.limit ?? 20),
} satisfies Partial<Handlers>;

function exported(core: Core, query: QueryOf<'listAirports'>, format: Exclude<Format, 'json'>, listing: AirportListing): Streamed {
  const { expand } = query;
  if (expand && format !== 'ndjson')
    throw new Refusal('invalidRequest', { details: [`expand: not available as ${format}; use json or ndjson`] });
  return { rows: rowsAs(format, 'listAirports', core.airports.rows(listQuery(query), sliceOfExport(query), expand, listing)) };
}
