/** The HTTP server binds to loopback only. */
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, type InjectOptions } from 'fastify';
import { endpoints, type EndpointName } from '#contract/endpoints.ts';
import { MOUNT, newestEndpoints } from '#contract/newest/endpoints.ts';
import type { Core } from '#core/core.ts';
import { steadyMs, realTimer, type Timer } from '#core/platform/clock.ts';
import type { Log } from '#core/platform/log.ts';
import { http } from '#core/platform/node-http.ts';
import { Refusal } from '#core/refusal.ts';
import { addEndpoint, methodsOf, needsBody } from './endpoint.ts';
import { guard } from './guard.ts';
import { serveOverIpv6 } from './ipv6.ts';
import { listen } from './listen.ts';
import { openRate } from './rate.ts';
import { pathOf, refuser, unreadableRefuser } from './refuse.ts';
import { userInterface } from './user-interface.ts';

const DEFAULT_PORT = 4127;
/** The limit is generous, for a user's tools share one machine; it stops a runaway loop. */
const REQUESTS_PER_MINUTE = 1_200_000;
const BODY_LIMIT_BYTES = 1_000_000;
/** A filter of the promised 16 KB has room with every byte escaped as %XX, and so have the other headers. */
const MAX_HEADER_BYTES = 65_536;

/** Milliseconds for the head of a request, for its body, and for the file that some accept as their body. Answers, event streams too, have no such bound. */
type Waits = { headers: number; body: number; upload: number };
const usualWaits: Waits = { headers: 10_000, body: 20_000, upload: 300_000 };
const CHECK_MS = 1_000;
/** A connection may wait so long between two requests. */
const KEEP_ALIVE_MS = 60_000;
/** One address has so many at most; more are closed as they come. */
const MAX_CONNECTIONS = 1_000;

type ServerOptions = {
  /** A fixed port, refused when in use; 0 lets the system pick; undefined tries 4127 and the next ones. */
  port?: number;
  log: Log;
  requestsPerMinute?: number;
  waits?: Waits;
  timer?: Timer;
};

/** The server without a socket. `port()` is the port that Host headers must name. */
function buildServer(
  core: Core,
  { log, requestsPerMinute = REQUESTS_PER_MINUTE, waits = usualWaits, isOwner = false }: ServerOptions & { isOwner?: boolean },
  port: () => number,
): FastifyInstance {
  const refuse = refuser(core, log);
  const app = fastify({
    logger: false,
    clientErrorHandler: unreadableRefuser(log),
    frameworkErrors: (error, request, reply) => void refuse(error, request, reply),
    bodyLimit: BODY_LIMIT_BYTES,
    routerOptions: { maxParamLength: 1_000 },
    genReqId: requestIds(core.clock()),
    keepAliveTimeout: KEEP_ALIVE_MS,
    requestTimeout: waits.upload,
    http: { maxHeaderSize: MAX_HEADER_BYTES, headersTimeout: waits.headers, connectionsCheckingInterval: CHECK_MS },
  });

  app.addHook('onRequest', (request, reply, done) => {
    const { headers } = request;
    reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff');
    const refused = guard(request, port(), core.origins.isApproved);
    if (refused) return done(new Refusal(refused));
    if (headers.origin !== undefined) allowCrossOrigin(reply, headers.origin);
    if (request.method === 'OPTIONS') preflight(request, reply);
    // This is answered before the body is read: whatever is wrong with it, and with the method, there is nothing here that would take it.
    else if (request.is404) done(nothingHere(request, reply));
    else done();
  });
  app.server.maxConnections = MAX_CONNECTIONS;
  endSlowBodies(app, waits.body);
  readBodies(app);
  app.setErrorHandler(refuse);

  const rate = openRate(requestsPerMinute, steadyMs);
  const add = (scope: FastifyInstance, isUpload: boolean) => {
    for (const name of Object.keys(endpoints) as EndpointName[]) {
      if ('upload' in endpoints[name] !== isUpload) continue;
      addEndpoint(scope, name, core, { rate, isOwner });
      const newest = newestEndpoints[name];
      if (newest) addEndpoint(scope, name, core, { rate, isOwner, newest });
    }
  };
  add(app, false);
  void app.register(async (scope) => {
    streamBodies(scope);
    add(scope, true);
  });
  documentation(app, core.version);
  userInterface(app);
  return app;
}

function nothingHere(request: FastifyRequest, reply: FastifyReply): Refusal {
  const path = pathOf(request);
  const allowed = methodsOf(path);
  if (allowed.length === 0) return new Refusal('notFound', { message: wordsOfNothing(path) });
  reply.header('allow', allowed.join(', '));
  return new Refusal('methodNotAllowed');
}

/** Accounts of the public service; those of this machine have no address. */
const accounts = /^\/(?:signup|account\/.*|oauth\/.*)$/;

function wordsOfNothing(path: string): string {
  const atRoot = path.startsWith(`${MOUNT}/`) ? path.slice(MOUNT.length) : undefined;
  if (accounts.test(atRoot ?? path)) return 'The users of this machine are made by "aeroshelf users add".';
  if (atRoot !== undefined && methodsOf(atRoot).length > 0) return `There is nothing under ${path}; it is at the root: ${atRoot}.`;
  return `There is nothing under ${path}. GET /openapi.json lists what there is.`;
}

/** A body that trickles in occupies its connection for no longer than this; files, which may be long, have their own bound. */
function endSlowBodies(app: FastifyInstance, ms: number): void {
  const uploads = new Set(Object.values(endpoints).flatMap(({ path, ...endpoint }) => ('upload' in endpoint ? [path as string] : [])));
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw } = request;
    const hasBody = raw.headers['transfer-encoding'] !== undefined || Number(raw.headers['content-length'] ?? 0) > 0;
    if (!hasBody || uploads.has(pathOf(request))) return done();
    const end = setTimeout(() => void raw.destroy(), ms);
    const stop = () => clearTimeout(end);
    raw.once('end', stop);
    raw.once('close', stop);
    done();
  });
}

