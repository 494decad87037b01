/** One line an endpoint: a call into the core. Its name, its parameters and its reply are held to the contract by `Handlers`. */
import { ANONYMOUS_NOTAM_LIMIT, DEFAULT_LIMIT } from '#contract/parameters.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { Core } from '#core/core.ts';
import type { ListQuery } from '#core/paging.ts';
import { Refusal } from '#core/refusal.ts';
import { rowsAs } from './formats.ts';
import { listQuery, sliceOf, sliceOfExport, type Handlers } from './handlers.ts';
import { transferRoutes } from './routes/transfer.ts';
import { choiceRoutes } from './routes/choices.ts';
import { ownRoutes } from './routes/user-data.ts';
import { syncRoutes } from './routes/sync.ts';
import { versionRoutes } from './routes/versions.ts';

export const handlers: Handlers = {
  login: async ({ core, body }) => ({ body: await core.sessions.login(body.username ?? '', body.password ?? '') }),
  refreshToken: async ({ core, body }) => ({ body: { token: await core.sessions.refresh(body.refreshToken) } }),
  logout: ({ core, body }) => {
    core.sessions.logout(body.refreshToken);
    return { body: null };
  },

  listNotams: ({ core, query, caller }) => {
    const limit = caller ? query.limit : Math.min(query.limit ?? DEFAULT_LIMIT, ANONYMOUS_NOTAM_LIMIT);
    const asked = { ...query, ...(limit !== undefined && { limit }) };
    const headers = notamAges(core);
    if (query.format && query.format !== 'json') {
      return { rows: rowsAs(query.format, 'listNotams', core.notams.rows(listQuery(query), sliceOfExport(asked))), headers };
    }
    const slice = sliceOf(asked);
    const { items, totalCount } = core.notams.list(listQuery(query), slice);
    const shown = query.expand ? core.expand(items, query) : items;
    const coverage = totalCount === 0 ? coverageHeader(core, listQuery(query)) : {};
    return {
      body: { count: items.length, totalCount, items: shown },
      list: { ...slice, totalCount },
      headers: { ...headers, ...coverage },
    };
  },
  getNotam: ({ core, params, query }) => {
    const found = core.notams.find(params.notamId);
    if (found.length > 1) throw new Refusal('ambiguous', { details: found.map((notam) => notam.id) });
    const [notam] = query.expand ? core.expand(found, query) : found;
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

  listAirports: ({ core, query }) => {
    const { format, expand } = query;
    if (format && format !== 'json') {
      if (expand && format !== 'ndjson')
        throw new Refusal('invalidRequest', { details: [`expand: can't be given in ${format}; ask for json or ndjson`] });
      return { rows: rowsAs(format, 'listAirports', core.airports.rows(listQuery(query), sliceOfExport(query), expand)) };
    }
    const slice = sliceOf(query);
    const { body, tag, totalCount } = core.airports.list(listQuery(query), slice, expand);
    return { body, tag, list: { ...slice, totalCount } };
  },
  getAirport: ({ core, params, query }) => core.airports.get(params.id, query.expand),
  search: ({ core, query }) => core.search.find(query.query, query.limit ?? 20),

  getUser: ({ core, params, caller }) => {
    const user = params.userId === 'me' ? caller : core.users.get(params.userId);
    return user && { body: user };
  },

  listCountries: ({ core, query }) => {
    const slice = sliceOf(query);
    const { body, tag, totalCount } = core.countries.list(listQuery(query), slice);
    return { body, tag, list: { ...slice, totalCount } };
  },
  getCountry: ({ core, params }) => core.countries.get(params.countryId),

  health: ({ core, uptimeSeconds }) => ({
    body: { status: 'ok', version: core.version, uptimeSeconds, timestamp: core.clock().toISOString() },
  }),
  getDataset: ({ core }) => ({ body: core.status() }),
  importDataset: ({ core, body }) => ({ body: { import: core.startImport(body) } }),

  ...versionRoutes,
  ...syncRoutes,
  ...ownRoutes,
  ...transferRoutes,
  ...choiceRoutes,
};

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
