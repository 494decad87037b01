import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** A service that answers by site and has no NOTAM. */
export async function emptyService() {
  const asked: string[][] = [];
  const service = createServer((request, reply) => {
    asked.push(new URL(request.url ?? '', 'http://127.0.0.1').searchParams.getAll('site'));
    reply.writeHead(200, { 'content-type': 'application/json' });
    reply.end(JSON.stringify({ meta: { now: new Date().toISOString(), count: { notam: 0 } }, data: [] }));
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
  onTestFinished(() => void service.close());
  return { asked, address: `http://127.0.0.1:${(service.address() as AddressInfo).port}/` };
}