/** Clients name a media type with a body that is empty, which Fastify would refuse also where no body is needed. */
function readBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  const isNone = (request: FastifyRequest, body: unknown) => body === '' && !needsBody(request);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    isNone(request, body) ? done(null) : parse(request, String(body), done),
  );
  app.addContentTypeParser('*', { parseAs: 'string' }, (request, body, done) =>
    isNone(request, body) ? done(null) : done(new Refusal('mediaTypeRefused')),
  );
}

/** A body is passed on as a stream, whatever its media type. */
function streamBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
}

/** Starts serving on 127.0.0.1, and on ::1 where the machine has it. Throws `portTaken` for a fixed port that is not free. */
export async function startServer(core: Core, options: ServerOptions): Promise<{ url: string; port: number; close(): Promise<void> }> {
  let port = 0;
  let lookAgain = () => Promise.resolve();
  const app = buildServer(core, options, () => port);
  // What else answers at this port may have changed since the last look.
  // A hook that answers with a promise would cost every request a turn.
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.url !== endpoints.health.path) done();
    else void lookAgain().finally(() => done());
  });
  await app.ready();
  port = await listen(app.server, options.port, DEFAULT_PORT);
  const { waits = usualWaits } = options;
  const overIpv6 = http.createServer(
    {
      maxHeaderSize: MAX_HEADER_BYTES,
      headersTimeout: waits.headers,
      requestTimeout: waits.upload,
      keepAliveTimeout: KEEP_ALIVE_MS,
      connectionsCheckingInterval: CHECK_MS,
    },
    (request, reply) => app.routing(request, reply),
  );
  overIpv6.maxConnections = MAX_CONNECTIONS;
  overIpv6.on('clientError', unreadableRefuser(options.log));
  const ipv6 = await serveOverIpv6({ server: overIpv6, port, core, log: options.log, timer: options.timer ?? realTimer });
  lookAgain = ipv6.look;

  const url = `http://127.0.0.1:${port}`;
  core.announce({ port, url });
  options.log.info('serving', { url, version: core.version });
  return {
    url,
    port,
    async close() {
      core.announce(undefined);
      ipv6.close();
      app.server.closeAllConnections();
      await app.close();
    },
  };
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

type Injected = { method?: Method; headers?: Record<string, string>; body?: NonNullable<InjectOptions['payload']> };

/**
 * Answers as the server would, without opening a port. `isOwner`: the user of the data folder asks, who has every right even where the table of users is
 * damaged, and sends files of any size.
 */
export function inProcess(core: Core, options: { log: Log; isOwner: boolean }) {
  const app = buildServer(core, options, () => DEFAULT_PORT);
  return {
    async answer(path: string, { method = 'GET', headers, body }: Injected): Promise<Response> {
      if (new URL(path, 'http://localhost').pathname === endpoints.events.path) {
        throw new Refusal('invalidRequest', {
          message: `${endpoints.events.path} never ends. Use a running server, for example with curl -N.`,
        });
      }
      const reply = await app.inject({
        method,
        url: path,
        headers: { ...headers, host: `127.0.0.1:${DEFAULT_PORT}` },
        ...(body !== undefined && { payload: body }),
      });
      const given = Object.entries(reply.headers).map(([name, value]): [string, string] => [name, String(value)]);
      const bytes = reply.statusCode === 204 || reply.statusCode === 304 ? null : new Uint8Array(reply.rawPayload);
      return new Response(bytes, { status: reply.statusCode, headers: given });
    },
    close: () => app.close(),
  };
}

/** Unique in this run and, by the start time in front, very likely across runs. */
function requestIds(start: Date): () => string {
  const run = start.getTime().toString(36);
  let count = 0;
  return () => `${run}-${(++count).toString(36)}`;
}

/**
 * Serves the contract as OpenAPI 3.1 in `/openapi.json` and `/api.json`, at the root and at the mount. It is loaded and built once, at the
 * first request.
 */
function documentation(app: FastifyInstance, version: string): void {
  for (const mount of ['', MOUNT] as const) {
    let text: string | undefined;
    for (const path of ['/openapi.json', '/api.json']) {
      app.get(`${mount}${path}`, async (_request, reply) => {
        text ??= JSON.stringify((await import('#contract/openapi.ts')).openApi(version, mount));
        return reply.type('application/json; charset=utf-8').send(text);
      });
    }
  }
}

const EXPOSED =
  'Content-Disposition, ETag, Link, Retry-After, X-Dataset-Date, X-Dataset-Losses, X-Dataset-Revision, X-Error-Code, X-Notams-Coverage, X-Notams-Imported-At, X-Notams-Issued-At, X-Notams-Not-Placed, X-Notams-Shown, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, X-Request-Id, X-Route-Faults, X-Route-Left-Out, X-Total-Count';

/** CORS for origins that the guard accepted: each by name, never `*`. */
function allowCrossOrigin(reply: FastifyReply, origin: string): void {
  reply.header('access-control-allow-origin', origin).header('vary', 'Origin').header('access-control-expose-headers', EXPOSED);
}

function preflight(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (request.headers.origin !== undefined) {
    reply
      .header('access-control-allow-methods', 'GET, HEAD, POST, PUT, PATCH, DELETE')
      .header('access-control-allow-headers', 'authorization, content-type, if-none-match, x-api-key')
      .header('access-control-max-age', '600');
  }
  return reply.code(204).send();
}
