/** Finding a port on 127.0.0.1. */
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

function tryPort(server: Server, port: number): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const failed = (error: NodeJS.ErrnoException) => {
      server.off('listening', listening);
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(undefined);
      else reject(error);
    };
    const listening = () => {
      server.off('error', failed);
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    };
    server.once('error', failed);
    server.once('listening', listening);
    server.listen({ host: '127.0.0.1', port, exclusive: true });
  });
}
