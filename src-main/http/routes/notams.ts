/** Routes of NOTAMs answer lists, single NOTAMs and their history, and import files. */
import { endpoints, type QueryOf, type ReplyOf } from '#contract/endpoints.ts';
import type { NotamAnswer } from '#contract/notams/notam.ts';
import { ANONYMOUS_NOTAM_LIMIT } from '#contract/notams/queries.ts';
import { DEFAULT_LIMIT, type Format } from '#contract/schema/parameters.ts';
import type { User } from '#contract/users/user.ts';
import type { Core } from '#core/core.ts';
import type { ListQuery, Slice } from '#core/paging.ts';
import { gathered } from '#core/platform/slices.ts';
import { invalid, Refusal } from '#core/refusal.ts';
import { notamsAs } from '../answers/formats.ts';
import { tableFor } from '../answers/spreadsheet.ts';
import { ownAlone, requireUser } from '../access.ts';
import { routeHeaders, withAreaAlong } from '../answers/along-route.ts';
import { listQuery, noContentOr404, sliceOf, sliceOfExport, type Answer, type Call, type Handlers, type Streamed } from '../handlers.ts';

export const notamRoutes = {
  listNotams: async ({ core, query, caller }) => list(core, caller, caller ? query : capped(query)),
  listMapNotams: async ({ core, query, caller }) => listOfMap(core, caller, { ...(caller ? query : capped(query)), expand: 'decoded' }),
  getNotam: async ({ core, params, query }) => one(core, params.notamId, query),
  getCoverage: async ({ core }) => ({ body: { items: core.notams.claims() } }),
  getNotamHistory: async ({ core, params }) => history(core, params.notamId),
  listNotamImports: async ({ core }) => ({ body: { items: core.notams.imports.list(MOST_LISTED) } }),
  undoNotamImport: async ({ core, caller, params }) => ({
    body: await core.undoNotams(importIdOf(params.importId), requireUser(caller).username, ownAlone(core, caller)?.username),
  }),
  listDeletedNotams: async ({ core }) => ({ body: { totalCount: core.notams.bin().count, items: core.notams.deleted(MOST_LISTED) } }),
  deleteNotam: async ({ core, caller, params, query }) => noContentOr404(deleted(core, params.notamId, requireUser(caller), query.why)),
  restoreNotams: async ({ core, caller, query: { reason, id } }) => ({
    body: { restored: await core.restoreNotams({ reason, id, by: ownAlone(core, caller)?.username }) },
  }),
  importNotams: async (call) => ({ body: await imported(call) }),
} satisfies Partial<Handlers>;

/** Imports and deleted NOTAMs of an answer. */
const MOST_LISTED = 100;

/** Reads the id of an import; undefined for the last. */
function importIdOf(text: string): number | undefined {
  if (text === 'last') return undefined;
  if (/^\d{1,15}$/.test(text)) return Number(text);
  throw invalid('importId: must be the number of an import, or last');
}

const deleted = (core: Core, id: string, caller: User, why: string | undefined): boolean =>
  core.deleteNotam(id, { by: caller.username, note: why?.trim() || null }, ownAlone(core, caller)?.username);

/** A caller without a key gets a few NOTAMs only. */
const capped = (query: QueryOf<'listNotams'>): QueryOf<'listNotams'> => ({
  ...query,
  limit: Math.min(query.limit ?? DEFAULT_LIMIT, ANONYMOUS_NOTAM_LIMIT),
});

type NotamListing = Awaited<ReturnType<Core['notams']['listing']>>;
type Listed = Answer<ReplyOf<'listNotams'>> | Streamed;

async function list(core: Core, caller: User | undefined, query: QueryOf<'listNotams'>): Promise<Listed> {
  const format = query.format === 'json' ? undefined : query.format;
  if (format) refuseUnused(format, query);
  const wanted = listQuery({ core, caller, query });
  const listing = await core.notams.listing(wanted, format ? undefined : sliceOf(query));
  const withAlong = withAreaAlong(core, wanted);
  const headers = { ...notamAges(core), ...routeHeaders(core, wanted), ...notPlacedHeader(listing) };
  if (format) {
    const rows = core.notams.rows(wanted, sliceOfExport(query), listing);
    const shown = withAlong ? Iterator.from(rows).map(withAlong) : rows;
    return {
      rows: notamsAs(format, shown, {
        table: tableFor(query),
        isDecoded: query.expand !== undefined,
        isAlong: withAlong !== undefined,
      }),
      // These formats have no room for it, and without a key they end after five.
      headers: { ...headers, 'x-total-count': String(listing.totalCount ?? listing.rows.length) },
    };
  }
  const slice = sliceOf(query);
  const { items, totalCount } = await pageOfNotams(core, wanted, slice, listing);
  const coverage = totalCount === 0 ? coverageHeader(core, wanted) : {};
  return {
    body: {
      count: items.length,
      totalCount,
      items: withAlong ? items.map(withAlong) : items,
      ...(listing.facets && { facets: { coverage: core.notams.askedCoverage(wanted), ...listing.facets } }),
    },
    list: { ...slice, totalCount },
    headers: { ...headers, ...coverage },
  };
}

