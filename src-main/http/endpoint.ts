/** Serves one endpoint: checks query and body against the contract, identifies and counts the caller, calls the core once, and replies. */
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { endpoints, type EndpointName } from '#contract/endpoints.ts';
import type { Endpoint } from '#contract/endpoints/endpoint.ts';
import { MOUNT, newestEndpoints, newestQuery, type NewestEndpoint } from '#contract/newest/endpoints.ts';
import type { User } from '#contract/users/user.ts';
import type { Core } from '#core/core.ts';
import { startStopwatch } from '#core/platform/clock.ts';
import { Refusal } from '#core/refusal.ts';
import { callerOf, checkRights, recordClient } from './access.ts';
import { bodyReader } from './body.ts';
import { isOfWindow, isOwnPage } from './guard.ts';
import { queryReader, withAmpersands } from './query.ts';
import type { Rate } from './rate.ts';
import { send } from './answers/reply.ts';
import { checkSpreadsheet, spreadsheetHeaders } from './answers/spreadsheet.ts';
import type { Call } from './handlers.ts';
import { handlers } from './routes.ts';

/** These open endpoints answer less without a key. */
const answersLess: readonly EndpointName[] = ['listNotams', 'listMapNotams', 'getDesk', 'getRights'];

/** A body that anyone may send has so many at most: what is in it is read on the thread that serves. A route with all its choices has a tenth. */
const OPEN_BODY_BYTES = 128_000;

const secondsUp = startStopwatch();

export function addEndpoint<Name extends EndpointName>(
  app: FastifyInstance,
  name: Name,
  core: Core,
  { rate, isOwner, newest }: { rate: Rate; isOwner: boolean; newest?: NewestEndpoint },
): void {
  const endpoint: Endpoint = endpoints[name];
  const readQuery = queryReader(newest ? newestQuery(endpoint.query) : endpoint.query);
  // Only the public service's endpoints (login and its kin) take a body without a key.
  const mayBeAbsent = isBodyOptional(endpoint);
  const readBody = endpoint.body && bodyReader(endpoint.body, { isClosed: endpoint.access === 'open', mayBeAbsent });
  const handle = handlers[name];
  const isFor = isOwner || (endpoint.access === 'open' && !answersLess.includes(name)) ? 'anyone' : 'caller';

  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const sent = request.query as Record<string, unknown>;
    const raw = name === 'search' ? withAmpersands(request.url, sent) : sent;
    if (newest) refuseOwn(endpoint, raw);
    const query = readQuery(raw);
    const caller = await callerOf(core, query['apiKey'], request.headers, isFor);
    recordClient(core, request, caller);
    count(rate, caller, reply);
    if (!isOwner) checkRights(core, endpoint, caller, { query, body: request.body });
    if (endpoint.isForOwnPage && !isOwnPage(request)) throw new Refusal('originRefused');
    // A stream has no length to tell, one of events no end.
    if (endpoint.streams && request.method === 'HEAD') return reply.type(endpoint.streams).send();
    checkSpreadsheet(query);
    const params = paramsOf(request);
    const body = readBody?.(request.body);
    const call = {
      core,
      params,
      query,
      body,
      caller,
      isNewest: newest !== undefined,
      upload: request.body ?? (endpoint.upload && Readable.from([])),
      maxBytes: isOwner ? Number.MAX_SAFE_INTEGER : endpoint.upload?.maxBytes,
      uptimeSeconds: secondsUp(),
      agent: request.headers['user-agent'],
      isOfWindow: () => isOfWindow(request),
    } as Call<Name>;
    const good = await (endpoint.method === 'GET' ? handle(call) : core.first(() => handle(call)));
    if (good) return send({ name, newest }, core, request, reply.headers(spreadsheetHeaders(query)), good);
    const wanted = Object.values(params).join(' ').slice(0, 100);
    throw new Refusal('notFound', { message: `${endpoint.path}: there is no ${wanted}.` });
  };

  const url = `${newest ? MOUNT : ''}${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`;
  // A NOTAM's number contains a slash, and not every client escapes it.
  const urls = endpoint.path === '/notams/{notamId}' ? [url, url.replace(/:\w+$/, '*')] : [url];
  for (const each of urls) {
    app.route({
      // One registration for both methods takes half the time that Fastify's own takes to add HEAD to each.
      method: endpoint.method === 'GET' ? ['GET', 'HEAD'] : endpoint.method,
      exposeHeadRoute: false,
      url: each,
      ...(endpoint.access === 'open' && !endpoint.upload && { bodyLimit: OPEN_BODY_BYTES }),
      config: { needsBody: endpoint.body !== undefined && !mayBeAbsent },
      handler: answer,
    });
  }
}

/** The body of a POST may be left out where every member may; a login without one is a mistake, not a failed login. */
function isBodyOptional({ access, method, body }: Endpoint): boolean {
  const { required = [] }: { required?: readonly string[] } = body ?? {};
  return access !== 'open' && method === 'POST' && required.length === 0;
}

/** Tells whether the endpoint of a request cannot do without a body. */
export const needsBody = ({ routeOptions }: FastifyRequest): boolean =>
  'needsBody' in routeOptions.config && routeOptions.config.needsBody === true;

function count(rate: Rate, caller: User | undefined, reply: FastifyReply): void {
  const { limit, remaining, resetSeconds } = rate(caller?.id ?? 'anonymous');
  reply.headers({ 'x-ratelimit-limit': limit, 'x-ratelimit-remaining': Math.max(0, remaining), 'x-ratelimit-reset': resetSeconds });
  if (remaining < 0) throw new Refusal('tooManyRequests', { retryAfterSeconds: resetSeconds });
}

/** Path parameters; the wildcard is the number of a NOTAM. */
function paramsOf(request: FastifyRequest): Record<string, string> {
  const { '*': notamId, ...named } = request.params as Record<string, string>;
  return notamId === undefined ? named : { notamId };
}

/** A parameter that only the root knows is not found here, as a separate endpoint is. */
function refuseOwn({ path, query }: Endpoint, raw: Readonly<Record<string, unknown>>): void {
  const { properties = {} } = query as { properties?: object };
  const { properties: taken = {} } = newestQuery(query) as { properties?: object };
  const own = Object.keys(raw).find((name) => Object.hasOwn(properties, name) && !Object.hasOwn(taken, name));
  if (own !== undefined) throw new Refusal('notFound', { message: `${MOUNT}${path} has no ${own}; it is at the root: ${path}.` });
}

const shapes = Object.entries(endpoints).flatMap(([name, { method, path }]) =>
  ['', ...(name in newestEndpoints ? [MOUNT] : [])].map((mount) => ({
    method,
    shape: new RegExp(`^${mount.replaceAll('.', '\\.')}${path.replace(/\{\w+\}/g, '[^/]+')}$`),
  })),
);

/** A path of the contract answers these methods, for 405. */
export const methodsOf = (path: string): string[] => [
  ...new Set(shapes.filter(({ shape }) => shape.test(path)).map(({ method }) => method)),
];
