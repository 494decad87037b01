/**
 * Lists stored NOTAMs, finds one by its number, and stores new ones. Lists and single NOTAMs carry exactly the contract's members. Over 400
 * lines because it is where the parts of this folder are put together.
 */
import type { Figure } from '#domain/route-line/figures.ts';
import type { Database } from 'better-sqlite3';
import type { AskedCoverage } from '#contract/notams/facets.ts';
import type { NotamAnswer } from '#contract/notams/notam.ts';
import { checkFilter } from '../filter/check.ts';
import { indexedPart, parseFilter } from '../filter/compile.ts';
import { joined, type Condition } from '../filter/condition.ts';
import { isSorted, sortTerms } from '../filter/sort.ts';
import { isEverything } from '../filter/tree.ts';
import { compileBbox, compileNear } from '../geo/place.ts';
import type { Slice } from '../paging.ts';
import { Refusal } from '../refusal.ts';
import type { CountryOf } from '../reference/country-of-places.ts';
import type { AlongRoute } from '../route/along.ts';
import { readFigures } from '#core/geo/figure-text.ts';
import { openNotamChanges } from './store/changes.ts';
import { cellOf, choose, separateFacets, separateOrder, type Choice, type FacetCounts } from './store/facet-cells.ts';
import { decodedColumns, decodedNotam, toDecoded, type Aerodromes, type DecodedNotam, type DecodedRow } from './describe/decoded-notam.ts';
import { readMoments, type Moments, type NotamQuery } from './moment-of-query.ts';
import { amongLocations } from './store/places.ts';
import { notamResourceAt, placesIn, type CodesOfCountry, type PlacesOf } from './store/fields.ts';
import type { ImportOptions, NotamInput } from './import/import-notams.ts';
import type { NotamImportReport } from './import/report.ts';
import { openCoverageOfQuery } from './lifecycle/coverage-of-query.ts';
import { openCoverage } from './lifecycle/coverage.ts';
import { openHistory, type ChainLink } from './lifecycle/history.ts';
import { openLatestChange } from './lifecycle/status-changes.ts';
import { openBin, type WholeRow } from './lifecycle/bin.ts';
import { openReferences } from './lifecycle/references.ts';
import { openUndo } from './lifecycle/undo.ts';
import { openRetention } from './lifecycle/retention.ts';
import { statusColumns } from './lifecycle/status.ts';
import { compileFiguresAlong } from './store/in-corridor.ts';
import { openFirstRows } from './store/first-pages.ts';
import { isHeldAlone } from '../database/state-log.ts';
import type { Apart } from '../listing/listing-thread.ts';
import { openListings } from '../listing/listings.ts';
import { isCheap, matchingRows, type Cost, type ListingQuery } from '../listing/matching-rows.ts';
import { notamColumns, SAMPLE_SOURCE, toNotam, type NotamRow, type StoredNotam } from './store/notam-row.ts';
import { readNumber } from './items/number.ts';
import { refreshSamples } from './store/samples.ts';
import { openStore, type Stored } from './store/store.ts';

/**
 * Numbers of rows in order, all of them unless `totalCount` says how many there are; `moments` is undefined where nothing is decoded. `notPlaced`:
 * along a route, how many match otherwise and have no place of their own or
 * are of a whole region.
 */
type NotamListing = {
  rows: Uint32Array;
  totalCount?: number;
  moments: Moments | undefined;
  notPlaced: number | undefined;
  facets: FacetCounts | undefined;
};

/** `choice`: what is left to do with the rows of `listing` and their cells. `notPlaced`: what a list along a route leaves out because it has no place. */
type Compiled = {
  listing: ListingQuery;
  choice: Choice | undefined;
  notPlaced: ListingQuery | undefined;
  moments: Moments | undefined;
  cost: Cost;
  /** The list is sorted by this field first. */
  sortedBy: string;
  /** The list is of every NOTAM, and nothing is computed for all of them. */
  isOfAll: boolean;
};

const withoutPlace: Condition = { where: 'n.figures IS NULL', params: [] };

/** Exports read this many rows at a time. */
const BLOCK = 50;

