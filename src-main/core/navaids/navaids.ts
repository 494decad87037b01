/** Reads navaids from the reference database. Their bodies were serialised when the dataset was built, as those of airports were. */
import type { Navaid, NavaidList, NavaidType } from '#contract/navaids/navaid.ts';
import type { JsonBytes, JsonPieces } from '../database/json.ts';
import { compileNear } from '../geo/place.ts';
import { openReferenceLists, type Listing, type ListHelp } from '../listing/reference-lists.ts';
import type { Slice } from '../paging.ts';
import { reason } from '../reasons/reason.ts';
import type { Dataset, Reference } from '../reference/dataset.ts';
import { Refusal } from '../refusal.ts';
import { foldedColumn } from '../reference/airport-fields.ts';
import { frequencyUnit, navaidFieldNames, navaidFields, shownFrequency } from '../reference/navaid-fields.ts';
import type { Field, Resource } from '../filter/resource.ts';

type NavaidPage = { tag: string; totalCount: number; body: JsonPieces<NavaidList> };

/** `near` is `latitude,longitude,radiusNm`. */
type NavaidChoice = { near?: string | undefined; type?: NavaidType | undefined };

/** Most candidates that a refusal names; no ident has more than 20. */
const MOST_CANDIDATES = 50;

const [OPEN, CLOSE] = [Buffer.from('['), Buffer.from(']')];
const UUID_LENGTH = 36;

const position = { latitude: 'v.latitude', longitude: 'v.longitude' };

function prepare({ db }: Reference) {
  return {
    rowOf: db.prepare<[string], number>('SELECT v.row FROM navaids v WHERE v.id = ?').pluck(),
    byIdent: db.prepare<[string], number>('SELECT v.row FROM navaids v WHERE v.ident = ? COLLATE NOCASE ORDER BY v.row').pluck(),
  };
}

export function openNavaids(dataset: Dataset, clock: () => Date, help?: ListHelp) {
  const lists = openReferenceLists({ table: 'navaids', bodies: 'navaid_bodies', resource: navaidResource }, dataset, clock, help);
  let ready = prepare(dataset.current());
  dataset.onSwap((reference) => {
    ready = prepare(reference);
  });

  const bytesOf = (row: number): Buffer => lists.prepared().bodies().body(row);
  const navaidOf = (row: number) => JSON.parse(bytesOf(row).toString()) as Navaid;

  function rowsOf(ident: string, { near, type }: NavaidChoice): number[] {
    if (near === undefined && type === undefined) return ready.byIdent.all(ident);
    const place = near === undefined ? undefined : compileNear(near, position);
    const rows = dataset
      .current()
      .db.prepare<unknown[], number>(
        `SELECT v.row
           FROM navaids v
          WHERE v.ident = ? COLLATE NOCASE ${type === undefined ? '' : 'AND v.type = ?'} ${place ? `AND ${place.where}` : ''}
          ORDER BY ${place ? `${place.distance.where}, ` : ''}v.row`,
      )
      .pluck()
      .all(ident, ...(type === undefined ? [] : [type]), ...(place ? [...place.params, ...place.distance.params] : []));
    return place ? rows.slice(0, 1) : rows;
  }

  return {
    /** Works as `Airports.listing` does. */
    listing: lists.listing,
    list: (listing: Listing, slice: Slice): NavaidPage => lists.page(listing, slice),
    // The bodies are read now, not when the first row is wanted: the numbers are of the dataset in use now.
    /** Every match from `slice.offset` on, in order, at most `slice.limit`, of the dataset that was in use at the start. */
    bodies: (listing: Listing, slice: Partial<Slice>): Iterable<JsonBytes<Navaid>> =>
      lists.bodies(listing, slice, lists.prepared().bodies().body),

    /**
     * Finds a navaid by id, else by its ident in any case: the nearest within the radius of `near`, of this `type`. Throws `severalNavaids` with the
     * candidates where none is given or several remain, `invalidRequest` for a place that cannot be read.
     */
    get(identifier: string, choice: NavaidChoice = {}): { tag: string; body: JsonBytes<Navaid> } | undefined {
      const byId = identifier.length === UUID_LENGTH ? ready.rowOf.get(identifier.toLowerCase()) : undefined;
      const rows = byId === undefined ? rowsOf(identifier, choice) : [byId];
      if (rows.length > 1) throw several(rows.slice(0, MOST_CANDIDATES).map(navaidOf));
      const [row] = rows;
      return row === undefined ? undefined : { tag: `${lists.prepared().revision}-v${row}`, body: bytesOf(row) };
    },

    /** They are found by row number, in the order given. */
    byRows: (rows: readonly number[]): JsonBytes<Navaid[]> =>
      Buffer.concat([OPEN, lists.prepared().bodies().gather(Uint32Array.from(rows)), CLOSE]),
  };
}

export type Navaids = ReturnType<typeof openNavaids>;

function several(candidates: readonly Navaid[]): Refusal {
  return new Refusal('severalNavaids', {
    details: candidates.map(({ id }) => id),
    reasons: candidates.map(({ id, ident, name, type, countryCode, latitude, longitude }) =>
      reason('navaidCandidate', { id, ident, name, type, country: countryCode, latitude, longitude }),
    ),
  });
}

const kinds = { text: 'text', integer: 'number', real: 'number', flag: 'boolean' } as const;

const given = Object.fromEntries(
  navaidFieldNames
    .filter((name) => name !== 'airportIdent')
    .map((name) => {
      const { column, kind, isFolded } = navaidFields[name];
      const field: Field = { kind: kinds[kind], column: `v.${column}`, isIndexed: name === 'ident' || name === 'countryCode' };
      return [name, isFolded ? { ...field, fold: `v.${foldedColumn(column)}` } : field];
    }),
);

/** Filters and sorts on navaids may name these; each has its column in reference.sqlite (`v` is the navaid). */
export const navaidResource: Resource = {
  name: 'navaids',
  fields: {
    id: { kind: 'id', column: 'v.id', isIndexed: true },
    updatedAt: { kind: 'timestamp', column: 'v.updated_at' },
    ...given,
    // The filter compares the value that is shown, in frequencyUnit.
    frequency: { kind: 'number', column: shownFrequency },
    frequencyUnit: { kind: 'text', column: frequencyUnit },
    airportId: { kind: 'id', column: 'v.airport_id' },
    airportCode: { kind: 'text', column: 'v.airport_code' },
    airportIcaoCode: { kind: 'text', column: 'v.airport_icao_code' },
    airportIataCode: { kind: 'text', column: 'v.airport_iata_code' },
  },
  defaultSort: [{ field: 'ident', direction: 'asc' }],
};
