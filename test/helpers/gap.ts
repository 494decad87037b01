/** What others wait for: a real server in a separate process, and a second connection that asks for its health again and again. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { builtOnce } from './build.ts';
import { servingMs } from './serving-thread.ts';

const entry = join(await builtOnce(), 'main', 'headless.js');
const PAUSE_MS = 2;

export type ServerProcess = {
  port: number;
  pid: number;
  stop(): Promise<void>;
  /** Ends it at once, as a crash would. */
  kill(): Promise<void>;
};

/** Serves a data folder that is not in use. */
export async function serveApart(dataDir: string): Promise<ServerProcess> {
  const child = spawn(process.execPath, [entry, '--data-dir', dataDir, 'serve', '--port', '0'], { stdio: ['ignore', 'pipe', 'ignore'] });
  const exited = once(child, 'exit');
  const [line] = (await Promise.race([
    once(createInterface({ input: child.stdout }), 'line'),
    exited.then(() => Promise.reject(new Error('The server ended before it was ready.'))),
  ])) as [string];
  const { url } = JSON.parse(line) as { url: string };
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await exited;
  };
  return { port: Number(new URL(url).port), pid: child.pid ?? 0, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
}

export type Reply = { status: number; bytes: number; code: string | undefined; retryAfter: string | undefined };

export function get(
  port: number,
  path: string,
  options: { agent?: Agent; method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Reply> {
  const { agent = new Agent(), method = 'GET', headers = {}, body } = options;
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, agent, method, headers }, (reply) => {
      let bytes = 0;
      reply.on('data', (piece: Buffer) => (bytes += piece.length));
      reply.on('error', reject);
      reply.on('end', () =>
        resolve({
          status: reply.statusCode ?? 0,
          bytes,
          code: reply.headers['x-error-code'] as string | undefined,
          retryAfter: reply.headers['retry-after'],
        }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Processor time that the serving thread uses from another request to its answer while `work` goes on, in milliseconds, the least first. */
export async function waitsDuring<T>({ port, pid }: ServerProcess, work: () => Promise<T>): Promise<{ waits: number[]; result: T }> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const waits: number[] = [];
  const state = { isOver: false };
  await get(port, '/health', { agent });
  const pinging = (async () => {
    while (!state.isOver) {
      const before = servingMs(pid);
      await get(port, '/health', { agent });
      waits.push(servingMs(pid) - before);
      await pause(PAUSE_MS);
    }
  })();
  try {
    const result = await work();
    state.isOver = true;
    await pinging;
    waits.sort((a, b) => a - b);
    return { waits, result };
  } finally {
    state.isOver = true;
    await pinging;
    agent.destroy();
  }
}
