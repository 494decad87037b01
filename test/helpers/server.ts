/** A real server on a free port, over a data folder of its own with the starter set, which has been started before. */
import { rmSync } from 'node:fs';
import { request } from 'node:http';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { openCore, type Core } from '#core/core.ts';
import type { Log } from '#core/platform/log.ts';
import type { StartChild } from '#core/platform/process/start-child.ts';
import { startServer } from '#http/server.ts';
import { temporaryFolder, type SetRows } from './dataset-files.ts';
import { layDataset } from './lay-dataset.ts';
import { layStarted } from './started-folder.ts';

type Logged = { level: 'info' | 'warn' | 'error'; message: string; about: object | undefined };

export type Running = {
  core: Core;
  url: string;
  port: number;
  /** It is a key of the owner. */
  key: string;
  dataDir: string;
  logged: Logged[];
  close(): Promise<void>;
};

/** `lay` fills the data folder before it is opened, by default as a start at the server's time would. */
export type ServerSetting = {
  clock?: () => Date;
  requestsPerMinute?: number;
  lay?: (dataDir: string) => Promise<void>;
  /** How its imports are made; by default as in the program. */
  startChild?: StartChild;
};

export async function startTestServer(options: ServerSetting = {}): Promise<Running> {
  const dataDir = temporaryFolder();
  await (options.lay ?? ((folder) => layStarted(folder, options.clock?.())))(dataDir);
  const logged: Logged[] = [];
  const note = (level: Logged['level']) => (message: string, about?: object) => void logged.push({ level, message, about });
  const log: Log = { info: note('info'), warn: note('warn'), error: note('error') };
  const core = await openCore({
    dataDir,
    log,
    ...(options.clock && { clock: options.clock }),
    ...(options.startChild && { startChild: options.startChild }),
  });
  core.users.ensureOwner();
  const { key } = core.keys.add('owner', 'tests');
  const { requestsPerMinute } = options;
  const server = await startServer(core, { port: 0, log, ...(requestsPerMinute !== undefined && { requestsPerMinute }) });
  return {
    core,
    url: server.url,
    port: server.port,
    key,
    dataDir,
    logged,
    close: async () => {
      await server.close();
      await core.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Makes a key of the owner of a data folder that nothing has open; a folder that was never started gets its owner too. */
export async function keyIn(dataDir: string): Promise<string> {
  const core = await openCore({ dataDir, log: { info: () => undefined, warn: () => undefined, error: console.error } });
  core.users.ensureOwner();
  const { key } = core.keys.add('owner', 'tests');
  await core.close();
  return key;
}

/** A server for the tests of one file or block: what it has is there from the first of them on, and it is closed after the last. */
export function testServer(options?: ServerSetting): Running {
  const server = {} as Running;
  beforeAll(async () => void Object.assign(server, await startTestServer(options)), 240_000);
  afterAll(() => server.close());
  return server;
}

/** One over these rows, whose clock stands still. */
export const serverOver = (set: SetRows, now: Date): Running =>
  testServer({ clock: () => now, lay: (dataDir) => layDataset(dataDir, set, { now }) });

/** A server for one test, closed at its end. */
export async function ownServer(options?: ServerSetting): Promise<Running> {
  const server = await startTestServer(options);
  onTestFinished(server.close);
  return server;
}

export type Answered = { status: number; headers: Record<string, string | string[] | undefined>; text: string; json: never };

/** One request with exactly the headers given: fetch would not let a test choose Host, Origin or Sec-Fetch-Site. */
export function ask(
  server: { port: number },
  path: string,
  options: { method?: string; headers?: Record<string, string>; body?: string | Uint8Array; address?: string } = {},
): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const { method = 'GET', headers = {}, body, address = '127.0.0.1' } = options;
    const sent = request({ host: address, port: server.port, path, method, headers, agent: false }, (reply) => {
      const chunks: Buffer[] = [];
      reply.on('data', (chunk: Buffer) => chunks.push(chunk));
      reply.on('error', reject);
      reply.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        const isJson = reply.headers['content-type']?.startsWith('application/json');
        resolve({
          status: reply.statusCode ?? 0,
          headers: reply.headers,
          text,
          json: (isJson && text ? JSON.parse(text) : undefined) as never,
        });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

export const post = (server: { port: number }, path: string, body: unknown, headers: Record<string, string> = {}) =>
  ask(server, path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) });

/** Asks with a key. An object is sent as JSON, a text or bytes as they are. */
export function askWithKey({ port, key }: { port: number; key: string }, method: string, path: string, body?: unknown): Promise<Answered> {
  const headers = { 'x-api-key': key };
  if (body === undefined) return ask({ port }, path, { method, headers });
  if (typeof body === 'string' || body instanceof Uint8Array) return ask({ port }, path, { method, headers, body });
  return ask({ port }, path, { method, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) });
}
