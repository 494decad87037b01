/** One line an endpoint: a call into the core. Its name, its parameters and its reply are held to the contract by `Handlers`. */
import { ANONYMOUS_NOTAM_LIMIT, DEFAULT_LIMIT, type Format } from '#contract/parameters.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { Core } from '#core/core.ts';
import type { ListQuery } from '#core/paging.ts';
import { Refusal } from '#core/refusal.ts';
import { decodedRowsAs, rowsAs } from './formats.ts';
import { listQuery, sliceOf, sliceOfExport, type Handlers } from './handlers.ts';
import { airportRoutes } from './routes/airports.ts';
import { clientRoutes } from './routes/clients.ts';
import { countryRoutes } from './routes/countries.ts';
import { datasetRoutes } from './routes/dataset.ts';
import { eventRoutes } from './routes/events.ts';
import { healthRoutes } from './routes/health.ts';
import { keyRoutes } from './routes/keys.ts';
import { loginRoutes } from './routes/login.ts';
import { originRoutes } from './routes/origins.ts';
import { settingRoutes } from './routes/settings.ts';
import { sourceRoutes } from './routes/sources.ts';
import { syncRoutes } from './routes/sync.ts';
import { transferRoutes } from './routes/transfer.ts';
import { userDataRoutes } from './routes/user-data.ts';
import { userRoutes } from './routes/users.ts';
import { versionRoutes } from './routes/versions.ts';

export const handlers: Handlers = {
  listNotams: ({ core, query, caller }) => {
    const limit = caller ? query.limit : Math.min(query.limit ?? DEFAULT_LIMIT, ANONYMOUS_NOTAM_LIMIT);
    const asked = { ...query, ...(limit !== undefined && { limit }) };
    const headers = notamAges(core);
    if (query.format && query.format !== 'json') {
      refuseUnused(query.format, query);
      const rows = core.notams.rows(listQuery(query), sliceOfExport(asked));
      return { rows: query.expand ? decodedRowsAs(query.format, rows) : rowsAs(query.format, 'listNotams', rows), headers };
    }
    const slice = sliceOf(asked);
    const { items, totalCount } = core.notams.list(listQuery(query), slice);
    const coverage = totalCount === 0 ? coverageHeader(core, listQuery(query)) : {};
    return {
      body: { count: items.length, totalCount, items },
      list: { ...slice, totalCount },
      headers: { ...headers, ...coverage },
    };
  },
  getNotam: ({ core, params, query }) => {
    const found = core.notams.find(params.notamId, query);
    if (found.length > 1) throw new Refusal('ambiguous', { details: found.map((notam) => notam.id) });
    const [notam] = found;
    return notam && { body: notam, headers: notamAges(core) };
  },

  getNotamHistory: ({ core, params }) => {
    const items = core.notams.history(params.notamId);
    return items && { body: { items }, headers: notamAges(core) };
  },
  importNotams: async ({ core, query, upload }) => ({
    body: await core.notamIntake.stream(upload, {
      name: query.name ?? 'upload',
      isDryRun: query.dryRun === 'true',
      maxBytes: endpoints.importNotams.upload.maxBytes,
    }),
  }),

  ...loginRoutes,
  ...airportRoutes,
  ...countryRoutes,
  ...userRoutes,
  ...healthRoutes,
  ...datasetRoutes,
  ...versionRoutes,
  ...eventRoutes,
  ...sourceRoutes,
  ...syncRoutes,
  ...userDataRoutes,
  ...transferRoutes,
  ...settingRoutes,
  ...keyRoutes,
  ...originRoutes,
  ...clientRoutes,
};

function refuseUnused(format: Format, query: { from?: string; to?: string }): void {
  if (format !== 'csv') return;
  const unused = (['from', 'to'] as const).filter((name) => query[name] !== undefined);
  const details = unused.map((name) => `${name}: csv has no active periods; ask for json, ndjson or geojson`);
  if (details.length > 0) throw new Refusal('invalidRequest', { details });
}

/** An empty list must say whether any import was about the place at all: "none held" and "not covered" are different news. */
function coverageHeader(core: Core, query: ListQuery): Record<string, string> {
  const places = core.notams
    .coverageOf(query)
    .map(({ place, isCovered }) => `${encodeURIComponent(place)}=${isCovered ? 'covered' : 'none'}`);
  const whole = core.notams.ages().importedAt === null ? 'nothing-imported' : 'imported';
  return { 'x-notams-coverage': [whole, ...places.slice(0, 20)].join(', ') };
}

function notamAges(core: Core): Record<string, string> {
  const { importedAt, issuedAt } = core.notams.ages();
  return { 'x-notams-imported-at': importedAt ?? 'unknown', 'x-notams-issued-at': issuedAt ?? 'unknown' };
}
