/** Airports: lists, one of them, and the search for them. */
import type { QueryOf } from '#contract/endpoints.ts';
import type { Core } from '#core/core.ts';
import { Refusal } from '#core/refusal.ts';
import { rowsAs } from '../formats.ts';
import { listAnswer, listQuery, sliceOfExport, type Handlers, type Streamed } from '../handlers.ts';

export const airportRoutes = {
  listAirports: ({ core, query }) =>
    exported(core, query) ?? listAnswer(query, (slice) => core.airports.list(listQuery(query), slice, query.expand)),
  listAllAirports: ({ core }) => core.airports.summaries(),
  getAirport: ({ core, params, query }) => core.airports.get(params.id, query.expand),
  search: ({ core, query }) => core.search.find(query.query, query.limit ?? 20),
} satisfies Partial<Handlers>;

/** Undefined if the answer is the JSON envelope. */
function exported(core: Core, query: QueryOf<'listAirports'>): Streamed | undefined {
  const { format, expand } = query;
  if (!format || format === 'json') return undefined;
  if (expand && format !== 'ndjson')
    throw new Refusal('invalidRequest', { details: [`expand: not available as ${format}; use json or ndjson`] });
  return { rows: rowsAs(format, 'listAirports', core.airports.rows(listQuery(query), sliceOfExport(query), expand)) };
}
