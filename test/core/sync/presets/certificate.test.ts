/** A server whose certificate has ended, over real TLS: what the user hears is that the certificate does not hold at this machine's time, and nothing is stored. */
import { once } from 'node:events';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { expiredCertificate } from '../../../helpers/expired-certificate.ts';
import { open } from '../opened.ts';
import { PAIR } from './nms-server.ts';

it('says of every kind of client that the certificate or the clock is wrong', async () => {
  let answered = 0;
  const server = createServer(expiredCertificate(), (_, reply) => {
    answered++;
    reply.end('{}');
  }).listen(0, 'localhost');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const host = `localhost:${(server.address() as AddressInfo).port}`;
  const { sources, sync, notams } = await open();
  for (const kind of ['ukPib', 'faaNms', 'api'] as const) {
    const { id } = sources.add({ kind, address: `https://${host}/` });
    if (kind === 'faaNms') await sources.setCredentials(id, PAIR);
    const expected = { code: 'certificateTime', values: { address: host } };
    expect((await sync.run(id)).sources).toMatchObject([{ result: 'unreachable', reason: expected }]);
    expect(await sync.test(id)).toMatchObject({ reason: expected });
  }
  expect([answered, notams.list({ filter: '{"source":"NMS"}' }, { limit: 1, offset: 0 }).totalCount]).toEqual([0, 0]);
});
