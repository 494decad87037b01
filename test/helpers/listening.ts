import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** A server of its own on loopback; its address ends in a slash. */
export type Listening = { address: string; close(): Promise<void> };

export async function listening(answer: RequestListener, port = 0): Promise<Listening> {
  const server = createServer(answer).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The same for one test, closed at its end. */
export async function serving(answer: RequestListener, port?: number): Promise<Listening> {
  const server = await listening(answer, port);
  onTestFinished(server.close);
  return server;
}