/** Parts of the dataset in use that NOTAMs are about: for decoding, and by the codes of an airport. */
type Data = {
  aerodromes?: Aerodromes;
  placesOf?: PlacesOf;
  codesOfCountry?: CodesOfCountry;
  apart?: Apart;
  alongRoute?: AlongRoute;
  countryOf?: CountryOf;
  /** It says whether the dataset in use is the starter set, among which the samples are shown. */
  isStarter?: () => boolean;
};

export function openNotams(db: Database, clock: () => Date, data: Data = {}) {
  const {
    aerodromes = {},
    placesOf = (code) => [code.toUpperCase()],
    codesOfCountry,
    apart,
    alongRoute,
    countryOf = () => null,
    isStarter = () => true,
  } = data;
  const store = openStore(db, clock);
  const revisionOf = db.prepare<[], number>('SELECT revision FROM notams_meta').pluck();
  const revision = () => revisionOf.get() ?? 0;
  const listings = openListings(revision);
  const firstRows = openFirstRows(db, revision);
  // What is in no file can be read by its own connection only.
  const isPassing = db.name === '' || db.memory;
  const momentOf = openLatestChange(db);
  const codes = codesOfCountry && amongLocations(db, revision, codesOfCountry);
  const notamResource = notamResourceAt(momentOf, placesOf, codes);
  const { history } = openHistory(db);
  const bin = openBin(db, clock);
  const retention = openRetention(db, clock, bin);
  const references = openReferences(db);
  const undo = openUndo(db, clock, { bin, references });
  const wholeById = db.prepare<[string, string], WholeRow>('SELECT n.* FROM notams n WHERE n.id IN (?, ?)');
  const removeRow = db.prepare('DELETE FROM notams WHERE row = ?');
  const bumpRevision = db.prepare('UPDATE notams_meta SET revision = revision + 1');
  const coverage = openCoverage(db);
  const toDecode = db.prepare<[string, string], DecodedRow>(
    `SELECT ${decodedColumns}, ${statusColumns}
       FROM notams n
      WHERE n.id IN (?, ?)`,
  );
  const byRows = db.prepare<[string], NotamRow>(
    `SELECT ${notamColumns}
       FROM json_each(?) j
       JOIN notams n ON n.row = j.value
      ORDER BY j.key`,
  );
  const byId = db.prepare<[string, string], NotamRow>(`SELECT ${notamColumns} FROM notams n WHERE n.id IN (?, ?)`);
  const byNumber = db.prepare<{ key: string; place: string | null }, NotamRow>(
    `SELECT ${notamColumns}
       FROM notams n
      WHERE n.number_key = :key
        AND (:place IS NULL OR n.icao = :place OR n.location = :place)
      ORDER BY n.issue_date DESC NULLS LAST, n.id`,
  );
  const lastChange = db.prepare<[], { revision: number; importedAt: string | null }>(
    'SELECT revision, imported_at AS importedAt FROM notams_meta',
  );
  const newestIssue = db
    .prepare<[string], string>(
      `SELECT n.issue_date
         FROM notams n
        WHERE n.issue_date IS NOT NULL AND n.source IS NOT ?
        ORDER BY n.issue_date DESC
        LIMIT 1`,
    )
    .pluck();
  const count = db.prepare<[], number>('SELECT COUNT(*) FROM notams').pluck();
  const lastRow = db.prepare<[], number | null>('SELECT MAX(row) FROM notams').pluck();
  /** The newest issue date as of a revision: every answer tells it. */
  let newest: { revision: number; issuedAt: string | null } | undefined;
  const ages = (): { importedAt: string | null; issuedAt: string | null } => {
    const { revision: asOf, importedAt } = lastChange.get() ?? { revision: 0, importedAt: null };
    if (newest?.revision !== asOf) newest = { revision: asOf, issuedAt: newestIssue.get(SAMPLE_SOURCE) ?? null };
    return { importedAt, issuedAt: newest.issuedAt };
  };

  const askedCoverage = openCoverageOfQuery(db, {
    placesOf,
    coverage,
    countryOf,
    codesOfCountry: codes,
    ages,
    revision,
  });

  const decoded = (id: string, { at = clock(), from, to }: Partial<Moments> = {}, about = aerodromes): DecodedNotam | undefined => {
    const row = toDecode.get(id, id.toLowerCase());
    return row && decodedNotam(row, { at, from, to }, about);
  };
  type Read = { row: NotamRow; text: DecodedRow | undefined };
  const withText = (row: NotamRow, isDecoded: boolean): Read => ({
    row,
    text: isDecoded ? toDecode.get(row.id, row.id) : undefined,
  });
  const answerOf = ({ row, text }: Read, moments: Moments | undefined): NotamAnswer =>
    text && moments ? { ...toNotam(row), decoded: toDecoded(decodedNotam(text, moments, aerodromes)) } : toNotam(row);
  /** Rows as returned; `moments` is undefined if nothing is decoded. */
  const answers = (rows: NotamRow[], moments: Moments | undefined): NotamAnswer[] =>
    rows.map((row) => answerOf(withText(row, moments !== undefined), moments));
  const read = (rows: Uint32Array) => byRows.all(`[${rows.join()}]`);
  // One snapshot: what is decoded is the text of the row that it is answered with.
  const readBlock = db.transaction((rows: Uint32Array, isDecoded: boolean) => read(rows).map((row) => withText(row, isDecoded)));
  const checked = (query: NotamQuery) => {
    const now = clock();
    const tree = checkFilter(query.filter === undefined ? {} : parseFilter(query.filter), notamResource, now);
    return { tree, moments: readMoments(query, tree, now) };
  };
  const compile = (query: NotamQuery): Compiled => {
    const position = { latitude: 'n.latitude', longitude: 'n.longitude' };
    const { tree, moments } = checked(query);
    const { others, conditions: chosen } = separateFacets(tree, moments.at);
    const { order, rest } = separateOrder(sortTerms(query, notamResource, moments.at));
    const hasCells = query.facets !== undefined || order.length > 0;
    const choice = hasCells ? { conditions: chosen, order, facets: query.facets } : undefined;
    const cell = hasCells ? cellOf(momentOf(moments.at.toISOString())) : undefined;
    const filter = joined('AND', [others, chosen.status, chosen.severity, chosen.category]);
    const places = [
      ...(query.near === undefined ? [] : [compileNear(query.near, position)]),
      ...(query.bbox === undefined ? [] : [compileBbox(query.bbox, position)]),
    ];
    const ofList = [hasCells ? others : filter, ...places];
    const sortedBy = rest[0]?.field ?? '';
    const orderBy = rest.map(({ where }) => where).join(', ');
    const indexed = [indexedPart(tree, moments.at), ...places].filter((part) => part !== undefined);
    const cost = {
      compared: filter.params.length,
      rows: lastRow.get() ?? 0,
      indexed: indexed.length === 0 ? undefined : joined('AND', indexed),
    };
    const shown = query.expand && moments;
    const corridor = alongRoute?.(query);
    const sorting = rest.flatMap(({ params }) => params);
    if (!corridor) {
      const { where, params } = joined('AND', ofList);
      return {
        listing: { where, params: [...params, ...sorting], orderBy, cell },
        choice,
        notPlaced: undefined,
        moments: shown,
        cost,
        sortedBy,
        isOfAll: isEverything(tree) && places.length === 0 && !hasCells && sorting.length === 0,
      };
    }
    const inCorridor = compileFiguresAlong(corridor);
    const { where, params } = joined('AND', [inCorridor, ...ofList]);
    const listing = isSorted(query)
      ? { where, params: [...params, ...sorting], orderBy, cell }
      : { where, params: [...params, ...inCorridor.along.params, ...sorting], orderBy: `${inCorridor.along.where}, ${orderBy}`, cell };
    return {
      listing,
      choice,
      notPlaced: { ...joined('AND', [withoutPlace, filter, ...places]), orderBy: 'n.row' },
      moments: shown,
      cost: { ...cost, indexed: undefined },
      sortedBy,
      isOfAll: false,
    };
  };
  // One snapshot: another process may import between the rows' numbers and their contents.
  const page = db.transaction((query: NotamQuery, { limit, offset }: Slice, listing?: NotamListing) => {
    const { rows, moments, totalCount = rows.length } = listing ?? listedHere(compile(query), { limit, offset });
    return { totalCount, items: answers(read(rows.subarray(offset, offset + limit)), moments) };
  });

  /** Finds the first rows of a list of everything that has nothing computed for all of it. */
  function firstOf({ listing, moments, sortedBy, isOfAll }: Compiled, slice: Slice | undefined): NotamListing | undefined {
    const first = slice && isOfAll ? firstRows({ field: sortedBy, orderBy: listing.orderBy }, slice.offset + slice.limit) : undefined;
    return first && { ...first, moments, notPlaced: undefined, facets: undefined };
  }

  function listedHere(compiled: Compiled, slice?: Slice): NotamListing {
    const { listing, notPlaced } = compiled;
    return firstOf(compiled, slice) ?? chosen(compiled, rowsHere(listing), notPlaced && rowsHere(notPlaced).length);
  }

  function chosen({ choice, moments }: Pick<Compiled, 'choice' | 'moments'>, listed: Uint32Array, notPlaced?: number): NotamListing {
    const { rows, facets } = choice ? choose(db, listed, choice) : { rows: listed, facets: undefined };
    return { rows, moments, notPlaced, facets };
  }

  const rowsHere = (query: ListingQuery): Uint32Array =>
    listings.of(query) ?? listings.keep(query, matchingRows(db, 'notams', query), revision());

  async function rowsApart(worker: Apart, query: ListingQuery): Promise<Uint32Array> {
    const kept = listings.of(query);
    if (kept) return kept;
    const asOf = revision();
    return listings.keep(query, (await worker.rows({ path: db.name, table: 'notams', query })) ?? new Uint32Array(), asOf);
  }

  const figures = db.prepare<[string], string | null>('SELECT n.figures FROM notams n WHERE n.id = ?').pluck();

  return {
    /**
     * The matches of a query, all of one moment (moment-of-query.ts), for `list` and `rows`. Where others would have to wait for it another thread works it
     * out, and it may be refused with `queryTooDear` or `tooManyQueries`. For a `slice` it may have the rows up to its end only. Rejects with `invalidRequest`
     * for a filter, order, place or moment that cannot be read.
     */
    async listing(query: NotamQuery, slice?: Slice): Promise<NotamListing> {
      const compiled = compile(query);
      const { listing, notPlaced, cost } = compiled;
      if (!apart || isPassing || isHeldAlone(db) || isCheap(db, 'notams', cost)) return listedHere(compiled, slice);
      const first = firstOf(compiled, slice);
      if (first) return first;
      const [rows, without] = await Promise.all([rowsApart(apart, listing), notPlaced && rowsApart(apart, notPlaced)]);
      return chosen(compiled, rows, without?.length);
    },

    /** One page of the NOTAMs that match. Without a listing it is computed here, however long it takes. Throws what `listing` rejects with. */
    list(query: NotamQuery, slice: Slice, listing?: NotamListing): { totalCount: number; items: NotamAnswer[] } {
      if (!listing || listing.moments) return page(query, slice, listing);
      // It is one statement, and so one snapshot.
      const { rows, totalCount = rows.length } = listing;
      return { totalCount, items: answers(read(rows.subarray(slice.offset, slice.offset + slice.limit)), undefined) };
    },

    /**
     * Every match from `slice.offset` on, in order, at most `slice.limit`; read in blocks, so that memory stays bounded and the
     * database is free between them. A NOTAM that is deleted meanwhile is left out. Throws as `list`, at once.
     */
    rows(
      query: NotamQuery,
      { limit = Infinity, offset = 0 }: Partial<Slice> = {},
      listing: NotamListing = listedHere(compile(query)),
    ): Iterable<NotamAnswer> {
      const rows = listing.rows.subarray(offset, offset + limit);
      return (function* () {
        for (let start = 0; start < rows.length; start += BLOCK)
          for (const one of readBlock(rows.subarray(start, start + BLOCK), listing.moments !== undefined))
            yield answerOf(one, listing.moments);
      })();
    },

    /**
     * It is found by id, or by number as `B0417/24` or `B0417-24` with or without a place before it (`LSGG:B0417/24`), in any case. Offices share
     * numbers: all with that number are returned, newest first. Throws `invalidRequest` for a moment that cannot be read or has no effect.
     */
    find(identifier: string, query: NotamQuery = {}): NotamAnswer[] {
      const moments = readMoments(query, undefined, clock());
      const same = byId.all(identifier, identifier.toLowerCase());
      const { place, key } = readNumber(identifier);
      const found = same.length > 0 ? same : byNumber.all({ key, place: place ?? null });
      return answers(found, query.expand && moments);
    },

    /** It increases whenever stored data changes. */
    revision,
    /** Points, circles, lines and areas of one; none where it has no place. */
    figures(id: string): readonly Figure[] {
      const text = figures.get(id);
      return text === undefined || text === null ? [] : readFigures(text);
    },
    /** The changes are by id. */
    changes: openNotamChanges(db),
    /** Tells when NOTAMs were last imported, and the issue date of the newest; samples do not count, because they would make old data look new. */
    ages,
    count: (): number => count.get() ?? 0,
    /** Stores all or, when `notices` throws, nothing. `updatedAt` of a NOTAM changes only when what is stored of it does. */
    put: (notices: Iterable<StoredNotam>): Stored => store.put(notices, { id: null }),
    /** Inserts or removes the samples: at a start, and when the dataset or the user's setting changes; answers whether it had to. */
    refreshSamples: (): boolean => refreshSamples(db, store, { clock, isStarter: isStarter() }),

    /** Imports files; real ones in a worker (import/run-in-worker.ts). Throws a Refusal for input without a NOTAM. */
    async import(inputs: Iterable<NotamInput>, options: Omit<ImportOptions, 'clock'> = {}): Promise<NotamImportReport> {
      const { importNotams } = await import('./import/import-notams.ts');
      return importNotams(db, inputs, { ...options, clock });
    },

    /** Decodes a NOTAM; undefined for an id that is not stored. Status as of `moments.at`, now where it is not given. */
    decoded,

    /** Lists the chain of what it replaced and what replaced or cancelled it, oldest first; undefined for an id that is not stored. */
    history: (id: string): ChainLink[] | undefined => history(id, clock().toISOString()),

    /** Moves what has been over for the days of the user's setting into the bin, at most `most` of them; returns how many. */
    expire: (most = Number.MAX_SAFE_INTEGER): number => retention.expire(most),
    /** Counts what was deleted by age and can be restored. */
    bin: bin.state,
    /** Lists what was deleted last, at most `most`. */
    deleted: bin.latest,
    /** Moves a NOTAM into the bin, with who and why; what it had ended holds again. False for an id that is not stored. */
    remove(id: string, { by, note }: { by: string; note: string | null }, of?: string): boolean {
      return db
        .transaction(() => {
          const row = wholeById.get(id, id.toLowerCase());
          if (!row) return false;
          if (of !== undefined && !undo.isOfOne(row, of)) throw new Refusal('ownerRequired');
          const now = clock().toISOString();
          bin.add(row, now, { reason: 'user', by, note });
          removeRow.run(row.row);
          references.departed(row.id, now);
          bumpRevision.run();
          return true;
        })
        .immediate();
    },
    imports: { list: undo.list, batches: undo.batches },
    /** Puts at most so many back, the oldest first; `taken` is 0 when there are none, and larger than `restored` by what imports had brought back. */
    restore: bin.restore,
    /** It says whether some of these are in the bin, and none of them was deleted by the user. */
    isOfOthers: bin.isOfOthers,
    /** Removes at most so many from the bin for good, whose days there are over; returns how many. */
    emptyBin: (most: number): number => bin.purge(most) + undo.forget(most),

    /** Lists the claims of sources to have all NOTAMs of a place. */
    claims: coverage.all,
    /** It works as `Coverage.claimOf` does. */
    claimOf: coverage.claimOf,
    /** Places that a query names, each with whether a list claims to hold all of it, or an import named it; empty if it names no place. */
    coverageOf(query: NotamQuery): { place: string; covered: 'covered' | 'part' | 'none' }[] {
      const { tree, moments } = checked(query);
      const at = moments.at.toISOString();
      return placesIn(tree, placesOf).map((place) => {
        const isNamed = coverage.namedAt(place) !== null;
        return { place, covered: coverage.claimOf([place], at) !== null ? 'covered' : isNamed ? 'part' : 'none' };
      });
    },
    /** Tells what is stored of the places and countries that a query names. */
    askedCoverage(query: NotamQuery): AskedCoverage {
      const { tree, moments } = checked(query);
      return askedCoverage(tree, moments.at, clock());
    },
    /** Derives the columns of rows of an older version again; returns how many there were. */
    refreshDetails: store.refreshDetails,
  };
}

export type Notams = ReturnType<typeof openNotams>;
