/** A web server for files, as the tests want it: it knows ETags, dates, gzip and ranges, keeps a record of what it is asked, and cuts off answers. */
import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { serving } from '../../../helpers/listening.ts';

export type ServedFile = {
  text: string;
  etag?: string;
  lastModified?: string;
  /** Pack it for those who take it so. */
  isPacked?: boolean;
};

type Asked = { name: string; headers: IncomingHttpHeaders; status: number };

export type FileServer = {
  /** Ends in a slash. */
  base: string;
  /** The key is the name; a test may change them freely. */
  files: Map<string, ServedFile>;
  asked: Asked[];
  /** Sends so many bytes of the body of the next answers for this name, one after another, then cuts the connection. */
  cut: Map<string, number[]>;
  /** Answers for this name instead. */
  instead: Map<string, RequestListener>;
  close(): Promise<void>;
};

const nameOf = (request: IncomingMessage) => (request.url ?? '').replace(/^\/data\//, '');

export async function serveFiles(files: Iterable<readonly [string, ServedFile]>): Promise<FileServer> {
  const served = new Map(files);
  const asked: Asked[] = [];
  const cut = new Map<string, number[]>();
  const instead = new Map<string, RequestListener>();
  const { address, close } = await serving((request, response) => {
    const name = nameOf(request);
    response.once('close', () => asked.push({ name, headers: request.headers, status: response.statusCode }));
    const other = instead.get(name);
    const file = served.get(name);
    if (other) other(request, response);
    else if (file) send(file, request, response, cut.get(name)?.shift());
    else response.writeHead(404).end();
  });
  return {
    base: `${address}data/`,
    files: served,
    asked,
    cut,
    instead,
    close,
  };
}

function send(file: ServedFile, request: IncomingMessage, response: ServerResponse, cutAfter: number | undefined): void {
  const { headers } = request;
  const isPacked = file.isPacked === true && headers['accept-encoding'] === 'gzip';
  const body = isPacked ? gzipSync(file.text) : Buffer.from(file.text);
  if (isPacked) response.setHeader('content-encoding', 'gzip');
  if (file.etag !== undefined) response.setHeader('etag', file.etag);
  if (file.lastModified !== undefined) response.setHeader('last-modified', file.lastModified);

  const isKnown =
    headers['if-none-match'] === undefined ? headers['if-modified-since'] === file.lastModified : headers['if-none-match'] === file.etag;
  if (isKnown && (headers['if-none-match'] ?? headers['if-modified-since']) !== undefined) return void response.writeHead(304).end();

  const range = /^bytes=(\d+)-$/.exec(headers.range ?? '');
  const isSame = [file.etag, file.lastModified].some((version) => version !== undefined && version === headers['if-range']);
  const from = range && isSame ? Number(range[1]) : 0;
  if (from > 0) response.setHeader('content-range', `bytes ${from}-${body.length - 1}/${body.length}`);
  response.writeHead(from > 0 ? 206 : 200, { 'content-length': body.length - from });
  const rest = body.subarray(from);
  if (cutAfter === undefined || cutAfter >= rest.length) return void response.end(rest);
  response.flushHeaders();
  response.write(rest.subarray(0, cutAfter), () => response.destroy());
}
