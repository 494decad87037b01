/** How a good answer leaves: serialised by the contract, with the headers that say what it is made of. */
import type { OutgoingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import fastJson from 'fast-json-stringify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { endpoints, type Endpoint, type EndpointName } from '#contract/endpoints.ts';
import type { Core } from '#core/core.ts';
import type { JsonPieces } from '#core/json.ts';
import { linkHeader } from './links.ts';
import type { Answer, Streamed } from './routes.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/** Answers out of the reference database or the NOTAM store, whose age must stand on them. */
const dataEndpoints = new Set<EndpointName>([
  'listAirports',
  'getAirport',
  'search',
  'listCountries',
  'getCountry',
  'listNotams',
  'getNotam',
  'getDataset',
]);

/** Serialisers made from the contract at first use: a member that it does not declare cannot leave. */
const serialisers = new Map<EndpointName, (value: unknown) => string>();
function serialise(name: EndpointName, value: unknown): string {
  let serialiser = serialisers.get(name);
  if (!serialiser) {
    serialiser = fastJson(endpoints[name].reply);
    serialisers.set(name, serialiser);
  }
  return serialiser(value);
}

export function send(
  name: EndpointName,
  core: Core,
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Answer<unknown> | Streamed,
): FastifyReply {
  const endpoint: Endpoint = endpoints[name];
  if (dataEndpoints.has(name)) {
    const { revision, date } = core.dataset.current();
    reply.header('x-dataset-revision', revision).header('x-dataset-date', date).header('cache-control', 'private, no-cache');
  }
  if (answer.headers) reply.headers(answer.headers);
  if ('rows' in answer) {
    return reply.type(answer.rows.contentType).send(Readable.from(answer.rows.chunks));
  }
  if (answer.list) {
    const link = linkHeader(request.url, answer.list);
    if (link) reply.header('link', link);
  }
  if (answer.tag !== undefined) {
    const etag = `"${answer.tag}"`;
    reply.header('etag', etag);
    if (matches(request.headers['if-none-match'], etag)) return reply.code(304).send();
  }
  reply.code(endpoint.status ?? 200);
  if (endpoint.status === 204) return reply.send();
  reply.header('content-type', JSON_TYPE);
  if (isPieces(answer.body)) return sendPieces(reply, answer.body.pieces);
  return reply.send(Buffer.isBuffer(answer.body) ? answer.body : serialise(name, answer.body));
}

const isPieces = (body: unknown): body is JsonPieces<unknown> => typeof body === 'object' && body !== null && 'pieces' in body;

/** Past Fastify's own sending, which takes one piece: joining them costs a page of garbage a request, and the collector a tenth of all time. */
function sendPieces(reply: FastifyReply, pieces: readonly Buffer[]): FastifyReply {
  reply.hijack();
  const { raw } = reply;
  reply.header(
    'content-length',
    pieces.reduce((sum, piece) => sum + piece.length, 0),
  );
  raw.writeHead(reply.statusCode, reply.getHeaders() as OutgoingHttpHeaders);
  raw.cork();
  for (const piece of pieces) raw.write(piece);
  raw.end();
  return reply;
}

/** RFC 9110, 13.1.2: a list of tags compared weakly, or `*`. */
function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
}
