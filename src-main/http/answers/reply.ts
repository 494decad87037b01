/** Sends a good answer: serialised by the contract, with the headers that identify the data behind it. */
import { hash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import fastJson from 'fast-json-stringify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { endpoints, type EndpointName } from '#contract/endpoints.ts';
import type { Endpoint } from '#contract/endpoints/endpoint.ts';
import type { NewestEndpoint } from '#contract/newest/endpoints.ts';
import type { Core } from '#core/core.ts';
import type { JsonPieces } from '#core/database/json.ts';
import { sendFeed } from './feed.ts';
import type { Answer, Download, Feed, StoredBytes, NamedFile, Streamed } from '../handlers.ts';
import type { Slice } from '#core/paging.ts';
import type { Schema } from 'fast-json-stringify';

const UNREAD_MS = 60_000;
const JSON_TYPE = 'application/json; charset=utf-8';

/** The dataset in use for an answer: sent with every answer, refusals included. A dataset without a date has no X-Dataset-Date, one that lacks nothing no X-Dataset-Losses. */
export function datasetHeaders({ revision, date, losses }: ReturnType<Core['dataset']['current']>): Record<string, string> {
  return {
    'x-dataset-revision': revision,
    ...(date !== null && { 'x-dataset-date': date }),
    ...(losses.length > 0 && {
      'x-dataset-losses': losses.map(({ resource, before, now, since }) => `${resource}=${now}/${before} since ${since}`).join(', '),
    }),
  };
}

export function send(
  { name, newest }: Sent,
  core: Core,
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Answer<unknown> | Streamed | NamedFile | StoredBytes | Download | Feed,
): FastifyReply {
  const endpoint: Endpoint = endpoints[name];
  reply.headers(datasetHeaders(core.dataset.current()));
  if (endpoint.method === 'GET') reply.header('cache-control', 'private, no-cache');
  if ('feed' in answer) return sendFeed(reply, answer);
  if ('download' in answer) {
    return reply
      .type('application/octet-stream')
      .header('content-disposition', `attachment; filename="${answer.fileName}"`)
      .send(answer.download);
  }
  if ('stored' in answer) return sendStored(request, reply, answer);
  if (answer.headers) reply.headers(answer.headers);
  if (newest?.headers) reply.headers(newest.headers);
  if ('file' in answer) {
    const { file, mediaType, fileName } = answer;
    return reply
      .type(mediaType)
      .header('content-disposition', attachment(fileName))
      .send(Buffer.from(file.buffer, file.byteOffset, file.length));
  }
  if ('rows' in answer) {
    // A client that reads nothing for that long has gone.
    reply.raw.setTimeout(UNREAD_MS, () => void reply.raw.destroy());
    // Each chunk becomes bytes once without `objectMode`, instead of being measured and then written.
    return reply.type(answer.rows.contentType).send(Readable.from(answer.rows.chunks, { objectMode: false }));
  }
  if (answer.list) {
    const link = linkHeader(request.url, answer.list);
    if (link) reply.header('link', link);
  }
  // What is made for this request is known by its bytes: who has them need not be sent them again.
  const made = newest?.body || !isStored(answer.body) ? serialise({ name, newest }, answer.body) : undefined;
  const tag = answer.tag ?? (endpoint.method === 'GET' && made !== undefined ? hash('sha1', made, 'base64url') : undefined);
  if (tag !== undefined) {
    const etag = `"${tag}"`;
    reply.header('etag', etag);
    if (matches(request.headers['if-none-match'], etag)) return reply.code(304).send();
  }
  reply.code(endpoint.status);
  if (endpoint.status === 204) return reply.send();
  reply.header('content-type', JSON_TYPE);
  if (made !== undefined) return reply.send(made);
  return isPieces(answer.body) ? sendPieces(reply, answer.body.pieces) : reply.send(answer.body);
}

/** An endpoint of the root, or as the mount of the newest revision has it. */
type Sent = { name: EndpointName; newest: NewestEndpoint | undefined };

/** Made from the contract at first use: an undeclared member can't be sent. */
const serialisers = new Map<object, (value: unknown) => string>();

function serialise({ name, newest }: Sent, value: unknown): string {
  const { reply } = newest ?? endpoints[name];
  let serialiser = serialisers.get(reply);
  if (!serialiser) {
    serialiser = fastJson(writableSchema(reply));
    serialisers.set(reply, serialiser);
  }
  return serialiser(newest?.body ? newest.body(value as never) : value);
}

const isStored = (body: unknown): boolean => Buffer.isBuffer(body) || isPieces(body);

/** The two forms of packed bytes differ, and so do their tags (RFC 9110, 8.8.3.3). */
function sendStored(request: FastifyRequest, reply: FastifyReply, { stored, isGzip, mediaType, tag }: StoredBytes): FastifyReply {
  const takesGzip = isGzip && /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(request.headers['accept-encoding'] ?? '');
  const etag = `"${tag}${takesGzip ? '-gzip' : ''}"`;
  reply.headers({ etag, ...(isGzip && { vary: 'accept-encoding' }) });
  if (matches(request.headers['if-none-match'], etag)) return reply.code(304).send();
  if (stored.length === 0) return reply.code(204).send();
  reply.type(mediaType);
  if (isGzip && !takesGzip) return reply.send(pipeline(Readable.from([stored]), createGunzip(), () => undefined));
  if (takesGzip) reply.header('content-encoding', 'gzip');
  return reply.send(Buffer.from(stored.buffer, stored.byteOffset, stored.byteLength));
}

const isPieces = (body: unknown): body is JsonPieces<unknown> => typeof body === 'object' && body !== null && 'pieces' in body;

/** RFC 6266 has the name in ASCII for old clients, then whole. */
function attachment(fileName: string): string {
  const plain = fileName.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const whole = encodeURIComponent(fileName).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="${plain}"${plain === fileName ? '' : `; filename*=UTF-8''${whole}`}`;
}

/** Bypasses Fastify's own send, which needs one buffer: joining the pieces would create a page of garbage per request and cost a tenth of the time. */
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

/** Compares a list of tags weakly, or `*` (RFC 9110, 13.1.2). */
function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
}

/**
 * The Link header of a list (RFC 8288): first, prev, next and last page, by page or by offset as the client sent; the next one alone, or
 * nothing, where a long filter would make it longer than clients take: Node's own stop at 16 KB of headers in all.
 */
const MAX_LENGTH = 2_048;

function linkHeader(url: string, { limit, offset, totalCount }: Slice & { totalCount: number }): string | undefined {
  if (totalCount === 0) return undefined;
  const start = url.indexOf('?');
  const path = start < 0 ? url : url.slice(0, start);
  const given = start < 0 ? [] : url.slice(start + 1).split('&');
  const byOffset = given.some((pair) => pair.startsWith('offset='));
  const others = given.filter((pair) => pair !== '' && !pair.startsWith('page=') && !pair.startsWith('offset=')).join('&');
  const target = (at: number, rel: string) => {
    const place = byOffset ? `offset=${at}` : `page=${Math.floor(at / limit) + 1}`;
    return `<${path}?${others}${others && '&'}${place}>; rel="${rel}"`;
  };
  const last = Math.floor((totalCount - 1) / limit) * limit;
  const next = offset + limit < totalCount ? [target(offset + limit, 'next')] : [];
  const links = [target(0, 'first')];
  if (offset > 0) links.push(target(Math.max(0, Math.min(offset - limit, last)), 'prev'));
  links.push(...next, target(last, 'last'));
  return [links, next].map((some) => some.join(', ')).find((header) => header !== '' && header.length <= MAX_LENGTH);
}

/**
 * Schemas of answers as they are written. For `anyOf` fast-json-stringify compiles a validator of each choice when the first answer is written, which held others up for a
 * quarter of a second, and validates each value: a value or null is said by its types instead, which are looked at alone.
 */
const seen = new Map<object, unknown>();

/** The same schema, where a choice between null and a value of one type is a type of two. */
export const writableSchema = (schema: object): Schema => rewritten(schema) as Schema;

function rewritten(schema: unknown): unknown {
  if (typeof schema !== 'object' || schema === null) return schema;
  const before = seen.get(schema);
  if (before !== undefined) return before;
  const made = Array.isArray(schema)
    ? schema.map(rewritten)
    : Object.fromEntries(Object.entries(withTwoTypes(schema)).map(([name, part]) => [name, rewritten(part)]));
  seen.set(schema, made);
  return made;
}

function withTwoTypes(schema: object): object {
  const { anyOf, ...about } = schema as { anyOf?: { type?: unknown }[] };
  const [value, none] = anyOf ?? [];
  if (anyOf?.length !== 2 || typeof value?.type !== 'string' || none?.type !== 'null') return schema;
  return { ...value, ...about, type: [value.type, 'null'] };
}
