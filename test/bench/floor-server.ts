/**
 * What a server could reach at best and what the plain way reaches, on the same bytes: `node floor-server.ts URL` reads a page and an
 * airport from the server at URL, then serves /page, /one as constant buffers on bare node:http, and /rows on a plain Fastify route
 * that stringifies 100 row objects.
 */
import { createServer } from 'node:http';
import fastify from 'fastify';

const source = process.argv[2] ?? '';
const read = async (path: string) => Buffer.from(await (await fetch(source + path)).arrayBuffer());
const constant = new Map([
  ['/page', await read('/airports?page=3')],
  ['/one', await read('/airports/LSGG')],
]);
const rows = JSON.parse(String(constant.get('/page'))) as object;

const plain = fastify();
plain.get('/rows', () => rows);
await plain.ready();

const server = createServer((request, reply) => {
  const body = constant.get(request.url ?? '');
  if (!body) return plain.routing(request, reply);
  reply.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length });
  reply.end(body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(JSON.stringify({ url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}` }));
});
