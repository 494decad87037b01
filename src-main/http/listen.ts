import { once } from 'node:events';
import type { Server } from 'node:http';
import { Refusal } from '#core/refusal.ts';

const PORTS_TRIED = 10;

/**
 * Listens and returns the port. A fixed port is used or refused; without one the default and the next ones are tried, then any free one,
 * since a client finds the port in the discovery file.
 */
export async function listen(server: Server, fixed: number | undefined, fallback: number): Promise<number> {
  if (fixed !== undefined) {
    const port = await tryPort(server, fixed);
    if (port === undefined)
      throw new Refusal('portTaken', {
        message: `Port ${fixed} is in use or not allowed; choose another with --port, or 0 for any free one.`,
      });
    return port;
  }
  for (let port = fallback; port < fallback + PORTS_TRIED; port++) {
    const opened = await tryPort(server, port);
    if (opened !== undefined) return opened;
  }
  const free = await tryPort(server, 0);
  if (free === undefined) throw new Refusal('portTaken');
  return free;
}

/** Undefined where the port is in use or not allowed. */
async function tryPort(server: Server, port: number): Promise<number | undefined> {
  server.listen({ host: '127.0.0.1', port, exclusive: true });
  try {
    await once(server, 'listening');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE' || code === 'EACCES') return undefined;
    throw error;
  }
  const address = server.address();
  return typeof address === 'object' && address ? address.port : port;
}
