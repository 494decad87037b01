import { serving } from './listening.ts';

/** A service that answers by site and has no NOTAM. */
export async function emptyService() {
  const asked: string[][] = [];
  const { address } = await serving((request, reply) => {
    asked.push(new URL(request.url ?? '', 'http://127.0.0.1').searchParams.getAll('site'));
    reply.writeHead(200, { 'content-type': 'application/json' });
    reply.end(JSON.stringify({ meta: { now: new Date().toISOString(), count: { notam: 0 } }, data: [] }));
  });
  return { asked, address };
}