/** A page of decoded NOTAMs takes up to 150 ms: other requests are answered between them. */
async function pageOfNotams(
  core: Core,
  wanted: ListQuery,
  slice: Slice,
  listing: NotamListing,
): Promise<{ totalCount: number; items: NotamAnswer[] }> {
  if (!listing.moments) return core.notams.list(wanted, slice, listing);
  const { rows, totalCount = rows.length } = listing;
  return { totalCount, items: await gathered(core.notams.rows(wanted, slice, listing)) };
}

async function listOfMap(core: Core, caller: User | undefined, query: QueryOf<'listNotams'>): Promise<Answer<ReplyOf<'listMapNotams'>>> {
  const wanted = listQuery({ core, caller, query });
  const slice = sliceOf(query);
  const found = await pageOfNotams(core, wanted, slice, await core.notams.listing(wanted, slice));
  const items = found.items.flatMap(({ decoded, ...notam }) =>
    decoded === undefined ? [] : [{ ...notam, decoded: { ...decoded, geometry: roundedGeometry(decoded.geometry) } }],
  );
  const { totalCount } = found;
  return { body: { count: items.length, totalCount, items }, list: { ...slice, totalCount }, headers: notamAges(core) };
}

/** The contract gives the precision. */
const roundedGeometry = (geometry: object | null): object | null =>
  geometry &&
  (JSON.parse(JSON.stringify(geometry), (_, value: unknown) =>
    typeof value === 'number' ? Math.round(value * 10_000) / 10_000 : value,
  ) as object);

function one(core: Core, notamId: string, query: QueryOf<'getNotam'>): Answer<ReplyOf<'getNotam'>> | undefined {
  const notam = foundNotam(core, notamId, query);
  return notam && { body: notam, headers: notamAges(core) };
}

/** Throws `ambiguous` for a number that several have. */
function foundNotam(core: Core, notamId: string, query: QueryOf<'getNotam'> = {}): NotamAnswer | undefined {
  const found = core.notams.find(notamId, query);
  if (found.length > 1) throw new Refusal('ambiguous', { details: found.map((notam) => notam.id) });
  return found[0];
}

function history(core: Core, notamId: string): Answer<ReplyOf<'getNotamHistory'>> | undefined {
  const notam = foundNotam(core, notamId);
  const items = notam && core.notams.history(notam.id);
  return items && { body: { items }, headers: notamAges(core) };
}

const imported = ({
  core,
  caller,
  query,
  upload,
  maxBytes = endpoints.importNotams.upload.maxBytes,
}: Call<'importNotams'>): Promise<ReplyOf<'importNotams'>> =>
  core.notamIntake.stream(upload, {
    name: query.name ?? 'upload',
    by: requireUser(caller).username,
    isDryRun: query.dryRun === 'true',
    takesAnyText: query.asText === 'true',
    maxBytes,
  });

function refuseUnused(format: Format, query: QueryOf<'listNotams'>): void {
  if (query.facets) throw invalid(`facets: ${format} has none; use json`);
  if (format !== 'csv') return;
  const unused = (['from', 'to'] as const).filter((name) => query[name] !== undefined);
  const details = unused.map((name) => `${name}: csv has no active periods; use json, ndjson or geojson`);
  if (details.length > 0) throw invalid(...details);
}

/** An empty list must say whether a list of all NOTAMs of the place is stored, some of them, or none: "no NOTAM" and "not covered" are different answers. */
function coverageHeader(core: Core, query: ListQuery): Record<string, string> {
  const places = core.notams.coverageOf(query).map(({ place, covered }) => `${encodeURIComponent(place)}=${covered}`);
  const whole = core.notams.ages().importedAt === null ? 'nothing-imported' : 'imported';
  return { 'x-notams-coverage': [whole, ...places.slice(0, 20)].join(', ') };
}

/** The header says how many match along a route and have no place, or a whole region for one: no list along a route holds them. */
const notPlacedHeader = ({ notPlaced }: NotamListing): Record<string, string> =>
  notPlaced === undefined ? {} : { 'x-notams-not-placed': String(notPlaced) };

function notamAges(core: Core): Record<string, string> {
  const { importedAt, issuedAt } = core.notams.ages();
  return {
    'x-notams-cursor': String(core.notams.changes.cursor()),
    'x-notams-imported-at': importedAt ?? 'unknown',
    'x-notams-issued-at': issuedAt ?? 'unknown',
  };
}
