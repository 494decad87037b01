import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { ask, testServer } from '../helpers/server.ts';

const server = testServer();

/** These differ with each request and each moment. */
const itsOwn = ['x-request-id', 'x-ratelimit-remaining', 'x-ratelimit-reset', 'date'];

it.each(['/airports/LSGG', '/countries', '/search?query=geneva', '/openapi.json', '/ui', '/notams'])(
  'HEAD has the status and headers of GET %s, with the length of its body and without the body',
  async (path) => {
    const headers = { 'x-api-key': server.key };
    const [head, get] = [await ask(server, path, { method: 'HEAD', headers }), await ask(server, path, { headers })];
    const told = (answer: typeof get) => Object.entries(answer.headers).filter(([name]) => !itsOwn.includes(name));
    expect([head.status, head.text]).toEqual([get.status, '']);
    expect(told(head)).toEqual(told(get));
    expect(head.headers['content-length']).toBe(String(Buffer.byteLength(get.text)));
  },
);

/** All that a connection answers to what is written to it. */
function answered(requests: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(server.port, '127.0.0.1');
    const pieces: Buffer[] = [];
    socket.on('data', (piece) => pieces.push(piece)).on('error', reject);
    socket.on('close', () => resolve(Buffer.concat(pieces).toString()));
    socket.write(requests);
  });
}

it('HEAD leaves the connection to the next request, whose answer has a body', async () => {
  const request = (method: string, last = '') => `${method} /health HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\n${last}\r\n`;
  const [before, first, second] = (await answered(request('HEAD') + request('GET', 'Connection: close\r\n'))).split('HTTP/1.1 ');
  expect(before).toBe('');
  expect(first).toMatch(/^200 OK\r\n[^]*\r\n\r\n$/);
  expect(second).toMatch(/^200 OK\r\n[^]*\r\n\r\n\{[^]*\}$/);
});

it('HEAD is logged as it was sent', async () => {
  const before = server.logged.length;
  await ask(server, '/nowhere', { method: 'HEAD' });
  expect(server.logged.slice(before)).toMatchObject([{ message: 'request refused', about: { method: 'HEAD', path: '/nowhere' } }]);
});

it('HEAD is refused where there is no GET, with the methods that there are', async () => {
  const answer = await ask(server, '/login', { method: 'HEAD' });
  expect([answer.status, answer.headers['allow']]).toEqual([405, 'POST']);
});
