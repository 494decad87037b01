/** Connections that send nothing, or a letter at a time, are ended; those that wait for an answer are not. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { startServer } from '#http/server.ts';
import { ownServer } from '../helpers/server.ts';

const waits = { headers: 500, body: 700, upload: 5_000 };
const log = { info: () => undefined, warn: () => undefined, error: console.error };

async function opened() {
  const { core, key } = await ownServer();
  const server = await startServer(core, { port: 0, log, waits });
  onTestFinished(server.close);
  return { ...server, key };
}

/** Sends the beginning and then a letter every tenth of a second. */
async function slow(port: number, beginning: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(beginning);
  const trickle = setInterval(() => socket.writable && socket.write('x'), 100);
  socket.once('close', () => clearInterval(trickle));
  socket.resume();
  return socket;
}

/** A reset connection is ended as well, which `once` would throw. */
async function ended(socket: Socket): Promise<void> {
  if (!socket.closed) await new Promise<void>((resolve) => socket.once('close', () => resolve()));
}

const endless = (port: number): string =>
  `POST /login HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{`;

it.each([
  ['nothing', () => ''],
  ['a head that never ends', () => 'GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nX-A: '],
  ['a body that never ends', endless],
])('ends a connection that sends %s', async (_, beginning) => {
  const { port } = await opened();
  const sockets = await Promise.all(Array.from({ length: 40 }, () => slow(port, beginning(port))));
  await Promise.all(sockets.map(ended));
  expect(sockets.every(({ closed }) => closed)).toBe(true);
});

it('gives no answer on a connection that was opened ahead: a browser would take it for that of its next request', async () => {
  const { port } = await opened();
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.on('data', (piece) => (received += piece.toString()));
  await ended(socket);
  expect(received).toBe('');
});

it('lets an event stream go on', async () => {
  const { port } = await opened();
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(`GET /events HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`);
  socket.resume();
  // One that comes later than the stream is ended, the stream is not.
  await ended(await slow(port, endless(port)));
  expect(socket.closed).toBe(false);
  socket.destroy();
});
